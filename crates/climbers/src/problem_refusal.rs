//! The problems of a position, ready to be translated.

use game::Refusal;

use crate::Problem;

/// How many fields the text of a position has.
const FIELDS: usize = 9;

impl Refusal for Problem {
    fn code(&self) -> &'static str {
        match self {
            Problem::FieldCount { .. } => "position-field-count",
            Problem::BadPlacement(error) => error.code(),
            Problem::NoBlocks => "position-no-blocks",
            Problem::BlockTwice { .. } => "position-block-twice",
            Problem::PoseNotOfBlock { .. } => "pose-not-of-block",
            Problem::TopNotOfPose { .. } => "top-not-of-pose",
            Problem::OutsideTable { .. } => "position-outside-table",
            Problem::Overhang { .. } => "position-overhang",
            Problem::BadPawn { .. } => "position-bad-pawn",
            Problem::PawnTwice { .. } => "position-pawn-twice",
            Problem::TooFewPawns => "position-pawn-count",
            Problem::PawnOnForeignFace { .. } => "position-pawn-on-foreign-face",
            Problem::TwoPawns { .. } => "position-two-pawns",
            Problem::BadTurn { .. } => "position-bad-turn",
            Problem::TurnNotInPlay { .. } => "position-turn-not-in-play",
            Problem::FollowsThemselves { .. } => "position-follows-themselves",
            Problem::ActiveInPlay { .. } => "position-active-in-play",
            Problem::BadTools { .. } | Problem::BadToolSet(_) => "position-bad-tools",
            Problem::OtherTools => "position-other-tools",
            Problem::BadStone { .. } => "position-bad-stone",
            Problem::StoneNotInPlay { .. } => "position-stone-not-in-play",
            Problem::StonesOutOfOrder { .. } => "position-stones-out-of-order",
            Problem::StoneInHand { .. } => "position-stone-in-hand",
            Problem::StoneOutstayed { .. } => "position-stone-outstayed",
            Problem::StoneOnTable { .. } => "position-stone-on-table",
            Problem::StoneWithPawn { .. } => "position-stone-with-pawn",
            Problem::TwoStones { .. } => "position-stones-together",
            Problem::BadLast { .. } => "position-bad-last",
            Problem::LastNotThere { .. } => "position-last-not-there",
            Problem::BadBarren { .. } => "position-bad-barren",
            Problem::BadBest { .. } => "position-bad-best",
            Problem::OtherBest => "position-other-best",
            Problem::BestTooLow { .. } => "position-best-too-low",
            Problem::BestOfTable { .. } => "position-best-of-table",
            Problem::BadArrived { .. } => "position-bad-arrived",
            Problem::OtherArrived => "position-other-arrived",
            Problem::ArrivedOnTable { .. } => "position-arrived-on-table",
            Problem::ArrivedBeforeBest { .. } => "position-arrived-before-best",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            Problem::FieldCount { found } => {
                vec![("found", found.to_string()), ("expected", FIELDS.to_string())]
            }
            Problem::BadPlacement(error) => error.params(),
            Problem::NoBlocks
            | Problem::TooFewPawns
            | Problem::OtherTools
            | Problem::OtherBest
            | Problem::OtherArrived => Vec::new(),
            Problem::BlockTwice { block }
            | Problem::OutsideTable { block }
            | Problem::LastNotThere { block } => vec![("block", block.to_string())],
            Problem::PoseNotOfBlock { block, pose } => {
                vec![("block", block.to_string()), ("pose", pose.to_string())]
            }
            Problem::TopNotOfPose { block, pose, top } => vec![
                ("block", block.to_string()),
                ("pose", pose.to_string()),
                ("top", top.name().to_owned()),
            ],
            Problem::Overhang { block, at } => {
                vec![("block", block.to_string()), ("at", at.to_string())]
            }
            Problem::BadPawn { text }
            | Problem::BadTurn { text }
            | Problem::BadTools { text }
            | Problem::BadStone { text }
            | Problem::BadLast { text }
            | Problem::BadBarren { text }
            | Problem::BadBest { text }
            | Problem::BadArrived { text } => vec![("text", text.clone())],
            Problem::BadToolSet(error) => vec![("text", error.text.clone())],
            Problem::PawnTwice { colour }
            | Problem::TurnNotInPlay { colour }
            | Problem::FollowsThemselves { colour }
            | Problem::ActiveInPlay { colour }
            | Problem::ArrivedOnTable { colour }
            | Problem::StoneNotInPlay { colour }
            | Problem::StonesOutOfOrder { colour }
            | Problem::StoneInHand { colour }
            | Problem::StoneOutstayed { colour }
            | Problem::BestOfTable { colour } => vec![("colour", colour.name().to_owned())],
            Problem::PawnOnForeignFace { colour, cell, face } => vec![
                ("colour", colour.name().to_owned()),
                ("cell", cell.to_string()),
                ("face", face.name().to_owned()),
            ],
            Problem::TwoPawns { cell, first, second }
            | Problem::TwoStones { cell, first, second } => vec![
                ("cell", cell.to_string()),
                ("first", first.name().to_owned()),
                ("second", second.name().to_owned()),
            ],
            Problem::StoneOnTable { colour, cell } => {
                vec![("colour", colour.name().to_owned()), ("cell", cell.to_string())]
            }
            Problem::StoneWithPawn { colour, cell, pawn } => vec![
                ("colour", colour.name().to_owned()),
                ("cell", cell.to_string()),
                ("pawn", pawn.name().to_owned()),
            ],
            Problem::ArrivedBeforeBest { colour, arrived, best } => vec![
                ("colour", colour.name().to_owned()),
                ("arrived", arrived.to_string()),
                ("best", best.to_string()),
            ],
            Problem::BestTooLow { colour, best, height } => vec![
                ("colour", colour.name().to_owned()),
                ("best", best.to_string()),
                ("height", height.to_string()),
            ],
        }
    }
}
