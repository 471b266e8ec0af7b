//! What a seat sees of a game of The Climbers: planes of 32 by 32 cells, row by row.

use climbers::{Cell, Climbers, Draft, Face, Ladder, SIDE};
use game::{Game as _, Seat};

use super::Stage;

/// How many planes there are. Others are counted in turn order from this seat, which comes first.
///
/// | planes | content |
/// |---|---|
/// | 0 | the height in units |
/// | 1 to 6 | 1 where the top is red, yellow, dark blue, light blue, violet, grey |
/// | 7 to 11 | 1 where the pawn of this seat, the next and so on stands |
/// | 12 | 1 where a stone closes the face |
/// | 13 | 1 on the block that was moved in the turn before and may not be moved |
/// | 14 | 1 on the block that was chosen in this turn |
/// | 15 | numbers, see below |
///
/// Plane 15, row 0: 1 if this seat is to move; the stage of the turn (0 part, 1 pawn, 2 ladders, 3
/// block, 4 pose, 5 place, 6 stone); turns without a climb in a row; 1 if it is the last chance; the
/// chosen size along x, y and upwards; the chosen top colour from 1; the cell chosen for the pawn, x and
/// y from 1. Row 1 + n is about the nth player from this seat: 1 if in play, colour from 0, height, best
/// height, small ladder, large ladder, stone in hand.
pub(super) const PLANES: usize = 16;

const CELLS: usize = SIDE as usize * SIDE as usize;
const TOPS: usize = 1;
const PAWNS: usize = 7;
const CLOSED: usize = 12;
const FORBIDDEN: usize = 13;
const CHOSEN: usize = 14;
const NUMBERS: usize = 15;

pub(super) fn observe(game: &Climbers, draft: &Draft, stage: Stage, seat: Seat, into: &mut [u8]) {
    into.fill(0);
    let position = draft.position();
    let building = position.building();
    into[..CELLS].copy_from_slice(building.heights());
    for block in climbers::Block::ALL {
        let Some(placed) = building.placed(block) else { continue };
        let plane = (TOPS + placed.placement.top.index()) * CELLS;
        let closed = position.stone_on(block).is_some();
        let forbidden = position.last() == Some(block);
        let chosen = matches!(stage,
            Stage::Pose { block: picked } | Stage::Place { block: picked, .. } if picked == block);
        for cell in building.visible(block) {
            into[plane + cell.index()] = 1;
            if closed {
                into[CLOSED * CELLS + cell.index()] = 1;
            }
            if forbidden {
                into[FORBIDDEN * CELLS + cell.index()] = 1;
            }
            if chosen {
                into[CHOSEN * CELLS + cell.index()] = 1;
            }
        }
    }
    debug_assert_eq!(Face::ALL.len(), PAWNS - TOPS);
    let seats = game.seats();
    for ahead in 0..seats {
        let Some(colour) =
            Seat::new((seat.index() + ahead) % seats).and_then(|seat| game.settings().colour(seat))
        else {
            continue;
        };
        let row = NUMBERS * CELLS + (1 + ahead) * usize::from(SIDE);
        let Some(pawn) = position.pawn(colour) else { continue };
        into[(PAWNS + ahead) * CELLS + pawn.index()] = 1;
        let tools = position.tools(colour);
        let numbers = [
            1,
            colour.index() as u8,
            position.height(colour).unwrap_or(0),
            position.best(colour).height,
            u8::from(tools.has(Ladder::Small)),
            u8::from(tools.has(Ladder::Large)),
            u8::from(tools.has_stone()),
        ];
        into[row..row + numbers.len()].copy_from_slice(&numbers);
    }
    let (size, top) = match stage {
        Stage::Place { pose, top, .. } => ([pose.x(), pose.y(), pose.h()], top.index() as u8 + 1),
        _ => ([0; 3], 0),
    };
    let to = match stage {
        Stage::Ladders { to } => Some(to),
        _ => None,
    };
    let at = |part: fn(Cell) -> u8| to.map_or(0, |to| part(to) + 1);
    let numbers = [
        u8::from(game.to_move() == Some(seat)),
        stage.number(),
        position.barren().min(255) as u8,
        u8::from(game.is_last_chance()),
        size[0],
        size[1],
        size[2],
        top,
        at(Cell::x),
        at(Cell::y),
    ];
    into[NUMBERS * CELLS..][..numbers.len()].copy_from_slice(&numbers);
}
