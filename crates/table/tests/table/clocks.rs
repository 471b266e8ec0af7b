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
fn the_clock_starts_with_the_first_move() {
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
fn time_per_move_resets_after_each_move() {
    let scene = per_move(2).plays(&[1]).after(2_999);
    assert_eq!(scene.left_ms(), [3_000, 1]);
    let scene = scene.plays(&[1]);
    assert_eq!(scene.left_ms(), [3_000, 3_000]);
}

#[test]
fn network_delay_is_not_charged() {
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
    // The move happens on arrival, so that the next player loses no time.
    assert_eq!(delayed(play(1, 1, 1), now_ms, 150), (now_ms, played(6_650)));
    // A delay never reaches back before the turn.
    assert_eq!(delayed(play(1, 1, 1), now_ms, u64::MAX), (now_ms, played(10_500)));
    // A flag that fell while the move was in transit does not count; one that fell before does.
    let late_ms = scene.table().last_ms() + 10_100;
    assert_eq!(delayed(play(1, 1, 1), late_ms, 150), (late_ms, played(550)));
    let (_, fallen) = delayed(play(1, 1, 1), late_ms, 100);
    assert!(matches!(fallen, EventKind::MatchEnded { .. }), "{fallen:?}");
}

/// Flag sniping: a command of the opponent must not beat a move that was sent in time.
#[test]
fn another_seats_command_does_not_charge_a_move_in_transit() {
    let scene = increment(2).plays(&[1]);
    let late_ms = scene.table().last_ms() + 10_100;
    let table = scene.table();
    let decide = |command: &Command<_>, delay_ms| {
        table.decide_delayed(command, late_ms, delay_ms, table::played)
    };
    let is_flag = |command: &Command<_>, delay_ms| {
        let decision = decide(command, delay_ms).unwrap();
        matches!(decision.events()[0].kind, EventKind::MatchEnded { .. })
    };
    for command in [offer_draw(0), take_back(0, 0)] {
        assert!(!is_flag(&command, 150), "{command:?}");
        assert!(is_flag(&command, 100), "{command:?}");
    }
    let refused = decide(&play(0, 1, 1), 150).unwrap_err();
    assert_eq!(game::Refusal::code(&refused), "not-your-turn");
    // Checking the clock itself takes no delay into account: the caller has waited already.
    assert!(is_flag(&Command::CheckTime, 150));
}

#[test]
fn outages_are_not_charged() {
    let scene = increment(2).plays(&[1]).after(12_000);
    let scene = scene.does(Command::RestoreTime { lost_ms: 9_000 });
    assert_eq!(scene.last_event().kind, EventKind::TimeRestored { left_ms: vec![10_500, 7_000] });
    let scene = scene.after(2_000);
    assert_eq!(scene.left_ms(), [10_500, 5_000], "the clock runs again");
    // The time before the outage counts.
    let scene = scene.after(1_000).does(Command::RestoreTime { lost_ms: 500 });
    assert_eq!(scene.left_ms(), [10_500, 4_500]);
    // A flag that fell before it stays down.
    let scene = scene.after(9_000).does(Command::RestoreTime { lost_ms: 4_000 });
    assert!(scene.table().outcome().is_some());
    // Nobody's clock runs before the first move.
    let scene = increment(2).after(5_000).does(Command::RestoreTime { lost_ms: 5_000 });
    assert!(scene.journal.events().is_empty());
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
fn a_fallen_flag_takes_precedence_over_commands() {
    for command in [play(1, 1, 1), offer_draw(0), take_back(0, 0), resign(0)] {
        let scene = per_move(2).plays(&[1]).after(3_000).does(command);
        let rule = scene.table().outcome().map(|outcome| outcome.rule);
        assert_eq!(rule, Some(EndRule::Table(TableRule::Time)));
        assert_eq!(scene.table().ply(), 1);
    }
}

#[test]
fn a_clock_that_runs_backwards_gains_no_time() {
    let mut scene = increment(2).after(5_000).plays(&[1]).after(2_000).plays(&[1]);
    scene.now_ms = 0;
    let scene = scene.plays(&[1]);
    assert_eq!(scene.last_event().at_ms, 8_000);
    assert_eq!(scene.left_ms(), [11_000, 8_500]);
}

#[test]
fn takebacks_restore_the_clocks() {
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
fn another_seats_departure_does_not_stop_the_clock() {
    let scene = increment(3).plays(&[1]).after(1_000).does(resign(2)).after(1_000);
    assert_eq!(scene.left_ms(), [10_500, 8_000, 10_000]);
    let scene = scene.plays(&[1]);
    assert_eq!(scene.left_ms(), [10_500, 8_500, 10_000]);
}

#[test]
fn the_departure_of_the_player_to_move_starts_the_next_turn() {
    let scene = increment(3).plays(&[1]).after(1_000).does(resign(1)).after(1_000);
    assert_eq!(scene.left_ms(), [10_500, 9_000, 9_000]);
}

#[test]
fn the_clocks_stop_at_the_end() {
    let scene = increment(2).plays(&[1]).after(1_000).does(offer_draw(0));
    let scene = scene.after(500).does(answer_draw(1, Answer::Accept)).after(9_000);
    assert_eq!((scene.left_ms(), scene.table().running()), (vec![10_500, 8_500], None));
}
