//! Events that cannot have happened are found, whatever is wrong with them.

use game::{Outcome, Seat, SeatSet, Verdict};
use table::{Answer, ApplyError, ClockRule, Departure, Event, EventKind, Journal, TableRule};

use crate::common::{Pile, Scene, offer_draw, resign, seat, setup, setup_with};

/// Changes the last of a few events and checks what is said about it.
fn check(tamper: impl FnOnce(&mut Event<Pile>), expected: &ApplyError) {
    let mut events = Scene::of(3).plays(&[1, 2]).after(5).plays(&[3]).journal.events().to_vec();
    tamper(&mut events[2]);
    let error = Journal::restore(setup(3), 1_000, events).unwrap_err();
    assert_eq!((error.index, &error.error), (2, expected));
}

#[test]
fn an_event_that_does_not_fit_is_refused() {
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
        &ApplyError::Illegal {
            code: "not-there",
            reason: "one to three counters that are there can be taken".to_owned(),
        },
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

#[test]
fn nothing_but_a_rematch_happens_after_the_end() {
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
fn an_event_that_is_refused_changes_nothing() {
    let scene = Scene::of(3).plays(&[1]).does(offer_draw(0));
    let mut table = scene.table().clone();
    let kind = EventKind::MovePlayed { seat: seat(1), mv: 9, left_ms: vec![] };
    let event = Event { seq: 3, at_ms: 1_000, rules_version: 7, kind };
    table.apply(&event).unwrap_err();
    assert_eq!(&table, scene.table());
}
