//! Decisions: the events of a command, stored before they are applied.

use table::{ApplyError, EventKind, Journal, played};

use crate::common::{Pile, Scene, offer_draw, play};

#[test]
fn a_move_is_validated_once() {
    let Scene { mut journal, now_ms } = Scene::of(2).plays(&[1]);
    let before = Pile::plays();
    let decision = journal.table().decide_delayed(&play(1, 1, 2), now_ms, 0, played).unwrap();
    assert!(matches!(decision.events()[0].kind, EventKind::MovePlayed { .. }));
    let after = decision.position().unwrap().clone();
    journal.commit(decision).unwrap();
    assert_eq!(Pile::plays(), before + 1);
    assert_eq!(*journal.table().game(), after);
    let events = journal.events().to_vec();
    let again = Journal::restore(journal.table().setup().clone(), 1_000, events).unwrap();
    assert_eq!(again, journal);
}

#[test]
fn a_move_whose_result_is_known_is_not_played_again() {
    let Scene { mut journal, now_ms } = Scene::of(2).plays(&[1]);
    let expected = Scene::of(2).plays(&[1, 3]).journal;
    let after = played(journal.table().game(), &3).unwrap();
    let before = Pile::plays();
    let known = |_: &Pile, _: &u32| Ok(after);
    let decision = journal.table().decide_delayed(&play(1, 1, 3), now_ms, 0, known).unwrap();
    journal.commit(decision).unwrap();
    assert_eq!(Pile::plays(), before);
    assert_eq!(journal, expected);
}

#[test]
fn a_stale_decision_is_refused() {
    let Scene { mut journal, now_ms } = Scene::of(3);
    let decision = journal.table().decide_delayed(&play(0, 0, 1), now_ms, 0, played).unwrap();
    journal.execute(&offer_draw(1), now_ms).unwrap();
    let before = journal.clone();
    let refused = journal.commit(decision).unwrap_err();
    assert_eq!(refused, ApplyError::OutOfSequence { expected: 2, found: 1 });
    assert_eq!(journal, before);
}
