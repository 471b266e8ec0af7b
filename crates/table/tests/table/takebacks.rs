//! Going back, and on again.

use table::{Answer, BotAnswers, ClockRule, EventKind, StepKind, Takebacks};

use crate::common::{
    Scene, answer_take_back, offer_draw, play, redo, resign, seat, setup_with, take_back,
};

#[test]
fn round_one_screen_moves_are_taken_back_at_once() {
    let scene = Scene::of(2).plays(&[1, 2, 3]).does(take_back(1, 1));
    assert_eq!(scene.table().ply(), 1);
    assert_eq!(scene.table().to_move(), Some(seat(1)));
    assert_eq!(scene.table().redoable(), 2);
    let scene = scene.does(take_back(0, 0));
    assert_eq!(scene.table().redoable(), 3);
    scene.refuses(take_back(0, 0), "nothing-to-take-back").refuses(take_back(0, 1), "no-such-ply");
}

#[test]
fn what_was_taken_back_can_be_played_again() {
    let scene = Scene::of(2).plays(&[1, 2, 3]);
    let before = scene.table().game().clone();
    let scene = scene.does(take_back(0, 0)).does(redo(0, 2));
    assert_eq!((scene.table().ply(), scene.table().redoable()), (2, 1));
    let scene = scene.refuses(redo(0, 4), "nothing-to-redo").refuses(redo(0, 1), "nothing-to-redo");
    let scene = scene.does(redo(0, 3));
    assert_eq!(scene.table().game(), &before);
    scene.refuses(redo(0, 3), "nothing-to-redo");
}

#[test]
fn another_move_makes_a_new_future() {
    let scene = Scene::of(2).plays(&[1, 2, 3]).does(take_back(0, 1)).plays(&[1]);
    assert_eq!(scene.table().redoable(), 0);
    scene.refuses(redo(0, 3), "nothing-to-redo");
}

#[test]
fn round_one_screen_even_the_end_is_taken_back() {
    let scene = Scene::of(2).plays(&[3, 3, 3, 3, 3, 2]);
    assert!(scene.table().outcome().is_some());
    let scene = scene.does(take_back(0, 5));
    assert_eq!(scene.table().outcome(), None);

    let scene = Scene::of(2).plays(&[1]).does(resign(1));
    assert!(scene.table().outcome().is_some());
    let scene = scene.does(take_back(1, 1));
    assert_eq!(scene.table().outcome(), None);
    let scene = scene.refuses(take_back(1, 1), "nothing-to-take-back").does(redo(1, 1));
    assert!(scene.table().outcome().is_some(), "the resignation was played again");
}

#[test]
fn a_player_who_left_comes_back_only_with_the_move_before() {
    let scene = Scene::of(3).plays(&[1, 1]).does(resign(2)).plays(&[1, 1]);
    assert!(!scene.table().in_play().contains(seat(2)));
    // The seat left before the third move, so going back to it changes nothing about that.
    let scene = scene.does(take_back(0, 2));
    assert!(!scene.table().in_play().contains(seat(2)));
    let scene = scene.does(take_back(0, 2));
    assert!(scene.table().in_play().contains(seat(2)));
    // Going on again, the seat leaves again.
    let scene = scene.does(redo(0, 4));
    assert!(!scene.table().in_play().contains(seat(2)));
    assert!(matches!(scene.table().steps()[2].kind, StepKind::Left { .. }));
}

#[test]
fn elsewhere_everyone_has_to_agree() {
    let scene = Scene::by_agreement(3).plays(&[1, 2]).does(take_back(1, 1));
    let wish = scene.table().takeback_wish().unwrap();
    assert_eq!((wish.by, wish.ply, wish.waiting_for.len()), (seat(1), 1, 2));
    let scene = scene
        .refuses(take_back(0, 1), "takeback-pending")
        .refuses(answer_take_back(1, Answer::Accept), "not-asked")
        .does(answer_take_back(0, Answer::Accept))
        .refuses(answer_take_back(0, Answer::Accept), "not-asked");
    assert_eq!(scene.table().ply(), 2);
    let scene = scene.does(answer_take_back(2, Answer::Accept));
    assert_eq!(scene.table().ply(), 1);
    assert_eq!(scene.table().takeback_wish(), None);
    let expected = EventKind::MovesTakenBack { seat: seat(1), ply: 1 };
    assert_eq!(scene.last_event().kind, expected);
    scene.refuses(redo(1, 2), "redo-needs-free-takebacks");
}

#[test]
fn one_no_is_enough() {
    let scene = Scene::by_agreement(3).plays(&[1, 2]).does(take_back(1, 1));
    let scene = scene.does(answer_take_back(2, Answer::Decline));
    assert_eq!(scene.table().takeback_wish(), None);
    assert_eq!(scene.table().ply(), 2);
    scene
        .refuses(answer_take_back(0, Answer::Accept), "no-takeback-asked")
        .refuses(take_back(1, 1), "takeback-asked-before")
        .does(take_back(0, 1));
}

#[test]
fn playing_on_ends_the_question() {
    let scene = Scene::by_agreement(2).plays(&[1, 2]).does(take_back(1, 1)).does(play(0, 2, 1));
    assert_eq!(scene.table().takeback_wish(), None);
    scene.does(take_back(1, 1));
}

#[test]
fn elsewhere_the_result_and_departures_stand() {
    let scene = Scene::by_agreement(2).plays(&[1]).does(resign(0));
    scene.refuses(take_back(0, 0), "match-over").refuses(take_back(0, 1), "match-over");

    let scene = Scene::by_agreement(3).plays(&[1, 1]).does(resign(0)).plays(&[1]);
    scene
        .refuses(take_back(1, 1), "left-since")
        .refuses(take_back(0, 2), "seat-out")
        .refuses(take_back(1, 3), "nothing-to-take-back")
        .does(take_back(2, 2));
}

#[test]
fn bots_agree_unless_someone_answers_for_them() {
    let setup = setup_with(2, ClockRule::None, &[1]).with_takebacks(Takebacks::Agreement);
    let scene = Scene::given(setup.clone()).plays(&[1, 2]).does(take_back(0, 0));
    assert_eq!(scene.table().ply(), 0);

    let asked = Scene::given(setup.with_bot_answers(BotAnswers::ByCommand));
    let asked = asked.plays(&[1, 2]).does(take_back(0, 0));
    assert_eq!(asked.table().ply(), 2);
    assert_eq!(asked.does(answer_take_back(1, Answer::Accept)).table().ply(), 0);
}

#[test]
fn going_back_ends_an_offer_of_a_draw() {
    let scene = Scene::of(2).plays(&[1, 1]).does(offer_draw(1)).does(take_back(1, 1));
    assert_eq!(scene.table().draw_offer(), None);
}

#[test]
fn another_course_of_the_match_is_another_chance_to_ask() {
    let scene = Scene::by_agreement(2).plays(&[1, 1]).does(take_back(1, 1));
    let scene = scene.does(answer_take_back(0, Answer::Accept)).plays(&[2]);
    scene.does(take_back(1, 1));
}
