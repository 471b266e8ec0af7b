//! X-Stack: bots play legal turns, the same ones from the same seed.

use bots::{
    BaselineLevel, Level,
    xstack_bot::{
        Action, Config, choose_by_rule, perform, play_turn, play_turn_baseline, play_turn_by_rule,
        play_turn_with,
    },
};
use game::{Game as _, Seat};
use xstack::{
    Act, Block, BlockSet, Design, DesignName, Gesture, Handling, Options, Parting, Pose, Poses,
    Purpose, Report, Rest, Sample, Settings, XStack,
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
    for (level, design) in BaselineLevel::ALL.into_iter().zip(DesignName::ALL) {
        let mut game = start(design, 5);
        for number in 0..2 {
            let turn =
                play_turn_baseline(&game, level, number, &mut || false).expect("the game goes on");
            let mut draft = game.draft();
            for act in turn.acts() {
                assert_eq!(verify(&Scene::of(&game, &draft), act), Ok(true), "{level:?}");
                draft.add(act.clone()).expect("bots play legal turns");
            }
            game.play(&turn).expect("bots play legal turns");
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_turn() {
    let game = start(DesignName::Fan, 6);
    let turn = |seed| play_turn_baseline(&game, BaselineLevel::Casual, seed, &mut || false);
    assert_eq!(turn(1), turn(1));
}

/// Few rollouts, to keep the tests fast.
const BRIEF: Config = Config { candidates: 4, trials: 4, confirm_trials: 2, ..Config::STRONGEST };

#[test]
fn planner_turns_are_legal_and_reproducible() {
    let mut game = start(DesignName::Fan, 8);
    for number in 0..2 {
        let turn = play_turn_with(&game, &BRIEF, number, &mut || false).expect("the game goes on");
        assert_eq!(play_turn_with(&game, &BRIEF, number, &mut || false).as_ref(), Some(&turn));
        let mut draft = game.draft();
        for act in turn.acts() {
            assert_eq!(verify(&Scene::of(&game, &draft), act), Ok(true));
            draft.add(act.clone()).expect("bots play legal turns");
        }
        game.play(&turn).expect("bots play legal turns");
    }
}

#[test]
fn the_planner_makes_a_turn_even_if_stopped_at_once() {
    let game = start(DesignName::Wall, 9);
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        true
    };
    let turn = play_turn_with(&game, &Config::STRONGEST, 1, &mut stop).expect("the game goes on");
    assert_eq!(game.check(&turn), Ok(()));
    assert!((1..=10).contains(&asked), "asked {asked} times in {}", turn.words());
}

/// A rotation of 45 degrees about the axis from front to back.
const LEANING: [i32; 4] = [0, 0, 410_903_207, 992_008_094];

/// Five cubes on the slopes and everything else on the table: nothing is flat, so nothing can be
/// put on anything.
fn after_a_collapse() -> XStack {
    let mut game = start(DesignName::Fan, 7);
    let cubes = Block::all().filter(|&block| game.pile().size(block).0.iter().all(|&e| e < 25_000));
    let crossing = Design::of(DesignName::Fan).stand().crossing;
    let mut poses = Poses::NONE;
    for (number, cube) in (0_i32..5).zip(cubes) {
        let side = if number % 2 == 0 { 1 } else { -1 };
        // Along a slope from the crossing, and half a cube off it.
        let (along, off) = (20_000 + 9_000 * number, 7_100);
        let [x, y, z, w] = LEANING;
        let at = [side * (along - off), crossing + along + off, 0];
        poses.set(cube, Some(Pose { at, rotation: [x, y, side * z, w] }));
    }
    let fallen = BlockSet::ALL.minus(poses.present());
    let block = fallen.iter().next().expect("31 blocks have fallen");
    let samples = vec![Sample::START];
    let gesture = Gesture::new(block, Purpose::PutBack, [0; 3], samples, Parting::Held);
    let rest = Rest { fallen, poses };
    let report = Report { handling: Handling::Interrupted, came_free: false, rest };
    let mut draft = game.draft();
    draft
        .add(Act::Handle { gesture: gesture.expect("a gesture"), report })
        .expect("a collapse can happen");
    game.play(&draft.turn()).expect("the turn is over");
    game
}

/// A regression: bots ended their turn without an act when no block could be put higher, which is
/// illegal, and the game hung.
#[test]
fn a_turn_is_made_even_if_nothing_can_be_put_higher() {
    let game = after_a_collapse();
    for level in BaselineLevel::ALL {
        let turn = play_turn_baseline(&game, level, 1, &mut || false).expect("the game goes on");
        assert_eq!(game.check(&turn), Ok(()), "{level:?}: {}", turn.words());
    }
    for level in Level::ALL {
        let turn = play_turn(&game, level, 1, &mut || false).expect("the game goes on");
        assert_eq!(game.check(&turn), Ok(()), "{level:?}: {}", turn.words());
    }
}

/// If nothing can be put higher or declined, the planner lifts one block and gives it up, and
/// nothing else falls.
#[test]
fn the_planner_sacrifices_only_one_block() {
    let game = after_a_collapse();
    let turn = play_turn_with(&game, &BRIEF, 1, &mut || false).expect("the game goes on");
    let gone: usize = turn.acts().iter().map(|act| act.fallen().len()).sum();
    assert_eq!((gone, turn.words().ends_with(" up")), (0, true), "{}", turn.words());
}

/// Near the end there may be nowhere higher to lay a block and nothing to decline.
#[test]
fn a_game_ends() {
    let mut game = start(DesignName::Wall, 1);
    for number in 0..200 {
        let Some(turn) = play_turn(&game, Level::Balsa, number, &mut || false) else { break };
        game.play(&turn).expect("bots play legal turns");
    }
    assert!(game.outcome().is_some());
}

/// Without perception or rollouts everything falls within a few turns, still by the rules.
#[test]
fn games_by_the_simple_rule_end() {
    for perception_noise in [0.0, 100.0] {
        let mut game = start(DesignName::Fan, 2);
        for number in 0..200 {
            let Some(turn) = play_turn_by_rule(&game, perception_noise, number) else { break };
            game.play(&turn).expect("bots play legal turns");
        }
        assert!(game.outcome().is_some(), "perception_noise {perception_noise}");
    }
}

/// The planner relies on this to simulate a plan only once.
#[test]
fn without_tremor_a_plan_always_has_the_same_result() {
    let game = start(DesignName::Fan, 3);
    let draft = game.draft();
    for seed in 0..3 {
        let Some(Action::Handle(plan)) = choose_by_rule(&game, &draft, 3.0, seed) else {
            panic!("there is a block to pull");
        };
        let made = |tremor_seed| {
            let scene = Scene { tremor: Tremor::None, tremor_seed, ..Scene::of(&game, &draft) };
            perform(scene, &plan)
        };
        assert_eq!(made(1), made(2), "{plan:?}");
    }
}
