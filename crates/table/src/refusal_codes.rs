//! The codes of all refusals in this crate.

use crate::{ApplyError, SetupError, TableRefusal};

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] =
    &[ApplyError::REFUSAL_CODES, SetupError::REFUSAL_CODES, TableRefusal::<()>::REFUSAL_CODES];

#[cfg(test)]
mod tests {
    use game::{RetireError, Seat, conformance::refusals::check_refusals};

    use super::*;
    use crate::{ApplyError, SetupError, TableRefusal};

    type Refusal = TableRefusal<RetireError>;

    #[test]
    fn codes_and_parameters_are_stable() {
        let text = || "?".to_owned();
        check_refusals(
            REFUSAL_CODES,
            &[
                (&Refusal::MatchOver, "match-over"),
                (&Refusal::NoSuchSeat(Seat::ALL[2]), "no-such-seat seat=3"),
                (&Refusal::SeatOut(Seat::ALL[2]), "seat-out seat=3"),
                (
                    &Refusal::NotYourTurn { seat: Seat::ALL[2], to_move: Seat::ALL[1] },
                    "not-your-turn seat=3 turn=2",
                ),
                (&Refusal::Stale { seen: 3, played: 4 }, "stale-move seen=3 played=4"),
                (&Refusal::Illegal(RetireError::GameOver), "game-over"),
                (&Refusal::NoSuchPly { ply: 5, played: 4 }, "no-such-ply ply=5 played=4"),
                (&Refusal::NothingToTakeBack, "nothing-to-take-back"),
                (&Refusal::LeftSince(Seat::ALL[2]), "left-since seat=3"),
                (&Refusal::TakebackPending, "takeback-pending"),
                (&Refusal::TakebackAskedBefore, "takeback-asked-before"),
                (&Refusal::NoTakebackAsked, "no-takeback-asked"),
                (&Refusal::NotAsked(Seat::ALL[2]), "not-asked seat=3"),
                (&Refusal::NothingToRedo { redoable: 2 }, "nothing-to-redo redoable=2"),
                (&Refusal::RedoNeedsFreeTakebacks, "redo-needs-free-takebacks"),
                (&Refusal::TooLateToAbort(Seat::ALL[2]), "too-late-to-abort seat=3"),
                (&Refusal::DrawPending, "draw-pending"),
                (&Refusal::DrawOfferedBefore, "draw-offered-before"),
                (&Refusal::NoDrawOffered, "no-draw-offered"),
                (&Refusal::PlayerUnchanged(Seat::ALL[2]), "player-unchanged seat=3"),
                (&Refusal::MatchNotOver, "match-not-over"),
                (&Refusal::RematchWantedBefore(Seat::ALL[2]), "rematch-wanted-before seat=3"),
                (&Refusal::RematchAgreed, "rematch-agreed"),
                (
                    &ApplyError::OutOfSequence { expected: 3, found: 4 },
                    "event-out-of-sequence expected=3 found=4",
                ),
                (
                    &ApplyError::OtherRules { known: 1, found: 4 },
                    "event-other-rules known=1 found=4",
                ),
                (&ApplyError::TimeRunsBackwards, "event-time-runs-backwards"),
                (&ApplyError::NoSuchSeat(Seat::ALL[2]), "no-such-seat seat=3"),
                (&ApplyError::ClockDoesNotFit, "event-clock-does-not-fit"),
                (&ApplyError::MatchOver, "match-over"),
                (&ApplyError::OutOfTurn(Seat::ALL[2]), "event-out-of-turn seat=3"),
                (&ApplyError::Illegal(RetireError::GameOver.into()), "game-over"),
                (
                    &ApplyError::CannotLeave(RetireError::LastTwo(Seat::ALL[2])),
                    "retire-last-two seat=3",
                ),
                (&ApplyError::SeatOut(Seat::ALL[2]), "seat-out seat=3"),
                (&ApplyError::NothingAsked(Seat::ALL[2]), "event-nothing-asked seat=3"),
                (&ApplyError::AskedTwice(Seat::ALL[2]), "event-asked-twice seat=3"),
                (&ApplyError::OtherTakebacks, "event-other-takebacks"),
                (&ApplyError::NoWinner, "event-no-winner"),
                (&ApplyError::MatchNotOver, "match-not-over"),
                (&ApplyError::RematchNotAgreed, "event-rematch-not-agreed"),
                (&ApplyError::NoSuchPly(5), "no-such-ply ply=5"),
                (
                    &SetupError::SeatCount { wanted: 3, found: 4 },
                    "setup-seat-count wanted=3 found=4",
                ),
                (&SetupError::NameTooLong { name: text() }, "setup-name-too-long name=? max=40"),
                (&SetupError::ClockWithoutTime, "setup-clock-without-time"),
            ],
        );
    }
}
