//! SQLite in a temporary folder.

use std::sync::Arc;

use store::{Database, SqlStore, Store};

use crate::contract::{append, keeps_the_contract, table};

fn database(folder: &tempfile::TempDir) -> Database {
    // Characters that mean something in addresses mean nothing in names of files.
    Database::Sqlite(folder.path().join("50% wood?.db"))
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_fulfils_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(SqlStore::open(&database(&folder)).await.unwrap());
    keeps_the_contract(&store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn data_survives_reopening_and_is_in_a_backup() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqlStore::open(&database(&folder)).await.unwrap();
    store.add_table(table("kept")).await.unwrap();
    store.append(append("kept", 0, &["one"], Some("0:a"))).await.unwrap();
    // The first one is still open: a second process sees its writes, and both can write.
    let again = SqlStore::open(&database(&folder)).await.unwrap();
    again.append(append("kept", 1, &["two"], None)).await.unwrap();
    store.append(append("kept", 2, &["three"], None)).await.unwrap();
    assert_eq!(again.events("kept", 0).await.unwrap().len(), 3);

    let copy = folder.path().join("copy.db");
    store.back_up(&copy).await.unwrap();
    let copied = SqlStore::open(&Database::Sqlite(copy.clone())).await.unwrap();
    let events = again.events("kept", 0).await.unwrap();
    assert_eq!(copied.events("kept", 0).await.unwrap(), events);
    assert!(store.back_up(&copy).await.is_err(), "nothing is written over");
}

#[tokio::test]
async fn opening_errors_name_the_location() {
    let nowhere = Database::Sqlite("/no/such/folder/holz.db".into());
    let error = SqlStore::open(&nowhere).await.unwrap_err().to_string();
    assert!(error.contains("/no/such/folder/holz.db"), "{error}");
}
