//! Players: anything that chooses moves.

use std::time::Duration;

use game::record::Recorded;

use crate::GameHistory;

/// Limits for one move, in addition to those a player sets itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limit {
    /// Wall-clock time.
    pub time: Option<Duration>,
    /// Positions to search, for players that count them.
    pub nodes: Option<u64>,
    /// CPU time of all threads, for external programs on systems that measure it.
    pub cpu: Option<Duration>,
}

/// A request for a move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct MoveRequest {
    /// Limits for the search.
    pub limit: Limit,
    /// Seed for the player's randomness, so that games are reproducible.
    pub seed: u64,
}

/// The chosen move, with optional information about the search.
#[derive(Clone, PartialEq, Debug)]
pub struct ChosenMove<M> {
    /// The move.
    pub mv: M,
    /// The evaluation, in the player's own units.
    pub value: Option<i64>,
    /// The search depth in plies.
    pub depth: Option<u32>,
    /// The number of positions searched.
    pub nodes: Option<u64>,
}

impl<M> ChosenMove<M> {
    /// A move without search information.
    pub fn only(mv: M) -> ChosenMove<M> {
        ChosenMove { mv, value: None, depth: None, nodes: None }
    }
}

/// Plays a game. A player can play several games in a row, and have several seats in one game.
pub trait Player<G: Recorded> {
    /// Chooses a move for the seat to move. Not called after the game has ended.
    fn choose(
        &mut self,
        history: &GameHistory<G>,
        task: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure>;
}

/// Why a player forfeits a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The kind of failure.
    pub kind: FailureKind,
    /// What happened.
    pub message: String,
}

/// The kinds of failure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FailureKind {
    /// The move is illegal or unreadable.
    Illegal,
    /// No answer in time.
    Timeout,
    /// The program crashed or violated the protocol.
    Broken,
    /// The player resigned.
    Resigned,
}

impl FailureKind {
    /// The reason as written in game records.
    pub const fn name(self) -> &'static str {
        match self {
            FailureKind::Illegal => "illegal-move",
            FailureKind::Timeout => "time",
            FailureKind::Broken => "failure",
            FailureKind::Resigned => "resignation",
        }
    }
}

impl Failure {
    /// A failure with a message.
    pub fn new(kind: FailureKind, message: impl Into<String>) -> Failure {
        Failure { kind, message: message.into() }
    }
}
