//! Why a table refuses a command.

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
    /// More moves would remain than have been played.
    #[error("only {played} moves have been played, so you can't go back to move {ply}")]
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
    #[error("{0} has left since then, so earlier moves can't be taken back")]
    LeftSince(#[refusal(name = "seat")] Seat),
    /// Another takeback request is pending.
    #[error("a takeback has already been requested")]
    TakebackPending,
    /// The seat has asked in this position before.
    #[error("a takeback can be requested only once per position")]
    TakebackAskedBefore,
    /// Nobody asked for a takeback.
    #[error("nobody has asked for a takeback")]
    NoTakebackAsked,
    /// This seat wasn't asked or has already answered.
    #[error("{0} wasn't asked or has already answered")]
    NotAsked(#[refusal(name = "seat")] Seat),
    /// Fewer moves were taken back.
    #[error("only {redoable} moves can be redone")]
    NothingToRedo {
        /// How many can.
        redoable: u32,
    },
    /// Takebacks need agreement here, so they can't simply be redone.
    #[error("moves taken back by agreement can't be redone")]
    RedoNeedsFreeTakebacks,
    /// Players can abort a match only before their first move.
    #[error("{0} has moved: it is too late to abort")]
    TooLateToAbort(#[refusal(name = "seat")] Seat),
    /// Another draw offer is pending.
    #[error("a draw has already been offered")]
    DrawPending,
    /// The seat has offered a draw in this position before.
    #[error("a draw can be offered only once per position")]
    DrawOfferedBefore,
    /// Nobody offered a draw.
    #[error("nobody has offered a draw")]
    NoDrawOffered,
    /// The seat already has this player.
    #[error("{0} already has that player")]
    PlayerUnchanged(#[refusal(name = "seat")] Seat),
    /// A rematch can be requested only after the match.
    #[error("the match is not over yet")]
    MatchNotOver,
    /// The seat has already asked.
    #[error("{0} has already asked for a rematch")]
    RematchWantedBefore(#[refusal(name = "seat")] Seat),
    /// Everyone has agreed already.
    #[error("the rematch has already been agreed")]
    RematchAgreed,
}
