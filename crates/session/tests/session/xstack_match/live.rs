//! Turns as they are made in the page, natively.

use session::xstack_match::{
    FRAME_FIELDS, Frame, LIVE_STATES, LiveTurn, LiveView, PARTINGS, PileEditor, TurnReplay,
};
use table::Journal;
use wire::command::Command;
use wire::xstack_view::{Design, MatchView, TurnPhase};
use xstack::sim::{LiveAct, Stage};
use xstack::{BLOCKS, Block, BlockSet, Handling, XStack};

use super::{START_MS, start, try_execute, two_players};

/// The highest block, with where its middle is: nothing lies on it.
fn topmost(journal: &Journal<XStack>) -> (String, [f64; 3]) {
    let poses = journal.table().game().poses();
    let (block, pose) = poses.iter().max_by_key(|(_, pose)| pose.at[1]).expect("a pile");
    (block.to_string(), pose.at.map(|part| f64::from(part) / 1e6))
}

fn poses(session: &LiveAct) -> Vec<f32> {
    let mut frame = Frame::default();
    frame.write_poses(session);
    frame.poses().to_vec()
}

fn until_rest(mut tick: impl FnMut() -> LiveView) -> LiveView {
    (0..=20 * 60 + 10)
        .map(|_| tick())
        .find(|view| view.stage == Stage::Over)
        .expect("everything comes to rest within 20 seconds")
}

/// Gives up the topmost block, and plays that turn.
fn play_a_turn(journal: &mut Journal<XStack>, turn: &mut LiveTurn) -> String {
    let (block, at) = topmost(journal);
    turn.grip(&block, at).expect("it may be pulled");
    turn.tick();
    turn.give_up().expect("it is in hand");
    assert_eq!(until_rest(|| turn.tick()).parted, Some(Handling::GivenUp));
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
fn a_live_turn_can_be_played_and_replayed() {
    let mut journal = start(&two_players());
    let mut turn = LiveTurn::new(journal.table());
    let before = poses(turn.live_act());
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
    assert_eq!(format!("{:?}", poses(replay.live_act())), format!("{before:?}"));
    while !replay.is_over() {
        replay.tick();
    }
    let near = |a: f32, b: f32| (a.is_nan() && b.is_nan()) || (a - b).abs() < 2e-6;
    assert!(
        poses(replay.live_act()).into_iter().zip(poses(turn.live_act())).all(|(a, b)| near(a, b))
    );
}

#[test]
fn releasing_a_block_without_pulling_it_allows_another() {
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
fn no_live_turn_after_the_end() {
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
fn a_grip_beside_a_block_is_moved_to_its_edge() {
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
    assert_eq!(until_rest(|| editor.tick()).fallen, BlockSet::NONE);
    assert_eq!(editor.view().on_x, std::slice::from_ref(&block));
    assert_eq!(editor.take_out(&block).expect_err("it lies there").code, "sim-not-now");
    assert_eq!(editor.text("mine").expect_err("35 are missing").code, "pile-missing-block");
    editor.put_away(&block).expect("it lies there");
    editor.settle();
    assert_eq!(editor.view().in_box.len(), BLOCKS);
}

#[test]
fn a_generated_pile_can_be_edited_and_named() {
    let setup = two_players();
    let editor = PileEditor::open(&setup.piles[0]).expect("a pile");
    let text = editor.text("Ours").expect("it holds");
    assert_eq!(session::xstack_match::check_pile(&text), Ok(()));
    assert_eq!(editor.text(" ").expect_err("no name").code, "pile-bad-name");
}

#[test]
fn a_lifted_block_is_above_its_line_and_a_low_one_is_not() {
    let journal = start(&two_players());
    let mut turn = LiveTurn::new(journal.table());
    let (block, [x, y, z]) = topmost(&journal);
    turn.grip(&block, [x, y, z]).expect("it may be pulled");
    let low = turn.tick();
    assert!(!low.above_line && !low.lands_high_enough, "it is where it was");
    turn.set_target([x, y + 0.05, z], [0.0, 0.0, 0.0, 1.0]);
    let high = (0..120).map(|_| turn.tick()).last().expect("a tick");
    assert!(high.above_line, "{high:?}");
    let landing = high.landing.expect("it is in hand");
    assert!(landing.height > 0.0 && !landing.on.contains(block.parse().expect("a block")));
    // It would come to lie where it was, which is not higher.
    assert!(!high.lands_high_enough);
    turn.let_go();
    let rest = until_rest(|| turn.tick());
    assert_eq!((rest.above_line, rest.landing), (false, None));
}

#[test]
fn a_frame_holds_a_tick_as_numbers() {
    let journal = start(&two_players());
    let mut turn = LiveTurn::new(journal.table());
    let (block, at) = topmost(&journal);
    turn.grip(&block, at).expect("it may be pulled");
    let mut live = turn.tick();
    let mut frame = Frame::default();
    let text = |frame: &Frame, name: &str| {
        let index = FRAME_FIELDS.iter().position(|field| *field == name).expect(name);
        frame.numbers()[index].to_string()
    };
    frame.write(&live);
    let block: Block = block.parse().expect("a block");
    assert_eq!((text(&frame, "state").as_str(), LIVE_STATES[1]), ("1", (Stage::Closed, "held")));
    assert_eq!(text(&frame, "block"), block.index().to_string());
    assert_eq!(text(&frame, "parted"), "-1");
    assert_eq!(Some(text(&frame, "lowest")), live.lowest.map(|height| height.to_string()));
    assert_eq!(Some(text(&frame, "handY")), live.hand.map(|hand| hand[1].to_string()));
    assert_eq!(
        (text(&frame, "fallen").as_str(), frame.impacts().len()),
        ("0", live.impacts.len() * 3)
    );

    live.fallen = [0, 35].into_iter().filter_map(Block::from_index).collect();
    live.parted = Some(Handling::Interrupted);
    live.hand = None;
    frame.write(&live);
    assert_eq!(text(&frame, "fallen"), (1_u64 | 1 << 35).to_string());
    assert_eq!((text(&frame, "parted").as_str(), PARTINGS[4].1), ("4", "interrupted"));
    assert_eq!(text(&frame, "handX"), "NaN");
}
