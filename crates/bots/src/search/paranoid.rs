//! Paranoid alpha-beta search: the bot does its best and assumes that everyone else plays against
//! it. With two players that is plain minimax; with more it is a cautious, cheap approximation
//! that keeps the full power of pruning. It looks a few moves ahead and remembers nothing.

use super::{Budget, DECIDED, Found, Scored, Side};

/// A game as the search sees it. All values are from the bot's point of view.
pub trait Tree {
    /// A move.
    type Move: Copy + PartialEq;
    /// What taking it back needs.
    type Undo;

    /// Who is to move.
    fn side(&self) -> Side;

    /// The value if the game is over here: [`DECIDED`] for a win, `-DECIDED` for a loss. The search
    /// itself prefers quick wins and slow losses.
    fn finished(&self) -> Option<i32>;

    /// The value where nobody can move, which [`Tree::finished`] need not notice.
    fn stuck(&self) -> i32;

    /// A guess at the value of a game that is not over.
    fn evaluate(&mut self) -> i32;

    /// The legal moves, promising ones first: the better the order, the more is pruned.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes it back.
    fn undo(&mut self, undo: Self::Undo);
}

/// Searches deeper and deeper until the budget is spent. Moves worth less than the best by more
/// than `margin` are only known to be that much worse: a bot that chooses softly among good moves
/// needs exact values for those alone.
///
/// The first depth is always finished, so there is an answer whenever there is a legal move.
pub fn search<T: Tree>(tree: &mut T, margin: i32, budget: &mut Budget<'_>) -> Found<T::Move> {
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let mut found = Found {
        moves: moves.into_iter().map(|mv| Scored { mv, value: 0 }).collect(),
        depth: 0,
        nodes: 0,
    };
    for depth in 1..=budget.depth.max(1) {
        let killers = vec![[None; 2]; depth as usize];
        let mut run = Run { tree, budget, depth, nodes: found.nodes, lists: Vec::new(), killers };
        let Some(scored) = run.root(&found.moves, margin) else {
            found.nodes = run.nodes;
            break;
        };
        found = Found { moves: scored, depth, nodes: run.nodes };
        let decided = found.moves.first().is_none_or(|best| best.value.abs() > DECIDED / 2);
        if decided {
            break; // nothing that lies deeper can change a proven result
        }
    }
    found
}

/// One iteration of the deepening.
struct Run<'r, 'b, T: Tree> {
    tree: &'r mut T,
    budget: &'r mut Budget<'b>,
    /// How deep this iteration looks.
    depth: u32,
    nodes: u64,
    /// Move lists given back for reuse: no allocation in the heat of the search.
    lists: Vec<Vec<T::Move>>,
    /// By remaining depth, the last two moves that refuted something. What refutes one move often
    /// refutes its neighbours, so they are tried first.
    killers: Vec<[Option<T::Move>; 2]>,
}

impl<T: Tree> Run<'_, '_, T> {
    fn root(&mut self, order: &[Scored<T::Move>], margin: i32) -> Option<Vec<Scored<T::Move>>> {
        let mut scored = Vec::with_capacity(order.len());
        let mut best = i32::MIN + 1;
        for &Scored { mv, .. } in order {
            // One less than the margin: a move cut off at the window's edge must not look as good.
            let alpha = best.saturating_sub(margin + 1).max(i32::MIN + 1);
            let undo = self.tree.play(mv);
            let value = self.value(self.depth - 1, alpha, i32::MAX);
            self.tree.undo(undo);
            let value = value?;
            best = best.max(value);
            scored.push(Scored { mv, value });
        }
        // Stable, so that equal moves keep the order of the last iteration.
        scored.sort_by_key(|scored| std::cmp::Reverse(scored.value));
        Some(scored)
    }

    /// The value of the current position, or `None` when the budget ran out.
    fn value(&mut self, depth: u32, mut alpha: i32, mut beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.spent() {
            return None;
        }
        if let Some(value) = self.tree.finished() {
            // A result that is further away counts for less.
            return Some(value - value.signum() * (self.depth - depth).cast_signed());
        }
        if depth == 0 {
            return Some(self.tree.evaluate());
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        self.tree.moves(&mut moves);
        if moves.is_empty() {
            self.lists.push(moves);
            return Some(self.tree.stuck());
        }
        for killer in self.killers[depth as usize].into_iter().rev().flatten() {
            if let Some(at) = moves.iter().position(|&mv| mv == killer) {
                moves[..=at].rotate_right(1);
            }
        }
        let side = self.tree.side();
        let mut best = if side == Side::Ours { i32::MIN + 1 } else { i32::MAX };
        for &mv in &moves {
            let undo = self.tree.play(mv);
            let value = self.value(depth - 1, alpha, beta);
            self.tree.undo(undo);
            let value = value?;
            match side {
                Side::Ours => {
                    best = best.max(value);
                    alpha = alpha.max(value);
                }
                Side::Theirs => {
                    best = best.min(value);
                    beta = beta.min(value);
                }
            }
            if alpha >= beta {
                let killers = &mut self.killers[depth as usize];
                if killers[0] != Some(mv) {
                    *killers = [Some(mv), killers[0]];
                }
                break;
            }
        }
        self.lists.push(moves);
        Some(best)
    }

    fn spent(&mut self) -> bool {
        if self.depth == 1 {
            return false;
        }
        self.nodes >= self.budget.nodes || (self.nodes.is_multiple_of(1024) && (self.budget.stop)())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree of random numbers: every position has three moves and is decided now and then.
    struct Numbers {
        path: Vec<u8>,
        seats: usize,
    }

    impl Numbers {
        fn hash(&self) -> i32 {
            let mixed = self.path.iter().fold(0x9e37_79b9_u32, |hash, &step| {
                (hash ^ u32::from(step)).wrapping_mul(0x85eb_ca6b).rotate_left(13)
            });
            (mixed % 2001).cast_signed() - 1000
        }
    }

    impl Tree for Numbers {
        type Move = u8;
        type Undo = ();

        fn side(&self) -> Side {
            if self.path.len().is_multiple_of(self.seats) { Side::Ours } else { Side::Theirs }
        }

        fn finished(&self) -> Option<i32> {
            match self.hash() {
                -1000..-960 => Some(-DECIDED),
                961..=1000 => Some(DECIDED),
                _ => None,
            }
        }

        fn stuck(&self) -> i32 {
            unreachable!("there are always three moves")
        }

        fn evaluate(&mut self) -> i32 {
            self.hash()
        }

        fn moves(&self, into: &mut Vec<u8>) {
            into.extend(0..3);
        }

        fn play(&mut self, mv: u8) {
            self.path.push(mv);
        }

        fn undo(&mut self, (): ()) {
            self.path.pop();
        }
    }

    /// The second witness: no pruning, no deepening.
    fn plain(tree: &mut Numbers, depth: u32, ply: i32) -> i32 {
        if let Some(value) = tree.finished() {
            return value - value.signum() * ply;
        }
        if depth == 0 {
            return tree.evaluate();
        }
        let values = (0..3).map(|mv| {
            tree.play(mv);
            let value = plain(tree, depth - 1, ply + 1);
            tree.undo(());
            value
        });
        let values = values.collect::<Vec<_>>();
        let best =
            if tree.side() == Side::Ours { values.iter().max() } else { values.iter().min() };
        *best.expect("three moves")
    }

    fn with_budget<R>(depth: u32, nodes: u64, run: impl FnOnce(&mut Budget<'_>) -> R) -> R {
        run(&mut Budget { depth, nodes, stop: &mut || false })
    }

    #[test]
    fn pruning_changes_nothing_within_the_margin() {
        for seats in 2..=4 {
            for start in 0..=255 {
                let mut tree = Numbers { path: vec![start; seats], seats };
                let margin = i32::from(start);
                let found = with_budget(5, u64::MAX, |budget| search(&mut tree, margin, budget));
                let best = found.moves[0].value;
                for Scored { mv, value } in found.moves {
                    tree.play(mv);
                    let exact = plain(&mut tree, found.depth - 1, 1);
                    tree.undo(());
                    if best - exact <= margin {
                        assert_eq!(value, exact, "{seats} seats, start {start}, move {mv}");
                    } else {
                        assert!(best - value > margin, "{seats} seats, start {start}, move {mv}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_spent_budget_still_gives_an_answer() {
        let mut tree = Numbers { path: vec![1, 2], seats: 2 };
        let found = with_budget(9, 1, |budget| search(&mut tree, 0, budget));
        assert_eq!((found.depth, found.moves.len()), (1, 3));
        assert_eq!(tree.path, [1, 2], "every move is taken back");
    }

    #[test]
    fn stopping_gives_the_last_finished_depth() {
        let mut tree = Numbers { path: vec![3, 4], seats: 2 };
        let mut budget = Budget { depth: 40, nodes: u64::MAX, stop: &mut || true };
        let found = search(&mut tree, 0, &mut budget);
        assert!((1..40).contains(&found.depth));
        assert_eq!(tree.path, [3, 4]);
    }
}
