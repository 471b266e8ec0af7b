//! Searching ahead, for any game that can say what its moves are and what a position is worth.
//!
//! [`paranoid`] is small and looks a few moves ahead; [`pvs`] is the deep one, for two players.

pub mod order;
pub mod paranoid;
pub mod pvs;
pub mod table;

/// Who is to move in a tree, seen from the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The bot itself.
    Ours,
    /// Anyone else.
    Theirs,
}

/// A decided game is worth this, less one for each move it takes.
pub const DECIDED: i32 = 1_000_000;

/// Whether a value stands for a game that is won or lost.
pub const fn is_decided(value: i32) -> bool {
    value.abs() > DECIDED / 2
}

/// What a search may spend.
pub struct Budget<'a> {
    /// How many moves to look ahead.
    pub depth: u32,
    /// How many positions to visit; deterministic, unlike a time limit.
    pub nodes: u64,
    /// Asked now and then: whether to stop at once.
    pub stop: &'a mut dyn FnMut() -> bool,
}

/// A move at the root and what the search found it worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scored<M> {
    /// The move.
    pub mv: M,
    /// Its value: exact within the margin of the best, at most this much below it.
    pub value: i32,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<M> {
    /// Every move, best first.
    pub moves: Vec<Scored<M>>,
    /// The depth that was finished.
    pub depth: u32,
    /// The positions that were visited.
    pub nodes: u64,
}
