//! The numbers of the actions of The Climbers.
//!
//! | actions | meaning |
//! |---|---|
//! | 0 to 3 | end the turn, move the pawn, move a block, put the stone |
//! | 4 to 38 | a block: H1 to H12, C1 to C12, D1 to D9, G1, G2 |
//! | 39 to 56 | 6 × a pose of the block + the colour on top |
//! | 57 to 1080 | 32 × y + x of a cell |
//! | 1081 to 1083 | the small ladder, the large one, both |

use std::fmt;

use climbers::{Block, Cell, Face, Ladder, Tools};

const PARTS: usize = 4;
const BLOCKS: usize = PARTS;
const SHAPES: usize = BLOCKS + Block::COUNT;
const CELLS: usize = SHAPES + 3 * FACES;
const LADDERS: usize = CELLS + SIDE * SIDE;
const FACES: usize = Face::ALL.len();
const SIDE: usize = climbers::SIDE as usize;

/// How many actions there are.
pub(super) const ACTIONS: usize = LADDERS + 3;

/// The parts of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TurnPart {
    End,
    Pawn,
    Block,
    Stone,
}

impl TurnPart {
    pub(super) const ALL: [TurnPart; PARTS] =
        [TurnPart::End, TurnPart::Pawn, TurnPart::Block, TurnPart::Stone];

    pub(super) const fn name(self) -> &'static str {
        match self {
            TurnPart::End => "end turn",
            TurnPart::Pawn => "move pawn",
            TurnPart::Block => "move block",
            TurnPart::Stone => "put stone",
        }
    }
}

/// What an action means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ActionKind {
    Part(TurnPart),
    Block(Block),
    /// The pose is its place among those of the block.
    Shape {
        pose: usize,
        top: Face,
    },
    Cell(Cell),
    Ladders(Tools),
}

/// The sets of ladders that have a number. No ladder at all is never a choice.
const LADDER_SETS: [Tools; 3] =
    [Tools::NONE.with(Ladder::Small), Tools::NONE.with(Ladder::Large), Tools::LADDERS];

impl ActionKind {
    /// The meaning of an action.
    pub(super) fn of(action: usize) -> Option<ActionKind> {
        Some(match action {
            0..BLOCKS => ActionKind::Part(TurnPart::ALL[action]),
            BLOCKS..SHAPES => ActionKind::Block(Block::ALL[action - BLOCKS]),
            SHAPES..CELLS => {
                let (pose, top) = ((action - SHAPES) / FACES, (action - SHAPES) % FACES);
                ActionKind::Shape { pose, top: Face::ALL[top] }
            }
            CELLS..LADDERS => {
                let at = action - CELLS;
                ActionKind::Cell(Cell::new((at % SIDE) as u8, (at / SIDE) as u8)?)
            }
            LADDERS..ACTIONS => ActionKind::Ladders(LADDER_SETS[action - LADDERS]),
            _ => return None,
        })
    }

    /// The number of an action.
    pub(super) fn action(self) -> usize {
        match self {
            ActionKind::Part(part) => part as usize,
            ActionKind::Block(block) => BLOCKS + block.index(),
            ActionKind::Shape { pose, top } => SHAPES + pose * FACES + top.index(),
            ActionKind::Cell(cell) => CELLS + cell.index(),
            ActionKind::Ladders(ladders) => {
                let at = LADDER_SETS.iter().position(|&other| other == ladders);
                LADDERS + at.unwrap_or(0)
            }
        }
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionKind::Part(part) => f.write_str(part.name()),
            ActionKind::Block(block) => write!(f, "{block}"),
            ActionKind::Shape { pose, top } => write!(f, "pose {} {}", pose + 1, top.name()),
            ActionKind::Cell(cell) => write!(f, "{cell}"),
            ActionKind::Ladders(ladders) => write!(f, "ladders {ladders}"),
        }
    }
}
