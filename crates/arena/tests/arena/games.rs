//! Each game in the arena: openings, options, legal moves, answers of external programs.

use std::collections::BTreeSet;

use arena::{ArenaGame, opening};
use bots::Level;
use climbers::Climbers;
use game::Game as _;
use klotz::Klotz;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use xstack::XStack;

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn first_game<G: ArenaGame>(texts: &[&str], players: usize, seed: u64) -> G {
    let setup = G::setup(&owned(texts)).expect("valid options");
    opening::<G>(&setup, players, 0, seed).game().clone()
}

#[test]
fn openings_of_klotz_are_varied_and_undecided() {
    let setup = Klotz::setup(&[]).expect("no options are valid options");
    let mut positions = BTreeSet::new();
    let mut layouts = BTreeSet::new();
    for seed in 0..40 {
        let history = opening::<Klotz>(&setup, 2, 6, seed);
        assert_eq!(history.plies(), 6);
        assert!(history.game().is_undecided());
        assert_eq!(history, opening(&setup, 2, 6, seed), "the same seed gives the same opening");
        positions.insert(history.game().position_text());
        layouts.extend(history.game().settings().layout().map(|layout| layout.name().to_owned()));
    }
    assert_eq!(positions.len(), 40);
    assert_eq!(layouts.len(), klotz::Layout::builtin().len(), "all layouts are used");
}

#[test]
fn setups_take_options() {
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

    let refused = |error: Option<arena::SetupError>, why: &str| {
        let said = error.expect("invalid options").to_string();
        assert!(said.contains(why), "{said}");
    };
    refused(Klotz::setup(&owned(&["layout=moon"])).err(), "unknown layout \"moon\"");
    refused(Klotz::setup(&owned(&["wings=yes"])).err(), "there is no option \"wings\"");
    refused(Climbers::setup(&owned(&["rounds=9"])).err(), "option rounds cannot be \"9\"");
    refused(XStack::setup(&owned(&["design=own"])).err(), "the arena only draws random ones");
}

#[test]
fn listed_moves_can_be_played() {
    let game: Klotz = first_game(&[], 2, 1);
    let move_list = game.move_list();
    assert!(move_list.complete && move_list.moves.len() > 100);
    for text in &move_list.moves {
        game.read_answer(text).expect(text);
    }

    let game: Climbers = first_game(&[], 3, 1);
    let move_list = game.move_list();
    assert!(!move_list.complete && move_list.moves.len() > 1_000 && move_list.moves[0] == "-");
    for text in move_list.moves.iter().step_by(101) {
        game.read_answer(text).expect(text);
    }

    let game: XStack = first_game(&["tremor=natural"], 2, 1);
    let move_list = game.move_list();
    assert!(!move_list.complete && move_list.moves.len() > 20, "{move_list:?}");
    for text in move_list.moves.iter().step_by(13) {
        let turn = game.read_answer(text).expect(text);
        assert_eq!(game.verify(&turn), Ok(()), "{text}");
    }
}

#[test]
fn illegal_answers_are_explained() {
    fn refused<G: ArenaGame>(game: &G, text: &str, why: &str) {
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
    refused(&game, "push B03", "is not an instruction");
    refused(&game, "decline", "");
}

/// A complete turn is accepted only if the simulation reproduces its outcome.
#[test]
fn complete_turns_of_x_stack_are_verified() {
    let game: XStack = first_game(&["tremor=natural"], 2, 3);
    let other: XStack = first_game(&["tremor=shaky"], 2, 3);
    let turn =
        game.builtin_move(Level::Balsa, None, 1, &mut || false).expect("the game goes on").mv;
    let text = game.write_move(&turn);
    assert_eq!(game.read_answer(&text).as_ref(), Ok(&turn));
    let said = other.read_answer(&text).expect_err("the tremor differs");
    assert!(said.starts_with("act 1"), "{said}");
}

/// Failed instructions do not end a turn, and `at` is respected.
#[test]
fn instructions_are_executed() {
    let game: XStack = first_game(&[], 2, 2);
    let offered = game.move_list().moves;
    let lifted = offered.iter().find(|text| text.ends_with(" up")).expect("a block is on top");
    let block = lifted.split(' ').nth(1).expect("a block");
    let put = game.read_answer(lifted).expect("it is possible");
    assert!(put.words().starts_with(&format!("pull {block} put")), "{}", put.words());

    let end = |instructions: &str| {
        let turn = game.read_answer(instructions).expect(instructions);
        let block = block.parse().expect("a block");
        turn.acts()[0].poses().get(block).map(|pose| pose.at)
    };
    let (left, right) = (end(&format!("{lifted} at -40,0")), end(&format!("{lifted} at 40,0")));
    let (left, right) = (left.expect("it is on the pile"), right.expect("it is on the pile"));
    assert!(left[0] < right[0], "{left:?} {right:?}");

    let both = game.read_answer(&format!("{lifted} | decline | bonus {block} up"));
    assert!(both.expect_err("the block just placed is no bonus").contains(block), "named");
}

#[test]
fn random_players_finish_games() {
    fn finishes<G: ArenaGame>(mut game: G, most: usize) -> bool {
        let mut rng = Pcg64Mcg::seed_from_u64(9);
        for _ in 0..most {
            let Some(mv) = game.random_bot_move(&mut rng) else { return game.outcome().is_some() };
            game.play(&mv).expect("the move is legal");
        }
        game.outcome().is_some()
    }
    assert!(finishes::<Klotz>(first_game(&[], 2, 1), 400));
    assert!(finishes::<Climbers>(first_game(&[], 2, 1), 400));
    assert!(finishes::<XStack>(first_game(&["design=wall"], 2, 1), 100));
}

#[test]
fn x_stack_has_a_view() {
    let game: XStack = first_game(&[], 2, 4);
    let view = game.view().expect("X-Stack has a view");
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
    assert_eq!(klotz.view(), None, "the position text is enough");
}

#[test]
fn the_baseline_player_of_klotz_wins_defends_and_advances() {
    let setup = Klotz::setup(&[]).expect("no options are valid options");
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let (mut wins, mut answers) = (0, 0);
    for seed in 0..12 {
        let mut game = opening::<Klotz>(&setup, 2, 4, seed).game().clone();
        for _ in 0..120 {
            let Some(mover) = game.turn() else { break };
            let before = *game.position();
            let mv = game.baseline_bot_move(&mut rng).expect("the game goes on");
            game.play(&mv).expect("the move is legal");
            let after = game.position();
            if before.threat(mover).is_some() {
                assert_eq!(after.winner(), Some(mover), "{}", game.write_move(&mv));
                wins += 1;
                break;
            }
            let opponent = after.turn();
            let stopped = |mv: &klotz::Move| {
                let mut after = before;
                let _ = after.play_unchecked(*mv);
                after.threat(opponent).is_none()
            };
            let possible = before.moves().iter().any(stopped);
            assert!(!possible || after.threat(opponent).is_none(), "{mv:?} lets the opponent win");
            answers += usize::from(before.threat(opponent).is_some());
            let race = |position: &klotz::Position| position.race(mover).unwrap_or(u32::MAX);
            let can_advance = before.moves().iter().any(|mv| {
                let mut after = before;
                let _ = after.play_unchecked(*mv);
                stopped(mv) && race(&after) <= race(&before)
            });
            assert!(!can_advance || race(after) <= race(&before), "{mv:?} lengthens the way");
        }
    }
    assert!(wins > 3 && answers > 0, "{wins} wins, {answers} answers");
}

#[test]
fn the_baseline_player_of_the_climbers_never_descends() {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut game: Climbers = first_game(&[], 2, 8);
    let mut turns = 0;
    while let Some(mover) = game.mover() {
        let before = game.position().height(mover);
        let turn = game.baseline_bot_move(&mut rng).expect("the game goes on");
        game.play(&turn).expect("the move is legal");
        assert!(game.position().height(mover) >= before, "{turn}");
        turns += 1;
    }
    assert!(turns > 5, "{turns}");
}
