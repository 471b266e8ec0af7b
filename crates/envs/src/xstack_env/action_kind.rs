//! The numbers of the macro-actions of X-Stack.
//!
//! | actions | meaning |
//! |---|---|
//! | 0, 1, 2 | end the turn, take the forbidden block instead of pulling, give up the half-pulled block |
//! | 3 to 38 | a block: to pull, or to take as a bonus |
//! | 39 to 43 | pull it up, to the front, back, left, right |
//! | 44 | put it on the safest place that is high enough |
//! | 45 to 89 | put it on the safest such place in a zone: 9 × row from the back + column from the left |

use std::fmt;

use bots::xstack_bot::Side;
use xstack::{BLOCKS, Block, sim::Spot};

const FIRST_BLOCK: usize = 3;
const FIRST_SIDE: usize = FIRST_BLOCK + BLOCKS;
const SAFEST: usize = FIRST_SIDE + Side::ALL.len();
const FIRST_ZONE: usize = SAFEST + 1;

const ZONE_COLUMNS: usize = 9;
const ZONE_ROWS: usize = 5;

/// How many zones there are.
pub(super) const ZONES: usize = ZONE_COLUMNS * ZONE_ROWS;

/// How many actions there are.
pub(super) const ACTIONS: usize = FIRST_ZONE + ZONES;

/// The edge of a zone, in metres. The outer ones include everything beyond.
const ZONE_EDGE: f64 = 0.018;

/// What an action means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ActionKind {
    End,
    Decline,
    GiveUp,
    Block(Block),
    Side(Side),
    Safest,
    Zone(usize),
}

impl ActionKind {
    /// The meaning of an action.
    pub(super) fn of(action: usize) -> Option<ActionKind> {
        Some(match action {
            0 => ActionKind::End,
            1 => ActionKind::Decline,
            2 => ActionKind::GiveUp,
            FIRST_BLOCK..FIRST_SIDE => ActionKind::Block(Block::from_index(action - FIRST_BLOCK)?),
            FIRST_SIDE..SAFEST => ActionKind::Side(Side::ALL[action - FIRST_SIDE]),
            SAFEST => ActionKind::Safest,
            FIRST_ZONE..ACTIONS => ActionKind::Zone(action - FIRST_ZONE),
            _ => return None,
        })
    }

    /// The number of an action.
    pub(super) fn action(self) -> usize {
        match self {
            ActionKind::End => 0,
            ActionKind::Decline => 1,
            ActionKind::GiveUp => 2,
            ActionKind::Block(block) => FIRST_BLOCK + block.index(),
            ActionKind::Side(side) => FIRST_SIDE + side as usize,
            ActionKind::Safest => SAFEST,
            ActionKind::Zone(zone) => FIRST_ZONE + zone,
        }
    }
}

/// The zone of a place.
pub(super) fn zone_of(spot: &Spot) -> usize {
    let index = |at: f64, count: usize| {
        let last = i32::try_from(count - 1).expect("a few");
        let from_middle = (at / ZONE_EDGE).round() as i32;
        usize::try_from((from_middle + last / 2).clamp(0, last)).expect("not negative")
    };
    index(spot.at[2], ZONE_ROWS) * ZONE_COLUMNS + index(spot.at[0], ZONE_COLUMNS)
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionKind::End => f.write_str("end turn"),
            ActionKind::Decline => f.write_str("decline"),
            ActionKind::GiveUp => f.write_str("give up"),
            ActionKind::Block(block) => write!(f, "{block}"),
            ActionKind::Side(side) => f.write_str(side.name()),
            ActionKind::Safest => f.write_str("safest place"),
            ActionKind::Zone(zone) => {
                write!(f, "column {} row {}", zone % ZONE_COLUMNS + 1, zone / ZONE_COLUMNS + 1)
            }
        }
    }
}
