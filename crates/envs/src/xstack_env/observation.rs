//! What a seat sees of a game of X-Stack: a row of numbers for every block, and one about the game.

use game::{Game as _, Seat};
use xstack::sim::{LiveAct, Load};
use xstack::{BLOCKS, Block, Draft, Phase, Poses, UNIT_ROTATION, XStack};

use super::{Stage, XstackV1};

/// A row for every block, and the last one about the game.
pub(crate) const ROWS: usize = BLOCKS + 1;

/// The numbers of a row. All are 0 for blocks that are not on the X.
///
/// | columns | content |
/// |---|---|
/// | 0 | 1 if the block is on the X |
/// | 1 to 3 | the centre in decimetres: to the right, up, to the front |
/// | 4 to 7 | the rotation as a quaternion x, y, z, w |
/// | 8 to 10 | the size in decimetres |
/// | 11 to 16 | 1 for its colour |
/// | 17 | the load: the sum of the contact forces on it, in N, without its weight |
/// | 18, 19 | how many blocks it carries, and lies on |
/// | 20 | 1 if it is forbidden |
/// | 21 | 1 if it may be gripped now |
/// | 22 | 1 if it was chosen |
/// | 23 | by how many decimetres its lowest point must rise |
/// | 24 to 59 | 1 for every block that lies on it |
///
/// The last row: 1 if this seat is to move; 1 for the stage (block, side, place); 1 for the phase of the
/// turn (choosing, half pulled, too low, may take a bonus, half taken, over); the round and the number of
/// rounds; the share of the hand's time that is left; and from 13 on, for every player from this seat
/// in turn order: points, penalties and bonus blocks. With raw gestures, from 28 on: 1 if the hand is
/// closed, its strain (at 1 the block slips), 1 if the block in it touches nothing, and where it holds the
/// block, in decimetres.
pub(crate) const COLUMNS: usize = 24 + BLOCKS;

/// Micrometres in a decimetre.
const DECIMETRE: f32 = 100_000.0;

pub(super) fn observe(
    game: &XStack,
    draft: &Draft,
    stage: &Stage,
    loads: &[Load; BLOCKS],
    seat: Seat,
    into: &mut [f32],
) {
    observe_at(game, draft, draft.poses(), stage, loads, seat, into);
}

#[expect(clippy::cast_precision_loss, reason = "micrometres near the X and small counts")]
fn observe_at(
    game: &XStack,
    draft: &Draft,
    poses: &Poses,
    stage: &Stage,
    loads: &[Load; BLOCKS],
    seat: Seat,
    into: &mut [f32],
) {
    into.fill(0.0);
    let flag = |set: bool| if set { 1.0 } else { 0.0 };
    for (block, pose) in poses.iter() {
        let row = &mut into[block.index() * COLUMNS..][..COLUMNS];
        let load = &loads[block.index()];
        row[0] = 1.0;
        for axis in 0..3 {
            row[1 + axis] = pose.at[axis] as f32 / DECIMETRE;
            row[8 + axis] = draft.size(block).0[axis] as f32 / DECIMETRE;
        }
        for part in 0..4 {
            row[4 + part] = pose.rotation[part] as f32 / UNIT_ROTATION as f32;
        }
        row[11 + block.colour() as usize] = 1.0;
        row[17] = load.pressed;
        row[18] = load.carries.len() as f32;
        row[19] = loads.iter().filter(|below| below.carries.contains(block)).count() as f32;
        row[20] = flag(draft.forbidden() == Some(block));
        row[21] = flag(draft.may_handle(block).is_ok());
        row[22] = flag(stage.block() == Some(block));
        let lowest = xstack::lowest_point(draft.size(block), pose);
        row[23] =
            draft.must_exceed(block).map_or(0.0, |height| (height - lowest) as f32 / DECIMETRE);
        for other in Block::all().filter(|&other| load.carries.contains(other)) {
            row[24 + other.index()] = 1.0;
        }
    }
    let row = &mut into[BLOCKS * COLUMNS..][..COLUMNS];
    row[0] = flag(game.to_move() == Some(seat));
    let stage = match stage {
        Stage::Block => 0,
        Stage::Side { .. } => 1,
        Stage::Place { .. } => 2,
    };
    row[1 + stage] = 1.0;
    let phase = match draft.phase() {
        Phase::Choosing => 0,
        Phase::HalfPulled { .. } => 1,
        Phase::TooLow { .. } => 2,
        Phase::MayTakeBonus { .. } => 3,
        Phase::HalfTaken { .. } => 4,
        Phase::Over => 5,
    };
    row[4 + phase] = 1.0;
    row[10] = game.round() as f32;
    row[11] = f32::from(game.options().rounds);
    row[12] = draft.samples_left() as f32 / xstack::HAND_SAMPLES as f32;
    let seats = game.seats();
    for ahead in 0..seats {
        let Some(player) = Seat::new((seat.index() + ahead) % seats) else { continue };
        row[13 + 3 * ahead] = game.points(player) as f32;
        row[14 + 3 * ahead] = game.tray(player).malus().len() as f32;
        row[15 + 3 * ahead] = game.tray(player).bonus().len() as f32;
    }
}

const HAND: usize = 28;

/// What a seat sees while a hand moves: poses, contacts and loads of this moment.
pub(crate) fn observe_live(
    env: &XstackV1,
    draft: &Draft,
    act: &LiveAct,
    seat: Seat,
    into: &mut [f32],
) {
    let held = act.held();
    let stage = match held {
        Some(block) => Stage::Side { block },
        None => Stage::Block,
    };
    let before_the_first_step = act.stage() == xstack::sim::Stage::Open;
    let found = if before_the_first_step { env.loads_of(draft) } else { act.loads() };
    let poses = act.poses();
    observe_at(&env.game, draft, &poses, &stage, &found, seat, into);
    let row = &mut into[BLOCKS * COLUMNS..][..COLUMNS];
    let flag = |set: bool| if set { 1.0 } else { 0.0 };
    row[HAND] = flag(held.is_some());
    row[HAND + 1] = act.strain() as f32;
    row[HAND + 2] = flag(held.is_some() && act.is_free());
    for (axis, metres) in act.grip_point().into_iter().flatten().enumerate() {
        row[HAND + 3 + axis] = 10.0 * metres as f32;
    }
}
