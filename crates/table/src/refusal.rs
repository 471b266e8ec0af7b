//! Why the table does not do what someone wants.

use game::{Refusal, Seat};

/// Why a command was refused. `I` is the game's own reason for refusing a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum TableRefusal<I> {
    /// The match has ended.
    #[error("the match is over")]
    MatchOver,
    /// The table has no such seat.
    #[error("there is no {0} at this table")]
    NoSuchSeat(#[refusal(name = "seat")] Seat),
    /// The player has left the game.
    #[error("{0} has left the game")]
    SeatOut(#[refusal(name = "seat")] Seat),
    /// It is someone else's turn.
    #[error("it is the turn of {to_move}, not of {seat}")]
    NotYourTurn {
        /// Who wanted to move.
        seat: Seat,
        /// Whose turn it is.
        #[refusal(name = "turn")]
        to_move: Seat,
    },
    /// The move was chosen in another position than the present one.
    #[error("the move was chosen after {seen} moves, but {played} have been played")]
    #[refusal(code = "stale-move")]
    Stale {
        /// How many moves the sender had seen.
        seen: u32,
        /// How many have been played.
        played: u32,
    },
    /// The game refuses the move.
    #[error(transparent)]
    #[refusal(transparent)]
    Illegal(I),
    /// So many moves have not been played, so they cannot remain.
    #[error("only {played} moves have been played: there is no going back to {ply}")]
    NoSuchPly {
        /// How many moves should remain.
        ply: u32,
        /// How many have been played.
        played: u32,
    },
    /// Nothing has happened since that could be taken back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// Someone has left the game since, and cannot be made to come back.
    #[error("{0} has left the game since: moves before that stand")]
    LeftSince(#[refusal(name = "seat")] Seat),
    /// Another wish to take back waits for answers.
    #[error("a takeback is being asked for already")]
    TakebackPending,
    /// The seat has asked in this position before.
    #[error("a takeback can be asked for once in a position")]
    TakebackAskedBefore,
    /// Nobody asked to take back.
    #[error("nobody has asked to take back")]
    NoTakebackAsked,
    /// The answer of this seat is not waited for.
    #[error("{0} has not been asked, or has answered")]
    NotAsked(#[refusal(name = "seat")] Seat),
    /// Fewer moves than that were taken back.
    #[error("only {redoable} moves can be played again")]
    NothingToRedo {
        /// How many can.
        redoable: u32,
    },
    /// Moves are taken back by agreement here, so they are played again only as new moves.
    #[error("moves that were taken back by agreement are not played again at once")]
    RedoNeedsFreeTakebacks,
    /// Another draw offer waits for answers.
    #[error("a draw is being offered already")]
    DrawPending,
    /// The seat has offered a draw in this position before.
    #[error("a draw can be offered once in a position")]
    DrawOfferedBefore,
    /// Nobody offered a draw.
    #[error("nobody has offered a draw")]
    NoDrawOffered,
    /// The seat is played like that already.
    #[error("nothing would change for {0}")]
    PlayerUnchanged(#[refusal(name = "seat")] Seat),
    /// A rematch is for after the match.
    #[error("the match is not over yet")]
    MatchNotOver,
    /// The seat has said so before.
    #[error("{0} has asked for a rematch already")]
    RematchWantedBefore(#[refusal(name = "seat")] Seat),
    /// Everyone has agreed already.
    #[error("the rematch has been agreed already")]
    RematchAgreed,
}
