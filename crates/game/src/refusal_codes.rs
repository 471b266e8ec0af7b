//! The codes of all refusals in this crate.

use crate::{
    OptionError, RetireError,
    record::{Contradiction, DateError, RecordError, RecordProblem, TimeControlError},
};

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] = &[
    Contradiction::REFUSAL_CODES,
    DateError::REFUSAL_CODES,
    OptionError::REFUSAL_CODES,
    RecordError::REFUSAL_CODES,
    RecordProblem::REFUSAL_CODES,
    RetireError::REFUSAL_CODES,
    TimeControlError::REFUSAL_CODES,
];

#[cfg(all(test, feature = "conformance"))]
mod tests {
    use super::*;
    use crate::{
        Choice, OptionError, OptionSpec, RetireError, Seat,
        conformance::refusals::check_refusals,
        record::{Contradiction, DateError, RecordError, RecordProblem as P, TimeControlError},
    };

    #[test]
    fn codes_and_parameters_are_stable() {
        let text = || "?".to_owned();
        let date = || Box::new(DateError { text: text() });
        let spec = OptionSpec { key: "goal", choice: Choice::OneOf(&["near"]) };
        check_refusals(
            REFUSAL_CODES,
            &[
                (
                    &RecordError { line: 3, problem: P::NotAHeader { text: text() } },
                    "bad-record line=3 [record-not-a-header text=?]",
                ),
                (
                    &RecordError { line: 3, problem: P::Part(date()) },
                    "bad-record line=3 [not-a-date text=?]",
                ),
                (&P::UnknownKey { key: text() }, "record-unknown-key key=?"),
                (&P::RepeatedKey { key: "first" }, "record-repeated-key key=first"),
                (&P::MissingKey { key: "first" }, "record-missing-key key=first"),
                (&P::OtherGame { game: text(), wanted: "klotz" }, "record-other-game game=?"),
                (&P::UnknownRules { version: text(), latest: 2 }, "record-unknown-rules version=?"),
                (&P::BadName { name: text() }, "record-bad-name name=? max=40"),
                (
                    &P::NameNotInPlay { side: "light-blue" },
                    "record-name-not-in-play colour=light-blue",
                ),
                (&P::NoSuchSide { text: text(), known: vec!["red"] }, "record-bad-colour text=?"),
                (&P::SaidByPosition { key: "first" }, "record-said-by-position key=first"),
                (&P::NotAResult { text: text(), side: "red" }, "not-a-result text=?"),
                (&P::NotInPlay { side: "light-blue" }, "not-in-play colour=light-blue"),
                (&P::NotATurn { text: text(), letter: 'R' }, "record-not-a-turn text=?"),
                (
                    &P::WrongNumber { found: text(), expected: 7 },
                    "record-wrong-number found=? expected=7",
                ),
                (
                    &P::Refused { text: text(), refusal: date() },
                    "record-refused text=? [not-a-date text=?]",
                ),
                (
                    &P::Contradiction(Contradiction::Action { at: 4, refusal: date() }),
                    "record-action number=5 [not-a-date text=?]",
                ),
                (&P::Part(date()), "not-a-date text=?"),
                (
                    &Contradiction::Action { at: 4, refusal: date() },
                    "record-action number=5 [not-a-date text=?]",
                ),
                (
                    &Contradiction::Ending { told: "drawn".into(), rules: "over".into() },
                    "record-ending told=drawn rules=over",
                ),
                (&DateError { text: text() }, "not-a-date text=?"),
                (&TimeControlError { text: text() }, "not-a-clock text=?"),
                (&OptionError::Unknown { key: text() }, "option-unknown key=?"),
                (
                    &OptionError::BadValue { spec, value: text() },
                    "option-bad-value key=goal value=?",
                ),
                (&OptionError::Malformed { word: text() }, "option-malformed word=?"),
                (&OptionError::Repeated { key: "goal" }, "option-repeated key=goal"),
                (&RetireError::NotInGame(Seat::ALL[2]), "retire-not-in-game seat=3"),
                (&RetireError::LastTwo(Seat::ALL[2]), "retire-last-two seat=3"),
                (&RetireError::GameOver, "game-over"),
            ],
        );
    }
}
