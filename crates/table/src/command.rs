//! Commands: requests of players.

use game::{Game, Seat};

use crate::Player;

/// A request that [`Table::decide`](crate::Table::decide) accepts or refuses. The caller must make
/// sure that it really comes from `seat`.
#[derive(Clone, PartialEq, Debug)]
pub enum Command<G: Game> {
    /// Play a move.
    PlayMove {
        /// Who moves.
        seat: Seat,
        /// The number of moves played when this one was chosen.
        ply: u32,
        /// The move.
        mv: G::Move,
    },
    /// Take back moves until `ply` remain. If exactly `ply` moves have been played, this takes back
    /// what followed the last one: a departure or the end of the match.
    TakeBack {
        /// Who asks.
        seat: Seat,
        /// The number of moves that remain.
        ply: u32,
    },
    /// Answer a takeback request.
    AnswerTakeBack {
        /// Who answers.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// Redo moves that were taken back, until `ply` have been played.
    Redo {
        /// Who asks.
        seat: Seat,
        /// The number of moves played afterwards.
        ply: u32,
    },
    /// Resign.
    Resign {
        /// Who resigns.
        seat: Seat,
    },
    /// Abort the match, before the seat has made its first move. Nobody wins.
    Abort {
        /// Who aborts.
        seat: Seat,
    },
    /// Offer a draw to all players.
    OfferDraw {
        /// Who offers.
        seat: Seat,
    },
    /// Answer a draw offer.
    AnswerDraw {
        /// Who answers.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// Check the clock. Nothing happens unless a player's time is up.
    CheckTime,
    /// Give back the time during which nobody could reach the match to the seat to move. Its clock
    /// runs from now on.
    RestoreTime {
        /// How long the match was unreachable.
        lost_ms: u64,
    },
    /// Hand a seat over to a bot or a person.
    SetPlayer {
        /// The seat.
        seat: Seat,
        /// Who plays it from now on.
        player: Player,
    },
    /// Ask for a rematch.
    Rematch {
        /// Who asks.
        seat: Seat,
    },
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Yes.
    Accept,
    /// No.
    Decline,
}
