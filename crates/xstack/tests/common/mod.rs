//! Shared by the tests: blocks, piles and settings.

pub(crate) mod mutants;
pub(crate) mod reference;
pub(crate) mod script;
pub(crate) mod text_laws;

use game::{Options as _, Seat};
use rand_core::Rng;
use xstack::{
    BLOCKS, Block, DesignName, HouseRule, Options, Origin, Pile, Pose, Poses, Settings, Size,
    UNIT_ROTATION, options::Start,
};

pub(crate) fn block(name: &str) -> Block {
    name.parse().expect("a block")
}

/// Six floors of six blocks that float above each other: the rules do not mind.
pub(crate) fn pile(design: DesignName, origin: Origin) -> Pile {
    let mut poses = Poses::NONE;
    for block in Block::all() {
        let number = i32::try_from(block.index()).expect("small");
        let at = [(number % 6) * 30_000 - 75_000, 100_000 + number / 6 * 25_000, number * 100];
        poses.set(block, Some(Pose { at, rotation: [0, 0, 0, UNIT_ROTATION] }));
    }
    Pile::new(design, origin, [Size([60_000, 20_000, 20_000]); BLOCKS], poses).expect("a pile")
}

/// A game by these options.
pub(crate) fn settings(players: usize, first: usize, options: Options, seed: u64) -> Settings {
    let piles = (0..u64::from(options.rounds)).map(|round| match options.start {
        Start::Drawn(design) => pile(design, Origin::Drawn { seed: seed + round }),
        Start::Own => pile(DesignName::Wall, Origin::Built { name: format!("Mine {round}") }),
    });
    let first = Seat::new(first).expect("a seat");
    Settings::new(players, first, options, seed, piles.collect()).expect("a game")
}

/// A game by any options, with any number of players.
pub(crate) fn random_settings(rng: &mut dyn Rng) -> Settings {
    let mut options = Options::default();
    let mut draw = |below: usize| rng.next_u32() as usize % below;
    options.start = Start::ALL[draw(Start::ALL.len())];
    options.rounds = [1, 1, 2, 3][draw(4)];
    for rule in HouseRule::ALL {
        if draw(2) == 0 {
            options.house_rules = options.house_rules.with(rule);
        }
    }
    options.set("tremor", ["none", "shaky"][draw(2)]).expect("an option");
    let players = 2 + draw(4);
    settings(players, draw(players), options, draw(1_000) as u64)
}
