//! Whoever chooses moves.

use std::time::Duration;

use game::record::Recorded;

use crate::Course;

/// What a player may spend on a move, besides what it limits itself to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limit {
    /// Wall-clock time.
    pub time: Option<Duration>,
    /// Positions to look at, for players that count them.
    pub nodes: Option<u64>,
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Task {
    /// What it may spend.
    pub limit: Limit,
    /// Where its randomness comes from, if it needs any: then games can be played again.
    pub seed: u64,
}

/// The move a player chose, and what it thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// What it expects of it, in units of its own.
    pub value: Option<i64>,
    /// How many moves it looked ahead.
    pub depth: Option<u32>,
    /// How many positions it looked at.
    pub nodes: Option<u64>,
}

impl<M> Thought<M> {
    /// A move without a word on why.
    pub fn only(mv: M) -> Thought<M> {
        Thought { mv, value: None, depth: None, nodes: None }
    }
}

/// Somebody who plays a game. One player can play several games one after the other, and have
/// several seats in one.
pub trait Player<G: Recorded> {
    /// Chooses a move for the seat to move. Only called while the game goes on.
    fn choose(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure>;
}

/// Why a player has lost a game without having played it to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What kind of failure it is.
    pub kind: FailureKind,
    /// What happened, in words.
    pub words: String,
}

/// In which way players fail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FailureKind {
    /// The rules do not allow the move, or it is none.
    Illegal,
    /// No answer in time.
    Late,
    /// No answer that makes sense.
    Broken,
    /// It gave up.
    Resigned,
}

impl FailureKind {
    /// What a record says that ended the game.
    pub const fn word(self) -> &'static str {
        match self {
            FailureKind::Illegal => "illegal-move",
            FailureKind::Late => "time",
            FailureKind::Broken => "failure",
            FailureKind::Resigned => "resignation",
        }
    }
}

impl Failure {
    /// A failure in words.
    pub fn new(kind: FailureKind, words: impl Into<String>) -> Failure {
        Failure { kind, words: words.into() }
    }
}
