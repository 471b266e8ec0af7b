//! Acts as nobody should send them: made from good ones by changing something.

use rand_core::Rng;
use xstack::{Act, Block, Draft, Gesture, Handling, Parting, Pose, Purpose, Report, Rest, Sample};

pub(crate) fn below(rng: &mut dyn Rng, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}

pub(crate) fn any_block(rng: &mut dyn Rng) -> Block {
    Block::from_index(below(rng, 36)).expect("there are 36")
}

/// Changes one thing. Often the act is no good afterwards, sometimes another good one.
pub(crate) fn mutant(act: &Act, draft: &Draft, rng: &mut dyn Rng) -> Act {
    let mut act = act.clone();
    match below(rng, 4) {
        0 => change_rest(&mut act, draft, rng),
        1 => change_place(&mut act, rng),
        2 => return Act::TakeAway { block: any_block(rng), rest: act.rest().clone() },
        _ => {
            if let Act::Handle { gesture, report } = &mut act {
                match below(rng, 5) {
                    0 => report.came_free = !report.came_free,
                    1 => report.handling = Handling::ALL[below(rng, 5)],
                    _ => *gesture = change_gesture(gesture, draft, rng),
                }
            }
        }
    }
    act
}

fn rest_of(act: &mut Act) -> &mut Rest {
    match act {
        Act::Handle { report: Report { rest, .. }, .. } | Act::TakeAway { rest, .. } => rest,
    }
}

/// Something is lost, fallen or back.
fn change_rest(act: &mut Act, draft: &Draft, rng: &mut dyn Rng) {
    let rest = rest_of(act);
    let block = any_block(rng);
    match below(rng, 5) {
        0 => rest.poses.set(block, None),
        1 => rest.fallen = rest.fallen.with(block),
        2 => rest.fallen = rest.fallen.without(block),
        3 => rest.poses.set(block, draft.poses().get(block).copied()),
        _ => {
            rest.poses.set(block, None);
            rest.fallen = rest.fallen.with(block);
        }
    }
}

/// Something lies elsewhere: mostly the block that the act is about, mostly a little.
fn change_place(act: &mut Act, rng: &mut dyn Rng) {
    let block = if below(rng, 3) == 0 { any_block(rng) } else { act.block() };
    let rest = rest_of(act);
    let Some(pose) = rest.poses.get(block) else { return };
    let mut pose: Pose = *pose;
    let ways = [-12_000, -9_999, -1_001, 999, 1_000, 1_001, 5_000, 9_999, 10_000, 600_000];
    match below(rng, 8) {
        0 => pose.rotation[below(rng, 4)] += [-2_000, 2_000][below(rng, 2)],
        1 => pose.rotation[3] = -pose.rotation[3],
        // Three quarters about some axis.
        2 => {
            pose.rotation = [0, 0, 0, 759_250_125];
            pose.rotation[below(rng, 3)] = -759_250_125;
        }
        _ => pose.at[below(rng, 3)] += ways[below(rng, ways.len())],
    }
    rest.poses.set(block, Some(pose));
}

fn change_gesture(gesture: &Gesture, draft: &Draft, rng: &mut dyn Rng) -> Gesture {
    let mut block = gesture.block();
    let mut purpose = gesture.purpose();
    let mut grip = gesture.grip();
    let mut samples = gesture.samples().to_vec();
    let mut parting = gesture.parting();
    match below(rng, 5) {
        0 => block = any_block(rng),
        1 => {
            purpose = match purpose {
                Purpose::PutBack => Purpose::Bonus,
                Purpose::Bonus => Purpose::PutBack,
            };
        }
        2 => grip[below(rng, 3)] = [10_000, 10_001, 30_000, -30_001][below(rng, 4)],
        3 => parting = [Parting::LetGo, Parting::GivenUp, Parting::Held][below(rng, 3)],
        _ => {
            let last = samples.last().copied().unwrap_or(Sample::START);
            let length = (draft.samples_left() + below(rng, 3)).saturating_sub(1);
            samples.resize(length.clamp(1, xstack::HAND_SAMPLES), last);
        }
    }
    Gesture::new(block, purpose, grip, samples, parting).expect("still a gesture")
}
