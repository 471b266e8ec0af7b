//! What every store keeps to about accounts, sessions and programs.

use std::sync::Arc;

use store::{ChatRow, NewAccount, NewToken, Session, SessionAccount, Store, StoreError, TokenRow};

use crate::contract::table;

pub(crate) fn session(visitor: &str, hash: &str, until_ms: u64) -> Session {
    Session { hash: hash.to_owned(), visitor: visitor.to_owned(), until_ms }
}

fn new_account(visitor: &str, name: &str) -> NewAccount {
    NewAccount {
        visitor: visitor.to_owned(),
        name: name.to_owned(),
        skeleton: name.to_lowercase(),
        password: format!("hash of {name}"),
        made_ms: 5,
    }
}

pub(crate) async fn sign_up(store: &Arc<dyn Store>, visitor: &str, name: &str) -> bool {
    let session = session(visitor, &format!("first of {visitor}"), 1_000);
    store.add_account(new_account(visitor, name), session).await.unwrap()
}

pub(crate) fn token(owner: &str, id: &str) -> NewToken {
    NewToken {
        hash: format!("hash of {id}"),
        row: TokenRow {
            id: id.to_owned(),
            owner: owner.to_owned(),
            visitor: format!("program {id}"),
            name: "Holzwurm".to_owned(),
            scopes: "play".to_owned(),
            made_ms: 7,
        },
    }
}

pub(crate) async fn keep_the_contract(store: &Arc<dyn Store>) {
    a_name_is_given_once(store).await;
    one_of_many_gets_a_name(store).await;
    sessions_begin_and_end(store).await;
    a_new_password_ends_all_other_sessions(store).await;
    programs_are_counted_and_revoked(store).await;
    a_deleted_account_leaves_nothing_but_its_number(store).await;
}

async fn a_name_is_given_once(store: &Arc<dyn Store>) {
    assert!(!store.is_claimed("a1").await.unwrap());
    assert!(sign_up(store, "a1", "Ada").await);
    assert!(store.is_claimed("a1").await.unwrap());
    let ada = store.account_named("ada").await.unwrap().unwrap();
    assert_eq!((ada.visitor.as_str(), ada.name.as_str(), ada.made_ms), ("a1", "Ada", 5));
    assert_eq!(ada.password, "hash of Ada");
    assert_eq!(store.account_of("a1").await.unwrap(), Some(ada));
    assert_eq!(store.account_named("nobody").await.unwrap(), None);
    assert!(!sign_up(store, "a2", "ADA").await, "it looks the same");
    assert!(!store.is_claimed("a2").await.unwrap());
    assert!(!sign_up(store, "a1", "Other").await, "one account for each visitor");
    assert_eq!(store.account_named("other").await.unwrap(), None);
}

async fn one_of_many_gets_a_name(store: &Arc<dyn Store>) {
    let tries = (0..10).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { sign_up(&store, &format!("many {number}"), "Same").await })
    });
    let mut got = 0;
    for attempt in tries.collect::<Vec<_>>() {
        got += u32::from(attempt.await.unwrap());
    }
    assert_eq!(got, 1);
}

async fn sessions_begin_and_end(store: &Arc<dyn Store>) {
    assert!(sign_up(store, "s1", "Sam").await);
    let sam = Some(SessionAccount { visitor: "s1".into(), name: "Sam".into() });
    let at = |hash: &'static str, now_ms| store.session_account(hash, now_ms);
    assert_eq!(at("first of s1", 999).await.unwrap(), sam);
    assert_eq!(at("first of s1", 1_000).await.unwrap(), None, "it is over");
    assert_eq!(at("made up", 0).await.unwrap(), None);
    // A browser that signs in again has another session, and the old one is worth nothing.
    store.open_session(session("s1", "second", 2_000), Some("first of s1")).await.unwrap();
    assert_eq!(at("first of s1", 0).await.unwrap(), None);
    assert_eq!(at("second", 0).await.unwrap(), sam);
    store.close_session("second").await.unwrap();
    assert_eq!(at("second", 0).await.unwrap(), None);
    // No more than twenty at a time; the one that would have ended first goes.
    for number in 0..21_u64 {
        let session = session("s1", &format!("many {number}"), 10_000 + number);
        store.open_session(session, None).await.unwrap();
    }
    assert_eq!(at("many 0", 0).await.unwrap(), None);
    assert_eq!(at("many 1", 0).await.unwrap(), sam);
    let nobodys = store.open_session(session("nobody", "x", 1), None).await;
    assert!(nobodys.is_err(), "sessions belong to accounts");
}

async fn a_new_password_ends_all_other_sessions(store: &Arc<dyn Store>) {
    assert!(sign_up(store, "p1", "Pia").await);
    store.open_session(session("p1", "phone", 2_000), None).await.unwrap();
    store.set_password("p1", "other hash", session("p1", "fresh", 2_000)).await.unwrap();
    assert_eq!(store.session_account("first of p1", 0).await.unwrap(), None);
    assert_eq!(store.session_account("phone", 0).await.unwrap(), None);
    assert!(store.session_account("fresh", 0).await.unwrap().is_some());
    assert_eq!(store.account_named("pia").await.unwrap().unwrap().password, "other hash");
    let nobody = store.set_password("nobody", "x", session("nobody", "y", 1)).await;
    assert!(matches!(nobody, Err(StoreError::Missing { .. })), "{nobody:?}");
}

async fn programs_are_counted_and_revoked(store: &Arc<dyn Store>) {
    assert!(sign_up(store, "o1", "Owner").await);
    assert!(store.add_token(token("o1", "one"), 2).await.unwrap());
    assert!(store.add_token(token("o1", "two"), 2).await.unwrap());
    assert!(!store.add_token(token("o1", "three"), 2).await.unwrap(), "as many as one may have");
    assert_eq!(store.token("hash of one").await.unwrap(), Some(token("o1", "one").row));
    let rows = store.tokens_of("o1").await.unwrap();
    assert_eq!(rows.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["one", "two"]);
    assert!(!store.revoke_token("somebody else", "one", 5).await.unwrap());
    assert!(store.revoke_token("o1", "one", 5).await.unwrap());
    assert!(!store.revoke_token("o1", "one", 6).await.unwrap());
    assert_eq!(store.tokens_of("o1").await.unwrap().len(), 1);
    assert!(store.add_token(token("o1", "three"), 2).await.unwrap(), "there is room again");
    assert_eq!(store.programs_of("o1").await.unwrap().len(), 3, "revoked ones are known");
    assert_eq!(store.token("hash of one").await.unwrap(), None);
}

async fn a_deleted_account_leaves_nothing_but_its_number(store: &Arc<dyn Store>) {
    assert!(sign_up(store, "d1", "Dora").await);
    store.add_token(token("d1", "dora's"), 2).await.unwrap();
    crate::results::play(store, "dora plays", &["d1", "d2"], &[1, 2], true).await;
    store.add_table(table("dora talks")).await.unwrap();
    // A program that was revoked has played and talked, too.
    let program = token("d1", "dora's old one");
    let revoked = program.row.visitor.clone();
    store.add_token(program, 2).await.unwrap();
    crate::results::play(store, "program plays", &[&revoked, "d2"], &[1, 2], false).await;
    store.revoke_token("d1", "dora's old one", 5).await.unwrap();
    for visitor in ["d1", "d2", &revoked] {
        let (request_id, text) = (format!("{visitor} 1"), "psst".to_owned());
        let sitting = Some("account".to_owned());
        let name = visitor.into();
        let line = ChatRow { number: 0, request_id, at_ms: 3, seat: None, name, sitting, text };
        store.add_chat_line("dora talks", line).await.unwrap();
    }
    assert_eq!(store.chat_sent_by("d1").await.unwrap().len(), 1);
    store.delete_account("d1").await.unwrap();
    assert_eq!(store.account_named("dora").await.unwrap(), None);
    assert_eq!(store.account_of("d1").await.unwrap(), None);
    assert!(store.is_claimed("d1").await.unwrap(), "an old cookie brings nothing back");
    assert_eq!(store.session_account("first of d1", 0).await.unwrap(), None);
    assert_eq!(store.token("hash of dora's").await.unwrap(), None);
    assert_eq!(store.chat_sent_by("d1").await.unwrap(), []);
    assert_eq!(store.chat_lines("dora talks", 9).await.unwrap().len(), 1, "what others said stays");
    assert_eq!(store.ratings("d1").await.unwrap(), []);
    assert_eq!(store.history("d1", u64::MAX, 9).await.unwrap(), []);
    let history = store.history("d2", u64::MAX, 9).await.unwrap();
    assert_eq!(history.len(), 2, "the matches stay");
    for row in history {
        assert_eq!((row.seats[0].name.as_str(), row.seats[0].place), ("", 1), "{}", row.table);
    }
    assert!(sign_up(store, "d3", "Dora").await, "the name is free again");
}
