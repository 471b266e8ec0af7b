//! Offering and answering draws.

use game::{Outcome, Verdict};
use table::{Answer, BotAnswers, ClockRule, EndRule, TableRule};

use crate::common::{Scene, answer_draw, offer_draw, resign, setup_with, take_back};

#[test]
fn a_draw_needs_everyone_who_is_still_in() {
    let scene = Scene::of(4).plays(&[1]).does(resign(3)).does(offer_draw(0));
    assert_eq!(scene.table().draw_offer().unwrap().waiting_for.len(), 2);
    let scene = scene
        .refuses(answer_draw(3, Answer::Accept), "seat-out")
        .refuses(answer_draw(0, Answer::Accept), "not-asked")
        .does(answer_draw(1, Answer::Accept));
    assert_eq!(scene.table().outcome(), None);
    let scene = scene.does(answer_draw(2, Answer::Accept));
    let agreed = Outcome { verdict: Verdict::Drawn, rule: EndRule::Table(TableRule::Agreement) };
    assert_eq!(scene.table().outcome(), Some(agreed));
    assert_eq!(scene.table().to_move(), None);
    scene.refuses(offer_draw(1), "match-over");
}

#[test]
fn a_single_refusal_declines() {
    let scene = Scene::of(3).does(offer_draw(1)).does(answer_draw(2, Answer::Decline));
    assert_eq!(scene.table().draw_offer(), None);
    scene.refuses(answer_draw(0, Answer::Accept), "no-draw-offered");
}

#[test]
fn a_declined_draw_cannot_be_offered_again_at_once() {
    let scene = Scene::of(2).does(offer_draw(0));
    let scene = scene.refuses(offer_draw(1), "draw-pending").refuses(offer_draw(0), "draw-pending");
    let scene = scene.does(answer_draw(1, Answer::Decline));
    let scene = scene.refuses(offer_draw(0), "draw-offered-before").plays(&[1]);
    scene.does(offer_draw(0));
}

#[test]
fn a_draw_can_be_offered_again_after_a_takeback() {
    let scene = Scene::of(2).plays(&[1, 1]).does(offer_draw(0)).does(take_back(0, 0));
    scene.plays(&[2, 2]).does(offer_draw(0));
}

#[test]
fn playing_on_declines_a_draw_offer() {
    let scene = Scene::of(3).does(offer_draw(0)).plays(&[1]);
    assert!(scene.table().draw_offer().is_some(), "the one who offered may move");
    let scene = scene.plays(&[1]);
    assert_eq!(scene.table().draw_offer(), None);
}

#[test]
fn a_departure_ends_the_offer() {
    let scene = Scene::of(3).does(offer_draw(0)).does(resign(1));
    assert_eq!(scene.table().draw_offer(), None);
}

#[test]
fn the_end_of_the_game_ends_the_offer() {
    let scene = Scene::of(2).plays(&[3, 3, 3, 3, 3]).does(offer_draw(1)).plays(&[2]);
    assert!(scene.table().outcome().is_some());
    assert_eq!(scene.table().draw_offer(), None);
}

#[test]
fn bots_decline_unless_someone_answers_for_them() {
    let setup = setup_with(2, ClockRule::None, &[1]);
    let scene = Scene::given(setup.clone()).does(offer_draw(0));
    assert_eq!(scene.journal.events().len(), 2);
    assert_eq!((scene.table().draw_offer(), scene.table().outcome()), (None, None));

    let asked = Scene::given(setup.with_bot_answers(BotAnswers::ByCommand)).does(offer_draw(0));
    let agreed = asked.does(answer_draw(1, Answer::Accept));
    assert!(agreed.table().outcome().is_some());
}

#[test]
fn draw_commands_of_unknown_seats_are_refused() {
    Scene::of(2)
        .refuses(offer_draw(2), "no-such-seat")
        .does(offer_draw(0))
        .refuses(answer_draw(2, Answer::Accept), "no-such-seat");
}
