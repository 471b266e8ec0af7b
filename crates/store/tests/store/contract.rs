//! What every store keeps to.

use std::sync::Arc;

use store::{
    AbandonedBefore, Append, ChatRow, EventRow, Since, Store, StoreError, TableChange, TableRow,
};

use crate::{accounts, daily, leaderboard, push_subscriptions, results, uptime};

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
pub(crate) async fn keeps_the_contract(store: &Arc<dyn Store>) {
    events_are_kept_in_order_and_once(store).await;
    a_repeated_command_is_not_stored_again(store).await;
    one_of_many_wins_each_number(store).await;
    tables_are_replaced_by_whom_has_seen_them(store).await;
    tables_are_found(store).await;
    a_table_and_the_next_are_stored_together(store).await;
    talk_is_kept_and_bounded(store).await;
    lines_written_at_the_same_time_all_stay(store).await;
    spectators_are_remembered(store).await;
    abandoned_tables_are_deleted(store).await;
    a_secret_is_made_once(store).await;
    accounts::keep_the_contract(store).await;
    push_subscriptions::keep_the_contract(store).await;
    results::keep_the_contract(store).await;
    leaderboard::keep_the_contract(store).await;
    uptime::keep_the_contract(store).await;
    daily::keep_the_contract(store).await;
    store.ping().await.unwrap();
}

async fn events_are_kept_in_order_and_once(store: &Arc<dyn Store>) {
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

    // Neither over existing events nor past a gap, and nothing of it is stored.
    assert_eq!(conflict(store.append(append("order", 2, &["late"], None)).await), 3);
    assert_eq!(conflict(store.append(append("order", 7, &["early"], None)).await), 3);
    assert_eq!(store.events("order", 0).await.unwrap(), all);
    assert!(store.append(append("nowhere", 0, &["line"], None)).await.is_err(), "no such table");
}

async fn a_repeated_command_is_not_stored_again(store: &Arc<dyn Store>) {
    store.add_table(table("twice")).await.unwrap();
    store.append(append("twice", 0, &["one"], Some("0:a"))).await.unwrap();
    assert_eq!(conflict(store.append(append("twice", 1, &["x", "y"], Some("0:a"))).await), 1);
    assert_eq!(store.events("twice", 0).await.unwrap().len(), 1);
    store.append(append("twice", 1, &["two"], Some("1:a"))).await.unwrap();
    // Ids are per table.
    store.add_table(table("other")).await.unwrap();
    store.append(append("other", 0, &["one"], Some("0:a"))).await.unwrap();
}

/// Ten writers each append twenty lines; every line is stored once, without gaps.
async fn one_of_many_wins_each_number(store: &Arc<dyn Store>) {
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

async fn tables_are_replaced_by_whom_has_seen_them(store: &Arc<dyn Store>) {
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

async fn tables_are_found(store: &Arc<dyn Store>) {
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
    let since = |made_ms, attended_ms| Since { made_ms, attended_ms };
    let listed = |since, most| store.listed_tables("listed", since, most);
    assert_eq!(ids(listed(since(0, 0), 10).await.unwrap()), ["l2", "l3", "l1"]);
    assert_eq!(ids(listed(since(6_000, 0), 1).await.unwrap()), ["l2"]);
    let paired = |since| store.paired_tables("klotz 2", since, 1);
    assert_eq!(ids(paired(since(0, 0)).await.unwrap()), ["l1"]);
    // Tables that nobody attends do not count, however many they are.
    assert_eq!(ids(listed(since(0, 1), 10).await.unwrap()), [""; 0]);
    store.attend_table("l1", 9_000).await.unwrap();
    store.attend_table("l2", 10_000).await.unwrap();
    assert_eq!(ids(listed(since(0, 8_000), 1).await.unwrap()), ["l2"]);
    assert_eq!(ids(listed(since(0, 8_000), 9).await.unwrap()), ["l2", "l1"]);
    assert_eq!(ids(paired(since(0, 9_500)).await.unwrap()), ["l2"]);
    store.attend_table("l2", 0).await.unwrap();
    assert_eq!(ids(paired(since(0, 9_500)).await.unwrap()), [""; 0]);
    assert_eq!(store.count_tables("bea", "over", 0).await.unwrap(), 2);
    assert_eq!(store.count_tables("bea", "over", 6_000).await.unwrap(), 1);
    assert_eq!(store.count_tables("bea", "waiting", 0).await.unwrap(), 0);
}

async fn talk_is_kept_and_bounded(store: &Arc<dyn Store>) {
    store.add_table(table("talk")).await.unwrap();
    let line = |request_id: &str, seat| ChatRow {
        number: 0,
        request_id: request_id.to_owned(),
        at_ms: 9,
        seat,
        name: "Änne".to_owned(),
        sitting: seat.map(|_: u8| "account".to_owned()),
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

/// Two nodes that make a rematch at the same time: only one of them adds a table.
async fn a_table_and_the_next_are_stored_together(store: &Arc<dyn Store>) {
    store.add_table(table("match")).await.unwrap();
    let change = |document: &str| TableChange {
        version: 0,
        phase: "over".to_owned(),
        document: document.to_owned(),
    };
    let seated = || vec![(0, "rematcher".to_owned())];
    let first = store.add_next_table("match", change("1"), table("rematch 1"), seated()).await;
    assert_eq!(first.unwrap(), 1);
    let second = store.add_next_table("match", change("2"), table("rematch 2"), seated()).await;
    assert_eq!(conflict(second), 1);
    assert_eq!(store.table("match").await.unwrap().unwrap().document, "1");
    assert_eq!(store.seats_of("rematcher").await.unwrap(), ["rematch 1"]);
    assert_eq!(store.table("rematch 2").await.unwrap(), None);
}

/// A number that another node took first is not a line that was there before.
async fn lines_written_at_the_same_time_all_stay(store: &Arc<dyn Store>) {
    store.add_table(table("crowd")).await.unwrap();
    let writers = (0..100).map(|writer: u32| {
        let store = store.clone();
        tokio::spawn(async move {
            let line = ChatRow {
                number: 0,
                request_id: format!("{writer}"),
                at_ms: 9,
                seat: None,
                name: String::new(),
                sitting: Some("guest".to_owned()),
                text: "hello".to_owned(),
            };
            store.add_chat_line("crowd", line).await.unwrap().expect("a new line")
        })
    });
    let mut numbers = Vec::new();
    for writer in writers.collect::<Vec<_>>() {
        numbers.push(writer.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=100).collect::<Vec<_>>());
    assert_eq!(store.chat_lines("crowd", 200).await.unwrap().len(), 100);
}

async fn spectators_are_remembered(store: &Arc<dyn Store>) {
    store.add_table(table("watched")).await.unwrap();
    for _ in 0..2 {
        store.add_watcher("watched", "w1").await.unwrap();
    }
    assert!(store.is_watcher("watched", "w1").await.unwrap());
    assert!(!store.is_watcher("watched", "w2").await.unwrap());
}

async fn abandoned_tables_are_deleted(store: &Arc<dyn Store>) {
    let made = |id: &str, phase: &str, pairing: Option<&str>, made_ms| TableRow {
        phase: phase.to_owned(),
        pairing: pairing.map(str::to_owned),
        made_ms,
        ..table(id)
    };
    // Everything else in this store was made earlier, and waits or plays.
    let now_ms = 1_000_000;
    for (id, phase, pairing, made_ms) in [
        ("a paired", "waiting", Some("p"), now_ms - 200),
        ("a new", "waiting", None, now_ms - 200),
        ("a attended", "waiting", Some("p"), now_ms - 200),
        ("a playing", "playing", None, now_ms - 5_000),
        ("a over", "over", None, 7),
    ] {
        store.add_table(made(id, phase, pairing, made_ms)).await.unwrap();
        store.append(append(id, 0, &["line"], None)).await.unwrap();
        store.add_watcher(id, "w1").await.unwrap();
    }
    store.attend_table("a attended", now_ms).await.unwrap();
    let before = AbandonedBefore {
        pairing_ms: now_ms - 100,
        waiting_ms: now_ms - 1_000,
        playing_ms: now_ms - 2_000,
    };
    while store.delete_abandoned_tables(now_ms, before, 10).await.unwrap() > 0 {}
    let left = async |id: &str| store.table(id).await.unwrap().is_some();
    assert!(!left("a paired").await);
    assert_eq!(store.events("a paired", 0).await.unwrap(), []);
    assert!(!store.is_watcher("a paired", "w1").await.unwrap());
    assert!(left("a new").await && left("a attended").await && left("a over").await);
    assert!(left("a playing").await, "for a match from earlier versions, the time starts now");
    let later = AbandonedBefore { playing_ms: now_ms + 1, ..before };
    while store.delete_abandoned_tables(now_ms, later, 10).await.unwrap() > 0 {}
    assert!(!left("a playing").await && left("a over").await);
}

async fn a_secret_is_made_once(store: &Arc<dyn Store>) {
    assert_eq!(store.secret("key", "first").await.unwrap(), "first");
    assert_eq!(store.secret("key", "second").await.unwrap(), "first");
}
