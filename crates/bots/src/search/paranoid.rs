//! Paranoid alpha-beta search: the bot maximises, and all opponents together minimise. With two
//! players this is plain minimax; with more it is pessimistic, but prunes as well. Iterative
//! deepening and killer moves, no transposition table.

use super::{Budget, MATE, ScoredMove, SearchResult, Side};

/// A game to search. All values are from the bot's point of view.
pub trait Tree {
    /// A move.
    type Move: Copy + PartialEq;
    /// What is needed to take a move back.
    type Undo;

    /// Who is to move.
    fn side(&self) -> Side;

    /// The value if the game is over: [`MATE`] for a win, `-MATE` for a loss. The search adjusts it
    /// by the ply, so that quick wins and slow losses score best.
    fn terminal_value(&self) -> Option<i32>;

    /// The value if nobody can move. [`Tree::terminal_value`] need not detect this.
    fn stalemate_value(&self) -> i32;

    /// The static evaluation of a game that is not over.
    fn evaluate(&mut self) -> i32;

    /// The legal moves, promising ones first.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes it back.
    fn undo(&mut self, undo: Self::Undo);
}

/// Searches with iterative deepening until the budget is used up. Values are exact down to `margin`
/// below the best; the bot chooses among those. Worse moves get an upper bound.
///
/// Depth 1 is always completed, so there is a result whenever there is a legal move.
pub fn search<T: Tree>(
    tree: &mut T,
    margin: i32,
    budget: &mut Budget<'_>,
) -> SearchResult<T::Move> {
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let mut found = SearchResult {
        moves: moves.into_iter().map(|mv| ScoredMove { mv, value: 0 }).collect(),
        depth: 0,
        nodes: 0,
    };
    for depth in 1..=budget.depth.max(1) {
        let killers = vec![[None; 2]; depth as usize];
        let mut context = SearchContext {
            tree,
            budget,
            depth,
            nodes: found.nodes,
            move_lists: Vec::new(),
            killers,
        };
        let Some(scored) = context.root(&found.moves, margin) else {
            found.nodes = context.nodes;
            break;
        };
        found = SearchResult { moves: scored, depth, nodes: context.nodes };
        let decided = found.moves.first().is_none_or(|best| best.value.abs() > MATE / 2);
        if decided {
            break; // a deeper search cannot change a proven result
        }
    }
    found
}

/// One iteration of the iterative deepening.
struct SearchContext<'r, 'b, T: Tree> {
    tree: &'r mut T,
    budget: &'r mut Budget<'b>,
    /// The depth of this iteration.
    depth: u32,
    nodes: u64,
    /// Move lists to reuse, to avoid allocation.
    move_lists: Vec<Vec<T::Move>>,
    /// By remaining depth, the last two moves that caused a cutoff.
    killers: Vec<[Option<T::Move>; 2]>,
}

impl<T: Tree> SearchContext<'_, '_, T> {
    fn root(
        &mut self,
        order: &[ScoredMove<T::Move>],
        margin: i32,
    ) -> Option<Vec<ScoredMove<T::Move>>> {
        let mut scored = Vec::with_capacity(order.len());
        let mut best = i32::MIN + 1;
        for &ScoredMove { mv, .. } in order {
            // One point below the margin: a move that fails low must not look as good as one within
            // it.
            let alpha = best.saturating_sub(margin + 1).max(i32::MIN + 1);
            let undo = self.tree.play(mv);
            let value = self.search(self.depth - 1, alpha, i32::MAX);
            self.tree.undo(undo);
            let value = value?;
            best = best.max(value);
            scored.push(ScoredMove { mv, value });
        }
        // A stable sort keeps the previous order of equal moves.
        scored.sort_by_key(|scored| std::cmp::Reverse(scored.value));
        Some(scored)
    }

    /// The value of the current position; `None` if the budget is used up.
    fn search(&mut self, depth: u32, mut alpha: i32, mut beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.is_out_of_budget() {
            return None;
        }
        if let Some(value) = self.tree.terminal_value() {
            // Prefer quick wins and slow losses.
            return Some(value - value.signum() * (self.depth - depth).cast_signed());
        }
        if depth == 0 {
            return Some(self.tree.evaluate());
        }
        let mut moves = self.move_lists.pop().unwrap_or_default();
        moves.clear();
        self.tree.moves(&mut moves);
        if moves.is_empty() {
            self.move_lists.push(moves);
            return Some(self.tree.stalemate_value());
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
            let value = self.search(depth - 1, alpha, beta);
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
        self.move_lists.push(moves);
        Some(best)
    }

    fn is_out_of_budget(&mut self) -> bool {
        if self.depth == 1 {
            return false;
        }
        self.nodes >= self.budget.nodes || (self.nodes.is_multiple_of(1024) && (self.budget.stop)())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game tree of pseudo-random values: three moves everywhere, with a few wins and losses.
    struct RandomTree {
        path: Vec<u8>,
        seats: usize,
    }

    impl RandomTree {
        fn hash(&self) -> i32 {
            let mixed = self.path.iter().fold(0x9e37_79b9_u32, |hash, &step| {
                (hash ^ u32::from(step)).wrapping_mul(0x85eb_ca6b).rotate_left(13)
            });
            (mixed % 2001).cast_signed() - 1000
        }
    }

    impl Tree for RandomTree {
        type Move = u8;
        type Undo = ();

        fn side(&self) -> Side {
            if self.path.len().is_multiple_of(self.seats) { Side::Ours } else { Side::Theirs }
        }

        fn terminal_value(&self) -> Option<i32> {
            match self.hash() {
                -1000..-960 => Some(-MATE),
                961..=1000 => Some(MATE),
                _ => None,
            }
        }

        fn stalemate_value(&self) -> i32 {
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

    /// The reference: plain minimax without pruning or iterative deepening.
    fn minimax(tree: &mut RandomTree, depth: u32, ply: i32) -> i32 {
        if let Some(value) = tree.terminal_value() {
            return value - value.signum() * ply;
        }
        if depth == 0 {
            return tree.evaluate();
        }
        let values = (0..3).map(|mv| {
            tree.play(mv);
            let value = minimax(tree, depth - 1, ply + 1);
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
    fn values_within_the_margin_equal_minimax() {
        for seats in 2..=4 {
            for start in 0..=255 {
                let mut tree = RandomTree { path: vec![start; seats], seats };
                let margin = i32::from(start);
                let found = with_budget(5, u64::MAX, |budget| search(&mut tree, margin, budget));
                let best = found.moves[0].value;
                for ScoredMove { mv, value } in found.moves {
                    tree.play(mv);
                    let exact = minimax(&mut tree, found.depth - 1, 1);
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
    fn a_tiny_budget_still_gives_a_result() {
        let mut tree = RandomTree { path: vec![1, 2], seats: 2 };
        let found = with_budget(9, 1, |budget| search(&mut tree, 0, budget));
        assert_eq!((found.depth, found.moves.len()), (1, 3));
        assert_eq!(tree.path, [1, 2], "every move is undone");
    }

    #[test]
    fn stopping_returns_the_last_completed_depth() {
        let mut tree = RandomTree { path: vec![3, 4], seats: 2 };
        let mut budget = Budget { depth: 40, nodes: u64::MAX, stop: &mut || true };
        let found = search(&mut tree, 0, &mut budget);
        assert!((1..40).contains(&found.depth));
        assert_eq!(tree.path, [3, 4]);
    }
}
