//! The deep search: principal variation search with iterative deepening, a transposition table,
//! killers and history, null moves, reductions of late moves, and a quiescence that only stops
//! where nobody is about to win or to be thrown back.
//!
//! A negamax over two sides that move in turn.

mod node;

use super::{Budget, DECIDED, Found, Scored, Side, is_decided, order::Ranked, table::Table};
use node::{Run, Spent};

/// A game as the deep search sees it. Values are those of the side to move.
pub trait Tree {
    /// A move.
    type Move: Copy + PartialEq;
    /// What taking it back needs.
    type Undo;

    /// One more than the largest [`Tree::slot`].
    const SLOTS: usize;

    /// Who is to move.
    fn side(&self) -> Side;

    /// Tells positions apart, with the side to move.
    fn key(&self) -> u64;

    /// Whether the match has been here before.
    fn seen_before(&self) -> bool;

    /// What a draw is worth to the bot.
    fn drawn(&self) -> i32;

    /// What is decided here already.
    fn outlook(&mut self) -> Outlook;

    /// A guess at the value of a game that is not over.
    fn evaluate(&mut self) -> i32;

    /// Moves, ranked by how they look.
    fn moves(&mut self, which: Which, into: &mut Vec<Ranked<Self::Move>>);

    /// Moves with the same slot are the same for the history: what worked in one position is
    /// tried early in the next.
    fn slot(&self, mv: Self::Move) -> usize;

    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move) -> Self::Undo;

    /// Lets the other side move, as if it were to move twice.
    fn skip(&mut self) -> Self::Undo;

    /// Takes it back.
    fn undo(&mut self, undo: Self::Undo);
}

/// What can be told about a position without looking ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// The game is over, and the side to move has lost it.
    Lost,
    /// The side to move wins with its next move.
    Won,
    /// The side to move loses at once unless it answers a threat.
    Pressed,
    /// None of these.
    Open,
}

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All legal ones.
    All,
    /// All that may answer the threat in a pressed position; the others lose.
    Answers,
    /// The few that force matters: they capture, or threaten to win.
    Forcing,
}

/// How the search prunes. Values are those of the game's evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pruning {
    /// A position that is better than it has to be by this much for each move left is not looked
    /// at further. 0 switches it off.
    pub ahead: i32,
    /// Whether a side that could even afford to do nothing is looked at less deeply.
    pub null_moves: bool,
    /// From this many tried moves on, quiet ones are looked at less deeply. 0 switches it off.
    pub reduce_after: usize,
    /// Near the leaves only so many quiet moves are tried, times the square of the moves left. 0
    /// switches it off.
    pub quiet_moves: usize,
    /// How many moves the quiescence follows.
    pub quiescence: u32,
}

/// The window round the last value in which the next one is expected.
const EXPECTED: i32 = 60;
/// Beyond any value, yet so small that the widest window can be measured.
const INFINITE: i32 = 2 * DECIDED;

/// Searches deeper and deeper until the budget is spent. Moves worth less than the best by more
/// than `margin` are only known to be that much worse: a bot that chooses softly among good moves
/// needs exact values for those alone.
///
/// The first depth is always finished, so there is an answer whenever there is a legal move.
pub fn search<T: Tree>(
    tree: &mut T,
    table: &mut Table<T::Move>,
    pruning: &Pruning,
    margin: i32,
    budget: &mut Budget<'_>,
) -> Found<T::Move> {
    let mut ranked = Vec::new();
    tree.moves(Which::All, &mut ranked);
    ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.rank));
    let mut found = Found {
        moves: ranked.iter().map(|&Ranked { mv, .. }| Scored { mv, value: 0 }).collect(),
        depth: 0,
        nodes: 0,
    };
    let mut run = Run::new(tree, table, pruning, budget);
    for depth in 1..=run.budget.depth.max(1) {
        run.depth = depth.cast_signed();
        let finished = root(&mut run, &mut found, margin);
        found.nodes = run.nodes;
        if !finished {
            break;
        }
        found.depth = depth;
        let decided = found.moves.first().is_none_or(|best| is_decided(best.value));
        if decided || found.moves.len() == 1 {
            break; // nothing that lies deeper can change what is played
        }
    }
    found
}

/// One iteration of the deepening; says whether it was finished. If it was not, what it found up
/// to then is kept: its first move was the best before, so nothing can be better by neglect.
fn root<T: Tree>(run: &mut Run<'_, '_, T>, found: &mut Found<T::Move>, margin: i32) -> bool {
    let mut best = -INFINITE;
    let expected = found.moves.first().map_or(0, |first| first.value);
    let mut done = 0;
    for at in 0..found.moves.len() {
        let mv = found.moves[at].mv;
        let undo = run.tree.play(mv);
        let value = if at == 0 {
            first_value(run, expected)
        } else {
            later_value(run, best.saturating_sub(margin + 1).max(-INFINITE), at)
        };
        run.tree.undo(undo);
        let Ok(value) = value else { break };
        found.moves[at].value = value;
        best = best.max(value);
        done += 1;
    }
    let finished = done == found.moves.len();
    // What was not looked at again is behind everything that was. Stable, so that equal moves keep
    // the order of the last iteration.
    found.moves[..done].sort_by_key(|scored| std::cmp::Reverse(scored.value));
    if let (false, Some(&least)) = (finished || done == 0, found.moves[..done].last()) {
        for scored in &mut found.moves[done..] {
            scored.value = scored.value.min(least.value).min(best.saturating_sub(margin + 1));
        }
    }
    finished
}

/// The exact value of the move just played, which is expected to be the best.
fn first_value<T: Tree>(run: &mut Run<'_, '_, T>, expected: i32) -> Result<i32, Spent> {
    let mut width = EXPECTED;
    let (mut low, mut high) = (expected - width, expected + width);
    if run.depth < 3 || is_decided(expected) {
        (low, high) = (-INFINITE, INFINITE);
    }
    loop {
        let value = run.child(run.depth - 1, 1, low, high)?;
        width = width.saturating_mul(4);
        if value <= low && low > -INFINITE {
            low = if width > 2_000 { -INFINITE } else { value - width };
        } else if value >= high && high < INFINITE {
            high = if width > 2_000 { INFINITE } else { value + width };
        } else {
            return Ok(value);
        }
    }
}

/// The value of the move just played, exact if it is above `alpha`.
fn later_value<T: Tree>(run: &mut Run<'_, '_, T>, alpha: i32, at: usize) -> Result<i32, Spent> {
    let depth = run.depth - 1;
    let reduced = depth - run.reduction(run.depth, at).min(depth - 1).max(0);
    let mut value = run.child(reduced, 1, alpha, alpha + 1)?;
    if value > alpha && reduced < depth {
        value = run.child(depth, 1, alpha, alpha + 1)?;
    }
    if value > alpha {
        value = run.child(depth, 1, alpha, INFINITE)?;
    }
    Ok(value)
}

#[cfg(test)]
mod tests;
