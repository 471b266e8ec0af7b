//! The codes of all refusals in this crate.

use crate::{
    CellError, Illegal, LayoutError, LayoutProblem, MoveTextError, PositionError, Problem,
    SettingsError, record::UnknownLayout,
};

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] = &[
    CellError::REFUSAL_CODES,
    Illegal::REFUSAL_CODES,
    LayoutError::REFUSAL_CODES,
    LayoutProblem::REFUSAL_CODES,
    MoveTextError::REFUSAL_CODES,
    PositionError::REFUSAL_CODES,
    Problem::REFUSAL_CODES,
    SettingsError::REFUSAL_CODES,
    UnknownLayout::REFUSAL_CODES,
];

#[cfg(test)]
mod tests {
    use game::conformance::refusals::check_refusals;

    use super::*;
    use crate::{
        Cell, CellError, Colour, Height, Illegal, LayoutError, LayoutProblem, MoveTextError,
        PositionError, Problem, SettingsError,
        options::{Goal, Idle},
        record::UnknownLayout,
    };

    #[test]
    #[expect(clippy::too_many_lines, reason = "one line for each refusal")]
    fn codes_and_parameters_are_stable() {
        let cell = |text: &str| text.parse::<Cell>().expect("a cell");
        let (from, to, on) = (cell("c3"), cell("d4"), cell("c4"));
        let (owner, colour, height) = (Colour::Green, Colour::Green, Height::Two);
        let text = || "?".to_owned();
        let name = text;
        let position = || PositionError::from(Problem::TwoWinners);
        check_refusals(
            REFUSAL_CODES,
            &[
                (&Illegal::GameOver, "game-over"),
                (&Illegal::MustMove, "must-move"),
                (&Illegal::NothingThere { from }, "nothing-there from=c3"),
                (&Illegal::ForeignKlotz { from, owner }, "foreign-klotz from=c3 owner=green"),
                (&Illegal::IdleKlotz { from, owner }, "idle-klotz from=c3 owner=green"),
                (&Illegal::ForeignStone { from, owner }, "foreign-stone from=c3 owner=green"),
                (
                    &Illegal::ColumnDistance { height, distance: 5 },
                    "column-distance height=2 distance=5",
                ),
                (&Illegal::KlotzDistance { distance: 5 }, "klotz-distance distance=5"),
                (&Illegal::ColumnIntoCorner { to }, "column-into-corner to=d4"),
                (&Illegal::WrongCorner { to, goal: on }, "wrong-corner to=d4 goal=c4"),
                (&Illegal::StopOnCentre { to }, "stop-on-centre to=d4"),
                (&Illegal::KlotzCaptures { to }, "klotz-captures to=d4"),
                (&Illegal::ColumnCaptured { to }, "column-captured to=d4"),
                (&Illegal::Blocked { from, to, on }, "blocked from=c3 to=d4 on=c4"),
                (
                    &Illegal::BothBlocked { from, to, first: on, second: to },
                    "both-blocked from=c3 to=d4 first=c4 second=d4",
                ),
                (&UnknownLayout { name: name() }, "record-unknown-layout name=?"),
                (&LayoutProblem::Name { name: name(), max: 40 }, "layout-name name=? max=40"),
                (&LayoutProblem::NameTaken { name: name() }, "layout-name-taken name=?"),
                (&LayoutProblem::Malformed { word: text() }, "layout-malformed word=?"),
                (
                    &LayoutProblem::Count { height, found: 3 },
                    "layout-count height=2 found=3 expected=4",
                ),
                (&LayoutProblem::OnCorner { cell: on }, "layout-on-corner cell=c4"),
                (&LayoutProblem::OnCentre { cell: on }, "layout-on-centre cell=c4"),
                (&LayoutProblem::TwoOnOneCell { cell: on }, "layout-two-on-one-cell cell=c4"),
                (
                    &LayoutError {
                        problems: vec![
                            LayoutProblem::OnCorner { cell: on },
                            LayoutProblem::Name { name: name(), max: 40 },
                        ],
                    },
                    "bad-layout [layout-on-corner cell=c4] [layout-name name=? max=40]",
                ),
                (&CellError { text: text() }, "not-a-cell text=?"),
                (&MoveTextError::NotAMove { text: text() }, "not-a-move text=?"),
                (&MoveTextError::NotACapture { text: text(), to }, "not-a-capture text=? to=d4"),
                (&MoveTextError::NotAWin { text: text(), to }, "not-a-win text=? to=d4"),
                (&Problem::FieldCount { found: 3 }, "position-field-count found=3 expected=4"),
                (&Problem::RankCount { found: 3 }, "position-rank-count found=3"),
                (&Problem::RankLength { rank: 2, found: 3 }, "position-rank-length rank=2 found=3"),
                (
                    &Problem::UnknownPiece { cell: on, letter: 'x' },
                    "position-unknown-piece cell=c4 letter=x",
                ),
                (&Problem::ColumnOnCorner { cell: on }, "position-column-on-corner cell=c4"),
                (&Problem::ColumnOnCentre { cell: on }, "position-column-on-centre cell=c4"),
                (
                    &Problem::TooManyColumns { height, found: 5 },
                    "position-too-many-columns height=2 found=5 most=4",
                ),
                (&Problem::KlotzMissing { colour }, "position-klotz-missing colour=green"),
                (
                    &Problem::KlotzTwice { colour, cell: on },
                    "position-klotz-twice colour=green cell=c4",
                ),
                (
                    &Problem::IdleKlotzAway { colour, cell: on },
                    "position-idle-klotz-away colour=green cell=c4",
                ),
                (
                    &Problem::KlotzOnForeignCentre { colour, cell: on },
                    "position-klotz-on-foreign-centre colour=green cell=c4",
                ),
                (
                    &Problem::KlotzOnForeignCorner { colour, cell: on },
                    "position-klotz-on-foreign-corner colour=green cell=c4",
                ),
                (&Problem::TwoWinners, "position-two-winners"),
                (&Problem::BadSeats { text: text() }, "position-bad-seats text=?"),
                (&Problem::TooFewSeats, "position-too-few-seats"),
                (&Problem::BadTurn { text: text() }, "position-bad-turn text=?"),
                (&Problem::TurnNotInPlay { colour }, "position-turn-not-in-play colour=green"),
                (
                    &Problem::BadStones { text: text(), seats: text(), example: "c3".into() },
                    "position-bad-stones text=? example=c3",
                ),
                (
                    &Problem::StoneWithoutColumn { colour, cell: on },
                    "position-stone-without-column colour=green cell=c4",
                ),
                (
                    &Problem::TwoStones { cell: on, first: colour, second: Colour::Red },
                    "position-two-stones cell=c4 first=green second=red",
                ),
                (
                    &Problem::IdleStone { colour, cell: on },
                    "position-idle-stone colour=green cell=c4",
                ),
                (&position(), "bad-position [position-two-winners]"),
                (&SettingsError::TooFewColours, "too-few-colours"),
                (&SettingsError::FirstNotInPlay { first: colour }, "first-not-in-play first=green"),
                (&SettingsError::OtherGoal { goal: Goal::default() }, "other-goal goal=near"),
                (
                    &SettingsError::OtherIdle { colour, idle: Idle::Removed },
                    "other-idle colour=green idle=removed",
                ),
                (&SettingsError::AlreadyOver, "already-over"),
                (&SettingsError::Position(position()), "bad-position [position-two-winners]"),
            ],
        );
    }
}
