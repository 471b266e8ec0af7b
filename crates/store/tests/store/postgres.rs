//! PostgreSQL from the system's package, started for the test and stopped after it.

use store::{Database, Store};
use test_services::{Durability, Postgres};

use crate::contract::keeps_the_contract;
use crate::transfer::moved;

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_keeps_the_contract() {
    if !test_services::wanted() {
        return;
    }
    let server = Postgres::start(Durability::None).unwrap();
    let database = |name: &str| Database::Postgres(server.url(name));
    let store = Store::open(&database("postgres")).await.unwrap();
    keeps_the_contract(&store).await;
    // Its tables are made once; opening again finds them.
    let again = Store::open(&database("postgres")).await.unwrap();
    assert_eq!(again.events("order", 0).await.unwrap().len(), 3);

    // From one kind of database to the other, and back.
    let folder = tempfile::tempdir().unwrap();
    let file = Database::Sqlite(folder.path().join("holz.db"));
    let file = Store::open(&file).await.unwrap();
    moved(&again, &file).await;
    server.make_database("other").unwrap();
    moved(&file, &Store::open(&database("other")).await.unwrap()).await;
}

/// Connections that the database has cut are made anew; what was stored is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_of_the_database_is_survived() {
    if !test_services::wanted() {
        return;
    }
    let server = Postgres::start(Durability::Full).unwrap();
    let store = Store::open(&Database::Postgres(server.url("postgres"))).await.unwrap();
    store.add_table(crate::contract::table("kept")).await.unwrap();
    server.kill().unwrap();
    let gone = store.ping().await.unwrap_err();
    assert!(gone.is_transient(), "{gone:?}");
    server.go_on().unwrap();
    assert!(store.table("kept").await.unwrap().is_some());
}
