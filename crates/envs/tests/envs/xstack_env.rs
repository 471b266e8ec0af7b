//! The macro-actions and observations of X-Stack.

#![expect(clippy::float_cmp, reason = "flags and small counts are exact")]

use std::collections::BTreeMap;

use envs::{Environment as _, Play, XstackV1};
use game::{Game as _, Seat, random::SplitMix64};

/// One random game: every step checks what holds for all environments, since each takes a simulation.
#[test]
fn a_random_game() {
    let mut play = Play::<XstackV1>::new(2, &[], 1).expect("two can play");
    let spec = play.spec();
    let mut rng = SplitMix64::new(4);
    let mut stages = BTreeMap::new();
    let mut mask = vec![0; spec.actions];
    let mut seen = vec![0.0; spec.observation_len()];
    let mut steps = 0;
    while let Some(action) = play.random_action(|count| rng.below(count)) {
        *stages.entry(play.env().stage()).or_insert(0) += 1;
        play.env().mask(&mut mask);
        assert_eq!(mask[action], 1);
        play.env().observe(play.to_act().expect("it goes on"), &mut seen);
        assert!(seen.iter().all(|number| number.is_finite()));
        let present = (0..36).filter(|row| seen[row * 60] == 1.0).count();
        assert!(present > 4, "the round goes on");
        assert_eq!(seen[36 * 60], 1.0, "the seat to move sees that it is");
        let refused = mask.iter().position(|&legal| legal == 0).expect("some are illegal");
        let before = play.env().clone();
        assert!(play.apply(refused).is_err(), "{}", before.action_text(refused));
        assert!(*play.env() == before, "a refused action changes nothing");
        play.apply(action).unwrap_or_else(|error| panic!("{error}"));
        steps += 1;
        if steps == 20 {
            let read = Play::<XstackV1>::load(&play.save()).expect("it was saved");
            assert!(read.env() == play.env(), "saved in the middle of a turn");
        }
    }
    assert!(stages.contains_key("place") && stages.contains_key("side"), "{stages:?}");
    assert!(play.game().outcome().is_some());
    assert_eq!(play.game().seats(), play.returns().len());
}

/// What an observation says about a pile at rest.
#[test]
fn loads_and_contacts_are_shown() {
    let play = Play::<XstackV1>::new(3, &[], 0).expect("three can play");
    let mut seen = vec![0.0; 37 * 60];
    play.env().observe(Seat::ALL[2], &mut seen);
    let rows: Vec<&[f32]> = seen.chunks(60).collect();
    let carried: f32 = rows[..36].iter().map(|row| row[18]).sum();
    let contacts: f32 = rows[..36].iter().flat_map(|row| &row[24..]).sum();
    let lying: f32 = rows[..36].iter().map(|row| row[19]).sum();
    assert!(carried > 20.0, "36 blocks in a pile lie on each other");
    assert_eq!((carried, carried), (contacts, lying), "seen from both sides");
    for row in &rows[..36] {
        let length: f32 = row[4..8].iter().map(|part| part * part).sum();
        assert!((length - 1.0).abs() < 1e-3, "a rotation is a unit quaternion");
        assert_eq!(row[11..17].iter().sum::<f32>(), 1.0, "one colour");
    }
    assert_eq!(rows[36][..5], [0.0, 1.0, 0.0, 0.0, 1.0]);
}
