//! What holds at every moment of every game.

use std::collections::BTreeMap;

use game::{Game as _, Seat};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use xstack::{Act, Block, BlockSet, Colour, ENDS_AT, HAND_SAMPLES, Turn, XStack};

/// Plays games to their ends and shows every turn with the game before and after it.
fn each_turn(games: u64, mut look: impl FnMut(&XStack, &Turn, &XStack)) {
    for seed in 0..games {
        let rng = &mut Pcg64Mcg::seed_from_u64(seed);
        let mut game = XStack::start(crate::common::random_settings(rng));
        // No rule ends a game in which everyone keeps putting blocks back; chance does.
        for _ in 0..2_000 {
            let Some(turn) = game.random_move(rng) else { break };
            let before = game.clone();
            game.play(&turn).expect("a random turn is legal");
            look(&before, &turn, &game);
        }
        assert!(game.outcome().is_some(), "seed {seed} does not come to an end");
    }
}

fn seats(game: &XStack) -> impl Iterator<Item = Seat> {
    Seat::first(game.seats())
}

#[test]
fn every_block_is_always_somewhere_exactly_once() {
    each_turn(100, |_, turn, game| {
        let mut places: Vec<BlockSet> = vec![game.poses().present()];
        for seat in seats(game) {
            let tray = game.tray(seat);
            places.extend([tray.bonus(), tray.malus(), tray.cancelled()]);
        }
        for block in Block::all() {
            let times = places.iter().filter(|place| place.contains(block)).count();
            assert_eq!(times, 1, "{block} after {}", turn.words());
        }
    });
}

#[test]
fn points_are_non_red_bonus_blocks_minus_malus_blocks() {
    each_turn(100, |_, _, game| {
        for seat in seats(game) {
            let tray = game.tray(seat);
            let not_red = tray.bonus().iter().filter(|block| block.colour() != Colour::Red);
            let points = game.points(seat) - game.points_before(seat);
            let gained = usize::try_from(points.max(0)).expect("not negative");
            let lost = points.min(0).unsigned_abs() as usize;
            assert_eq!(not_red.count() + lost, tray.malus().len() + gained);
        }
    });
}

#[test]
fn nobody_handles_the_forbidden_block_and_only_it_is_declined() {
    let mut declined = 0;
    each_turn(100, |before, turn, _| {
        for (act, words) in turn.acts().iter().zip(turn.words().split(" | ")) {
            if let Act::Handle { gesture, .. } = act {
                assert_ne!(Some(gesture.block()), before.forbidden(), "{}", turn.words());
            }
            if words.starts_with("decline") {
                assert_eq!(Some(act.block()), before.forbidden());
                declined += 1;
            }
        }
    });
    assert!(declined > 50, "{declined}");
}

#[test]
fn only_the_player_to_move_gains_or_loses() {
    each_turn(100, |before, turn, after| {
        let mover = before.mover().expect("somebody moved");
        for seat in seats(before).filter(|&seat| seat != mover) {
            assert_eq!(before.points(seat), after.points(seat), "{}", turn.words());
        }
    });
}

#[test]
fn the_forbidden_block_was_just_put_back_and_is_on_the_x() {
    each_turn(100, |before, turn, after| {
        let put = turn.words().split(" | ").find_map(|words| {
            words.strip_prefix("pull ")?.strip_suffix(" put")?.parse::<Block>().ok()
        });
        let same_round = before.round() == after.round();
        let lies = put.filter(|&put| same_round && after.poses().get(put).is_some());
        assert_eq!(after.forbidden(), lies, "{}", turn.words());
    });
}

#[test]
fn a_round_ends_with_the_turn_after_which_four_blocks_or_fewer_are_left() {
    each_turn(100, |before, turn, after| {
        let left = turn.acts().last().expect("something was done").poses().present().len();
        let ended = after.round() != before.round() || after.outcome().is_some();
        assert_eq!(ended, left <= ENDS_AT, "{left} are left");
    });
}

#[test]
fn a_hand_is_never_closed_for_longer_than_its_time() {
    let mut longest = 0;
    each_turn(100, |_, turn, _| {
        let samples = turn.acts().iter().map(|act| match act {
            Act::Handle { gesture, .. } => gesture.samples().len(),
            Act::TakeAway { .. } => 0,
        });
        longest = longest.max(samples.sum());
    });
    assert_eq!(longest, HAND_SAMPLES);
}

#[test]
fn random_games_contain_every_turn_word() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    each_turn(400, |_, turn, _| {
        for words in turn.words().split(" | ") {
            // Without the names of blocks.
            let kind = words.split(' ').filter(|word| word.parse::<Block>().is_err());
            *said.entry(kind.collect::<Vec<_>>().join(" ")).or_default() += 1;
        }
    });
    let kinds: Vec<&str> = said.keys().map(String::as_str).collect();
    let expected = [
        "away",
        "away fell",
        "bonus",
        "bonus fell",
        "bonus half",
        "bonus left fell",
        "bonus stayed",
        "bonus taken fell",
        "bonus time",
        "bonus time fell",
        "bonus up",
        "bonus up fell",
        "decline",
        "decline fell",
        "pull fell",
        "pull half",
        "pull left fell",
        "pull low",
        "pull low fell",
        "pull put",
        "pull stayed",
        "pull time",
        "pull time fell",
        "pull up",
        "pull up fell",
    ];
    assert_eq!(kinds, expected);
}
