//! What the arena knows of each game: openings, venues, offers, answers of outside programs.

use std::collections::BTreeSet;

use arena::{Hosted, opening};
use bots::Level;
use climbers::Climbers;
use game::Game as _;
use klotz::Klotz;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use xstack::XStack;

fn choices(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn first_game<G: Hosted>(texts: &[&str], players: usize, seed: u64) -> G {
    let venue = G::venue(&choices(texts)).expect("such games can be played");
    opening::<G>(&venue, players, 0, seed).game().clone()
}

#[test]
fn openings_of_klotz_are_many_and_open() {
    let venue = Klotz::venue(&[]).expect("no choice is a choice");
    let mut positions = BTreeSet::new();
    let mut layouts = BTreeSet::new();
    for seed in 0..40 {
        let course = opening::<Klotz>(&venue, 2, 6, seed);
        assert_eq!(course.plies(), 6);
        assert!(course.game().is_open());
        assert_eq!(course, opening(&venue, 2, 6, seed), "the same seed, the same opening");
        positions.insert(course.game().position_text());
        layouts.extend(course.game().settings().layout().map(|layout| layout.name().to_owned()));
    }
    assert_eq!(positions.len(), 40);
    assert_eq!(layouts.len(), klotz::Layout::builtin().len(), "all layouts turn up");
}

#[test]
fn venues_take_options() {
    let game: Klotz = first_game(&["layout=diamond", "goal=far"], 2, 5);
    assert_eq!(game.settings().layout().map(klotz::Layout::name), Some("diamond"));
    assert_eq!(game.settings().options().goal, klotz::options::Goal::Far);
    let layout = |seed| {
        let game: Klotz = first_game(&["layout=star,ring"], 2, seed);
        game.settings().layout().map(|layout| layout.name().to_owned())
    };
    assert_eq!([0, 1, 2].map(layout), ["star", "ring", "star"].map(|name| Some(name.to_owned())));
    let game: Climbers = first_game(&["rounds=2"], 5, 5);
    assert_eq!((game.options().rounds, game.seats()), (2, 5));
    let game: XStack = first_game(&["design=wall", "rounds=2"], 3, 5);
    assert_eq!((game.settings().piles().len(), game.seats()), (2, 3));
    assert_ne!(game.settings().piles()[0], game.settings().piles()[1]);

    let refused = |error: Option<arena::VenueError>, why: &str| {
        let said = error.expect("there is no such venue").to_string();
        assert!(said.contains(why), "{said}");
    };
    refused(Klotz::venue(&choices(&["layout=moon"])).err(), "there is no layout \"moon\"");
    refused(Klotz::venue(&choices(&["wings=yes"])).err(), "there is no option \"wings\"");
    refused(Climbers::venue(&choices(&["rounds=9"])).err(), "option rounds cannot be \"9\"");
    refused(XStack::venue(&choices(&["design=own"])).err(), "the arena draws its own");
}

#[test]
fn what_is_offered_can_be_played() {
    let game: Klotz = first_game(&[], 2, 1);
    let offer = game.offer();
    assert!(offer.complete && offer.moves.len() > 100);
    for text in &offer.moves {
        game.read_answer(text).expect(text);
    }

    let game: Climbers = first_game(&[], 3, 1);
    let offer = game.offer();
    assert!(!offer.complete && offer.moves.len() > 1_000 && offer.moves[0] == "-");
    for text in offer.moves.iter().step_by(101) {
        game.read_answer(text).expect(text);
    }

    let game: XStack = first_game(&["tremor=natural"], 2, 1);
    let offer = game.offer();
    assert!(!offer.complete && offer.moves.len() > 20, "{offer:?}");
    for text in offer.moves.iter().step_by(13) {
        let turn = game.read_answer(text).expect(text);
        assert_eq!(game.verify(&turn), Ok(()), "{text}");
    }
}

#[test]
fn answers_that_cannot_be_played_say_why() {
    fn refused<G: Hosted>(game: &G, text: &str, why: &str) {
        let said = game.read_answer(text).expect_err(text);
        assert!(said.contains(why), "{said}");
    }
    let game: Klotz = first_game(&[], 2, 1);
    refused(&game, "hop", "is not a move");
    refused(&game, "a1-a2", "");
    let game: Climbers = first_game(&[], 2, 1);
    refused(&game, "jump", "is not a step");
    refused(&game, "w15,15", "");
    let game: XStack = first_game(&[], 2, 1);
    refused(&game, "push B03", "is not a deed");
    refused(&game, "decline", "");
}

/// A turn of our own is accepted as a whole; one that says that something lies elsewhere is not.
#[test]
fn whole_turns_of_x_stack_are_simulated_again() {
    let game: XStack = first_game(&["tremor=natural"], 2, 3);
    let other: XStack = first_game(&["tremor=shaky"], 2, 3);
    let turn = game.think(Level::Balsa, None, 1, &mut || false).expect("the game goes on").mv;
    let text = game.write_move(&turn);
    assert_eq!(game.read_answer(&text).as_ref(), Ok(&turn));
    let said = other.read_answer(&text).expect_err("that hand trembles more");
    assert!(said.starts_with("act 1"), "{said}");
}

/// Deeds that did not work out do not stop a turn, and where a block is to lie is heeded.
#[test]
fn wishes_are_carried_out() {
    let game: XStack = first_game(&[], 2, 2);
    let offered = game.offer().moves;
    let lifted = offered.iter().find(|text| text.ends_with(" up")).expect("something lies on top");
    let block = lifted.split(' ').nth(1).expect("a block");
    let put = game.read_answer(lifted).expect("it may be done");
    assert!(put.words().starts_with(&format!("pull {block} put")), "{}", put.words());

    let end = |wish: &str| {
        let turn = game.read_answer(wish).expect(wish);
        let block = block.parse().expect("a block");
        turn.acts()[0].poses().get(block).map(|pose| pose.at)
    };
    let (left, right) = (end(&format!("{lifted} at -40,0")), end(&format!("{lifted} at 40,0")));
    let (left, right) = (left.expect("it lies there"), right.expect("it lies there"));
    assert!(left[0] < right[0], "{left:?} {right:?}");

    let both = game.read_answer(&format!("{lifted} | decline | bonus {block} up"));
    assert!(both.expect_err("one's own block is no bonus").contains(block), "named");
}

#[test]
fn lots_play_whole_games_by_the_rules() {
    fn played_out<G: Hosted>(mut game: G, most: usize) -> bool {
        let mut rng = Pcg64Mcg::seed_from_u64(9);
        for _ in 0..most {
            let Some(mv) = game.lot(&mut rng) else { return game.outcome().is_some() };
            game.play(&mv).expect("lots know the rules");
        }
        game.outcome().is_some()
    }
    assert!(played_out::<Klotz>(first_game(&[], 2, 1), 400));
    assert!(played_out::<Climbers>(first_game(&[], 2, 1), 400));
    assert!(played_out::<XStack>(first_game(&["design=wall"], 2, 1), 100));
}

#[test]
fn x_stack_can_be_seen() {
    let game: XStack = first_game(&[], 2, 4);
    let view = game.view().expect("its positions are hard to read");
    let blocks = view["blocks"].as_array().expect("blocks");
    assert_eq!(blocks.len(), game.poses().present().len());
    assert!(
        blocks.iter().all(|block| block["size"].as_array().is_some_and(|size| size.len() == 3))
    );
    assert!(
        blocks.iter().any(|block| block["carries"].as_array().is_some_and(|on| !on.is_empty()))
    );
    assert_eq!(view["points"], serde_json::json!([0, 0]));
    let klotz: Klotz = first_game(&[], 2, 4);
    assert_eq!(klotz.view(), None, "its text says it all");
}

/// The one who draws lots sensibly: where all ratings begin.
#[test]
fn the_sensible_player_of_klotz_wins_and_stops_wins_and_does_not_go_astray() {
    let venue = Klotz::venue(&[]).expect("no choice is a choice");
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let (mut wins, mut answers) = (0, 0);
    for seed in 0..12 {
        let mut game = opening::<Klotz>(&venue, 2, 4, seed).game().clone();
        for _ in 0..120 {
            let Some(mover) = game.turn() else { break };
            let before = *game.position();
            let mv = game.sensible(&mut rng).expect("the game goes on");
            game.play(&mv).expect("it plays by the rules");
            let after = game.position();
            if before.threat(mover).is_some() {
                assert_eq!(after.winner(), Some(mover), "{}", game.write_move(&mv));
                wins += 1;
                break;
            }
            let rival = after.turn();
            let stopped = |mv: &klotz::Move| {
                let mut after = before;
                let _ = after.play_unchecked(*mv);
                after.threat(rival).is_none()
            };
            let possible = before.moves().iter().any(stopped);
            assert!(!possible || after.threat(rival).is_none(), "{mv:?} lets the rival win");
            answers += usize::from(before.threat(rival).is_some());
            let race = |position: &klotz::Position| position.race(mover).unwrap_or(u32::MAX);
            let calm = before.moves().iter().any(|mv| {
                let mut after = before;
                let _ = after.play_unchecked(*mv);
                stopped(mv) && race(&after) <= race(&before)
            });
            assert!(!calm || race(after) <= race(&before), "{mv:?} lengthens the way");
        }
    }
    assert!(wins > 3 && answers > 0, "{wins} wins, {answers} answers");
}

#[test]
fn the_sensible_player_of_the_climbers_climbs_where_it_can() {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut game: Climbers = first_game(&[], 2, 8);
    let mut turns = 0;
    while let Some(mover) = game.mover() {
        let before = game.position().height(mover);
        let turn = game.sensible(&mut rng).expect("the game goes on");
        game.play(&turn).expect("it plays by the rules");
        assert!(game.position().height(mover) >= before, "{turn}");
        turns += 1;
    }
    assert!(turns > 5, "{turns}");
}
