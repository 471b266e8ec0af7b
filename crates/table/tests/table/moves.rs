//! Playing moves, and who makes them.

use game::{Outcome, Verdict};
use table::{ClockRule, EndRule, EventKind, Player, SeatSetup, Setup, SetupError};

use crate::common::{Pile, Rule, Scene, play, seat, set_player, setup, setup_with, take_back};

#[test]
fn a_move_is_played_and_the_turn_passes() {
    let scene = Scene::of(3).does(play(0, 0, 2));
    assert_eq!(scene.table().to_move(), Some(seat(1)));
    assert_eq!(scene.table().ply(), 1);
    let event = scene.last_event();
    assert_eq!((event.seq, event.at_ms, event.rules_version), (1, 1_000, 7));
    assert_eq!(event.kind, EventKind::MovePlayed { seat: seat(0), mv: 2, left_ms: vec![] });
}

#[test]
fn the_turn_order_starts_with_the_seat_that_moved_first_and_never_changes() {
    let scene = Scene::of(3);
    assert_eq!(scene.table().turn_order(), [seat(0), seat(1), seat(2)]);
    let scene = scene.plays(&[1]);
    assert_eq!(scene.table().turn_order(), [seat(0), seat(1), seat(2)]);
}

#[test]
fn a_move_chosen_in_another_position_is_refused() {
    let scene = Scene::of(2).plays(&[1, 1]);
    let scene = scene.refuses(play(0, 0, 1), "stale-move");
    scene.refuses(play(0, 3, 1), "stale-move");
}

#[test]
fn a_move_out_of_turn_is_refused() {
    Scene::of(2).refuses(play(1, 0, 1), "not-your-turn");
}

#[test]
fn a_move_from_an_unknown_seat_is_refused() {
    Scene::of(2).refuses(play(2, 0, 1), "no-such-seat");
}

#[test]
fn a_move_the_game_refuses_is_refused_with_its_reason() {
    Scene::of(2).refuses(play(0, 0, 4), "not-there");
}

#[test]
fn a_match_ends_when_its_game_does() {
    let scene = Scene::of(2).plays(&[3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 2]);
    let outcome =
        Outcome { verdict: Verdict::Won(seat(0).into()), rule: EndRule::Game(Rule::LastCounter) };
    assert_eq!(scene.table().outcome(), Some(outcome));
    assert_eq!(scene.table().to_move(), None);
    scene.refuses(play(1, 11, 1), "match-over");
}

#[test]
fn a_bot_can_take_over_a_seat_and_give_it_back() {
    let bot = Player::Bot { level: 2 };
    let scene = Scene::of(2).does(set_player(1, bot));
    assert_eq!(scene.table().players(), [Player::Human, bot]);
    let scene = scene.refuses(set_player(1, bot), "player-unchanged");
    let scene = scene.does(set_player(1, Player::Human)).plays(&[1]);
    assert_eq!(scene.table().players(), [Player::Human, Player::Human]);
    scene.refuses(set_player(3, bot), "no-such-seat");
}

#[test]
fn earlier_positions_can_be_viewed() {
    let scene = Scene::of(2).plays(&[1, 2, 3]);
    let texts: Vec<_> =
        (0..4).map(|ply| game::Game::position_text(&scene.table().game_at(ply).unwrap())).collect();
    assert_eq!(texts, ["30 seat 1", "29 seat 2", "27 seat 1", "24 seat 2"]);
    assert_eq!(scene.table().game_at(4), None);
    let scene = scene.does(take_back(0, 1));
    assert_eq!(scene.table().game_at(2), None);
}

#[test]
fn unplayable_setups_are_refused() {
    let settings = setup(2).settings().clone();
    let person = |name: &str| SeatSetup { name: name.to_owned(), player: Player::Human };
    let check = |seats, clock, expected| {
        let refused = Setup::<Pile>::try_new(settings.clone(), seats, clock).unwrap_err();
        assert_eq!(refused, expected);
    };
    check(vec![person("A")], ClockRule::None, SetupError::SeatCount { wanted: 2, found: 1 });
    let long = "x".repeat(41);
    check(
        vec![person("A"), person(&long)],
        ClockRule::None,
        SetupError::NameTooLong { name: long.clone() },
    );
    check(
        vec![person("A"), person("B")],
        ClockRule::PerMove { move_ms: 0 },
        SetupError::ClockWithoutTime,
    );
    // Forty characters are forty characters in every script.
    let cyrillic = "ж".repeat(40);
    Setup::<Pile>::try_new(settings.clone(), vec![person(&cyrillic), person("")], ClockRule::None)
        .unwrap();
    assert_eq!(setup_with(2, ClockRule::None, &[1]).seats()[1].player, Player::Bot { level: 1 });
}
