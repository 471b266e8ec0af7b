//! The simulation: recorded acts replay identically, piles are stable, and impossible input is
//! refused.
#![cfg(feature = "sim")]

use game::Refusal as _;
use xstack::{
    Act, Block, Design, DesignName, Gesture, Parting, Pile, Pose, Purpose, Sample, UNIT_ROTATION,
    options::Tremor,
    sim::{
        HandTarget, LiveAct, PileProblem, Scene, SimError, Stage, check_pile, draw_pile, goldens,
        replay, take_away, verify,
    },
};

const STRAIGHT: [f64; 4] = [0.0, 0.0, 0.0, 1.0];

/// Pulls a block along a path, opens the hand, and waits until everything rests.
fn pull(scene: &Scene, block: Block, purpose: Purpose, way: [f64; 3], samples: usize) -> Act {
    let mut live_act = LiveAct::new(scene.clone());
    live_act.grip(block, purpose, [0; 3]).expect("the block is there");
    let start = live_act.grip_point().expect("the hand is closed");
    let target =
        HandTarget { at: std::array::from_fn(|axis| start[axis] + way[axis]), rotation: STRAIGHT };
    for _ in 0..samples {
        live_act.advance(&target);
    }
    live_act.let_go();
    while live_act.stage() == Stage::Settling {
        live_act.advance(&target);
    }
    live_act.act().expect("everything is at rest")
}

fn topmost(pile: &Pile) -> Block {
    Block::all().max_by_key(|&block| pile.pose(block).at[1]).expect("there are blocks")
}

#[test]
fn a_recorded_act_replays_identically() {
    let ways = [[0.0, 0.0, 0.12], [0.0, 0.1, -0.05], [0.15, 0.02, 0.0], [f64::NAN, -0.1, 0.3]];
    for (seed, way) in (0..).zip(ways) {
        let design = DesignName::ALL[seed as usize % 3];
        let pile = draw_pile(design, seed);
        let scene = Scene { tremor: Tremor::Natural, tremor_seed: seed, ..Scene::at_start(&pile) };
        for index in [seed as usize * 3, 20 + seed as usize * 4] {
            let block = Block::from_index(index).expect("a block");
            let act = pull(&scene, block, Purpose::PutBack, way, 60);
            assert_eq!(verify(&scene, &act), Ok(true), "{design} {block} {way:?}");
            let Act::Handle { gesture, .. } = act else { panic!("a hand held it") };
            let text: Gesture = gesture.to_string().parse().expect("a log");
            assert_eq!(text, gesture);
        }
    }
}

#[test]
fn another_tremor_is_noticed() {
    let pile = draw_pile(DesignName::Fan, 1);
    let scene = Scene { tremor: Tremor::Natural, ..Scene::at_start(&pile) };
    let act = pull(&scene, topmost(&pile), Purpose::PutBack, [0.0, 0.01, 0.0], 30);
    assert_eq!(verify(&scene, &act), Ok(true));
    assert_eq!(verify(&Scene { tremor_seed: 1, ..scene }, &act), Ok(false));
}

#[test]
fn the_same_number_draws_the_same_pile() {
    for design in DesignName::ALL {
        let pile = draw_pile(design, 11);
        assert_eq!(pile, draw_pile(design, 11));
        assert_ne!(pile.poses(), draw_pile(design, 12).poses());
        let stand = Design::of(design).stand();
        let settled = check_pile(stand, pile.sizes(), pile.poses()).expect("it holds");
        let farthest = Block::all().map(|block| {
            let (before, after) = (pile.pose(block).at, settled.get(block).expect("it stays").at);
            (0..3).map(|axis| (after[axis] - before[axis]).abs()).max().expect("three axes")
        });
        assert!(farthest.max() < Some(500), "{design}");
    }
}

#[test]
fn the_top_block_can_be_pulled_and_taken() {
    let pile = draw_pile(DesignName::Fan, 3);
    let scene = Scene::at_start(&pile);
    let top = topmost(&pile);
    let mut live_act = LiveAct::new(scene);
    live_act.grip(top, Purpose::Bonus, [0; 3]).expect("the block is there");
    let start = live_act.grip_point().expect("the hand is closed");
    let mut target = HandTarget { at: [start[0], start[1] + 0.05, start[2]], rotation: STRAIGHT };
    for _ in 0..45 {
        live_act.advance(&target);
    }
    assert!(live_act.is_free() && live_act.strain() < 0.5);
    assert!(live_act.lowest_point(top) > Some(pile.pose(top).at[1]));
    target.at[2] += 0.3;
    while live_act.stage() != Stage::Over {
        live_act.advance(&target);
    }
    let act = live_act.act().expect("everything is at rest");
    let Act::Handle { report, .. } = &act else { panic!("a hand held it") };
    assert_eq!(report.handling, xstack::Handling::Taken);
    assert!(report.came_free && report.rest.fallen.is_empty());
    assert_eq!(report.rest.poses.present().len(), 35);
}

#[test]
fn the_other_35_blocks_stand_or_fall() {
    let pile = draw_pile(DesignName::Wall, 5);
    let mut lowest: Vec<Block> = Block::all().collect();
    lowest.sort_by_key(|&block| pile.pose(block).at[1]);
    let scene = Scene::at_start(&pile);
    let rest = take_away(&scene, lowest[0]).expect("the block is there");
    assert_eq!(rest.fallen.len() + rest.poses.present().len(), 35);
}

#[test]
fn time_runs_out() {
    let pile = draw_pile(DesignName::Fan, 3);
    let scene = Scene { samples_left: 10, ..Scene::at_start(&pile) };
    let act = pull(&scene, topmost(&pile), Purpose::PutBack, [0.0, 0.05, 0.0], 20);
    let Act::Handle { gesture, report } = &act else { panic!("a hand held it") };
    assert_eq!(report.handling, xstack::Handling::TimeOver);
    assert_eq!((gesture.samples().len(), gesture.parting()), (10, Parting::Held));
    assert_eq!(verify(&scene, &act), Ok(true));
}

#[test]
fn logs_that_do_not_fit_are_refused() {
    let pile = draw_pile(DesignName::Fan, 3);
    let scene = Scene { samples_left: 10, ..Scene::at_start(&pile) };
    let top = topmost(&pile);
    let log = |samples: usize, parting| {
        Gesture::new(top, Purpose::PutBack, [0; 3], vec![Sample::START; samples], parting)
            .expect("a hand can do that")
    };
    let never = replay(&scene, &log(5, Parting::Held)).expect_err("the hand never opens");
    assert_eq!(never, SimError::NeverOpens { block: top });
    let late = replay(&scene, &log(12, Parting::LetGo)).expect_err("the time is over");
    assert_eq!((late.code(), late.to_string().contains("sample 10")), ("sim-goes-on", true));
    let mut scene = scene;
    scene.poses.set(top, None);
    let gone = replay(&scene, &log(5, Parting::LetGo)).expect_err("the block is not there");
    assert_eq!(gone, SimError::NotThere { block: top });
    assert_eq!(take_away(&scene, top), Err(SimError::NotThere { block: top }));
}

#[test]
fn piles_that_do_not_hold_are_refused() {
    let pile = draw_pile(DesignName::Fan, 3);
    let stand = Design::of(DesignName::Fan).stand();
    let top = topmost(&pile);
    let with = |pose: Pose| {
        let mut poses = pile.poses().clone();
        poses.set(top, Some(pose));
        check_pile(stand, pile.sizes(), &poses).expect_err("it does not hold")
    };
    let flat = [0, 0, 0, UNIT_ROTATION];
    let own = *pile.pose(top);
    let up = Pose { at: [own.at[0], own.at[1] + 40_000, own.at[2]], ..own };
    assert_eq!(with(up), PileProblem::Floats { block: top });
    let other = Block::all().find(|&one| one != top).expect("there are others");
    assert_eq!(with(*pile.pose(other)).code(), "pile-overlap");
    let inside = with(Pose { at: [60_000, 30_000, 0], rotation: flat });
    assert_eq!(inside, PileProblem::InsideStand { block: top });
    let on_table = Pose { at: [200_000, 10_000, 100_000], rotation: flat };
    assert_eq!(with(on_table), PileProblem::Falls { block: top });
}

/// Acts that were simulated once lead to the same for ever, on every machine: the hashes were made
/// natively and are checked in a browser as well.
#[test]
fn golden_acts_have_the_stored_results() {
    let known = include_str!("../../data/goldens.txt");
    let known: Vec<&str> =
        known.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let found: Vec<String> = goldens()
        .into_iter()
        .map(|golden| format!("{} {:016x}", golden.name, golden.hash))
        .collect();
    assert_eq!(found, known, "\n{}\n", found.join("\n"));
}
