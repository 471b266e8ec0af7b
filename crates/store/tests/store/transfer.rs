//! Everything is moved from one database to another, or nothing.

use std::sync::Arc;

use store::{ChatRow, Database, SqlStore, Store, TransferError};

use crate::contract::{append, table};
use crate::{accounts, daily, results};

/// Everything stored, line by line. Databases sort letters differently.
pub(crate) async fn everything(store: &SqlStore) -> Vec<String> {
    let mut out = Vec::new();
    store.export(&mut out).await.unwrap();
    let mut lines: Vec<String> =
        String::from_utf8(out).unwrap().lines().map(String::from).collect();
    lines.sort();
    lines
}

/// Moves everything from one store to another.
pub(crate) async fn moved(from: &SqlStore, to: &SqlStore) {
    let mut lines = Vec::new();
    let written = from.export(&mut lines).await.unwrap();
    assert_eq!(to.import(&mut lines.as_slice()).await.unwrap(), written);
    assert_eq!(everything(to).await, everything(from).await);
}

async fn empty(folder: &tempfile::TempDir, name: &str) -> SqlStore {
    SqlStore::open(&Database::Sqlite(folder.path().join(name))).await.unwrap()
}

/// A store with something in every table, nulls and quotation marks among it.
pub(crate) async fn fill(store: &SqlStore) {
    let store: &Arc<dyn Store> = &(Arc::new(store.clone()) as Arc<dyn Store>);
    store.add_table(table("first")).await.unwrap();
    store
        .add_table(store::TableRow { pairing: Some("x".into()), ..table("second") })
        .await
        .unwrap();
    store.append(append("first", 0, &["{\"a\": \"ä\\n\"}", "two"], Some("0:a"))).await.unwrap();
    for (request_id, seat) in [("a", Some(3)), ("b", None)] {
        let (request_id, name, text) =
            (request_id.into(), "Anna".into(), "'); DROP TABLE chat".into());
        let line = ChatRow { number: 0, request_id, at_ms: 7, seat, name, sitting: None, text };
        store.add_chat_line("first", line).await.unwrap();
    }
    store.secret("cookies", "0123").await.unwrap();
    let visitors = ["anna", "bert"];
    for visitor in visitors {
        accounts::sign_up(store, visitor, visitor).await;
    }
    store.add_token(accounts::token("anna", "t1"), 5).await.unwrap();
    store.daily_challenge(20_000, "klotz", "a puzzle").await.unwrap();
    daily::attempt(store, 20_000, "anna", None).await;
    daily::attempt(store, 20_000, "bert", Some(9)).await;
    results::play(store, "ended", &visitors, &[1, 2], true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_can_be_imported_and_used() {
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (empty(&folder, "old.db").await, empty(&folder, "new.db").await);
    fill(&old).await;
    moved(&old, &new).await;
    assert_eq!(new.events("first", 0).await.unwrap(), old.events("first", 0).await.unwrap());
    new.append(append("first", 2, &["three"], None)).await.unwrap();
    let again = new.import(&mut [].as_slice()).await;
    assert!(matches!(again, Err(TransferError::Occupied { table: "tables" })), "{again:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_exports_are_not_imported() {
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (empty(&folder, "old.db").await, empty(&folder, "new.db").await);
    fill(&old).await;
    let mut whole = Vec::new();
    old.export(&mut whole).await.unwrap();
    let whole = String::from_utf8(whole).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let nothing = everything(&new).await;
    let damages: [(String, u64); 7] = [
        (String::new(), 1),
        (lines[1..].join("\n"), 1),
        (lines[..3].join("\n"), 4),
        ([&lines[..3], &lines[4..]].concat().join("\n"), lines.len() as u64 - 1),
        (whole.replacen("\"klotz\"", "5", 1), 2),
        (whole.replacen("\"tables\"", "\"chairs\"", 1), 2),
        (format!("{whole}{}", lines[1]), lines.len() as u64 + 1),
    ];
    for (text, at) in damages {
        match new.import(&mut text.as_bytes()).await {
            Err(TransferError::Damaged { line, .. }) => assert_eq!(line, at, "{text}"),
            other => panic!("{other:?}: {text}"),
        }
        assert_eq!(everything(&new).await, nothing, "nothing stays");
    }
    new.import(&mut whole.as_bytes()).await.unwrap();
}
