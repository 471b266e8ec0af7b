//! Turns as they are made in the page, natively.

use session::xstack::{LiveTurn, PileEditor, TurnReplay};
use table::Journal;
use wire::table::Command;
use wire::xstack::{Design, LiveState, LiveView, MatchView, Parted, TurnPhase};
use xstack::{BLOCKS, Block, XStack};

use super::{START_MS, start, try_execute, two_players};

/// The highest block, with where its middle is: nothing lies on it.
fn topmost(journal: &Journal<XStack>) -> (String, [f64; 3]) {
    let poses = journal.table().game().poses();
    let (block, pose) = poses.iter().max_by_key(|(_, pose)| pose.at[1]).expect("a pile");
    (block.to_string(), pose.at.map(|part| f64::from(part) / 1e6))
}

fn until_rest(mut tick: impl FnMut() -> LiveView) -> LiveView {
    (0..=20 * 60 + 10)
        .map(|_| tick())
        .find(|view| view.state == LiveState::Rest)
        .expect("everything comes to rest within 20 seconds")
}

/// Gives up the topmost block, and plays that turn.
fn play_a_turn(journal: &mut Journal<XStack>, turn: &mut LiveTurn) -> String {
    let (block, at) = topmost(journal);
    turn.grip(&block, at).expect("it may be pulled");
    turn.tick();
    turn.give_up().expect("it is in hand");
    assert_eq!(until_rest(|| turn.tick()).parted, Some(Parted::GivenUp));
    turn.finish_act().expect("everything is at rest");
    let view = turn.view();
    assert_eq!((view.phase, view.malus), (TurnPhase::Over, vec![block.clone()]));
    let (seat, ply) = (journal.table().to_move().expect("someone").index(), journal.table().ply());
    let text = view.text.expect("the turn is over");
    try_execute(journal, &Command::PlayMove { seat: seat as u8, ply, text }, START_MS)
        .expect("a live turn is a legal one");
    turn.resync(journal.table());
    block
}

#[test]
fn a_live_turn_is_played_and_watched_again() {
    let mut journal = start(&two_players());
    let mut turn = LiveTurn::new(journal.table());
    let before = turn.poses();
    let block = play_a_turn(&mut journal, &mut turn);
    let view = MatchView::new(journal.table(), START_MS);
    assert_eq!(view.position.players[0].malus, [block]);
    assert_eq!(turn.view().phase, TurnPhase::Pull);
    let turn_made = &journal.table().steps()[0];
    let table::StepKind::Played { mv, .. } = &turn_made.kind else { panic!("a turn was made") };
    let game = journal.table().game_at(0).expect("the start");
    assert_eq!(game.verify(mv), Ok(()));

    let mut replay = TurnReplay::after(journal.table(), 0).expect("a turn");
    // Blocks that are not there have no numbers, which are never equal.
    assert_eq!(format!("{:?}", replay.poses()), format!("{before:?}"));
    while !replay.is_over() {
        replay.tick();
    }
    let near = |a: f32, b: f32| (a.is_nan() && b.is_nan()) || (a - b).abs() < 2e-6;
    assert!(replay.poses().into_iter().zip(turn.poses()).all(|(a, b)| near(a, b)));
}

#[test]
fn who_has_let_go_without_pulling_may_try_another() {
    let journal = start(&two_players());
    let mut turn = LiveTurn::new(journal.table());
    let (block, [x, y, z]) = topmost(&journal);
    turn.grip(&block, [x, y, z]).expect("it may be pulled");
    let line = turn.view().line.expect("it is to be put back higher");
    assert!(line < y && line > 0.0);
    turn.set_target([x, y + 0.001, z], [0.0, 0.0, 0.0, 1.0]);
    turn.tick();
    turn.let_go();
    until_rest(|| turn.tick());
    turn.finish_act().expect("everything is at rest");
    let view = turn.view();
    assert_eq!((view.phase, view.block, view.text), (TurnPhase::Pull, None, None));
    assert!(view.hand_time_left_ms < 90_000);
    turn.reset();
    assert_eq!(turn.view().hand_time_left_ms, 90_000);
}

#[test]
fn a_match_that_is_over_has_no_turn() {
    let mut journal = start(&two_players());
    let mut turn = LiveTurn::new(journal.table());
    try_execute(&mut journal, &Command::Resign { seat: 0 }, START_MS).expect("anyone may");
    turn.resync(journal.table());
    let view = turn.view();
    assert_eq!((view.phase, view.text), (TurnPhase::Over, None));
    assert_eq!(view.stop.map(|refusal| refusal.code), Some("match-over".to_owned()));
    let (block, at) = topmost(&journal);
    assert_eq!(turn.grip(&block, at).expect_err("it is over").code, "match-over");
    let refused = TurnReplay::preview(journal.table(), "").err().expect("it is over");
    assert_eq!(refused.code, "match-over");
}

#[test]
fn a_hand_that_reaches_beside_a_block_closes_on_its_edge() {
    let journal = start(&two_players());
    let mut turn = LiveTurn::new(journal.table());
    let (block, [x, y, z]) = topmost(&journal);
    turn.grip(&block, [x + 1.0, y, z]).expect("the nearest point is on it");
    let hand = turn.tick().hand.expect("the hand is closed");
    let far = (hand[0] - x).hypot(hand[2] - z);
    assert!((0.004..0.06).contains(&far), "{hand:?}");
}

#[test]
fn a_pile_is_built_block_by_block() {
    let mut editor = PileEditor::new(Design::Fan);
    assert_eq!(editor.view().in_box.len(), BLOCKS);
    // The first block falls into the crossing from above.
    let block = Block::from_index(0).expect("a block").to_string();
    editor.take_out(&block).expect("it is in the box");
    let [x, y, z] = editor.tick().hand.expect("it is in hand");
    editor.set_target([x, y - 0.08, z], [0.0, 0.707, 0.0, 0.707]);
    for _ in 0..90 {
        editor.tick();
    }
    editor.let_go();
    assert_eq!(until_rest(|| editor.tick()).fallen, [""; 0]);
    assert_eq!(editor.view().on_x, std::slice::from_ref(&block));
    assert_eq!(editor.take_out(&block).expect_err("it lies there").code, "sim-not-now");
    assert_eq!(editor.text("mine").expect_err("35 are missing").code, "pile-missing-block");
    editor.put_away(&block).expect("it lies there");
    editor.settle();
    assert_eq!(editor.view().in_box.len(), BLOCKS);
}

#[test]
fn a_drawn_pile_can_be_gone_on_with_and_named() {
    let setup = two_players();
    let editor = PileEditor::open(&setup.piles[0]).expect("a pile");
    let text = editor.text("Ours").expect("it holds");
    assert_eq!(session::xstack::check_pile(&text), Ok(()));
    assert_eq!(editor.text(" ").expect_err("no name").code, "pile-bad-name");
}
