//! Giving up.

use game::{Departure, Outcome, Verdict};
use table::{EndRule, EventKind, Player, TableRule};

use crate::common::{Scene, play, resign, seat, set_player};

#[test]
fn with_two_left_the_other_wins() {
    let scene = Scene::of(2).plays(&[1]).does(resign(0));
    let outcome = Outcome {
        verdict: Verdict::Won(seat(1).into()),
        rule: EndRule::Table(TableRule::Resignation),
    };
    assert_eq!(scene.table().outcome(), Some(outcome));
    scene.refuses(resign(1), "match-over").refuses(play(1, 1, 1), "match-over");
}

#[test]
fn with_more_the_game_goes_on() {
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
fn one_may_leave_when_it_is_not_ones_turn() {
    let scene = Scene::of(4).does(resign(2)).plays(&[1, 1]);
    assert_eq!(scene.table().to_move(), Some(seat(3)));
    scene.refuses(resign(4), "no-such-seat");
}
