//! Why an event cannot have happened.

use game::{Refusal, RetireError, Seat};

use crate::refusal::number;

/// Why an event cannot have happened: the events come from another match, or are damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApplyError {
    /// An event is missing, or comes twice.
    #[error("event {expected} should come next, not {found}")]
    OutOfSequence {
        /// The number that should come next.
        expected: u32,
        /// The number that came.
        found: u32,
    },
    /// Made under rules this program does not know.
    #[error("made under version {found} of the rules; this program knows version {known}")]
    OtherRules {
        /// The version this program knows.
        known: u32,
        /// The version it was made under.
        found: u32,
    },
    /// It happened before the event that came before it.
    #[error("it happened before the event that comes before it")]
    TimeRunsBackwards,
    /// The table has no such seat.
    #[error("there is no {0} at this table")]
    NoSuchSeat(Seat),
    /// The clocks are not those of this table.
    #[error("its clocks are not those of this table")]
    ClockDoesNotFit,
    /// The match was over.
    #[error("the match was over")]
    MatchOver,
    /// It was someone else's turn.
    #[error("it was not the turn of {0}")]
    OutOfTurn(Seat),
    /// The game refuses the move.
    #[error("the move is not legal: {reason}")]
    Illegal {
        /// The code of the game's reason.
        code: &'static str,
        /// What the game's reason mentions, by name.
        params: Vec<(&'static str, String)>,
        /// The game's reason.
        reason: String,
    },
    /// The player cannot have left.
    #[error(transparent)]
    CannotLeave(#[from] RetireError),
    /// The player had left the game.
    #[error("{0} had left the game")]
    SeatOut(Seat),
    /// An answer without a question.
    #[error("{0} answered, but was not asked")]
    NothingAsked(Seat),
    /// Something was asked for that was being asked for already, or had been granted.
    #[error("{0} asked for what had been asked for already")]
    AskedTwice(Seat),
    /// The table has another rule for taking back and playing again.
    #[error("it does not go with what was agreed about taking back")]
    OtherTakebacks,
    /// A match was won by nobody.
    #[error("the match was won, but by nobody")]
    NoWinner,
    /// A rematch is for after the match.
    #[error("the match was not over yet")]
    MatchNotOver,
    /// A rematch that not everyone had asked for, or that had been agreed already.
    #[error("the rematch was not agreed then")]
    RematchNotAgreed,
    /// There are not so many moves to go back or on to.
    #[error("there is no going to move {0}")]
    NoSuchPly(u32),
}

impl ApplyError {
    /// The game's reason for refusing a move, without its type: events of all games fail alike.
    pub(crate) fn illegal(reason: &impl Refusal) -> ApplyError {
        ApplyError::Illegal {
            code: reason.code(),
            params: reason.params(),
            reason: reason.to_string(),
        }
    }
}

impl Refusal for ApplyError {
    fn code(&self) -> &'static str {
        match self {
            ApplyError::OutOfSequence { .. } => "event-out-of-sequence",
            ApplyError::OtherRules { .. } => "event-other-rules",
            ApplyError::TimeRunsBackwards => "event-time-runs-backwards",
            ApplyError::NoSuchSeat(_) => "no-such-seat",
            ApplyError::ClockDoesNotFit => "event-clock-does-not-fit",
            ApplyError::MatchOver => "match-over",
            ApplyError::OutOfTurn(_) => "event-out-of-turn",
            ApplyError::Illegal { code, .. } => code,
            ApplyError::CannotLeave(error) => error.code(),
            ApplyError::SeatOut(_) => "seat-out",
            ApplyError::NothingAsked(_) => "event-nothing-asked",
            ApplyError::AskedTwice(_) => "event-asked-twice",
            ApplyError::OtherTakebacks => "event-other-takebacks",
            ApplyError::NoWinner => "event-no-winner",
            ApplyError::MatchNotOver => "match-not-over",
            ApplyError::RematchNotAgreed => "event-rematch-not-agreed",
            ApplyError::NoSuchPly(_) => "no-such-ply",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            ApplyError::OutOfSequence { expected, found } => {
                vec![("expected", expected.to_string()), ("found", found.to_string())]
            }
            ApplyError::OtherRules { known, found } => {
                vec![("known", known.to_string()), ("found", found.to_string())]
            }
            ApplyError::NoSuchSeat(seat)
            | ApplyError::OutOfTurn(seat)
            | ApplyError::SeatOut(seat)
            | ApplyError::NothingAsked(seat)
            | ApplyError::AskedTwice(seat) => vec![("seat", number(*seat))],
            ApplyError::Illegal { params, .. } => params.clone(),
            ApplyError::CannotLeave(error) => error.params(),
            ApplyError::NoSuchPly(ply) => vec![("ply", ply.to_string())],
            ApplyError::TimeRunsBackwards
            | ApplyError::ClockDoesNotFit
            | ApplyError::MatchOver
            | ApplyError::OtherTakebacks
            | ApplyError::NoWinner
            | ApplyError::MatchNotOver
            | ApplyError::RematchNotAgreed => Vec::new(),
        }
    }
}
