//! What happens below the root.

use super::{Outlook, Pruning, Tree, Which};
use crate::search::{
    Budget, DECIDED, Side, is_decided,
    order::{Experience, FORCING, Ranked, bring_best},
    table::{Bound, Table},
};

/// The budget ran out before there was an answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spent;

/// Everything a search carries with it.
pub(super) struct Run<'r, 'b, T: Tree> {
    pub(super) tree: &'r mut T,
    table: &'r mut Table<T::Move>,
    pruning: &'r Pruning,
    pub(super) budget: &'r mut Budget<'b>,
    /// How deep this iteration looks.
    pub(super) depth: i32,
    pub(super) nodes: u64,
    experience: Experience<T::Move>,
    /// Keys of the positions between the root and here.
    path: Vec<u64>,
    /// Whether the last move was skipped: two in a row would lead back to where it was.
    just_skipped: bool,
    /// Move lists given back for reuse: no allocation in the heat of the search.
    lists: Vec<Vec<Ranked<T::Move>>>,
}

/// Where in the tree, and what is still of interest: values at or below `alpha` and at or above
/// `beta` need not be exact.
#[derive(Clone, Copy)]
struct Window {
    ply: usize,
    alpha: i32,
    beta: i32,
}

impl<'r, 'b, T: Tree> Run<'r, 'b, T> {
    pub(super) fn new(
        tree: &'r mut T,
        table: &'r mut Table<T::Move>,
        pruning: &'r Pruning,
        budget: &'r mut Budget<'b>,
    ) -> Self {
        let path = vec![tree.key()];
        Run {
            tree,
            table,
            pruning,
            budget,
            depth: 0,
            nodes: 0,
            experience: Experience::new(T::SLOTS),
            path,
            just_skipped: false,
            lists: Vec::new(),
        }
    }

    /// The value of the current position for the side that has just moved.
    pub(super) fn child(
        &mut self,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Spent> {
        self.value(depth, Window { ply, alpha: -beta, beta: -alpha }).map(|value| -value)
    }

    /// How much less deeply the quiet move tried at place `at` is looked at.
    pub(super) fn reduction(&self, depth: i32, at: usize) -> i32 {
        let after = self.pruning.reduce_after;
        if after == 0 || at < after || depth < 2 {
            return 0;
        }
        1 + depth.ilog2().cast_signed() * (at / after).ilog2().cast_signed() / 3
    }

    /// The value of the current position for the side to move.
    fn value(&mut self, depth: i32, window: Window) -> Result<i32, Spent> {
        let Window { ply, alpha, beta } = window;
        let just_skipped = std::mem::take(&mut self.just_skipped);
        let outlook = self.tree.outlook();
        if let Some(value) = self.glance(outlook, ply)? {
            return Ok(value);
        }
        if depth <= 0 {
            return self.quiet_value(outlook, self.pruning.quiescence, window);
        }
        let key = self.tree.key();
        if self.tree.seen_before() || self.path.contains(&key) {
            return Ok(self.drawn());
        }
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let value = from_table(entry.value, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if enough {
                return Ok(value);
            }
        }
        self.path.push(key);
        let found = match self.shortcut(outlook, depth, window, just_skipped) {
            Ok(None) => self.try_moves(outlook, known.and_then(|entry| entry.mv), depth, window),
            Ok(Some(value)) => Ok((value, None)),
            Err(Spent) => Err(Spent),
        };
        self.path.pop();
        let (value, mv) = found?;
        let bound = if value >= beta {
            Bound::AtLeast
        } else if value > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.put(key, mv, to_table(value, ply), depth, bound);
        Ok(value)
    }

    /// Counts the position, and gives its value if that is decided at a glance.
    #[inline]
    fn glance(&mut self, outlook: Outlook, ply: usize) -> Result<Option<i32>, Spent> {
        self.nodes += 1;
        // The first depth is always finished.
        if self.depth > 1
            && (self.nodes >= self.budget.nodes
                || (self.nodes.is_multiple_of(1024) && (self.budget.stop)()))
        {
            return Err(Spent);
        }
        Ok(match outlook {
            Outlook::Lost => Some(after(ply) - DECIDED),
            Outlook::Won => Some(DECIDED - after(ply + 1)),
            Outlook::Pressed | Outlook::Open => None,
        })
    }

    /// A value that makes trying moves unnecessary.
    fn shortcut(
        &mut self,
        outlook: Outlook,
        depth: i32,
        window: Window,
        just_skipped: bool,
    ) -> Result<Option<i32>, Spent> {
        let Window { ply, alpha, beta } = window;
        let narrow = beta - alpha == 1;
        if outlook == Outlook::Pressed || !narrow || is_decided(beta) {
            return Ok(None);
        }
        let Pruning { ahead, null_moves, .. } = *self.pruning;
        if ahead == 0 && !null_moves {
            return Ok(None);
        }
        let standing = self.tree.evaluate();
        if ahead > 0 && depth <= 3 && standing - ahead * depth >= beta {
            return Ok(Some(standing));
        }
        if null_moves && !just_skipped && depth >= 2 && standing >= beta {
            let undo = self.tree.skip();
            self.just_skipped = true;
            let value = self.child(depth - 3 - depth / 4, ply + 1, beta - 1, beta);
            self.tree.undo(undo);
            self.just_skipped = false;
            let value = value?;
            if value >= beta {
                // A win found by moving twice in a row proves nothing.
                return Ok(Some(if is_decided(value) { beta } else { value }));
            }
        }
        Ok(None)
    }

    /// The best of the moves and its value; no move if all of them fell short of the window.
    fn try_moves(
        &mut self,
        outlook: Outlook,
        known: Option<T::Move>,
        depth: i32,
        window: Window,
    ) -> Result<(i32, Option<T::Move>), Spent> {
        let pressed = outlook == Outlook::Pressed;
        let mut moves = self.take_list();
        self.tree.moves(if pressed { Which::Answers } else { Which::All }, &mut moves);
        let result = if moves.is_empty() {
            Ok((if pressed { after(window.ply + 2) - DECIDED } else { self.drawn() }, None))
        } else {
            let tree = &*self.tree;
            self.experience.rank(&mut moves, known, window.ply, tree.side(), |mv| tree.slot(mv));
            self.try_ranked(&mut moves, pressed, depth, window)
        };
        self.lists.push(moves);
        result
    }

    fn try_ranked(
        &mut self,
        moves: &mut [Ranked<T::Move>],
        pressed: bool,
        depth: i32,
        window: Window,
    ) -> Result<(i32, Option<T::Move>), Spent> {
        let Window { ply, alpha: floor, beta } = window;
        let side = self.tree.side();
        // Answers to a threat are few: looking one move further costs little and misses less.
        let depth = if pressed && after(ply) < 2 * self.depth { depth + 1 } else { depth };
        let most = self.pruning.quiet_moves * (depth * depth).unsigned_abs() as usize;
        let skipping = self.pruning.quiet_moves > 0 && !pressed && depth <= 3 && beta - floor == 1;
        // Whoever leaves a threat unanswered has lost; all other moves are in the list.
        let mut best = if pressed { after(ply + 2) - DECIDED } else { -DECIDED };
        let mut best_mv = None;
        let mut alpha = floor;
        for at in 0..moves.len() {
            bring_best(moves, at);
            let Ranked { mv, rank } = moves[at];
            let quiet = rank < FORCING && !pressed;
            if skipping && quiet && at >= most && best > -DECIDED / 2 {
                break;
            }
            let undo = self.tree.play(mv);
            let value = if at == 0 {
                self.child(depth - 1, ply + 1, alpha, beta)
            } else {
                let less = if quiet { self.reduction(depth, at) } else { 0 };
                self.later(depth - 1, less, Window { ply: ply + 1, alpha, beta })
            };
            self.tree.undo(undo);
            let value = value?;
            if value > best {
                best = value;
            }
            if value > alpha {
                alpha = value;
                best_mv = Some(mv);
            }
            if alpha >= beta {
                if quiet {
                    let in_vain = moves[..at].iter().filter(|tried| tried.rank < FORCING);
                    let tree = &*self.tree;
                    self.experience.cut_off(
                        mv,
                        in_vain.map(|tried| tried.mv),
                        depth,
                        ply,
                        side,
                        |mv| tree.slot(mv),
                    );
                }
                break;
            }
        }
        Ok((best, best_mv))
    }

    /// A move that is not expected to be better than what there is: first only that is asked.
    fn later(&mut self, depth: i32, less: i32, window: Window) -> Result<i32, Spent> {
        let Window { ply, alpha, beta } = window;
        let mut value = self.child(depth - less, ply, alpha, alpha + 1)?;
        if value > alpha && less > 0 {
            value = self.child(depth, ply, alpha, alpha + 1)?;
        }
        if value > alpha && value < beta {
            value = self.child(depth, ply, alpha, beta)?;
        }
        Ok(value)
    }

    /// The value once nobody forces matters any more. The position has been counted and is not
    /// decided at a glance.
    fn quiet_value(&mut self, outlook: Outlook, left: u32, window: Window) -> Result<i32, Spent> {
        let Window { ply, mut alpha, beta } = window;
        let pressed = outlook == Outlook::Pressed;
        let mut best = if pressed && left > 0 {
            after(ply + 2) - DECIDED
        } else {
            let standing = self.tree.evaluate();
            if standing >= beta || left == 0 {
                return Ok(standing);
            }
            alpha = alpha.max(standing);
            standing
        };
        let mut moves = self.take_list();
        self.tree.moves(if pressed { Which::Answers } else { Which::Forcing }, &mut moves);
        for at in 0..moves.len() {
            bring_best(&mut moves, at);
            let undo = self.tree.play(moves[at].mv);
            let value = self.quiet_child(left - 1, Window { ply: ply + 1, alpha, beta });
            self.tree.undo(undo);
            let Ok(value) = value else {
                self.lists.push(moves);
                return Err(Spent);
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.lists.push(moves);
        Ok(best)
    }

    /// The value for the side that has just moved.
    fn quiet_child(&mut self, left: u32, window: Window) -> Result<i32, Spent> {
        let Window { ply, alpha, beta } = window;
        let outlook = self.tree.outlook();
        if let Some(value) = self.glance(outlook, ply)? {
            return Ok(-value);
        }
        let window = Window { ply, alpha: -beta, beta: -alpha };
        self.quiet_value(outlook, left, window).map(|value| -value)
    }

    /// A draw, for the side to move.
    fn drawn(&self) -> i32 {
        match self.tree.side() {
            Side::Ours => self.tree.drawn(),
            Side::Theirs => -self.tree.drawn(),
        }
    }

    fn take_list(&mut self) -> Vec<Ranked<T::Move>> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        list
    }
}

/// A distance from the root among values.
fn after(ply: usize) -> i32 {
    i32::try_from(ply).expect("no search goes that deep")
}

/// The table tells how far off a result is from the position itself, the search from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    if is_decided(value) { value + value.signum() * after(ply) } else { value }
}

fn from_table(value: i32, ply: usize) -> i32 {
    if is_decided(value) { value - value.signum() * after(ply) } else { value }
}
