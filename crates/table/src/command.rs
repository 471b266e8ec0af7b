//! What someone at the table wants.

use game::{Game, Seat};

use crate::Player;

/// A wish, to be granted or refused by [`Table::decide`](crate::Table::decide). `seat` is who
/// wants it; that it really is them is for the caller to know.
#[derive(Clone, PartialEq, Debug)]
pub enum Command<G: Game> {
    /// Play a move.
    PlayMove {
        /// Who moves.
        seat: Seat,
        /// How many moves had been played when this one was chosen.
        ply: u32,
        /// The move.
        mv: G::Move,
    },
    /// Go back until `ply` moves remain. With `ply` moves played already, this takes back what is
    /// not a move: someone's leaving, or the end of the match.
    TakeBack {
        /// Who asks.
        seat: Seat,
        /// How many moves shall remain.
        ply: u32,
    },
    /// Answer someone's wish to take back.
    AnswerTakeBack {
        /// Who answers.
        seat: Seat,
        /// What they say.
        answer: Answer,
    },
    /// Play again what was taken back, until `ply` moves have been played.
    Redo {
        /// Who asks.
        seat: Seat,
        /// How many moves shall have been played.
        ply: u32,
    },
    /// Give up.
    Resign {
        /// Who gives up.
        seat: Seat,
    },
    /// Offer everyone a draw.
    OfferDraw {
        /// Who offers.
        seat: Seat,
    },
    /// Answer the offer of a draw.
    AnswerDraw {
        /// Who answers.
        seat: Seat,
        /// What they say.
        answer: Answer,
    },
    /// Look at the clock. Nothing happens unless someone's time is up.
    CheckTime,
    /// Let someone else make the moves of a seat.
    SetPlayer {
        /// Whose moves.
        seat: Seat,
        /// Who makes them from now on.
        player: Player,
    },
    /// Play again with the same people.
    Rematch {
        /// Who wants it.
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
