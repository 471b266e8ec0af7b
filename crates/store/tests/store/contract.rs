//! What every store keeps to.

use store::{Append, ChatRow, EventRow, Store, StoreError, TableChange, TableRow};

use crate::{accounts, leaderboard, push_subscriptions, results};

pub(crate) fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "klotz".to_owned(),
        visibility: "open".to_owned(),
        phase: "waiting".to_owned(),
        pairing: None,
        made_by: "anna".to_owned(),
        made_ms: 1_000,
        version: 0,
        document: "{}".to_owned(),
    }
}

pub(crate) fn append(table: &str, after: u32, lines: &[&str], command: Option<&str>) -> Append {
    Append {
        table: table.to_owned(),
        after,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
        command: command.map(str::to_owned),
    }
}

pub(crate) fn conflict<T: std::fmt::Debug>(result: Result<T, StoreError>) -> u64 {
    match result {
        Err(StoreError::Conflict { newest }) => newest,
        other => panic!("a conflict was expected, not {other:?}"),
    }
}

/// Everything at once: a database is slower to make than to use.
pub(crate) async fn keeps_the_contract(store: &Store) {
    events_are_kept_in_order_and_once(store).await;
    a_repeated_command_is_not_stored_again(store).await;
    one_of_many_wins_each_number(store).await;
    tables_are_replaced_by_whom_has_seen_them(store).await;
    tables_are_found(store).await;
    talk_is_kept_and_bounded(store).await;
    a_secret_is_made_once(store).await;
    accounts::keep_the_contract(store).await;
    push_subscriptions::keep_the_contract(store).await;
    results::keep_the_contract(store).await;
    leaderboard::keep_the_contract(store).await;
    store.ping().await.unwrap();
}

async fn events_are_kept_in_order_and_once(store: &Store) {
    store.add_table(table("order")).await.unwrap();
    store.append(append("order", 0, &["one", "two"], Some("0:a"))).await.unwrap();
    store.append(append("order", 2, &["three"], None)).await.unwrap();
    let row = |seq, command: Option<&str>, line: &str| EventRow {
        seq,
        command: command.map(str::to_owned),
        line: line.to_owned(),
    };
    let all = [row(1, None, "one"), row(2, Some("0:a"), "two"), row(3, None, "three")];
    assert_eq!(store.events("order", 0).await.unwrap(), all);
    assert_eq!(store.events("order", 2).await.unwrap(), all[2..]);
    assert_eq!(store.events("order", 9).await.unwrap(), []);

    // Neither over what is there nor past a gap, and nothing of what was to be added stays.
    assert_eq!(conflict(store.append(append("order", 2, &["late"], None)).await), 3);
    assert_eq!(conflict(store.append(append("order", 7, &["early"], None)).await), 3);
    assert_eq!(store.events("order", 0).await.unwrap(), all);
    assert!(store.append(append("nowhere", 0, &["line"], None)).await.is_err(), "no such table");
}

async fn a_repeated_command_is_not_stored_again(store: &Store) {
    store.add_table(table("twice")).await.unwrap();
    store.append(append("twice", 0, &["one"], Some("0:a"))).await.unwrap();
    assert_eq!(conflict(store.append(append("twice", 1, &["x", "y"], Some("0:a"))).await), 1);
    assert_eq!(store.events("twice", 0).await.unwrap().len(), 1);
    store.append(append("twice", 1, &["two"], Some("1:a"))).await.unwrap();
    // Another table has ids of its own.
    store.add_table(table("other")).await.unwrap();
    store.append(append("other", 0, &["one"], Some("0:a"))).await.unwrap();
}

/// Ten writers each try to add twenty lines of their own; every line gets in once, in gapless order.
async fn one_of_many_wins_each_number(store: &Store) {
    store.add_table(table("race")).await.unwrap();
    let writers = (0..10).map(|writer| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut after = 0;
            let mut lost = 0;
            for number in 0..20 {
                let line = format!("{writer} {number}");
                let command = Some(line.clone());
                loop {
                    let command = command.as_deref();
                    match store.append(append("race", after, &[&line], command)).await {
                        Ok(()) => break after += 1,
                        Err(StoreError::Conflict { newest }) => after = newest as u32,
                        Err(error) => panic!("{error}"),
                    }
                    lost += 1;
                }
            }
            lost
        })
    });
    let mut lost = 0;
    for writer in writers.collect::<Vec<_>>() {
        lost += writer.await.unwrap();
    }
    let events = store.events("race", 0).await.unwrap();
    assert_eq!(events.len(), 200);
    assert!(events.iter().zip(1..).all(|(event, seq)| event.seq == seq));
    let mut lines: Vec<_> = events.iter().map(|event| &event.line).collect();
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), 200, "every line once");
    assert!(lost > 0, "nobody ever lost: this was no race");
}

async fn tables_are_replaced_by_whom_has_seen_them(store: &Store) {
    store.add_table(table("seats")).await.unwrap();
    let change = |version, document: &str| TableChange {
        version,
        phase: "playing".to_owned(),
        document: document.to_owned(),
    };
    assert_eq!(store.change_table("seats", change(0, "first")).await.unwrap(), 1);
    assert_eq!(conflict(store.change_table("seats", change(0, "late")).await), 1);
    assert_eq!(store.table("seats").await.unwrap().unwrap().document, "first");
    assert!(store.add_table(table("seats")).await.is_err(), "a name is given once");
    assert_eq!(store.table("nowhere").await.unwrap(), None);
    let missing = store.change_table("nowhere", change(0, "")).await;
    assert!(matches!(missing, Err(StoreError::Missing { .. })), "{missing:?}");
}

async fn tables_are_found(store: &Store) {
    let made = |id: &str, by: &str, at, pairing: Option<&str>| TableRow {
        made_by: by.to_owned(),
        made_ms: at,
        pairing: pairing.map(str::to_owned),
        visibility: "listed".to_owned(),
        ..table(id)
    };
    store.add_table(made("l1", "bea", 5_000, Some("klotz 2"))).await.unwrap();
    store.add_table(made("l2", "bea", 7_000, Some("klotz 2"))).await.unwrap();
    store.add_table(made("l3", "cai", 6_000, None)).await.unwrap();
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let listed = |since, most| store.listed_tables("listed", "waiting", since, most);
    assert_eq!(ids(listed(0, 10).await.unwrap()), ["l2", "l3", "l1"]);
    assert_eq!(ids(listed(6_000, 1).await.unwrap()), ["l2"]);
    let paired = store.paired_tables("klotz 2", "waiting", 0, 10).await.unwrap();
    assert_eq!(ids(paired), ["l1", "l2"]);
    assert_eq!(store.count_tables("bea", "over", 0).await.unwrap(), 2);
    assert_eq!(store.count_tables("bea", "over", 6_000).await.unwrap(), 1);
    assert_eq!(store.count_tables("bea", "waiting", 0).await.unwrap(), 0);
}

async fn talk_is_kept_and_bounded(store: &Store) {
    store.add_table(table("talk")).await.unwrap();
    let line = |request_id: &str, seat| ChatRow {
        number: 0,
        request_id: request_id.to_owned(),
        at_ms: 9,
        seat,
        name: "Änne".to_owned(),
        text: format!("<b>{request_id}</b> 'quoted'"),
    };
    assert_eq!(store.add_chat_line("talk", line("a", Some(1))).await.unwrap(), Some(1));
    assert_eq!(store.add_chat_line("talk", line("a", Some(1))).await.unwrap(), None, "said before");
    assert_eq!(store.add_chat_line("talk", line("b", None)).await.unwrap(), Some(2));
    let said = store.chat_lines("talk", 10).await.unwrap();
    assert_eq!(said[0], ChatRow { number: 1, ..line("a", Some(1)) });
    assert_eq!(said[1], ChatRow { number: 2, ..line("b", None) });
    for number in 0..210 {
        store.add_chat_line("talk", line(&format!("c{number}"), None)).await.unwrap();
    }
    let said = store.chat_lines("talk", 1_000).await.unwrap();
    assert_eq!((said.len(), said[0].number), (200, 13), "old lines go");
}

async fn a_secret_is_made_once(store: &Store) {
    assert_eq!(store.secret("key", "first").await.unwrap(), "first");
    assert_eq!(store.secret("key", "second").await.unwrap(), "first");
}
