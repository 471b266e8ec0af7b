//! What every store keeps to about places to which notices are sent.

use std::sync::Arc;

use store::{PushSubscription, Store};

use crate::accounts::sign_up;

fn place(visitor: &str, endpoint: &str, made_ms: u64) -> PushSubscription {
    PushSubscription {
        endpoint: endpoint.to_owned(),
        visitor: visitor.to_owned(),
        public_key: "key".to_owned(),
        auth: "auth".to_owned(),
        language: "de".to_owned(),
        made_ms,
    }
}

async fn places(store: &Arc<dyn Store>, visitor: &str) -> Vec<String> {
    let places = store.push_subscriptions_of(visitor).await.unwrap();
    places.into_iter().map(|place| place.endpoint).collect()
}

pub(crate) async fn keep_the_contract(store: &Arc<dyn Store>) {
    sign_up(store, "pia", "Pia").await;
    for (number, endpoint) in (1..).zip(["one", "two", "three"]) {
        store.add_push_subscription(place("pia", endpoint, number), 3).await.unwrap();
    }
    store.add_push_subscription(place("quirin", "other", 1), 3).await.unwrap();
    assert_eq!(store.push_subscriptions_of("pia").await.unwrap()[0], place("pia", "one", 1));
    // A repeated endpoint replaces the older entry; beyond the limit the oldest is dropped.
    store.add_push_subscription(place("pia", "one", 4), 3).await.unwrap();
    assert_eq!(places(store, "pia").await, ["two", "three", "one"]);
    store.add_push_subscription(place("pia", "four", 5), 3).await.unwrap();
    assert_eq!(places(store, "pia").await, ["three", "one", "four"]);
    // Another visitor in the same browser.
    store.add_push_subscription(place("quirin", "one", 6), 3).await.unwrap();
    assert_eq!(places(store, "pia").await, ["three", "four"]);
    store.remove_push_subscription("three").await.unwrap();
    store.remove_push_subscription("three").await.unwrap();
    assert_eq!(places(store, "pia").await, ["four"]);
    store.delete_account("pia").await.unwrap();
    assert_eq!(places(store, "pia").await, [""; 0]);
    assert_eq!(places(store, "quirin").await, ["other", "one"]);
}
