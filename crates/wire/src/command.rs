//! Commands to a match of any game.

use serde::{Deserialize, Serialize};

pub use match_log::{Clock, Player};

/// A command to a match. `seat` is the sender's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Command {
    /// Play a move, in the game's text form. `ply` is the number of moves the sender has seen, so that a
    /// move meant for another position is refused.
    PlayMove {
        /// Who moves.
        seat: u8,
        /// The number of moves played when it was chosen.
        ply: u32,
        /// The move's text.
        text: String,
    },
    /// Take back moves so that `ply` remain: at once if takebacks are free, else the others are asked.
    TakeBack {
        /// Who asks.
        seat: u8,
        /// The number of moves to keep.
        ply: u32,
    },
    /// Answer a takeback request.
    AnswerTakeBack {
        /// Who answers.
        seat: u8,
        /// Yes or no.
        accept: bool,
    },
    /// Redo the moves that were taken back last, up to `ply` moves.
    Redo {
        /// Who asks.
        seat: u8,
        /// The number of moves afterwards.
        ply: u32,
    },
    /// Resign.
    Resign {
        /// Who resigns.
        seat: u8,
    },
    /// Abort the match before your first move: nobody wins, and nothing counts.
    Abort {
        /// Who aborts.
        seat: u8,
    },
    /// Offer a draw.
    OfferDraw {
        /// Who offers.
        seat: u8,
    },
    /// Answer a draw offer.
    AnswerDraw {
        /// Who answers.
        seat: u8,
        /// Yes or no.
        accept: bool,
    },
    /// Check the clock: if the time of the seat to move is up, its flag falls.
    CheckTime,
    /// Change who makes the moves of a seat.
    SetPlayer {
        /// Which seat.
        seat: u8,
        /// Who makes them from now on.
        player: Player,
    },
    /// Ask for a rematch; the next seat moves first.
    Rematch {
        /// Who asks.
        seat: u8,
    },
}

impl Command {
    /// The seat of the sender; none for a check of the clock.
    pub fn seat(&self) -> Option<u8> {
        match *self {
            Command::PlayMove { seat, .. }
            | Command::TakeBack { seat, .. }
            | Command::AnswerTakeBack { seat, .. }
            | Command::Redo { seat, .. }
            | Command::Resign { seat }
            | Command::Abort { seat }
            | Command::OfferDraw { seat }
            | Command::AnswerDraw { seat, .. }
            | Command::SetPlayer { seat, .. }
            | Command::Rematch { seat } => Some(seat),
            Command::CheckTime => None,
        }
    }
}
