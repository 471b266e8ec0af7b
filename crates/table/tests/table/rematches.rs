//! Rematches.

use table::{ClockRule, Player, Takebacks};

use crate::common::{Scene, rematch, resign, seat, set_player, setup_with, take_back};

#[test]
fn a_rematch_is_refused_during_the_match() {
    Scene::of(2).refuses(rematch(0), "match-not-over");
}

#[test]
fn on_one_screen_one_request_starts_a_rematch_with_the_next_player() {
    let scene = Scene::of(2).does(set_player(1, Player::Bot { level: 3 })).does(resign(0));
    assert_eq!(scene.table().rematch(), None);
    let scene = scene.does(rematch(0));
    let next = scene.table().rematch().unwrap();
    assert_eq!(next.settings().first, seat(1));
    assert_eq!(next.seats()[1].player, Player::Bot { level: 3 }, "whoever plays now plays again");
    assert_eq!(next.seats()[0].name, "player 0");
    let again = Scene::given(next).plays(&[1]).does(resign(0)).does(rematch(1));
    assert_eq!(again.table().rematch().unwrap().settings().first, seat(0));
    scene.refuses(rematch(1), "rematch-agreed").refuses(rematch(2), "no-such-seat");
}

#[test]
fn online_every_person_has_to_request_a_rematch() {
    let setup = setup_with(3, ClockRule::None, &[1]).with_takebacks(Takebacks::Agreement);
    let scene = Scene::given(setup).does(resign(0)).does(resign(1)).does(rematch(2));
    assert_eq!(scene.table().rematch(), None);
    assert!(scene.table().rematch_wanted().contains(seat(2)));
    let scene = scene.refuses(rematch(2), "rematch-wanted-before").does(rematch(0));
    assert!(scene.table().rematch().is_some(), "bots always play again");
}

#[test]
fn a_takeback_cancels_the_rematch() {
    let scene = Scene::of(2).plays(&[1]).does(resign(0)).does(rematch(0)).does(take_back(0, 1));
    assert_eq!(scene.table().rematch(), None);
    scene.refuses(rematch(0), "match-not-over");
}
