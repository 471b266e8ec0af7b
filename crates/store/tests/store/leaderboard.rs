//! What every store keeps to about who stands where.

use std::sync::Arc;

use store::{MatchResult, Store};

use crate::accounts::sign_up;
use crate::contract::{append, table};
use crate::results::end;

/// The first wins.
async fn play(store: &Arc<dyn Store>, id: &str, visitors: [&str; 2]) {
    store.add_table(table(id)).await.unwrap();
    let end = MatchResult { game: "stairs".to_owned(), ..end(&visitors, &[1, 2], true) };
    store.append_with_result(append(id, 0, &["end"], None), end).await.unwrap();
}

async fn rungs(store: &Arc<dyn Store>, limit: u32) -> Vec<(String, u32)> {
    let rungs = store.leaderboard("stairs", limit).await.unwrap();
    rungs.into_iter().map(|rung| (rung.name, rung.matches)).collect()
}

/// Guests and deleted accounts are not listed; nor are players with a single win, or who always beat
/// the same friend.
pub(crate) async fn keep_the_contract(store: &Arc<dyn Store>) {
    assert_eq!(rungs(store, 9).await, []);
    for (visitor, name) in [("up", "Steady"), ("once", "Lucky"), ("down", "Patient")] {
        assert!(sign_up(store, visitor, name).await);
    }
    for number in 0..12 {
        let opponent = format!("opponent {number}");
        play(store, &format!("up {number}"), ["up", &opponent]).await;
        play(store, &format!("down {number}"), [&opponent, "down"]).await;
    }
    play(store, "surprise", ["once", "up"]).await;
    // A friend who loses again and again helps little.
    assert!(sign_up(store, "farm", "Farmer").await);
    for number in 0..20 {
        play(store, &format!("farm {number}"), ["farm", "friend"]).await;
    }
    let found = rungs(store, 9).await;
    assert_eq!(found[0], ("Steady".to_owned(), 13), "{found:?}");
    assert_eq!(found.len(), 2, "provisional ratings are not listed: {found:?}");
    assert_eq!(rungs(store, 1).await, found[..1]);
    let order: Vec<_> = store.leaderboard("stairs", 9).await.unwrap();
    let least = |at: usize| order[at].rating.rating - 2 * order[at].rating.uncertainty;
    assert!(least(0) > least(1), "{order:?}");
    assert_eq!(store.leaderboard("another game", 9).await.unwrap(), []);
    store.delete_account("up").await.unwrap();
    assert_eq!(rungs(store, 9).await, found[1..]);
}
