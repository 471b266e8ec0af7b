//! The codes of all refusals in this crate.

use crate::{
    BlockError, DesignError, DesignNameError, GestureError, Illegal, PartError, PileError,
    ReportError, SettingsError, TurnTextError, record::NumberError,
};
#[cfg(feature = "sim")]
use crate::{
    Unverified,
    sim::{PileProblem, SimError},
};

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] = &[
    BlockError::REFUSAL_CODES,
    DesignError::REFUSAL_CODES,
    DesignNameError::REFUSAL_CODES,
    GestureError::REFUSAL_CODES,
    Illegal::REFUSAL_CODES,
    NumberError::REFUSAL_CODES,
    PartError::REFUSAL_CODES,
    PileError::REFUSAL_CODES,
    ReportError::REFUSAL_CODES,
    SettingsError::REFUSAL_CODES,
    TurnTextError::REFUSAL_CODES,
    #[cfg(feature = "sim")]
    PileProblem::REFUSAL_CODES,
    #[cfg(feature = "sim")]
    SimError::REFUSAL_CODES,
    #[cfg(feature = "sim")]
    Unverified::REFUSAL_CODES,
];

#[cfg(all(test, feature = "sim"))]
mod tests {
    use game::{Seat, conformance::refusals::check_refusals};

    use super::*;
    use crate::{
        Block, BlockError, DesignError, DesignName, DesignNameError, GestureError, Illegal,
        PartError, PileError, PoseProblem, ReportError, SampleProblem, SettingsError,
        TurnTextError, Unverified,
        record::NumberError,
        sim::{PileProblem, SimError, UnfinishedPile},
    };

    #[test]
    #[expect(clippy::too_many_lines, reason = "one line for each refusal")]
    fn codes_and_parameters_are_stable() {
        let [block, other] = ["R01", "B03"].map(|text| text.parse::<Block>().expect("a block"));
        let text = || "?".to_owned();
        check_refusals(
            REFUSAL_CODES,
            &[
                (&Illegal::GameOver, "game-over"),
                (&Illegal::TurnOver, "turn-over"),
                (&Illegal::NothingDone, "nothing-done"),
                (&Illegal::NotOnX { block }, "not-on-x block=R01"),
                (&Illegal::Forbidden { block }, "forbidden block=R01"),
                (&Illegal::OwnBlock { block }, "own-block block=R01"),
                (&Illegal::OwnLastBlock { block }, "own-last-block block=R01"),
                (&Illegal::TopFloor { block }, "top-floor block=R01"),
                (
                    &Illegal::BonusNotBelow { block, put: other },
                    "bonus-not-below block=R01 put=B03",
                ),
                (&Illegal::HalfPulled { block }, "half-pulled block=R01"),
                (&Illegal::HalfTaken { block }, "half-taken block=R01"),
                (&Illegal::TooLow { block }, "too-low block=R01"),
                (&Illegal::NothingToDecline, "nothing-to-decline"),
                (&Illegal::DeclineAfterPut { block }, "decline-after-put block=R01"),
                (&Illegal::NothingToGiveUp, "nothing-to-give-up"),
                (&Illegal::NotToTakeAway { block }, "not-to-take-away block=R01"),
                (&Illegal::SecondPull { block }, "second-pull block=R01"),
                (&Illegal::BonusTooEarly { block }, "bonus-too-early block=R01"),
                (
                    &Illegal::Gesture(GestureError::NoSamples { block }),
                    "gesture-no-samples block=R01",
                ),
                (&Illegal::Report(ReportError::Twice { block }), "report-twice block=R01"),
                (
                    &Illegal::NotationMismatch { said: text(), is: text() },
                    "words-differ said=? is=?",
                ),
                (&TurnTextError::Malformed { start: text() }, "turn-malformed start=?"),
                (&TurnTextError::TooLong, "turn-too-long"),
                (&TurnTextError::Block(BlockError { text: text() }), "not-a-block text=?"),
                (
                    &TurnTextError::Gesture(GestureError::NoSamples { block }),
                    "gesture-no-samples block=R01",
                ),
                (&TurnTextError::Rest { act: 2 }, "turn-bad-rest act=2"),
                (&TurnTextError::Hash { said: text(), is: text() }, "turn-bad-hash said=? is=?"),
                (&PileError::BadName { name: text() }, "pile-bad-name name=?"),
                (&PileError::Missing { block }, "pile-missing-block block=R01"),
                (&PileError::Twice { block }, "pile-block-twice block=R01"),
                (&PileError::BadSize { block }, "pile-bad-size block=R01"),
                (
                    &PileError::BadPose { block, problem: PoseProblem::FarAway },
                    "pile-far-away block=R01",
                ),
                (&PileError::Malformed { start: text() }, "pile-malformed start=?"),
                (&ReportError::Appeared { block }, "report-appeared block=R01"),
                (&ReportError::Vanished { block }, "report-vanished block=R01"),
                (&ReportError::Twice { block }, "report-twice block=R01"),
                (
                    &ReportError::BadPose { block, problem: PoseProblem::FarAway },
                    "report-far-away block=R01",
                ),
                (&ReportError::Parting { block }, "report-parting block=R01"),
                (&ReportError::Undisturbed { block }, "report-undisturbed block=R01"),
                (&ReportError::NotTaken { block }, "report-not-taken block=R01"),
                (&ReportError::Time { block }, "report-time block=R01"),
                (&GestureError::GripOutside { block }, "gesture-grip-outside block=R01"),
                (&GestureError::NoSamples { block }, "gesture-no-samples block=R01"),
                (&GestureError::TooLong { block }, "gesture-too-long block=R01 samples=5400"),
                (
                    &GestureError::BadSample {
                        block,
                        sample: 5,
                        problem: SampleProblem::OutOfReach,
                    },
                    "gesture-out-of-reach block=R01 sample=5",
                ),
                (&GestureError::Malformed { start: text() }, "gesture-malformed start=?"),
                (&PartError::OutOfOrder { act: 2, from: 5 }, "gesture-out-of-order act=2 sample=5"),
                (
                    &PartError::Gesture(GestureError::NoSamples { block }),
                    "gesture-no-samples block=R01",
                ),
                (&SettingsError::Players { players: 9 }, "settings-players players=9"),
                (&SettingsError::FirstNotInPlay { first: Seat::ALL[2] }, "settings-first seat=3"),
                (&SettingsError::Piles { rounds: 3, piles: 2 }, "settings-piles rounds=3 piles=2"),
                (
                    &SettingsError::NotOfDesign { round: 2, design: DesignName::HighFan },
                    "settings-not-of-design round=2 design=high-fan",
                ),
                (&SettingsError::NotBuilt { round: 2 }, "settings-not-built round=2"),
                (
                    &DesignError::Malformed { line: 4, text: text() },
                    "design-malformed line=4 text=?",
                ),
                (&DesignError::Missing { what: "stand" }, "design-missing what=stand"),
                (
                    &DesignError::OutOfRange { line: 4, number: text() },
                    "design-out-of-range line=4 number=?",
                ),
                (&DesignError::OfEachColour { found: 3 }, "design-of-each-colour found=3"),
                (
                    &DesignError::Count { kind: text(), needed: 3, there: 4 },
                    "design-count kind=? needed=3 there=4",
                ),
                (&BlockError { text: text() }, "not-a-block text=?"),
                (&DesignNameError { text: text() }, "not-a-design text=?"),
                (&NumberError { key: "seed", text: text() }, "record-bad-number key=seed text=?"),
                (
                    &PileError::BadPose { block, problem: PoseProblem::NotARotation },
                    "pile-not-a-turn block=R01",
                ),
                (
                    &PileError::BadPose { block, problem: PoseProblem::BelowTable },
                    "pile-below-table block=R01",
                ),
                (
                    &ReportError::BadPose { block, problem: PoseProblem::NotARotation },
                    "report-not-a-turn block=R01",
                ),
                (
                    &ReportError::BadPose { block, problem: PoseProblem::BelowTable },
                    "report-below-table block=R01",
                ),
                (
                    &GestureError::BadSample {
                        block,
                        sample: 5,
                        problem: SampleProblem::NotARotation,
                    },
                    "gesture-not-a-turn block=R01 sample=5",
                ),
                (
                    &GestureError::BadSample { block, sample: 5, problem: SampleProblem::TooFar },
                    "gesture-too-fast block=R01 sample=5",
                ),
                (
                    &GestureError::BadSample {
                        block,
                        sample: 5,
                        problem: SampleProblem::RotatedTooFar,
                    },
                    "gesture-turned-too-fast block=R01 sample=5",
                ),
                (&SimError::NotThere { block }, "sim-not-there block=R01"),
                (&SimError::NotNow { block }, "sim-not-now block=R01"),
                (&SimError::NeverOpens { block }, "sim-never-opens block=R01"),
                (&SimError::GoesOn { block, sample: 5 }, "sim-goes-on block=R01 sample=5"),
                (
                    &SimError::Gesture(GestureError::NoSamples { block }),
                    "gesture-no-samples block=R01",
                ),
                (&PileProblem::Overlap { block, other }, "pile-overlap block=R01 other=B03"),
                (&PileProblem::InsideStand { block }, "pile-inside-stand block=R01"),
                (&PileProblem::Floats { block }, "pile-floats block=R01"),
                (&PileProblem::Falls { block }, "pile-falls block=R01"),
                (&PileProblem::Moves { block }, "pile-moves block=R01"),
                (&PileProblem::NeverRests { block }, "pile-never-rests block=R01"),
                (
                    &UnfinishedPile::Pile(PileError::Missing { block }),
                    "pile-missing-block block=R01",
                ),
                (&UnfinishedPile::Problem(PileProblem::Floats { block }), "pile-floats block=R01"),
                (&UnfinishedPile::Moving(SimError::NotNow { block }), "sim-not-now block=R01"),
                (&Unverified::Illegal(Illegal::GameOver), "game-over"),
                (
                    &Unverified::Simulation { act: 2, error: SimError::NotThere { block } },
                    "unverified-simulation act=2 [sim-not-there block=R01]",
                ),
                (
                    &Unverified::PoseMismatch { act: 2, said: 0xabc, is: 0xdef },
                    "unverified-poses act=2 said=0000000000000abc is=0000000000000def",
                ),
                (&Unverified::OutcomeMismatch { act: 2 }, "unverified-story act=2"),
                (&Unverified::TooLong, "unverified-too-long"),
            ],
        );
    }
}
