//! Why an event cannot have happened.

use game::{AnyRefusal, Refusal, RetireError, Seat};

/// Why an event cannot have happened: the events come from another match, or are damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "event")]
pub enum ApplyError {
    /// An event is missing, or comes twice.
    #[error("expected event {expected}, found {found}")]
    OutOfSequence {
        /// The number that should come next.
        expected: u32,
        /// The number that came.
        found: u32,
    },
    /// Made under rules this program does not know.
    #[error("it uses version {found} of the rules; this program supports version {known}")]
    OtherRules {
        /// The version this program knows.
        known: u32,
        /// The version it was made under.
        found: u32,
    },
    /// It happened before the event that came before it.
    #[error("its time is before that of the previous event")]
    TimeRunsBackwards,
    /// The table has no such seat.
    #[error("there is no {0} at this table")]
    #[refusal(code = "no-such-seat")]
    NoSuchSeat(#[refusal(name = "seat")] Seat),
    /// The clocks are not those of this table.
    #[error("its clocks don't match the table's")]
    ClockDoesNotFit,
    /// The match was over.
    #[error("the match was over")]
    #[refusal(code = "match-over")]
    MatchOver,
    /// It was someone else's turn.
    #[error("it was not the turn of {0}")]
    OutOfTurn(#[refusal(name = "seat")] Seat),
    /// The game refuses the move.
    #[error("the move is not legal: {0}")]
    #[refusal(transparent)]
    Illegal(AnyRefusal),
    /// The player cannot have left.
    #[error(transparent)]
    #[refusal(transparent)]
    CannotLeave(#[from] RetireError),
    /// The player had left the game.
    #[error("{0} had left the game")]
    #[refusal(code = "seat-out")]
    SeatOut(#[refusal(name = "seat")] Seat),
    /// An answer without a question.
    #[error("{0} answered, but was not asked")]
    NothingAsked(#[refusal(name = "seat")] Seat),
    /// A duplicate of a pending request, or a request that was already granted.
    #[error("{0} made a duplicate request")]
    AskedTwice(#[refusal(name = "seat")] Seat),
    /// The table has another rule for taking back and playing again.
    #[error("the table's rules don't allow this takeback")]
    OtherTakebacks,
    /// A match was won by nobody.
    #[error("the match was won, but no winner is named")]
    NoWinner,
    /// A rematch is for after the match.
    #[error("the match was not over yet")]
    #[refusal(code = "match-not-over")]
    MatchNotOver,
    /// Not everyone had asked for the rematch, or it had been agreed already.
    #[error("not everyone had agreed to the rematch")]
    RematchNotAgreed,
    /// Not enough moves to go back or forward to.
    #[error("there is no position after {0} moves")]
    #[refusal(code = "no-such-ply")]
    NoSuchPly(#[refusal(name = "ply")] u32),
}
