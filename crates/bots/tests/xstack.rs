//! X-Stack's bot plays whole turns by the rules, the same ones from the same seed.
#![cfg(feature = "xstack")]

use bots::{Level, xstack::play_turn};
use game::{Game as _, Seat};
use xstack::{
    DesignName, Options, Settings, XStack,
    options::{Start, Tremor},
    sim::{Scene, draw_pile, verify},
};

fn start(design: DesignName, seed: u64) -> XStack {
    let options =
        Options { start: Start::Drawn(design), tremor: Tremor::Natural, ..Options::default() };
    let first = Seat::new(0).expect("there is a first seat");
    let settings = Settings::new(2, first, options, seed, vec![draw_pile(design, seed)]);
    XStack::start(settings.expect("two can play on a drawn pile"))
}

#[test]
fn turns_are_legal_and_happen_again() {
    for (level, design) in Level::ALL.into_iter().zip(DesignName::ALL) {
        let mut game = start(design, 5);
        for number in 0..2 {
            let turn = play_turn(&game, level, number, &mut || false).expect("the game goes on");
            let mut draft = game.draft();
            for act in turn.acts() {
                assert_eq!(verify(&Scene::of(&game, &draft), act), Ok(true), "{level:?}");
                draft.add(act.clone()).expect("a bot plays by the rules");
            }
            game.play(&turn).expect("a bot plays by the rules");
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_turn() {
    let game = start(DesignName::Fan, 6);
    let turn = |seed| play_turn(&game, Level::Casual, seed, &mut || false);
    assert_eq!(turn(1), turn(1));
}
