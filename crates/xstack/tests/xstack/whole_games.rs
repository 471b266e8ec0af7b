//! Whole games: rounds, ends, winners, departures, and refused turns.

use std::collections::BTreeSet;

use crate::common::{block, script};
use game::{Game as _, Refusal as _, RetireError, Seat, SeatSet, Verdict};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use xstack::{Block, BlockSet, ENDS_AT, EndRule, Illegal, Options, Phase, Settings, Turn, XStack};

fn start(players: usize, rounds: u8) -> XStack {
    XStack::start(crate::common::settings(players, 1, Options { rounds, ..Options::default() }, 7))
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn play(game: &mut XStack, line: &str) {
    let turn = script::play(&mut game.draft(), line).expect(line);
    game.play(&turn).expect(line);
}

/// Lets all blocks but `to` fall in one turn.
fn collapse(game: &mut XStack, to: usize) {
    let on_x: Vec<Block> = game.poses().present().iter().collect();
    let fallen = on_x[to + 1..].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    // The block in hand goes too.
    play(game, &format!("pull {} held fell {fallen}", on_x[to]));
}

#[test]
fn five_blocks_are_enough_to_go_on_and_four_are_not() {
    for (left, over) in [(ENDS_AT + 1, false), (ENDS_AT, true), (1, true)] {
        let mut game = start(2, 1);
        collapse(&mut game, left);
        assert_eq!(game.poses().present().len(), left);
        assert_eq!(game.outcome().is_some(), over, "{left} are left");
    }
}

#[test]
fn points_decide_and_ties_are_shared() {
    let mut game = start(3, 1);
    play(&mut game, "pull B03 open free 0 20 0 | bonus Y05 taken free");
    play(&mut game, "pull B01 open free 0 20 0 | bonus Y06 taken free");
    collapse(&mut game, 4);
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.verdict, Verdict::Won(SeatSet::from(seat(1)).with(seat(2))));
    assert_eq!(outcome.rule, EndRule::Shared);
    // A red bonus is worth nothing.
    let mut game = start(3, 1);
    play(&mut game, "pull B03 open free 0 20 0 | bonus Y05 taken free");
    play(&mut game, "pull B01 open free 0 20 0 | bonus R06 taken free");
    collapse(&mut game, 4);
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.verdict, Verdict::Won(seat(1).into()));
    assert_eq!(outcome.rule, EndRule::MostPoints);
}

#[test]
fn a_bonus_takes_older_malus_of_its_colour_out_of_the_game() {
    let mut game = start(2, 1);
    play(&mut game, "pull B03 held fell B01 G01");
    play(&mut game, "pull N01 up");
    play(&mut game, "pull N02 open free 0 20 0 | bonus B06 taken free");
    let tray = game.tray(seat(1));
    assert_eq!(tray.cancelled(), [block("B01"), block("B03")].into_iter().collect());
    assert_eq!((tray.malus(), game.points(seat(1))), (BlockSet::from(block("G01")), 0));
    assert_eq!(game.points(seat(0)), -1);
}

#[test]
fn every_round_has_its_pile_and_the_next_player_begins() {
    let mut game = start(3, 3);
    let mut begun = Vec::new();
    for round in 1..=3 {
        assert_eq!((game.round(), game.forbidden()), (round, None));
        assert_eq!(game.poses().present(), BlockSet::ALL);
        assert_eq!(game.pile(), &game.settings().piles()[round - 1]);
        begun.push(game.mover().expect("goes on").index());
        play(&mut game, "pull B03 open free 0 20 0 | bonus Y05 taken free");
        collapse(&mut game, 4);
    }
    assert_eq!(begun, [1, 2, 0]);
    // In every round one point, and 31 lost, by each after the other.
    assert_eq!([0, 1, 2].map(|index| game.points(seat(index))), [-30, -30, -30]);
    assert_eq!(game.outcome().expect("over").rule, EndRule::Shared);
}

#[test]
fn a_departed_player_is_skipped_and_does_not_win() {
    let mut game = start(3, 2);
    play(&mut game, "pull B03 open free 0 20 0 | bonus Y05 taken free");
    assert_eq!(game.retire(seat(2)), Ok(()));
    // It was their turn: the next is to move, and the block stays forbidden.
    assert_eq!((game.mover(), game.forbidden()), (Some(seat(0)), Some(block("B03"))));
    assert_eq!(game.retire(seat(0)), Err(RetireError::LastTwo(seat(0))));
    collapse(&mut game, 4);
    // Who would begin the second round is not there.
    assert_eq!((game.round(), game.mover()), (2, Some(seat(0))));
    collapse(&mut game, 0);
    assert_eq!(game.points(seat(2)), 0);
    assert_eq!(game.outcome().expect("over").verdict, Verdict::Won(seat(1).into()));
}

#[test]
fn turn_words_that_differ_from_the_acts_are_refused() {
    let mut game = start(2, 1);
    let turn = script::play(&mut game.draft(), "pull B03 open free 0 20 0").expect("a turn");
    let text = game.write_move(&turn).replacen("put", "low", 1);
    let turn: Turn = text.parse().expect("it can be read");
    let before = game.clone();
    let refusal = game.play(&turn).expect_err("the words are wrong");
    assert_eq!(refusal.code(), "words-differ");
    assert_eq!(
        refusal.to_string(),
        r#"the turn is written as "pull B03 low", but by the rules it is "pull B03 put""#
    );
    assert_eq!(game, before);
}

#[test]
fn no_acts_after_the_end() {
    let mut game = start(2, 1);
    let turn = script::play(&mut game.draft(), "pull B03 up").expect("a turn");
    collapse(&mut game, 4);
    assert_eq!(game.play(&turn), Err(Illegal::GameOver));
    let draft = game.draft();
    assert_eq!((draft.phase(), draft.mover()), (Phase::Over, None));
    assert_eq!(draft.why_not(block("R01")), Some(Illegal::GameOver));
    assert_eq!(draft.may_decline(), Err(Illegal::GameOver));
    assert_eq!(draft.may_give_up(), Err(Illegal::GameOver));
    assert_eq!(draft.may_end(), Err(Illegal::GameOver));
}

#[test]
fn a_draft_knows_what_is_allowed() {
    let mut game = start(2, 1);
    play(&mut game, "pull W02 open free 0 20 0");
    let mut draft = game.draft();
    assert_eq!(draft.may_decline(), Ok(block("W02")));
    assert_eq!(draft.may_give_up(), Err(Illegal::NothingToGiveUp));
    assert_eq!(draft.may_end(), Err(Illegal::NothingDone));
    // Its middle is 150 mm above the table, it is 20 mm high, and higher means by a millimetre.
    assert_eq!(draft.must_exceed(block("G01")), Some(150_000 - 10_000 + 1_000));
    let act = script::act(&draft, "pull G01 open 20 0 0");
    draft.add(act).expect("a half pull");
    assert_eq!(draft.may_give_up(), Ok(block("G01")));
    assert_eq!(draft.demands(), None);
    // The height to reach does not change with where it lies now.
    let act = script::act(&draft, "pull G01 open free 0 -20 0");
    draft.add(act).expect("too low");
    assert_eq!(draft.must_exceed(block("G01")), Some(141_000));
    assert_eq!(draft.demands(), Some(block("G01")));
    assert_eq!(draft.samples_left(), 5_400 - 2 * 30);
}

#[test]
fn every_act_has_its_own_tremor() {
    let mut seeds = BTreeSet::new();
    let mut acts = 0;
    for seed in 0..20 {
        let rng = &mut Pcg64Mcg::seed_from_u64(seed);
        let options = Options { rounds: 2, ..Options::default() };
        let mut game = XStack::start(crate::common::settings(2, 0, options, seed));
        while let Some(turn) = game.random_move(rng) {
            let mut draft = game.draft();
            for act in turn.acts() {
                seeds.insert(draft.tremor_seed());
                acts += 1;
                draft.add(act.clone()).expect("a legal act");
            }
            game.play(&turn).expect("a legal turn");
        }
    }
    assert_eq!(seeds.len(), acts);
}

#[test]
fn a_rematch_starts_with_the_next_player() {
    let game = start(3, 2);
    let again = XStack::settings_for_rematch(game.settings());
    assert_eq!((again.first(), again.seed()), (seat(2), 9));
    assert_eq!(again.piles(), game.settings().piles());
}

/// A match with a larger seed cannot be stored.
#[test]
fn the_seed_wraps_around_after_the_largest() {
    let settings = start(2, 1).settings().clone();
    let (first, options) = (settings.first(), *settings.options());
    let piles = settings.piles().to_vec();
    let last = Settings::new(2, first, options, xstack::MAX_SEED, piles).unwrap();
    assert_eq!(XStack::settings_for_rematch(&last).seed(), last.piles().len() as u64 - 1);
}
