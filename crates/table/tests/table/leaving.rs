//! Resigning.

use game::{Departure, Outcome, Verdict};
use table::{Command, EndRule, EventKind, Player, TableRule};

use crate::common::{Scene, play, resign, seat, set_player};

#[test]
fn resigning_with_two_left_gives_the_other_the_win() {
    let scene = Scene::of(2).plays(&[1]).does(resign(0));
    let outcome = Outcome {
        verdict: Verdict::Won(seat(1).into()),
        rule: EndRule::Table(TableRule::Resignation),
    };
    assert_eq!(scene.table().outcome(), Some(outcome));
    scene.refuses(resign(1), "match-over").refuses(play(1, 1, 1), "match-over");
}

#[test]
fn a_match_can_be_aborted_before_ones_first_move() {
    let abort = |index| Command::Abort { seat: seat(index) };
    let aborted = Outcome { verdict: Verdict::Drawn, rule: EndRule::Table(TableRule::Aborted) };
    let scene = Scene::of(2).does(abort(0));
    assert_eq!(scene.table().outcome(), Some(aborted));
    scene.refuses(abort(1), "match-over");
    // The second player can still leave when the first has moved.
    let scene = Scene::of(2).plays(&[1]).refuses(abort(0), "too-late-to-abort").does(abort(1));
    assert_eq!(scene.table().outcome(), Some(aborted));
    Scene::of(2).plays(&[1, 1]).refuses(abort(1), "too-late-to-abort");
}

#[test]
fn resigning_with_more_left_lets_the_game_continue() {
    let scene = Scene::of(3).plays(&[1]).does(resign(1));
    let left =
        EventKind::PlayerLeft { seat: seat(1), reason: Departure::Resignation, left_ms: vec![] };
    assert_eq!(scene.last_event().kind, left);
    assert_eq!(scene.table().outcome(), None);
    assert_eq!(scene.table().to_move(), Some(seat(2)));
    assert_eq!(scene.table().ply(), 1, "leaving is not a move");
    let scene = scene
        .refuses(resign(1), "seat-out")
        .refuses(play(1, 1, 1), "seat-out")
        .refuses(set_player(1, Player::Bot { level: 1 }), "seat-out")
        .plays(&[1, 1, 1])
        .does(resign(2));
    let outcome = Outcome {
        verdict: Verdict::Won(seat(0).into()),
        rule: EndRule::Table(TableRule::Resignation),
    };
    assert_eq!(scene.table().outcome(), Some(outcome));
}

#[test]
fn a_player_can_resign_out_of_turn() {
    let scene = Scene::of(4).does(resign(2)).plays(&[1, 1]);
    assert_eq!(scene.table().to_move(), Some(seat(3)));
    scene.refuses(resign(4), "no-such-seat");
}
