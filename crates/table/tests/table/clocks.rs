//! Thinking time.

use game::{Departure, Outcome, Verdict};
use table::{Answer, ClockRule, Command, EndRule, EventKind, TableRule};

use crate::common::{
    Scene, answer_draw, offer_draw, play, redo, resign, seat, setup_with, take_back,
};

fn increment(players: usize) -> Scene {
    let clock = ClockRule::Increment { base_ms: 10_000, increment_ms: 500 };
    Scene::given(setup_with(players, clock, &[]))
}

fn per_move(players: usize) -> Scene {
    Scene::given(setup_with(players, ClockRule::PerMove { move_ms: 3_000 }, &[]))
}

#[test]
fn without_a_clock_no_time_is_counted() {
    let scene = Scene::of(2).plays(&[1]).after(u64::MAX / 2).does(Command::CheckTime).plays(&[1]);
    assert_eq!(scene.left_ms(), []);
    assert_eq!(scene.table().running(), None);
}

#[test]
fn time_runs_from_the_first_move_on() {
    let scene = increment(2).after(60_000);
    assert_eq!((scene.left_ms(), scene.table().running()), (vec![10_000, 10_000], None));
    let scene = scene.plays(&[1]);
    assert_eq!(scene.table().running(), Some(seat(1)));
    assert_eq!(scene.left_ms(), [10_500, 10_000]);
    let scene = scene.after(4_000);
    assert_eq!(scene.left_ms(), [10_500, 6_000]);
    let scene = scene.plays(&[1]);
    assert_eq!(scene.left_ms(), [10_500, 6_500]);
    let left_ms = vec![10_500, 6_500];
    assert_eq!(scene.last_event().kind, EventKind::MovePlayed { seat: seat(1), mv: 1, left_ms });
}

#[test]
fn time_per_move_is_full_again_after_each_move() {
    let scene = per_move(2).plays(&[1]).after(2_999);
    assert_eq!(scene.left_ms(), [3_000, 1]);
    let scene = scene.plays(&[1]);
    assert_eq!(scene.left_ms(), [3_000, 3_000]);
}

#[test]
fn what_a_move_was_on_its_way_is_not_counted() {
    let scene = increment(2).plays(&[1]).after(4_000);
    let now_ms = scene.table().last_ms() + 4_000;
    let delayed = |command, now_ms, delay_ms| {
        let table = scene.table();
        let decision = table.decide_delayed(&command, now_ms, delay_ms, table::played).unwrap();
        let event = decision.events()[0].clone();
        (event.at_ms, event.kind)
    };
    let played = |left| EventKind::MovePlayed { seat: seat(1), mv: 1, left_ms: vec![10_500, left] };
    assert_eq!(delayed(play(1, 1, 1), now_ms, 0), (now_ms, played(6_500)));
    // It happens when it arrives, so that the next player loses nothing by it.
    assert_eq!(delayed(play(1, 1, 1), now_ms, 150), (now_ms, played(6_650)));
    // Nobody has moved before their turn began.
    assert_eq!(delayed(play(1, 1, 1), now_ms, u64::MAX), (now_ms, played(10_500)));
    // A flag that fell on the way does not count; one that fell before does.
    let late_ms = scene.table().last_ms() + 10_100;
    assert_eq!(delayed(play(1, 1, 1), late_ms, 150), (late_ms, played(550)));
    let (_, fallen) = delayed(play(1, 1, 1), late_ms, 100);
    assert!(matches!(fallen, EventKind::MatchEnded { .. }), "{fallen:?}");
    // Somebody else's wish does not stop the clock.
    let (_, fallen) = delayed(offer_draw(0), late_ms, 150);
    assert!(matches!(fallen, EventKind::MatchEnded { .. }), "{fallen:?}");
}

#[test]
fn with_two_left_a_fallen_flag_loses() {
    let scene = per_move(2).plays(&[1]).after(2_999).does(Command::CheckTime);
    assert_eq!(scene.table().outcome(), None);
    let scene = scene.after(1).does(Command::CheckTime);
    let outcome =
        Outcome { verdict: Verdict::Won(seat(0).into()), rule: EndRule::Table(TableRule::Time) };
    assert_eq!(scene.table().outcome(), Some(outcome));
    assert_eq!(scene.left_ms(), [3_000, 0]);
    assert_eq!(scene.after(5_000).left_ms(), [3_000, 0], "time stands still when it is over");
}

#[test]
fn with_more_left_a_fallen_flag_is_a_departure() {
    let scene = per_move(3).plays(&[1]).after(7_000).does(Command::CheckTime);
    let left_ms = vec![3_000, 0, 3_000];
    let left = EventKind::PlayerLeft { seat: seat(1), reason: Departure::Time, left_ms };
    assert_eq!(scene.last_event().kind, left);
    assert_eq!(scene.table().running(), Some(seat(2)));
    assert_eq!(scene.left_ms(), [3_000, 0, 3_000], "the next turn begins when the flag is seen");
}

#[test]
fn a_fallen_flag_comes_before_any_command() {
    for command in [play(1, 1, 1), offer_draw(0), take_back(0, 0), resign(0)] {
        let scene = per_move(2).plays(&[1]).after(3_000).does(command);
        let rule = scene.table().outcome().map(|outcome| outcome.rule);
        assert_eq!(rule, Some(EndRule::Table(TableRule::Time)));
        assert_eq!(scene.table().ply(), 1);
    }
}

#[test]
fn a_caller_whose_time_runs_backwards_gains_nothing() {
    let mut scene = increment(2).after(5_000).plays(&[1]).after(2_000).plays(&[1]);
    scene.now_ms = 0;
    let scene = scene.plays(&[1]);
    assert_eq!(scene.last_event().at_ms, 8_000);
    assert_eq!(scene.left_ms(), [11_000, 8_500]);
}

#[test]
fn going_back_gives_the_time_back() {
    let scene = increment(2).plays(&[1]).after(1_000).plays(&[1]).after(2_000).plays(&[1]);
    assert_eq!(scene.left_ms(), [9_000, 9_500]);
    let scene = scene.after(5_000).does(take_back(0, 1));
    assert_eq!(scene.left_ms(), [10_500, 10_000], "as it was after the first move");
    assert_eq!(scene.table().running(), Some(seat(1)));
    let scene = scene.after(100);
    assert_eq!(scene.left_ms(), [10_500, 9_900], "running since the takeback");
    let scene = scene.does(redo(0, 3));
    assert_eq!(scene.left_ms(), [9_000, 9_500], "as it was after the third move");
    let scene = scene.does(take_back(0, 0)).after(60_000);
    assert_eq!(scene.left_ms(), [10_000, 10_000], "and nobody's before the first");
}

#[test]
fn someone_elses_departure_does_not_stop_my_time() {
    let scene = increment(3).plays(&[1]).after(1_000).does(resign(2)).after(1_000);
    assert_eq!(scene.left_ms(), [10_500, 8_000, 10_000]);
    let scene = scene.plays(&[1]);
    assert_eq!(scene.left_ms(), [10_500, 8_500, 10_000]);
}

#[test]
fn ones_own_departure_starts_the_next_turn() {
    let scene = increment(3).plays(&[1]).after(1_000).does(resign(1)).after(1_000);
    assert_eq!(scene.left_ms(), [10_500, 9_000, 9_000]);
}

#[test]
fn the_clocks_stop_at_the_end() {
    let scene = increment(2).plays(&[1]).after(1_000).does(offer_draw(0));
    let scene = scene.after(500).does(answer_draw(1, Answer::Accept)).after(9_000);
    assert_eq!((scene.left_ms(), scene.table().running()), (vec![10_500, 8_500], None));
}
