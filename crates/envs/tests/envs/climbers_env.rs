//! The actions and observations of The Climbers.

use std::collections::BTreeMap;

use envs::{ClimbersV1, Environment as _, Play};
use game::{Game as _, Seat, random::SplitMix64};

/// Random actions reach every stage, and every turn that they make is legal by the rules.
#[test]
fn every_stage_occurs_and_every_turn_is_legal() {
    let mut stages = BTreeMap::new();
    let mut kinds = BTreeMap::new();
    for seed in 0..60 {
        let options = ["rounds=2".to_owned(), "bridges=yes".to_owned()];
        let mut play = Play::<ClimbersV1>::new(2, &options, seed).expect("two can play");
        let mut rng = SplitMix64::new(seed);
        while let Some(action) = play.random_action(|count| rng.below(count)) {
            let stage = play.env().stage();
            *stages.entry(stage).or_insert(0) += 1;
            // A pawn that climbs needs ladders; at random it would stay on the table.
            let building = play.game().position().building().clone();
            let height = |&action: &usize| building.heights()[action - 57];
            let highest = play
                .legal_actions()
                .into_iter()
                .max_by_key(|at| if stage == "pawn" { height(at) } else { 0 });
            let climbs = stage == "pawn" && rng.below(2) == 0;
            let action = if climbs { highest.expect("there is one") } else { action };
            play.apply(action).expect("the mask allows it");
        }
        assert!(play.game().outcome().is_some());
        for turn in play.moves() {
            for step in turn.split(' ') {
                let letter = if step.contains('@') { "@" } else { &step[..1] };
                *kinds.entry(letter.to_owned()).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(stages.len(), 7, "{stages:?}");
    for kind in ["@", "w", "x", "l", "s", "-"] {
        assert!(kinds.contains_key(kind), "{kind}: {kinds:?}");
    }
}

#[test]
fn the_planes_match_the_documentation() {
    let play = Play::<ClimbersV1>::new(3, &[], 4).expect("three can play");
    let mut numbers = vec![9; 16 * 1024];
    play.env().observe(Seat::ALL[1], &mut numbers);
    let position = play.game().position();
    let plane = |plane: usize| &numbers[plane * 1024..][..1024];
    assert_eq!(plane(0), position.building().heights());
    let tops: usize = (1..=6).map(|top| count(plane(top))).sum();
    let built = position.building().heights().iter().filter(|&&height| height > 0).count();
    assert_eq!(tops, built, "every cell of the tower shows one colour");
    assert_eq!([7, 8, 9, 10, 11].map(|pawn| count(plane(pawn))), [1, 1, 1, 0, 0]);
    let own = play.game().settings().colour(Seat::ALL[1]).expect("in play");
    assert_eq!(plane(7)[position.pawn(own).expect("on the table").index()], 1);
    let status = plane(15);
    assert_eq!(status[..4], [0, 0, 0, 0], "another is to move, nothing was done");
    assert_eq!(status[32..39], [1, own.index() as u8, 0, 0, 1, 1, 1]);
    assert_eq!(status[4 * 32], 0, "there is no fourth player");
}

fn count(plane: &[u8]) -> usize {
    plane.iter().map(|&bit| usize::from(bit)).sum()
}
