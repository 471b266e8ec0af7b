//! Playing again.

use table::{ClockRule, Player, Takebacks};

use crate::common::{Scene, rematch, resign, seat, set_player, setup_with, take_back};

#[test]
fn a_rematch_is_for_after_the_match() {
    Scene::of(2).refuses(rematch(0), "match-not-over");
}

#[test]
fn round_one_screen_one_wish_is_enough_and_the_start_moves_on() {
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
fn elsewhere_every_person_has_to_want_it() {
    let setup = setup_with(3, ClockRule::None, &[1]).with_takebacks(Takebacks::Agreement);
    let scene = Scene::given(setup).does(resign(0)).does(resign(1)).does(rematch(2));
    assert_eq!(scene.table().rematch(), None);
    assert!(scene.table().rematch_wanted().contains(seat(2)));
    let scene = scene.refuses(rematch(2), "rematch-wanted-before").does(rematch(0));
    assert!(scene.table().rematch().is_some(), "bots always play again");
}

#[test]
fn a_match_that_goes_on_after_all_has_no_rematch() {
    let scene = Scene::of(2).plays(&[1]).does(resign(0)).does(rematch(0)).does(take_back(0, 1));
    assert_eq!(scene.table().rematch(), None);
    scene.refuses(rematch(0), "match-not-over");
}
