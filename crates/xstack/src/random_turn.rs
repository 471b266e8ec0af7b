//! Random turns with invented reports.
//!
//! For tests: everything that can happen in a turn occurs, but blocks do not lie where physics
//! would put them.

use rand_core::Rng;

use crate::{
    Act, Block, BlockSet, Draft, Gesture, Handling, Parting, Phase, Pose, Purpose, Report, Rest,
    Sample,
};

/// Blocks are not put higher than this, in micrometres: there is no end to luck, but to heights.
const CEILING: i32 = 800_000;

/// A turn that has not begun, made somehow to its end.
pub(crate) fn random_turn(mut draft: Draft, rng: &mut dyn Rng) -> crate::Turn {
    loop {
        let stop = match draft.phase() {
            Phase::Over => true,
            // A house rule may leave no bonus to take.
            Phase::MayTakeBonus { .. } | Phase::HalfTaken { .. } => {
                one_in(rng, 4) || Block::all().all(|block| draft.may_handle(block).is_err())
            }
            Phase::Choosing | Phase::HalfPulled { .. } | Phase::TooLow { .. } => false,
        };
        if stop {
            return draft.turn();
        }
        let act = random_act(&draft, rng);
        draft.add(act).expect("what is invented is by the rules");
    }
}

fn one_in(rng: &mut dyn Rng, many: u32) -> bool {
    rng.next_u32().is_multiple_of(many)
}

/// A number from `low` to `high`, both included.
fn between(rng: &mut dyn Rng, low: i32, high: i32) -> i32 {
    low + (rng.next_u32() % (high.abs_diff(low) + 1)).cast_signed()
}

fn random_act(draft: &Draft, rng: &mut dyn Rng) -> Act {
    let without_hand = match draft.phase() {
        Phase::Choosing if one_in(rng, 8) => draft.may_decline().ok(),
        Phase::HalfPulled { block } if one_in(rng, 4) => Some(block),
        _ => draft.demands(),
    };
    if let Some(block) = without_hand {
        let rest = settled(draft, block, None, one_in(rng, 4), rng);
        return Act::TakeAway { block, rest };
    }
    let open: Vec<Block> = Block::all().filter(|&block| draft.may_handle(block).is_ok()).collect();
    let block = open[rng.next_u32() as usize % open.len()];
    let purpose = draft.may_handle(block).expect("just asked");
    handle(draft, block, purpose, rng)
}

/// A hand closes on the block, and something comes of it.
fn handle(draft: &Draft, block: Block, purpose: Purpose, rng: &mut dyn Rng) -> Act {
    let left = draft.samples_left();
    let samples = rng.next_u32() as usize % 90 + 1;
    let (handling, samples) = match (rng.next_u32() % 16, purpose) {
        _ if samples >= left => (Handling::TimeOver, left),
        (0, _) => (Handling::TimeOver, left),
        (1, _) => (Handling::GivenUp, samples),
        (2 | 3, _) => (Handling::Interrupted, samples),
        (4..=10, Purpose::Bonus) => (Handling::Taken, samples),
        _ => (Handling::LetGo, samples),
    };
    let parting = match handling {
        Handling::LetGo => Parting::LetGo,
        Handling::GivenUp => Parting::GivenUp,
        Handling::Taken | Handling::TimeOver | Handling::Interrupted => Parting::Held,
    };
    let falls = handling == Handling::Interrupted || one_in(rng, 12);
    let place = (handling == Handling::LetGo).then(|| place(draft, block, rng));
    let report = Report {
        handling,
        came_free: handling == Handling::Taken || one_in(rng, 2),
        rest: settled(draft, block, place, falls, rng),
    };
    Act::Handle { gesture: gesture(draft, block, purpose, samples, parting, rng), report }
}

/// The hand moves one way, faster and faster, and holds still in the end.
fn gesture(
    draft: &Draft,
    block: Block,
    purpose: Purpose,
    samples: usize,
    parting: Parting,
    rng: &mut dyn Rng,
) -> Gesture {
    let grip = draft.size(block).0.map(|edge| between(rng, -edge / 2, edge / 2));
    let speed = [0; 3].map(|_| between(rng, -40, 40));
    let samples = (0..).take(samples).scan(Sample::START, |hand, at| {
        if at < 90 {
            for (moved, speed) in hand.moved.iter_mut().zip(speed) {
                *moved += speed * at.min(60);
            }
        }
        Some(*hand)
    });
    Gesture::new(block, purpose, grip, samples.collect(), parting).expect("slow and near")
}

/// Where a block might be put: near where it was, aside, or higher.
fn place(draft: &Draft, block: Block, rng: &mut dyn Rng) -> Pose {
    let mut pose = *draft.start().get(block).or(draft.poses().get(block)).expect("on the X");
    // Towards the middle, so that nothing wanders off.
    let aside = |at: i32, by: i32| if at > 0 { at - by } else { at + by };
    match rng.next_u32() % 4 {
        0 => pose.at[0] = aside(pose.at[0], between(rng, 0, 4_000)),
        1 => pose.at[2] = aside(pose.at[2], between(rng, 11_000, 30_000)),
        _ if pose.at[1] > CEILING => {}
        _ => pose.at[1] += between(rng, 1_500, 40_000),
    }
    pose
}

/// What lies where with the block in its place, or without it; a few others fall if they are to.
fn settled(
    draft: &Draft,
    block: Block,
    place: Option<Pose>,
    falls: bool,
    rng: &mut dyn Rng,
) -> Rest {
    let mut poses = draft.poses().clone();
    let mut fallen = BlockSet::NONE;
    let others: Vec<Block> = poses.present().without(block).iter().collect();
    if falls {
        fallen = fallen.with(others[rng.next_u32() as usize % others.len()]);
    }
    for other in others {
        let mut pose = *poses.get(other).expect("on the X");
        if falls && one_in(rng, 12) {
            fallen = fallen.with(other);
        }
        pose.at[0] += between(rng, -20, 20);
        poses.set(other, (!fallen.contains(other)).then_some(pose));
    }
    match place {
        Some(_) if falls && one_in(rng, 4) => {
            fallen = fallen.with(block);
            poses.set(block, None);
        }
        place => poses.set(block, place),
    }
    Rest { fallen, poses }
}
