//! What every store keeps to about daily challenges.

use std::sync::Arc;

use store::{DailyResult, DailyTotals, DailyTry, Store};

use crate::accounts::sign_up;

pub(crate) async fn attempt(
    store: &Arc<dyn Store>,
    day: u32,
    visitor: &str,
    solved_ms: Option<u64>,
) -> DailyResult {
    let (game, name) = ("klotz".to_owned(), format!("called {visitor}"));
    let attempt = DailyTry { day, game, visitor: visitor.to_owned(), name, solved_ms };
    store.count_daily_try(attempt).await.unwrap()
}

async fn solvers(store: &Arc<dyn Store>, day: u32, accounts: bool) -> Vec<String> {
    let rows = store.daily_solvers(day, "klotz", accounts, 9).await.unwrap();
    rows.into_iter().map(|row| format!("{} {} {}", row.name, row.tries, row.solved_ms)).collect()
}

pub(crate) async fn keep_the_contract(store: &Arc<dyn Store>) {
    // A day never changes once it is stored.
    assert_eq!(store.daily_challenge(70, "klotz", "first").await.unwrap(), "first");
    assert_eq!(store.daily_challenge(70, "klotz", "second").await.unwrap(), "first");
    assert_eq!(store.daily_challenge(71, "klotz", "second").await.unwrap(), "second");
    assert_eq!(store.daily_challenge(70, "climbers", "third").await.unwrap(), "third");

    assert!(sign_up(store, "daily-a", "Daily-A").await);
    assert!(sign_up(store, "daily-b", "Daily-B").await);
    let first = attempt(store, 70, "daily-a", None).await;
    assert_eq!((first.tries, first.solved_ms), (1, None));
    let solved = attempt(store, 70, "daily-a", Some(500)).await;
    assert_eq!((solved.tries, solved.solved_ms), (2, Some(500)));
    // Once it is solved, nothing more is counted.
    assert_eq!(attempt(store, 70, "daily-a", Some(600)).await, solved);
    assert_eq!(attempt(store, 70, "daily-a", None).await, solved);
    attempt(store, 70, "daily-b", Some(400)).await;
    attempt(store, 70, "daily-guest", Some(450)).await;
    attempt(store, 70, "daily-lost", None).await;
    attempt(store, 71, "daily-guest", None).await;
    attempt(store, 72, "daily-guest", Some(900)).await;

    assert_eq!(solvers(store, 70, true).await, ["Daily-B 1 400", "Daily-A 2 500"]);
    assert_eq!(solvers(store, 70, false).await, ["called daily-guest 1 450"]);
    assert_eq!(store.daily_solvers(70, "klotz", true, 1).await.unwrap().len(), 1);
    assert_eq!(solvers(store, 71, false).await, Vec::<String>::new());
    let totals = DailyTotals { players: 4, solvers: 3, solver_tries: 4 };
    assert_eq!(store.daily_totals(70, "klotz").await.unwrap(), totals);
    assert_eq!(store.daily_totals(70, "climbers").await.unwrap(), DailyTotals::default());

    let own = store.daily_results("daily-guest", 71).await.unwrap();
    assert_eq!(own.iter().map(|result| result.day).collect::<Vec<_>>(), [72, 71]);
    assert_eq!(store.daily_days("daily-guest", 9).await.unwrap(), [72, 70]);
    assert_eq!(store.daily_days("daily-guest", 1).await.unwrap(), [72]);

    // Guests whose cookies have expired are forgotten; accounts are not.
    assert_eq!(store.delete_old_daily_results(72, 9).await.unwrap(), 3);
    assert_eq!(store.daily_days("daily-guest", 9).await.unwrap(), [72]);
    assert_eq!(solvers(store, 70, true).await.len(), 2);
    store.delete_account("daily-b").await.unwrap();
    assert_eq!(solvers(store, 70, true).await, ["Daily-A 2 500"]);
    assert_eq!(solvers(store, 70, false).await, Vec::<String>::new());
}
