//! What every match has, whatever the game: seats, clocks, offers, its end.

use serde::{Deserialize, Serialize};

pub use match_log::{Clock, Player};

/// What someone at the table wants. `seat` is who wants it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Command {
    /// Play a move, in the game's text form. `ply` is the number of moves the sender has seen: a
    /// move meant for another position is refused rather than played.
    PlayMove {
        /// Who moves.
        seat: u8,
        /// How many moves had been played when it was chosen.
        ply: u32,
        /// The move's text.
        text: String,
    },
    /// Go back so that `ply` moves remain. At once if the table plays with free takebacks, else
    /// the others are asked.
    TakeBack {
        /// Who asks.
        seat: u8,
        /// How many moves shall remain.
        ply: u32,
    },
    /// Answer someone's wish to take back.
    AnswerTakeBack {
        /// Who answers.
        seat: u8,
        /// Yes or no.
        accept: bool,
    },
    /// Play the moves again that were taken back last, until `ply` moves have been played.
    Redo {
        /// Who asks.
        seat: u8,
        /// How many moves shall have been played.
        ply: u32,
    },
    /// Give up.
    Resign {
        /// Who gives up.
        seat: u8,
    },
    /// Offer a draw.
    OfferDraw {
        /// Who offers.
        seat: u8,
    },
    /// Answer the offer of a draw.
    AnswerDraw {
        /// Who answers.
        seat: u8,
        /// Yes or no.
        accept: bool,
    },
    /// Look at the clock: if the time of the seat to move is up, it is out.
    CheckTime,
    /// Let someone else make the moves of a seat.
    SetPlayer {
        /// Whose moves.
        seat: u8,
        /// Who makes them from now on.
        player: Player,
    },
    /// Play again with the same people; the start moves on by one seat.
    Rematch {
        /// Who wants it.
        seat: u8,
    },
}

impl Command {
    /// The seat in whose name it is given; none if it is nobody's.
    pub fn seat(&self) -> Option<u8> {
        match *self {
            Command::PlayMove { seat, .. }
            | Command::TakeBack { seat, .. }
            | Command::AnswerTakeBack { seat, .. }
            | Command::Redo { seat, .. }
            | Command::Resign { seat }
            | Command::OfferDraw { seat }
            | Command::AnswerDraw { seat, .. }
            | Command::SetPlayer { seat, .. }
            | Command::Rematch { seat } => Some(seat),
            Command::CheckTime => None,
        }
    }
}

/// How a match stands, as every page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchState {
    /// The seat to move; none when the match is over.
    pub turn: Option<u8>,
    /// How many moves have been played.
    pub ply: u32,
    /// How many taken-back moves can be played again.
    pub redoable: u32,
    /// How the match ended, once it has.
    pub outcome: Option<OutcomeView>,
    /// The clock, if there is one.
    pub clock: Option<ClockView>,
    /// A draw offer that waits for answers.
    pub draw_offer: Option<PendingView>,
    /// A takeback that waits for answers.
    pub takeback: Option<PendingView>,
    /// The seats that have asked for a rematch.
    pub rematch_wanted: Vec<u8>,
}

/// How a match stands on time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// Milliseconds left for each seat, at the moment the view was made.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left_ms: Vec<u64>,
    /// The seat whose time runs, if any.
    pub running: Option<u8>,
}

/// Who won, if anyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// `winners` did.
    Won,
    /// Nobody.
    Drawn,
    /// The match was given up without a result.
    Abandoned,
}

/// The end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OutcomeView {
    /// Who won, if anyone.
    pub verdict: Verdict,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// By which rule, in kebab case: one of the game (such as `corner` or `repetition`) or of the
    /// table (`resignation`, `time`, `agreement`).
    pub rule: String,
}

/// A wish that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PendingView {
    /// Who wishes.
    pub by: u8,
    /// Who has yet to answer.
    pub waiting_for: Vec<u8>,
    /// For a takeback: how many moves shall remain.
    pub ply: Option<u32>,
}
