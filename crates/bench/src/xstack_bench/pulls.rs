//! How many blocks a slow, straight pull brings out without a fall.

use bots::{BaselineLevel, xstack_bot::play_turn_baseline};
use game::Game as _;
use xstack::{
    Block, DesignName, Purpose,
    sim::{HandTarget, LiveAct, Scene, Stage},
};

use super::{format::share, games, result_cache::ResultCache};

/// The pulling speed in metres per sample: 3 cm/s.
const SPEED: f64 = 0.03 / 60.0;

/// The maximum number of samples.
const MAX_SAMPLES: usize = 300;

/// A block that is free for this many samples is out.
const OUT: usize = 12;

/// A block is jammed after this many samples at full force.
const JAMMED: usize = 30;

/// The number of turns until mid-game.
const HALF_WAY: usize = 12;

const DIRECTIONS: [[f64; 3]; 5] =
    [[0.0, 0.0, 1.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [-1.0, 0.0, 0.0]];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Pull {
    Clean,
    Jammed,
    Fell,
}

/// Pulls every block of several piles, at the start and in mid-game.
pub(super) fn measure(design: DesignName, piles: usize, cache: &ResultCache) {
    for (name, turns) in [("start", 0), ("half_way", HALF_WAY)] {
        let kind = format!("xstack.{design}.{name}");
        let found = cache.each(&kind, ["blocks", "clean", "jammed"], piles, |seed| {
            let pulls = pulls(design, seed as u64, turns);
            let count = |pull| pulls.iter().filter(|&&one| one == pull).count();
            [pulls.len(), count(Pull::Clean), count(Pull::Jammed)]
        });
        let sum = |at: usize| found.iter().map(|counts| counts[at]).sum::<usize>();
        for (word, at) in [("clean", 1), ("jammed", 2)] {
            println!("xstack.{design}.{name}_{word}_percent: {}", share(sum(at), sum(0)));
        }
    }
}

/// The results for each block of a pile after some turns of bots.
fn pulls(design: DesignName, seed: u64, turns: usize) -> Vec<Pull> {
    let mut game = games::start(design, seed);
    for turn in 0..turns {
        match play_turn_baseline(&game, BaselineLevel::Casual, turn as u64, &mut || false) {
            Some(turn) => game.play(&turn).expect("bots play legal turns"),
            None => break,
        }
    }
    let mut scene = Scene::of(&game, &game.draft());
    scene.tremor = xstack::options::Tremor::None;
    scene.poses.present().iter().map(|block| best(&scene, block)).collect()
}

/// The best result over all directions.
fn best(scene: &Scene, block: Block) -> Pull {
    let mut best = Pull::Fell;
    for direction in DIRECTIONS {
        best = best.min(pull(scene, block, direction));
        if best == Pull::Clean {
            break;
        }
    }
    best
}

fn pull(scene: &Scene, block: Block, direction: [f64; 3]) -> Pull {
    let mut live_act = LiveAct::new(scene.clone());
    live_act.grip(block, Purpose::Bonus, [0; 3]).expect("the block is on the pile");
    let start = live_act.grip_point().expect("the hand is closed");
    let mut target = HandTarget { at: start, rotation: [0.0, 0.0, 0.0, 1.0] };
    let (mut free_for, mut jammed_for) = (0, 0);
    for sample in 1..=MAX_SAMPLES {
        if live_act.stage() != Stage::Closed || free_for >= OUT || jammed_for >= JAMMED {
            break;
        }
        target.at =
            std::array::from_fn(|axis| start[axis] + direction[axis] * SPEED * sample as f64);
        live_act.advance(&target);
        free_for += usize::from(live_act.is_free());
        jammed_for = if live_act.strain() > 0.99 { jammed_for + 1 } else { 0 };
    }
    // Take the block if it is out, else let it go.
    if free_for > 0 {
        live_act.give_up();
    } else {
        live_act.let_go();
    }
    while live_act.stage() == Stage::Settling {
        live_act.advance(&target);
    }
    if !live_act.fallen().is_empty() {
        Pull::Fell
    } else if free_for > 0 {
        Pull::Clean
    } else {
        Pull::Jammed
    }
}
