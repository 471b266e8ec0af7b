//! Outages, and tables that are due for a check.

use std::sync::Arc;

use store::{Outage, Store, TableRow};

use crate::contract::table;

pub(crate) async fn keep_the_contract(store: &Arc<dyn Store>) {
    outages_are_noticed_once(store).await;
    each_due_table_is_claimed_once(store).await;
    if let Some(now_ms) = store.clock_ms().await.unwrap() {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        assert!(now_ms.abs_diff(since.as_millis() as u64) < 60_000, "{now_ms} is the time");
    }
}

async fn outages_are_noticed_once(store: &Arc<dyn Store>) {
    let outage = |from_ms, to_ms| Outage { from_ms, to_ms };
    assert_eq!(store.note_alive(10_000, 0).await.unwrap(), None, "nobody was alive before");
    assert_eq!(store.note_alive(12_000, 6_000).await.unwrap(), None);
    let first = outage(12_000, 20_000);
    assert_eq!(store.note_alive(20_000, 6_000).await.unwrap(), Some(first));
    assert_eq!(store.note_alive(20_000, 0).await.unwrap(), None);
    // A clock that was set back and forth.
    assert_eq!(store.note_alive(15_000, 0).await.unwrap(), None);
    assert_eq!(store.note_alive(21_000, 6_000).await.unwrap(), None);
    let second = outage(21_000, 21_500);
    assert_eq!(store.note_alive(21_500, 0).await.unwrap(), Some(second), "a single server");
    assert_eq!(store.outages_since(0).await.unwrap(), [first, second]);
    assert_eq!(store.outages_since(20_000).await.unwrap(), [second]);
}

async fn each_due_table_is_claimed_once(store: &Arc<dyn Store>) {
    let playing = |id: &str| TableRow { phase: "playing".to_owned(), ..table(id) };
    for id in ["due", "later", "new"] {
        store.add_table(playing(id)).await.unwrap();
    }
    store.add_table(table("due waiting")).await.unwrap();
    store.check_table_at("due", 5_000).await.unwrap();
    store.check_table_at("later", 9_000).await.unwrap();
    let claims = (0..8).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { store.claim_due_tables(6_000, 36_000, 10).await.unwrap() })
    });
    let mut claimed = Vec::new();
    for claim in claims.collect::<Vec<_>>() {
        claimed.extend(claim.await.unwrap());
    }
    claimed.sort();
    // Tables of other tests may be due as well.
    let of_this_test: Vec<_> =
        claimed.iter().filter(|id| ["due", "later", "new"].contains(&id.as_str())).collect();
    assert_eq!(of_this_test, ["due", "new"]);
    assert!(!claimed.iter().any(|id| id == "due waiting"));
    let again = store.claim_due_tables(36_000, 99_000, 1_000).await.unwrap();
    assert!(again.contains(&"due".to_owned()), "the first node may have failed");
}
