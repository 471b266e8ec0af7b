//! Takebacks and redo.

use table::{Answer, BotAnswers, ClockRule, EventKind, Player, StepKind, Takebacks};

use crate::common::{
    Scene, answer_take_back, offer_draw, play, redo, resign, seat, set_player, setup_with,
    take_back,
};

#[test]
fn on_one_screen_moves_are_taken_back_at_once() {
    let scene = Scene::of(2).plays(&[1, 2, 3]).does(take_back(1, 1));
    assert_eq!(scene.table().ply(), 1);
    assert_eq!(scene.table().to_move(), Some(seat(1)));
    assert_eq!(scene.table().redoable(), 2);
    let scene = scene.does(take_back(0, 0));
    assert_eq!(scene.table().redoable(), 3);
    scene.refuses(take_back(0, 0), "nothing-to-take-back").refuses(take_back(0, 1), "no-such-ply");
}

#[test]
fn undone_moves_can_be_redone() {
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
fn another_move_discards_the_undone_ones() {
    let scene = Scene::of(2).plays(&[1, 2, 3]).does(take_back(0, 1)).plays(&[1]);
    assert_eq!(scene.table().redoable(), 0);
    scene.refuses(redo(0, 3), "nothing-to-redo");
}

#[test]
fn on_one_screen_even_the_end_can_be_taken_back() {
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
fn a_departure_is_undone_with_the_move_before_it() {
    let scene = Scene::of(3).plays(&[1, 1]).does(resign(2)).plays(&[1, 1]);
    assert!(!scene.table().in_play().contains(seat(2)));
    // The seat left before the third move, so going back to it changes nothing about that.
    let scene = scene.does(take_back(0, 2));
    assert!(!scene.table().in_play().contains(seat(2)));
    let scene = scene.does(take_back(0, 2));
    assert!(scene.table().in_play().contains(seat(2)));
    // Redoing the moves redoes the departure.
    let scene = scene.does(redo(0, 4));
    assert!(!scene.table().in_play().contains(seat(2)));
    assert!(matches!(scene.table().steps()[2].kind, StepKind::Left { .. }));
}

#[test]
fn online_takebacks_need_everyones_agreement() {
    let scene = Scene::by_agreement(3).plays(&[1, 2]).does(take_back(1, 1));
    let wish = scene.table().takeback_request().unwrap();
    assert_eq!((wish.by, wish.ply, wish.waiting_for.len()), (seat(1), 1, 2));
    let scene = scene
        .refuses(take_back(0, 1), "takeback-pending")
        .refuses(answer_take_back(1, Answer::Accept), "not-asked")
        .does(answer_take_back(0, Answer::Accept))
        .refuses(answer_take_back(0, Answer::Accept), "not-asked");
    assert_eq!(scene.table().ply(), 2);
    let scene = scene.does(answer_take_back(2, Answer::Accept));
    assert_eq!(scene.table().ply(), 1);
    assert_eq!(scene.table().takeback_request(), None);
    let expected = EventKind::MovesTakenBack { seat: seat(1), ply: 1 };
    assert_eq!(scene.last_event().kind, expected);
    scene.refuses(redo(1, 2), "redo-needs-free-takebacks");
}

#[test]
fn a_single_refusal_declines() {
    let scene = Scene::by_agreement(3).plays(&[1, 2]).does(take_back(1, 1));
    let scene = scene.does(answer_take_back(2, Answer::Decline));
    assert_eq!(scene.table().takeback_request(), None);
    assert_eq!(scene.table().ply(), 2);
    scene
        .refuses(answer_take_back(0, Answer::Accept), "no-takeback-asked")
        .refuses(take_back(1, 1), "takeback-asked-before")
        .does(take_back(0, 1));
}

#[test]
fn playing_on_declines_a_takeback_request() {
    let scene = Scene::by_agreement(2).plays(&[1, 2]).does(take_back(1, 1)).does(play(0, 2, 1));
    assert_eq!(scene.table().takeback_request(), None);
    scene.does(take_back(1, 1));
}

#[test]
fn online_results_and_departures_cannot_be_taken_back() {
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

/// Otherwise the opponent of someone who left could undo everything that person has played.
#[test]
fn a_bot_agrees_only_to_undo_moves_played_since_it_took_over() {
    let bot = Player::Bot { level: 1 };
    let scene = Scene::by_agreement(2).plays(&[1, 2, 1]).does(set_player(1, bot));
    let scene = scene.does(take_back(0, 1));
    assert_eq!((scene.table().ply(), scene.table().takeback_request()), (3, None), "declined");
    let scene = scene.plays(&[1, 2]).does(take_back(0, 3));
    assert_eq!(scene.table().ply(), 3, "agreed");
    // Replacing a bot by a stronger one is not a hand-over.
    let scene = scene.does(set_player(1, Player::Bot { level: 2 })).plays(&[1]);
    assert_eq!(scene.does(take_back(0, 3)).table().ply(), 3);
}

#[test]
fn a_bot_that_takes_over_declines_open_requests() {
    let bot = Player::Bot { level: 1 };
    let scene = Scene::by_agreement(3).plays(&[1, 2, 1]).does(take_back(0, 1)).does(offer_draw(2));
    let scene = scene.does(set_player(1, bot));
    assert_eq!((scene.table().takeback_request(), scene.table().draw_offer()), (None, None));
    // The owner of the bot answers for it.
    let setup = setup_with(2, ClockRule::None, &[]).with_takebacks(Takebacks::Agreement);
    let scene = Scene::given(setup.with_bot_answers(BotAnswers::ByCommand));
    let scene = scene.plays(&[1, 2]).does(take_back(0, 1)).does(set_player(1, bot));
    assert_eq!(scene.does(answer_take_back(1, Answer::Accept)).table().ply(), 1);
}

#[test]
fn takebacks_cancel_a_draw_offer() {
    let scene = Scene::of(2).plays(&[1, 1]).does(offer_draw(1)).does(take_back(1, 1));
    assert_eq!(scene.table().draw_offer(), None);
}

#[test]
fn a_takeback_can_be_requested_again_after_other_moves() {
    let scene = Scene::by_agreement(2).plays(&[1, 1]).does(take_back(1, 1));
    let scene = scene.does(answer_take_back(0, Answer::Accept)).plays(&[2]);
    scene.does(take_back(1, 1));
}
