//! The codes of all refusals in this crate.

use crate::{InvalidSetup, LogProblem};

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] = &[InvalidSetup::REFUSAL_CODES, LogProblem::REFUSAL_CODES];

#[cfg(test)]
mod tests {
    use game::conformance::refusals::check_refusals;
    use table::SetupError;

    use super::*;
    use crate::LogError;

    #[test]
    fn codes_and_parameters_are_stable() {
        let text = || "?".to_owned();
        check_refusals(
            REFUSAL_CODES,
            &[
                (&InvalidSetup::NoSuchSeat { seat: 2 }, "no-such-seat seat=3"),
                (
                    &InvalidSetup::BadHeight { cell: text(), height: 4 },
                    "not-a-height cell=? height=4",
                ),
                (&InvalidSetup::SeatOrder, "setup-seat-order"),
                (
                    &InvalidSetup::StartSeats {
                        position: vec!["red", "light-blue"],
                        seats: vec!["red", "green"],
                    },
                    "setup-start-seats position=red light-blue seats=red green",
                ),
                (
                    &InvalidSetup::StartTurn { turn: "red", first: "green" },
                    "setup-start-turn turn=red first=green",
                ),
                (&InvalidSetup::NoSuchLevel { level: 9 }, "no-such-level level=9"),
                (
                    &InvalidSetup::PlayerCount { players: 7, most: 9 },
                    "player-count players=7 most=9",
                ),
                (
                    &InvalidSetup::ColourTwice { colour: "light-blue" },
                    "setup-colour-twice colour=light-blue",
                ),
                (&InvalidSetup::TowerNumber { most: 9 }, "tower-number most=9"),
                (&InvalidSetup::PileNumber { most: 9 }, "pile-number most=9"),
                (&InvalidSetup::from(SetupError::ClockWithoutTime), "setup-clock-without-time"),
                (&LogError { line: 3, problem: LogProblem::Empty }, "log-empty line=3"),
                (
                    &LogError { line: 3, problem: LogProblem::NotJson { reason: text() } },
                    "log-not-json line=3 detail=?",
                ),
                (
                    &LogError { line: 3, problem: LogProblem::Format { found: 9 } },
                    "log-format line=3",
                ),
                (
                    &LogError {
                        line: 3,
                        problem: LogProblem::OtherGame { wanted: "klotz", found: text() },
                    },
                    "log-other-game line=3",
                ),
                (
                    &LogError { line: 3, problem: LogProblem::Rules { known: 1, found: 2 } },
                    "log-rules line=3",
                ),
                (
                    &LogError { line: 3, problem: LogProblem::Setup(InvalidSetup::SeatOrder) },
                    "log-setup line=3 [setup-seat-order]",
                ),
                (
                    &LogError {
                        line: 3,
                        problem: LogProblem::Event(SetupError::ClockWithoutTime.into()),
                    },
                    "log-event line=3 [setup-clock-without-time]",
                ),
            ],
        );
    }
}
