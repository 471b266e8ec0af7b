//! What every store keeps to about who stands where.

use store::{MatchResult, Store};

use crate::accounts::sign_up;
use crate::contract::{append, table};
use crate::results::end;

/// The first wins.
async fn play(store: &Store, id: &str, visitors: [&str; 2]) {
    store.add_table(table(id)).await.unwrap();
    let end = MatchResult { game: "stairs".to_owned(), ..end(&visitors, &[1, 2], true) };
    store.append_with_result(append(id, 0, &["end"], None), end).await.unwrap();
}

async fn rungs(store: &Store, limit: u32) -> Vec<(String, u32)> {
    let rungs = store.leaderboard("stairs", limit).await.unwrap();
    rungs.into_iter().map(|rung| (rung.name, rung.matches)).collect()
}

/// Guests do not stand on it, nor whoever deleted their account; and who has won once stands below who wins
/// all the time, whatever is thought of them.
pub(crate) async fn keep_the_contract(store: &Store) {
    assert_eq!(rungs(store, 9).await, []);
    for (visitor, name) in [("up", "Steady"), ("once", "Lucky"), ("down", "Patient")] {
        assert!(sign_up(store, visitor, name).await);
    }
    for number in 0..12 {
        play(store, &format!("up {number}"), ["up", "a guest"]).await;
        play(store, &format!("down {number}"), ["a guest", "down"]).await;
    }
    play(store, "surprise", ["once", "up"]).await;
    let found = rungs(store, 9).await;
    assert_eq!(found[0], ("Steady".to_owned(), 13), "{found:?}");
    assert_eq!(found.len(), 3, "{found:?}");
    assert_eq!(rungs(store, 2).await, found[..2]);
    let order: Vec<_> = store.leaderboard("stairs", 9).await.unwrap();
    let least = |at: usize| order[at].rating.rating - 2 * order[at].rating.uncertainty;
    assert!(least(0) > least(1) && least(1) > least(2), "{order:?}");
    assert_eq!(store.leaderboard("another game", 9).await.unwrap(), []);
    store.delete_account("up").await.unwrap();
    assert_eq!(rungs(store, 9).await, found[1..]);
}
