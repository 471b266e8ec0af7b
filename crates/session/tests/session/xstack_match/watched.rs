//! A live turn looks the same to spectators as to its player, bit for bit.

use session::xstack_match::{Frame, LiveTurn, WatchedTurn};
use table::Journal;
use wire::command::Command;
use wire::xstack_view::MatchView;
use xstack::XStack;
use xstack::sim::{LiveAct, Stage};

use super::{START_MS, start, try_execute, two_players};

/// How often the page sends motion, in ticks.
const TICKS: usize = 9;

/// A player who makes a turn, one tick at a time.
struct Mover {
    turn: LiveTurn,
    ticks: usize,
    /// The motion that was sent.
    parts: Vec<String>,
    /// How the pile lay after each tick.
    seen: Vec<Vec<u32>>,
}

impl Mover {
    fn new(journal: &Journal<XStack>) -> Mover {
        let turn = LiveTurn::new(journal.table());
        Mover { turn, ticks: 0, parts: Vec::new(), seen: Vec::new() }
    }

    fn tick(&mut self) -> Stage {
        let stage = self.turn.tick().stage;
        self.seen.push(bits(self.turn.live_act()));
        self.ticks += 1;
        if self.ticks.is_multiple_of(TICKS) {
            self.parts.extend(self.turn.take_motion());
        }
        stage
    }

    /// Lifts a block and lets go of it or gives it up, until everything is at rest.
    fn handle(&mut self, block: &str, [x, y, z]: [f64; 3], ticks: usize, part: fn(&mut LiveTurn)) {
        self.turn.grip(block, [x, y, z]).expect("it may be pulled");
        self.turn.set_target([x, y + 0.05, z + 0.01], [0.0, 0.0, 0.0, 1.0]);
        for _ in 0..ticks {
            self.tick();
        }
        part(&mut self.turn);
        while self.tick() != Stage::Over {}
        self.turn.finish_act().expect("everything is at rest");
        self.parts.extend(self.turn.take_motion());
    }
}

fn bits(session: &LiveAct) -> Vec<u32> {
    let mut frame = Frame::default();
    frame.write_poses(session);
    frame.poses().iter().map(|part| part.to_bits()).collect()
}

/// Two acts: the topmost block is touched and let go, then lifted and given up.
fn two_acts(journal: &mut Journal<XStack>) -> Mover {
    let poses = journal.table().game().poses();
    let (block, pose) = poses.iter().max_by_key(|(_, pose)| pose.at[1]).expect("a pile");
    let (block, at) = (block.to_string(), pose.at.map(|part| f64::from(part) / 1e6));
    let mut mover = Mover::new(journal);
    mover.handle(&block, at, 4, LiveTurn::let_go);
    mover.handle(&block, at, 50, |turn| turn.give_up().expect("it is in hand"));
    let text = mover.turn.view().text.expect("the turn is over");
    try_execute(journal, &Command::PlayMove { seat: 0, ply: 0, text }, START_MS).expect("a turn");
    mover
}

#[test]
fn spectators_see_a_live_turn_as_it_happened() {
    let mut journal = start(&two_players());
    let mut watched = WatchedTurn::new(journal.table()).expect("somebody is to move");
    let early = WatchedTurn::new(journal.table()).expect("somebody is to move");
    let mover = two_acts(&mut journal);
    assert!(mover.parts.len() > 6, "{:?}", mover.parts);
    let most = mover.parts.iter().map(String::len).max();
    assert!(most < Some(200), "parts are small: {most:?}");

    let mut seen = Vec::new();
    for part in &mover.parts {
        watched.add_motion(part).expect("it follows");
        assert_eq!(watched.add_motion(part).expect_err("not twice").code, "gesture-out-of-order");
        while !watched.waits() {
            watched.tick();
            seen.push(bits(watched.live_act()));
        }
        assert!(!watched.is_over(), "only a whole turn is over");
    }
    assert_eq!(seen, mover.seen, "tick by tick");
    assert_eq!(watched.complete(journal.table(), 0), Ok(true));
    assert!(watched.is_over());
    let view = MatchView::new(journal.table(), START_MS);
    let lies = view.position.poses.iter().filter(|pose| pose.is_some()).count();
    let numbers: Vec<f32> = bits(watched.live_act()).into_iter().map(f32::from_bits).collect();
    let drawn = numbers.chunks_exact(7).filter(|pose| !pose[0].is_nan()).count();
    assert_eq!(drawn, lies, "what was given up is gone");

    // A spectator who received nothing, or only the beginning, sees the rest once the turn is
    // complete.
    for known in [0, 1, 3, 5] {
        let mut watched = WatchedTurn::new(start(&two_players()).table()).expect("a turn");
        for part in &mover.parts[..known] {
            watched.add_motion(part).expect("it follows");
        }
        let mut seen = Vec::new();
        while !watched.is_over() {
            if watched.waits() {
                assert_eq!(watched.complete(journal.table(), 0), Ok(true), "after {known}");
            }
            watched.tick();
            seen.push(bits(watched.live_act()));
        }
        assert_eq!(seen, mover.seen, "after {known} parts");
    }
    drop(early);
}

#[test]
fn spectators_notice_motion_that_differs_from_the_turn() {
    let mut journal = start(&two_players());
    let fresh = || WatchedTurn::new(start(&two_players()).table()).expect("a turn");
    let mover = two_acts(&mut journal);
    let other = {
        let mut other = Mover::new(&start(&two_players()));
        let (block, at) = ("R01", [0.0; 3]);
        other.turn.grip(block, at).expect("it may be pulled");
        for _ in 0..TICKS {
            other.tick();
        }
        other.parts
    };
    let mut lied_to = fresh();
    for part in &other {
        lied_to.add_motion(part).expect("a hand can do that");
    }
    assert_eq!(lied_to.complete(journal.table(), 0), Ok(true), "nothing of it was seen yet");
    let mut lied_to = fresh();
    for part in &other {
        lied_to.add_motion(part).expect("a hand can do that");
    }
    while !lied_to.waits() {
        lied_to.tick();
    }
    assert_eq!(lied_to.complete(journal.table(), 0), Ok(false));
    // Something that the rules do not let anybody do is not shown: no block is forbidden yet.
    let mut watched = fresh();
    watched.add_motion("0:B03").expect("a part");
    watched.tick();
    assert!(watched.waits());
    assert_eq!(watched.complete(journal.table(), 0), Ok(false));
    for garbage in ["", "0:B03.!!", "x"] {
        assert_eq!(fresh().add_motion(garbage).expect_err(garbage).code, "gesture-malformed");
    }
    assert!(mover.parts[0].starts_with("0:"));
}

#[test]
fn resending_motion_starts_from_the_beginning() {
    let journal = start(&two_players());
    let mut mover = two_acts(&mut journal.clone());
    assert!(mover.turn.take_motion().is_empty());
    mover.turn.resend_motion();
    let mut watched = WatchedTurn::new(journal.table()).expect("a turn");
    let parts = mover.turn.take_motion();
    assert_eq!(parts.len(), 2, "one for each act");
    for part in &parts {
        watched.add_motion(part).expect("it follows");
    }
    assert!(watched.ahead() > 50);
    mover.turn.reset();
    assert!(mover.turn.take_motion().is_empty(), "nothing has been done yet");
}
