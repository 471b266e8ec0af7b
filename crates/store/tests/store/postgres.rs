//! PostgreSQL from the system's package, started for the test and stopped after it.

use std::sync::Arc;

use store::{Database, SqlStore, Store};
use test_services::{Durability, Postgres};

use crate::contract::keeps_the_contract;
use crate::transfer::moved;

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_fulfils_the_contract() {
    if !test_services::wanted() {
        return;
    }
    let server = Postgres::start(Durability::None).unwrap();
    let database = |name: &str| Database::Postgres(server.url(name));
    let store = SqlStore::open(&database("postgres")).await.unwrap();
    let shared: Arc<dyn Store> = Arc::new(store);
    keeps_the_contract(&shared).await;
    // Its tables are made once; opening again finds them.
    let again = SqlStore::open(&database("postgres")).await.unwrap();
    assert_eq!(again.history("h1", u64::MAX, 9).await.unwrap().len(), 5);

    // From one kind of database to the other, and back.
    let folder = tempfile::tempdir().unwrap();
    let file = Database::Sqlite(folder.path().join("holz.db"));
    let file = SqlStore::open(&file).await.unwrap();
    moved(&again, &file).await;
    server.make_database("other").unwrap();
    moved(&file, &SqlStore::open(&database("other")).await.unwrap()).await;
}

/// Connections that the database closed are reopened, and the data is still there.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_of_the_database_is_survived() {
    if !test_services::wanted() {
        return;
    }
    let server = Postgres::start(Durability::Full).unwrap();
    let store = SqlStore::open(&Database::Postgres(server.url("postgres"))).await.unwrap();
    store.add_table(crate::contract::table("kept")).await.unwrap();
    server.kill().unwrap();
    let gone = store.ping().await.unwrap_err();
    assert!(gone.is_transient(), "{gone:?}");
    server.go_on().unwrap();
    assert!(store.table("kept").await.unwrap().is_some());
}
