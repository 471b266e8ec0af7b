//! Golden acts: their outcomes must be the same natively and in every browser.

use super::{HandTarget, LiveAct, Scene, Stage, draw_pile};
use crate::{
    Act, Block, DesignName, Handling, Purpose,
    options::{Hand, Tremor},
};

/// The outcome of an act, as a hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Golden {
    /// The act: `fan.pull.B01`.
    pub name: String,
    /// The hash of its outcome.
    pub hash: u64,
}

/// The blocks to pull, by index, in each design.
const PULLED: [usize; 4] = [1, 10, 20, 33];

/// The path of the hand, in metres from its start, and for how many samples: out to the front, up, over
/// the pile, and down.
const WAY: [([f64; 3], usize); 4] = [
    ([0.0, 0.002, 0.09], 80),
    ([0.0, 0.14, 0.09], 60),
    ([0.0, 0.14, 0.0], 50),
    ([0.0, 0.10, 0.0], 40),
];

/// The rotation of the block on the way: a quarter turn about the vertical axis.
const TURNED: [f64; 4] = [0.0, 0.707, 0.0, 0.707];

/// Simulates all golden acts.
pub fn goldens() -> Vec<Golden> {
    DesignName::ALL.into_iter().flat_map(of_design).collect()
}

fn of_design(design: DesignName) -> Vec<Golden> {
    let pile = draw_pile(design, 2_026);
    let mut found = vec![Golden { name: format!("{design}.pile"), hash: pile.poses().hash() }];
    for (number, index) in PULLED.into_iter().enumerate() {
        let block = Block::from_index(index).expect("there are 36 blocks");
        let scene = Scene {
            hand: Hand::ALL[number % Hand::ALL.len()],
            tremor: Tremor::Natural,
            tremor_seed: number as u64,
            ..Scene::at_start(&pile)
        };
        let purpose = if number == 0 { Purpose::Bonus } else { Purpose::PutBack };
        let hash = hash(&pulled(scene, block, purpose));
        found.push(Golden { name: format!("{design}.pull.{block}"), hash });
    }
    let block = Block::from_index(0).expect("there are 36 blocks");
    let rest = super::take_away(&Scene::at_start(&pile), block).expect("the block is there");
    let hash = hash(&Act::TakeAway { block, rest });
    found.push(Golden { name: format!("{design}.take-away.{block}"), hash });
    found
}

/// Pulls a block out and puts it on top, or drops it, or brings everything down.
fn pulled(scene: Scene, block: Block, purpose: Purpose) -> Act {
    let mut live_act = LiveAct::new(scene);
    live_act.grip(block, purpose, [3_000, 0, -2_000]).expect("the block is there");
    let start = live_act.grip_point().expect("the hand is closed");
    let mut target = HandTarget { at: start, rotation: [0.0, 0.0, 0.0, 1.0] };
    for (leg, (to, samples)) in WAY.into_iter().enumerate() {
        target.at = std::array::from_fn(|axis| start[axis] + to[axis]);
        if leg == 1 {
            target.rotation = TURNED;
        }
        for _ in 0..samples {
            if live_act.stage() == Stage::Closed {
                live_act.advance(&target);
            }
        }
    }
    live_act.let_go();
    loop {
        if let Some(act) = live_act.act() {
            return act;
        }
        live_act.advance(&target);
    }
}

/// The hash of the outcome of an act.
fn hash(act: &Act) -> u64 {
    let (handling, came_free, samples) = match act {
        Act::Handle { gesture, report } => {
            let number = Handling::ALL.iter().position(|&one| one == report.handling);
            (number.unwrap_or(0), report.came_free, gesture.samples().len())
        }
        Act::TakeAway { .. } => (Handling::ALL.len(), false, 0),
    };
    let fallen = act.fallen().iter().map(|block| block.index() as u64);
    let numbers = [handling as u64, u64::from(came_free), samples as u64, act.poses().hash()];
    numbers.into_iter().chain(fallen).fold(0xcbf2_9ce4_8422_2325, |hash, number| {
        (hash ^ number).wrapping_mul(0x0100_0000_01b3).rotate_left(23)
    })
}
