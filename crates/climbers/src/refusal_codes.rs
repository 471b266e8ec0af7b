//! The codes of all refusals in this crate.

use crate::{
    BlockError, CellError, Illegal, PlacementError, PoseError, PositionError, Problem,
    SettingsError, StepTextError, ToolsError, record::StartError,
};

/// The codes of all refusals in this crate: each needs a translation.
pub const REFUSAL_CODES: &[&[&str]] = &[
    BlockError::REFUSAL_CODES,
    CellError::REFUSAL_CODES,
    Illegal::REFUSAL_CODES,
    PlacementError::REFUSAL_CODES,
    PoseError::REFUSAL_CODES,
    PositionError::REFUSAL_CODES,
    Problem::REFUSAL_CODES,
    SettingsError::REFUSAL_CODES,
    StartError::REFUSAL_CODES,
    StepTextError::REFUSAL_CODES,
    ToolsError::REFUSAL_CODES,
];

#[cfg(test)]
mod tests {
    use game::conformance::refusals::check_refusals;

    use super::*;
    use crate::{
        Block, BlockError, Cell, CellError, Colour, Face, Illegal, Ladder, PlacementError, Pose,
        PoseError, PositionError, Problem, SettingsError, StepTextError, ToolsError,
        record::StartError,
    };

    #[test]
    #[expect(clippy::too_many_lines, reason = "one line for each refusal")]
    fn codes_and_parameters_are_stable() {
        let block: Block = "H3".parse().expect("a block");
        let other: Block = "C1".parse().expect("a block");
        let [at, to] = ["12,14", "3,4"].map(|text| text.parse::<Cell>().expect("a cell"));
        let pose: Pose = "2x2x1".parse().expect("a pose");
        let (colour, face, ladder) = (Colour::LightBlue, Face::LightBlue, Ladder::Small);
        let text = || "?".to_owned();
        check_refusals(
            REFUSAL_CODES,
            &[
                (&Illegal::GameOver, "game-over"),
                (&Illegal::TurnTooLong, "turn-too-long max=24"),
                (&Illegal::AfterStone, "after-stone"),
                (&Illegal::FollowerOnlyWalks, "follower-only-walks"),
                (&Illegal::SecondBlock, "second-block"),
                (&Illegal::BlockAfterPawn, "block-after-pawn"),
                (&Illegal::NoSuchBlock { block }, "no-such-block block=H3"),
                (
                    &Illegal::CarriesPawn { block, colour },
                    "carries-pawn block=H3 colour=light-blue",
                ),
                (
                    &Illegal::CarriesStone { block, colour },
                    "carries-stone block=H3 colour=light-blue",
                ),
                (
                    &Illegal::CarriesBlock { block, carried: other },
                    "carries-block block=H3 carried=C1",
                ),
                (&Illegal::MovedJustBefore { block }, "moved-just-before block=H3"),
                (&Illegal::PoseNotOfBlock { block, pose }, "pose-not-of-block block=H3 pose=2x2x1"),
                (
                    &Illegal::TopNotOfPose { block, pose, top: face },
                    "top-not-of-pose block=H3 pose=2x2x1 top=light-blue",
                ),
                (&Illegal::OutsideTable { at }, "outside-table at=12,14"),
                (&Illegal::Overhang { at }, "overhang at=12,14"),
                (&Illegal::TouchesNothing { at }, "touches-nothing at=12,14"),
                (&Illegal::Unchanged { block }, "unchanged block=H3"),
                (&Illegal::OntoStone { colour, at }, "onto-stone at=12,14 colour=light-blue"),
                (&Illegal::NoRoomForPawn { colour }, "no-room-for-pawn colour=light-blue"),
                (&Illegal::AlreadyThere { to }, "already-there to=3,4"),
                (&Illegal::CellTaken { to, colour }, "cell-taken to=3,4 colour=light-blue"),
                (&Illegal::ForeignFace { to, face }, "foreign-face to=3,4 face=light-blue"),
                (
                    &Illegal::ClosedByStone { to, colour },
                    "closed-by-stone to=3,4 colour=light-blue",
                ),
                (&Illegal::NoRoom { to }, "no-room to=3,4"),
                (&Illegal::NeedsLadder { to, rise: 3 }, "needs-ladder to=3,4 rise=3"),
                (&Illegal::TooHigh { to, rise: 3 }, "too-high to=3,4 rise=3"),
                (&Illegal::NoDescending { to }, "no-descending to=3,4"),
                (&Illegal::OnlyByCorner { to }, "only-by-corner to=3,4"),
                (&Illegal::NoWay { to }, "no-way to=3,4"),
                (&Illegal::LadderGone { ladder }, "ladder-gone ladder=small"),
                (&Illegal::NotTouching { to }, "not-touching to=3,4"),
                (&Illegal::NoLadderNeeded { to }, "no-ladder-needed to=3,4"),
                (&Illegal::LadderTooShort { to, rise: 3 }, "ladder-too-short to=3,4 rise=3"),
                (&Illegal::NoBridges, "no-bridges"),
                (&Illegal::BridgeAfterBlock, "bridge-after-block"),
                (&Illegal::BridgeToOwnFace { to }, "bridge-to-own-face to=3,4"),
                (&Illegal::BridgeNotStraight { to }, "bridge-not-straight to=3,4"),
                (
                    &Illegal::BridgeTooLong { ladder, to },
                    "bridge-too-long ladder=small to=3,4 max=2",
                ),
                (
                    &Illegal::BridgeTooSteep { ladder, to },
                    "bridge-too-steep ladder=small to=3,4 max=2",
                ),
                (&Illegal::BridgeBlocked { to, over: at }, "bridge-blocked to=3,4 over=12,14"),
                (&Illegal::StoneGone, "stone-gone"),
                (&Illegal::StoneOnTable { at }, "stone-on-table at=12,14"),
                (&Illegal::StoneOnPawn { at, colour }, "stone-on-pawn at=12,14 colour=light-blue"),
                (
                    &Illegal::StoneOnStone { at, colour },
                    "stone-on-stone at=12,14 colour=light-blue",
                ),
                (&Problem::FieldCount { found: 3 }, "position-field-count found=3 expected=9"),
                (
                    &Problem::BadPlacement(PlacementError::Form { text: text() }),
                    "not-a-placement text=?",
                ),
                (&Problem::NoBlocks, "position-no-blocks"),
                (&Problem::BlockTwice { block }, "position-block-twice block=H3"),
                (&Problem::PoseNotOfBlock { block, pose }, "pose-not-of-block block=H3 pose=2x2x1"),
                (
                    &Problem::TopNotOfPose { block, pose, top: face },
                    "top-not-of-pose block=H3 pose=2x2x1 top=light-blue",
                ),
                (&Problem::OutsideTable { block }, "position-outside-table block=H3"),
                (&Problem::Overhang { block, at }, "position-overhang block=H3 at=12,14"),
                (&Problem::BadPawn { text: text() }, "position-bad-pawn text=?"),
                (&Problem::PawnTwice { colour }, "position-pawn-twice colour=light-blue"),
                (&Problem::TooFewPawns, "position-pawn-count"),
                (
                    &Problem::PawnOnForeignFace { colour, cell: at, face },
                    "position-pawn-on-foreign-face colour=light-blue cell=12,14 face=light-blue",
                ),
                (
                    &Problem::TwoPawns { cell: at, first: colour, second: Colour::Red },
                    "position-two-pawns cell=12,14 first=light-blue second=red",
                ),
                (&Problem::BadTurn { text: text() }, "position-bad-turn text=?"),
                (&Problem::TurnNotInPlay { colour }, "position-turn-not-in-play colour=light-blue"),
                (
                    &Problem::FollowsThemselves { colour },
                    "position-follows-themselves colour=light-blue",
                ),
                (&Problem::BadTools { text: text() }, "position-bad-tools text=?"),
                (&Problem::BadToolSet(ToolsError { text: text() }), "position-bad-tools text=?"),
                (&Problem::OtherTools, "position-other-tools"),
                (&Problem::BadStone { text: text() }, "position-bad-stone text=?"),
                (
                    &Problem::StoneNotInPlay { colour },
                    "position-stone-not-in-play colour=light-blue",
                ),
                (
                    &Problem::StonesOutOfOrder { colour },
                    "position-stones-out-of-order colour=light-blue",
                ),
                (&Problem::StoneInHand { colour }, "position-stone-in-hand colour=light-blue"),
                (&Problem::StoneOutstayed { colour }, "position-stone-outstayed colour=light-blue"),
                (
                    &Problem::StoneOnTable { colour, cell: at },
                    "position-stone-on-table colour=light-blue cell=12,14",
                ),
                (
                    &Problem::StoneWithPawn { colour, cell: at, pawn: Colour::Red },
                    "position-stone-with-pawn colour=light-blue cell=12,14 pawn=red",
                ),
                (
                    &Problem::TwoStones { cell: at, first: colour, second: Colour::Red },
                    "position-stones-together cell=12,14 first=light-blue second=red",
                ),
                (&Problem::BadLast { text: text() }, "position-bad-last text=?"),
                (&Problem::LastNotThere { block }, "position-last-not-there block=H3"),
                (&Problem::BadBarren { text: text() }, "position-bad-barren text=?"),
                (&Problem::BadBest { text: text() }, "position-bad-best text=?"),
                (&Problem::OtherBest, "position-other-best"),
                (
                    &Problem::BestTooLow { colour, best: 3, height: 4 },
                    "position-best-too-low colour=light-blue best=3 height=4",
                ),
                (&Problem::ActiveInPlay { colour }, "position-active-in-play colour=light-blue"),
                (&Problem::BadArrived { text: text() }, "position-bad-arrived text=?"),
                (&Problem::OtherArrived, "position-other-arrived"),
                (
                    &Problem::ArrivedOnTable { colour },
                    "position-arrived-on-table colour=light-blue",
                ),
                (
                    &Problem::ArrivedBeforeBest { colour, arrived: 3, best: 5 },
                    "position-arrived-before-best colour=light-blue arrived=3 best=5",
                ),
                (&Problem::BestOfTable { colour }, "position-best-of-table colour=light-blue"),
                (&PoseError { text: text() }, "no-such-size size=?"),
                (&BlockError { text: text() }, "not-a-block text=?"),
                (&StepTextError::Unknown { text: text() }, "not-a-step text=?"),
                (&StepTextError::Cell(CellError { text: text() }), "not-a-cell text=?"),
                (
                    &StepTextError::Placement(PlacementError::Form { text: text() }),
                    "not-a-placement text=?",
                ),
                (&StepTextError::TooMany { found: 99 }, "turn-too-long found=99 max=24"),
                (&PlacementError::Form { text: text() }, "not-a-placement text=?"),
                (&PlacementError::Block(BlockError { text: text() }), "not-a-block text=?"),
                (&PlacementError::Cell(CellError { text: text() }), "not-a-cell text=?"),
                (&PlacementError::Pose(PoseError { text: text() }), "no-such-size size=?"),
                (&PlacementError::Face { text: text() }, "not-a-face text=?"),
                (&StartError::BadOrder { text: text() }, "record-bad-order text=?"),
                (&StartError::BadTower { text: text() }, "record-bad-tower text=?"),
                (&CellError { text: text() }, "not-a-cell text=?"),
                (
                    &PositionError {
                        problems: vec![Problem::NoBlocks, Problem::FieldCount { found: 3 }],
                    },
                    "bad-position [position-no-blocks] [position-field-count found=3 expected=9]",
                ),
                (
                    &SettingsError::FirstNotInPlay { first: colour },
                    "first-not-in-play first=light-blue",
                ),
                (&SettingsError::AlreadyOver, "already-over"),
                (
                    &SettingsError::NobodyFollows { follower: colour },
                    "nobody-follows follower=light-blue",
                ),
            ],
        );
    }
}
