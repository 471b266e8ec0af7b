//! Principal variation search (a negamax for two players) with iterative deepening, aspiration
//! windows, a transposition table, killer moves and history, null-move and reverse futility
//! pruning, late move reductions and pruning, and a quiescence search over captures, threats and
//! evasions.

mod context;

use super::{
    Budget, MATE, ScoredMove, SearchResult, Side, is_mate, move_ordering::RankedMove,
    transposition_table::TranspositionTable,
};
use context::{OutOfBudget, SearchContext};

/// A two-player game to search. Values are those of the side to move.
pub trait Tree {
    /// A move.
    type Move: Copy + PartialEq;
    /// What is needed to take a move back.
    type Undo;

    /// The number of history slots: one more than the largest [`Tree::history_slot`].
    const HISTORY_SLOTS: usize;

    /// Who is to move.
    fn side(&self) -> Side;

    /// The hash of the position, including the side to move.
    fn key(&self) -> u64;

    /// Whether this position has already occurred in the match.
    fn seen_before(&self) -> bool;

    /// The score of a draw for the bot.
    fn draw_score(&self) -> i32;

    /// What is known about the result without searching.
    fn status(&mut self) -> Status;

    /// The static evaluation of a game that is not over.
    fn evaluate(&mut self) -> i32;

    /// Generates moves with their ordering ranks.
    fn moves(&mut self, filter: MoveFilter, into: &mut Vec<RankedMove<Self::Move>>);

    /// The slot of a move in the history table. Similar moves share a slot.
    fn history_slot(&self, mv: Self::Move) -> usize;

    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move) -> Self::Undo;

    /// Passes the turn to the other side.
    fn null_move(&mut self) -> Self::Undo;

    /// Takes it back.
    fn undo(&mut self, undo: Self::Undo);
}

/// What a position shows about the result without searching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The game is over and the side to move has lost.
    Lost,
    /// The side to move can win at once.
    Won,
    /// The opponent threatens to win with its next move.
    Threatened,
    /// None of these.
    Open,
}

/// Which moves to generate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveFilter {
    /// All legal moves.
    All,
    /// The moves that may parry the threat in a threatened position; all others lose.
    Evasions,
    /// Captures and threats to win.
    Forcing,
}

/// Pruning parameters, in units of the evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pruning {
    /// Reverse futility pruning: cut off if the static evaluation exceeds beta by this much per
    /// remaining ply. 0 disables it.
    pub reverse_futility_margin: i32,
    /// Whether to use null-move pruning.
    pub null_move: bool,
    /// Late move reductions apply to quiet moves from this index on. 0 disables them.
    pub lmr_after: usize,
    /// Late move pruning: near the leaves, try at most this many quiet moves times the square of
    /// the remaining depth. 0 disables it.
    pub late_move_count: usize,
    /// The maximum depth of the quiescence search.
    pub quiescence_depth: u32,
}

/// Half the width of the first aspiration window.
const ASPIRATION_WINDOW: i32 = 60;
/// Larger than any score, and small enough not to overflow.
const INFINITY: i32 = 2 * MATE;

/// Searches with iterative deepening until the budget is used up. Values are exact down to `margin`
/// below the best; the bot chooses among those. Worse moves get an upper bound.
///
/// Depth 1 is always completed, so there is a result whenever there is a legal move.
pub fn search<T: Tree>(
    tree: &mut T,
    table: &mut TranspositionTable<T::Move>,
    pruning: &Pruning,
    margin: i32,
    budget: &mut Budget<'_>,
) -> SearchResult<T::Move> {
    let mut ranked = Vec::new();
    tree.moves(MoveFilter::All, &mut ranked);
    ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.rank));
    let mut found = SearchResult {
        moves: ranked.iter().map(|&RankedMove { mv, .. }| ScoredMove { mv, value: 0 }).collect(),
        depth: 0,
        nodes: 0,
    };
    let mut context = SearchContext::new(tree, table, pruning, budget);
    for depth in 1..=context.budget.depth.max(1) {
        context.depth = depth.cast_signed();
        let completed = root(&mut context, &mut found, margin);
        found.nodes = context.nodes;
        if !completed {
            break;
        }
        found.depth = depth;
        let decided = found.moves.first().is_none_or(|best| is_mate(best.value));
        if decided || found.moves.len() == 1 {
            break; // a deeper search cannot change the move
        }
    }
    found
}

/// Runs one iteration and returns whether it was completed. The results of an incomplete one are
/// kept: its first move was the best so far, so they are at least as reliable.
fn root<T: Tree>(
    context: &mut SearchContext<'_, '_, T>,
    found: &mut SearchResult<T::Move>,
    margin: i32,
) -> bool {
    let mut best = -INFINITY;
    let expected = found.moves.first().map_or(0, |first| first.value);
    let mut done = 0;
    for at in 0..found.moves.len() {
        let mv = found.moves[at].mv;
        let undo = context.tree.play(mv);
        let value = if at == 0 {
            aspiration_search(context, expected)
        } else {
            scout_search(context, best.saturating_sub(margin + 1).max(-INFINITY), at)
        };
        context.tree.undo(undo);
        let Ok(value) = value else { break };
        found.moves[at].value = value;
        best = best.max(value);
        done += 1;
    }
    let completed = done == found.moves.len();
    // Moves that were not searched rank below those that were. A stable sort keeps the previous
    // order of equal moves.
    found.moves[..done].sort_by_key(|scored| std::cmp::Reverse(scored.value));
    if let (false, Some(&least)) = (completed || done == 0, found.moves[..done].last()) {
        for scored in &mut found.moves[done..] {
            scored.value = scored.value.min(least.value).min(best.saturating_sub(margin + 1));
        }
    }
    completed
}

/// The exact value of the first root move, which has just been played, by widening an aspiration
/// window.
fn aspiration_search<T: Tree>(
    context: &mut SearchContext<'_, '_, T>,
    expected: i32,
) -> Result<i32, OutOfBudget> {
    let mut width = ASPIRATION_WINDOW;
    let (mut low, mut high) = (expected - width, expected + width);
    if context.depth < 3 || is_mate(expected) {
        (low, high) = (-INFINITY, INFINITY);
    }
    loop {
        let value = context.child(context.depth - 1, 1, low, high)?;
        width = width.saturating_mul(4);
        if value <= low && low > -INFINITY {
            low = if width > 2_000 { -INFINITY } else { value - width };
        } else if value >= high && high < INFINITY {
            high = if width > 2_000 { INFINITY } else { value + width };
        } else {
            return Ok(value);
        }
    }
}

/// The value of a later root move, which has just been played: a zero-window search first, then a
/// full one if it exceeds `alpha`.
fn scout_search<T: Tree>(
    context: &mut SearchContext<'_, '_, T>,
    alpha: i32,
    at: usize,
) -> Result<i32, OutOfBudget> {
    let depth = context.depth - 1;
    let reduced = depth - context.reduction(context.depth, at).min(depth - 1).max(0);
    let mut value = context.child(reduced, 1, alpha, alpha + 1)?;
    if value > alpha && reduced < depth {
        value = context.child(depth, 1, alpha, alpha + 1)?;
    }
    if value > alpha {
        value = context.child(depth, 1, alpha, INFINITY)?;
    }
    Ok(value)
}

#[cfg(test)]
mod tests;
