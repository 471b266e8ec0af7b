//! The codes of all refusals in this crate.

use crate::SessionError;

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] = &[SessionError::REFUSAL_CODES];

#[cfg(test)]
mod tests {
    use game::conformance::refusals::check_refusals;

    use super::*;

    #[test]
    fn codes_and_parameters_are_stable() {
        let text = || "?".to_owned();
        check_refusals(
            REFUSAL_CODES,
            &[
                (&SessionError::BadPuzzle { detail: text() }, "bad-message detail=?"),
                (&SessionError::BadLesson { detail: text() }, "bad-message detail=?"),
                (&SessionError::NoSuchPly { ply: 5 }, "no-such-ply ply=5"),
                (&SessionError::NowhereToGo { cell: text() }, "nowhere-to-go cell=?"),
                (&SessionError::BadLayoutLink, "bad-layout-link"),
                (&SessionError::NoSuchLevel { level: 9 }, "no-such-level level=9"),
                (&SessionError::MatchOver, "match-over"),
                (&SessionError::NothingToTakeAway, "nothing-to-take-away"),
                (&SessionError::NotAtRest, "not-at-rest"),
                (&SessionError::NoSuchCell { x: -1, y: 32 }, "not-a-cell text=-1,32"),
                (&SessionError::NoSuchPose { size: [1, 2, 3] }, "no-such-size size=1x2x3"),
            ],
        );
    }
}
