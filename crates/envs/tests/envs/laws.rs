//! Laws of all environments, on random games.

use envs::{Bot, ClimbersV1, Environment, KlotzV1, Play, returns};
use game::{Game as _, Seat, random::SplitMix64};

/// Plays random games and shows every state to `see`.
fn each_state<E: Environment>(games: u64, mut see: impl FnMut(&Play<E>, &mut SplitMix64)) {
    for seed in 0..games {
        let players = 2 + seed as usize % 3;
        let mut play = Play::<E>::new(players, &[], seed).expect("two to four can play");
        let mut rng = SplitMix64::new(seed);
        while let Some(action) = play.random_action(|count| rng.below(count)) {
            see(&play, &mut rng);
            play.apply(action).expect("the mask allows it");
        }
        see(&play, &mut rng);
    }
}

fn mask_is_exactly_what_is_accepted<E: Environment + PartialEq + std::fmt::Debug>(games: u64) {
    each_state::<E>(games, |play, rng| {
        let actions = play.spec().actions;
        let mut mask = vec![7; actions];
        play.env().mask(&mut mask);
        let legal = play.legal_actions();
        assert!(legal.is_sorted_by(|one, other| one < other), "each once");
        assert_eq!(mask.iter().map(|&bit| usize::from(bit)).sum::<usize>(), legal.len());
        assert_eq!(legal.is_empty(), play.to_act().is_none());
        // All would take long: every legal one is tried somewhere, and many illegal ones.
        for _ in 0..24 {
            let action = rng.below(actions + 3);
            let mut after = play.env().clone();
            let accepted = after.apply(action).is_ok();
            assert_eq!(
                accepted,
                mask.get(action) == Some(&1),
                "{}",
                play.env().action_text(action)
            );
            assert!(accepted || after == *play.env(), "a refused action changes nothing");
        }
    });
}

#[test]
fn masks_are_exact() {
    mask_is_exactly_what_is_accepted::<KlotzV1>(6);
    mask_is_exactly_what_is_accepted::<ClimbersV1>(12);
}

fn returns_are_zero_sum<E: Environment>(games: u64) {
    let mut decided = 0;
    each_state::<E>(games, |play, _| {
        let all = play.returns();
        assert_eq!(all.len(), play.game().seats());
        assert!(all.iter().sum::<f32>().abs() < 1e-6);
        assert!(all.iter().all(|value| (-1.0..=1.0).contains(value)));
        if play.to_act().is_some() {
            assert!(all.iter().all(|&value| value == 0.0));
        }
        decided += u32::from(all.contains(&1.0));
        assert_eq!(all, returns(play.game())[..all.len()]);
    });
    assert!(decided > 0, "some games are won");
}

#[test]
fn returns_sum_to_zero() {
    returns_are_zero_sum::<KlotzV1>(40);
    returns_are_zero_sum::<ClimbersV1>(100);
}

fn saved_games_read_back<E: Environment + PartialEq + std::fmt::Debug>(games: u64) {
    let mut seen = 0;
    each_state::<E>(games, |play, rng| {
        if rng.below(20) > 0 {
            return;
        }
        seen += 1;
        let saved = play.save();
        let read = Play::<E>::load(&saved).expect("it was saved");
        assert_eq!(read.env(), play.env());
        assert_eq!(read.save(), saved);
        assert_eq!(read.moves(), play.moves());
        let of_record = Play::<E>::from_record(&play.record(&["Ann", "Bob"])).expect("a record");
        assert_eq!(of_record.game(), play.game());
        assert_eq!(play.json()["position"], play.game().position_text());
    });
    assert!(seen > 5);
}

#[test]
fn games_can_be_saved_and_read_at_any_time() {
    saved_games_read_back::<KlotzV1>(3);
    saved_games_read_back::<ClimbersV1>(12);
}

#[test]
fn invalid_saved_games_are_refused_with_a_reason() {
    let klotz = Play::<KlotzV1>::new(2, &[], 0).expect("two can play");
    let error = |text: &str| match Play::<ClimbersV1>::load(text) {
        Ok(_) => panic!("{text} is no saved game"),
        Err(error) => error.to_string(),
    };
    assert!(error("{").contains("not a saved game of climbers_v1"));
    assert!(error(&klotz.save()).contains("klotz_v1"));
    assert!(Play::<KlotzV1>::from_record("nonsense").is_err());
    assert!(Play::<KlotzV1>::new(5, &[], 0).is_err());
    assert!(Play::<KlotzV1>::new(2, &["layout=nowhere".to_owned()], 0).is_err());
}

#[test]
fn bots_play_whole_games() {
    for (name, text) in [("level:1", "1"), ("baseline", "baseline"), ("random", "random")] {
        let bot: Bot = text.parse().expect("there is one");
        assert_eq!(bot.to_string(), name);
        let mut play = Play::<KlotzV1>::new(2, &["move_limit=40".to_owned()], 3).expect("fine");
        let mut seed = 0;
        while let Some(chosen) = bot.choose(play.game(), Some(50), seed, &mut || false) {
            play.play(chosen.mv).expect("bots play legal moves");
            seed += 1;
        }
        assert!(play.to_act().is_none());
    }
    assert!("9".parse::<Bot>().is_err());
}

/// A move played as a whole drops the turn in progress.
#[test]
fn a_whole_turn_replaces_one_in_progress() {
    let mut play = Play::<ClimbersV1>::new(2, &[], 5).expect("two can play");
    play.apply(2).expect("a block can be moved");
    assert_eq!(play.env().stage(), "block");
    play.play_text("-").expect("passing is legal");
    assert_eq!((play.env().stage(), play.to_act()), ("part", Seat::new(1)));
    assert_eq!(play.moves(), ["-"]);
}
