//! Game-independent search.
//!
//! [`paranoid`] is a small alpha-beta search for any number of players. [`pvs`] is a full principal
//! variation search for two.

pub mod move_ordering;
pub mod paranoid;
pub mod pvs;
pub mod transposition_table;

/// Who is to move, seen from the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The bot.
    Ours,
    /// An opponent.
    Theirs,
}

/// The score of a win; each ply that it takes costs one point.
pub const MATE: i32 = 1_000_000;

/// Whether a score stands for a forced win or loss.
pub const fn is_mate(value: i32) -> bool {
    value.abs() > MATE / 2
}

/// The limits of a search.
pub struct Budget<'a> {
    /// How many plies to look ahead.
    pub depth: u32,
    /// How many positions to visit. Unlike a time limit this is deterministic.
    pub nodes: u64,
    /// Polled regularly; the search ends when it returns true.
    pub stop: &'a mut dyn FnMut() -> bool,
}

/// A root move with its score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoredMove<M> {
    /// The move.
    pub mv: M,
    /// The score: exact if it is within the margin of the best, an upper bound otherwise.
    pub value: i32,
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// All root moves, best first.
    pub moves: Vec<ScoredMove<M>>,
    /// The last depth that was completed.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}
