//! Impossible events are refused.

use game::{Departure, Outcome, Refusal, Seat, SeatSet, Verdict};
use table::{
    Answer, ApplyError, ClockRule, Event, EventKind, Journal, Player, TableRule, Takebacks,
};

use crate::common::{
    NotThere, Pile, Scene, answer_draw, answer_take_back, offer_draw, rematch, resign, seat, setup,
    setup_with, take_back,
};

/// Changes the last of a few events and checks the error.
fn check(tamper: impl FnOnce(&mut Event<Pile>), expected: &ApplyError) {
    let mut events = Scene::of(3).plays(&[1, 2]).after(5).plays(&[3]).journal.events().to_vec();
    tamper(&mut events[2]);
    let error = Journal::restore(setup(3), 1_000, events).unwrap_err();
    assert_eq!((error.index, &error.error), (2, expected));
}

#[test]
fn an_event_out_of_place_is_refused() {
    check(|event| event.seq = 4, &ApplyError::OutOfSequence { expected: 3, found: 4 });
    check(|event| event.rules_version = 8, &ApplyError::OtherRules { known: 7, found: 8 });
    check(|event| event.at_ms = 999, &ApplyError::TimeRunsBackwards);
    let kind = |kind: EventKind<Pile>| move |event: &mut Event<Pile>| event.kind = kind;
    check(kind(EventKind::RematchWanted { seat: seat(3) }), &ApplyError::NoSuchSeat(seat(3)));
    check(
        kind(EventKind::MovePlayed { seat: seat(2), mv: 1, left_ms: vec![1, 2, 3] }),
        &ApplyError::ClockDoesNotFit,
    );
    check(
        kind(EventKind::MovePlayed { seat: seat(1), mv: 1, left_ms: vec![] }),
        &ApplyError::OutOfTurn(seat(1)),
    );
    check(
        kind(EventKind::MovePlayed { seat: seat(2), mv: 9, left_ms: vec![] }),
        &ApplyError::Illegal(NotThere.into()),
    );
    check(
        kind(EventKind::DrawAnswered { seat: seat(1), answer: Answer::Accept }),
        &ApplyError::NothingAsked(seat(1)),
    );
    check(
        kind(EventKind::TakebackAnswered { seat: seat(1), answer: Answer::Decline }),
        &ApplyError::NothingAsked(seat(1)),
    );
    check(kind(EventKind::TakebackAsked { seat: seat(1), ply: 3 }), &ApplyError::NoSuchPly(3));
    check(kind(EventKind::MovesTakenBack { seat: seat(1), ply: 3 }), &ApplyError::NoSuchPly(3));
    check(kind(EventKind::MovesRedone { seat: seat(1), ply: 3 }), &ApplyError::NoSuchPly(3));
    let winners: SeatSet = Seat::first(4).collect();
    let outcome = Outcome { verdict: Verdict::Won(winners), rule: TableRule::Time };
    check(
        kind(EventKind::MatchEnded { outcome, left_ms: vec![] }),
        &ApplyError::NoSuchSeat(seat(3)),
    );
}

/// Appends an event to a match, and checks that it is refused with this error and changes nothing.
fn refuses(scene: &Scene, kind: EventKind<Pile>, expected: &ApplyError) {
    let mut table = scene.table().clone();
    let seq = table.seq() + 1;
    let event = Event { seq, at_ms: scene.now_ms, rules_version: 7, kind };
    assert_eq!(table.apply(&event).as_ref(), Err(expected), "{event:?}");
    assert_eq!(&table, scene.table(), "a refused event changed something");
}

fn ended(winners: &[usize]) -> EventKind<Pile> {
    let winners = winners.iter().map(|&index| seat(index)).collect();
    let outcome = Outcome { verdict: Verdict::Won(winners), rule: TableRule::Resignation };
    EventKind::MatchEnded { outcome, left_ms: vec![] }
}

#[test]
fn only_asked_seats_can_answer() {
    let answer = Answer::Accept;
    let scene = Scene::by_agreement(3).plays(&[1, 2]).does(offer_draw(0)).does(take_back(1, 1));
    for index in [0, 1] {
        let seat = seat(index);
        let draw = EventKind::DrawAnswered { seat, answer };
        let takeback = EventKind::TakebackAnswered { seat, answer };
        let refused = if index == 0 { draw } else { takeback };
        refuses(&scene, refused, &ApplyError::NothingAsked(seat));
    }
    let scene = scene.does(answer_draw(2, answer)).does(answer_take_back(2, answer));
    let seat = seat(2);
    refuses(&scene, EventKind::DrawAnswered { seat, answer }, &ApplyError::NothingAsked(seat));
    refuses(&scene, EventKind::TakebackAnswered { seat, answer }, &ApplyError::NothingAsked(seat));
}

#[test]
fn only_one_offer_of_each_kind_at_a_time() {
    let scene = Scene::by_agreement(3).plays(&[1, 2]).does(offer_draw(0)).does(take_back(1, 1));
    let again = ApplyError::AskedTwice(seat(2));
    refuses(&scene, EventKind::DrawOffered { seat: seat(2) }, &again);
    refuses(&scene, EventKind::TakebackAsked { seat: seat(2), ply: 0 }, &again);
}

#[test]
fn events_of_departed_seats_are_refused() {
    let scene = Scene::by_agreement(4).plays(&[1, 2]).does(resign(3)).plays(&[1]);
    let seat = seat(3);
    let player = Player::Bot { level: 1 };
    let kinds = [
        EventKind::DrawOffered { seat },
        EventKind::TakebackAsked { seat, ply: 2 },
        EventKind::PlayerChanged { seat, player },
        EventKind::PlayerLeft { seat, reason: Departure::Resignation, left_ms: vec![] },
        ended(&[3]),
        ended(&[0, 3]),
    ];
    for kind in kinds {
        refuses(&scene, kind, &ApplyError::SeatOut(seat));
    }
}

#[test]
fn a_match_that_was_won_has_a_winner() {
    refuses(&Scene::of(2), ended(&[]), &ApplyError::NoWinner);
}

#[test]
fn takebacks_without_agreement_are_refused() {
    let back = |index, ply| EventKind::MovesTakenBack { seat: seat(index), ply };
    let refused = ApplyError::OtherTakebacks;
    let scene = Scene::by_agreement(3).plays(&[1, 2]);
    refuses(&scene, back(1, 1), &refused);
    let asked = scene.does(take_back(1, 1)).does(answer_take_back(0, Answer::Accept));
    refuses(&asked, back(1, 1), &refused);
    let events = asked.does(answer_take_back(2, Answer::Accept)).journal.events().to_vec();
    let agreed = setup(3).with_takebacks(Takebacks::Agreement);
    let before = Journal::restore(agreed, 1_000, events[..events.len() - 1].to_vec()).unwrap();
    let before = Scene { journal: before, now_ms: 1_000 };
    refuses(&before, back(0, 1), &refused);
    refuses(&before, back(1, 0), &refused);

    let over = Scene::by_agreement(2).plays(&[1]).does(resign(0));
    refuses(&over, back(0, 1), &refused);
    refuses(&over, EventKind::MovesRedone { seat: seat(0), ply: 2 }, &refused);
    let left = Scene::by_agreement(3).plays(&[1]).does(resign(0)).plays(&[1]);
    refuses(&left, EventKind::TakebackAsked { seat: seat(1), ply: 0 }, &ApplyError::NoSuchPly(0));
}

#[test]
fn free_takebacks_have_no_requests_and_undo_something() {
    let scene = Scene::of(2).plays(&[1, 2]);
    let asked = EventKind::TakebackAsked { seat: seat(0), ply: 1 };
    refuses(&scene, asked, &ApplyError::OtherTakebacks);
    let back = EventKind::MovesTakenBack { seat: seat(0), ply: 2 };
    refuses(&scene, back, &ApplyError::NoSuchPly(2));
    let redone = EventKind::MovesRedone { seat: seat(0), ply: 2 };
    refuses(&scene, redone, &ApplyError::NoSuchPly(2));
}

#[test]
fn a_rematch_is_agreed_once_after_the_match() {
    let wanted = |index| EventKind::RematchWanted { seat: seat(index) };
    let playing = Scene::by_agreement(2).plays(&[1]);
    refuses(&playing, wanted(0), &ApplyError::MatchNotOver);
    refuses(&playing, EventKind::RematchAgreed, &ApplyError::MatchNotOver);
    let over = playing.does(resign(0));
    refuses(&over, EventKind::RematchAgreed, &ApplyError::RematchNotAgreed);
    let asked = over.does(rematch(0));
    refuses(&asked, wanted(0), &ApplyError::AskedTwice(seat(0)));
    refuses(&asked, EventKind::RematchAgreed, &ApplyError::RematchNotAgreed);
    let agreed = asked.does(rematch(1));
    refuses(&agreed, wanted(0), &ApplyError::AskedTwice(seat(0)));
    refuses(&agreed, EventKind::RematchAgreed, &ApplyError::RematchNotAgreed);
}

#[test]
fn apply_errors_expose_their_parameters() {
    let params = |error: &ApplyError| error.params();
    let seat_3 = vec![("seat", "3".to_owned())];
    for error in [
        ApplyError::NoSuchSeat(seat(2)),
        ApplyError::SeatOut(seat(2)),
        ApplyError::from(game::RetireError::LastTwo(seat(2))),
    ] {
        assert_eq!(params(&error), seat_3);
    }
    assert_eq!(params(&ApplyError::NoSuchPly(7)), [("ply", "7".to_owned())]);
}

#[test]
fn only_rematch_events_are_accepted_after_the_end() {
    let mut events = Scene::of(2).does(resign(0)).journal.events().to_vec();
    let kind = EventKind::DrawOffered { seat: seat(0) };
    events.push(Event { seq: 2, kind, ..events[0].clone() });
    let error = Journal::restore(setup(2), 1_000, events).unwrap_err();
    assert_eq!(error.error, ApplyError::MatchOver);
    assert_eq!(error.to_string(), "event 2 cannot have happened: the match was over");
}

#[test]
fn the_last_two_cannot_leave() {
    let reason = Departure::Time;
    let kind = EventKind::PlayerLeft { seat: seat(0), reason, left_ms: vec![5, 5] };
    let event = Event { seq: 1, at_ms: 1_000, rules_version: 7, kind };
    let clock = ClockRule::PerMove { move_ms: 5 };
    let error = Journal::restore(setup_with(2, clock, &[]), 1_000, [event]).unwrap_err();
    assert_eq!(error.error, game::RetireError::LastTwo(seat(0)).into());
}

#[test]
fn a_refused_event_changes_nothing() {
    let scene = Scene::of(3).plays(&[1]).does(offer_draw(0));
    let mut table = scene.table().clone();
    let kind = EventKind::MovePlayed { seat: seat(1), mv: 9, left_ms: vec![] };
    let event = Event { seq: 3, at_ms: 1_000, rules_version: 7, kind };
    table.apply(&event).unwrap_err();
    assert_eq!(&table, scene.table());
}
