//! How many blocks a slow, straight pull brings out without a fall.

use bots::{BaselineLevel, xstack::play_turn_first};
use game::Game as _;
use xstack::{
    Block, DesignName, Purpose,
    sim::{Scene, Session, Stage, Wish},
};

use super::{games, ledger::Ledger, spread::share};

/// How fast blocks are pulled, in metres a sample: 3 cm/s.
const PULL: f64 = 0.03 / 60.0;

/// For how many samples at most.
const LONGEST: usize = 300;

/// A block that was free for so many samples is out.
const OUT: usize = 12;

/// A hand that pulls with all its strength for so many samples has jammed.
const JAMMED: usize = 30;

/// How many turns into a game is half-way.
const HALF_WAY: usize = 12;

const DIRECTIONS: [[f64; 3]; 5] =
    [[0.0, 0.0, 1.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [-1.0, 0.0, 0.0]];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Pull {
    Clean,
    Jammed,
    Fell,
}

/// Pulls every block of so many piles, at the start and half-way through games of bots.
pub(super) fn measure(design: DesignName, piles: usize, ledger: &Ledger) {
    for (name, turns) in [("start", 0), ("half_way", HALF_WAY)] {
        let kind = format!("xstack.{design}.{name}");
        let found = ledger.each(&kind, ["blocks", "clean", "jammed"], piles, |seed| {
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

/// What becomes of each block of a pile after so many turns of bots.
fn pulls(design: DesignName, seed: u64, turns: usize) -> Vec<Pull> {
    let mut game = games::start(design, seed);
    for turn in 0..turns {
        match play_turn_first(&game, BaselineLevel::Casual, turn as u64, &mut || false) {
            Some(turn) => game.play(&turn).expect("a bot plays by the rules"),
            None => break,
        }
    }
    let mut scene = Scene::of(&game, &game.draft());
    scene.tremor = xstack::options::Tremor::None;
    scene.poses.present().iter().map(|block| best(&scene, block)).collect()
}

/// The best a block can be pulled, in any direction.
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
    let mut session = Session::new(scene.clone());
    session.grip(block, Purpose::Bonus, [0; 3]).expect("the block is there");
    let start = session.grip_point().expect("the hand is closed");
    let mut wish = Wish { at: start, turned: [0.0, 0.0, 0.0, 1.0] };
    let (mut free_for, mut jammed_for) = (0, 0);
    for sample in 1..=LONGEST {
        if session.stage() != Stage::Closed || free_for >= OUT || jammed_for >= JAMMED {
            break;
        }
        wish.at = std::array::from_fn(|axis| start[axis] + direction[axis] * PULL * sample as f64);
        session.advance(&wish);
        free_for += usize::from(session.is_free());
        jammed_for = if session.strain() > 0.99 { jammed_for + 1 } else { 0 };
    }
    // A block that is out is taken; one that is not is let go.
    if free_for > 0 {
        session.give_up();
    } else {
        session.let_go();
    }
    while session.stage() == Stage::Settling {
        session.advance(&wish);
    }
    if !session.fallen().is_empty() {
        Pull::Fell
    } else if free_for > 0 {
        Pull::Clean
    } else {
        Pull::Jammed
    }
}
