//! The contract of every store about match results and ratings.

use std::sync::Arc;

use store::{MatchResult, Rating, SeatResult, Store, TableChange};

use crate::contract::{append, conflict, table};

pub(crate) fn end(visitors: &[&str], places: &[u8], rated: bool) -> MatchResult {
    let seats = visitors.iter().zip(places).map(|(&visitor, &place)| SeatResult {
        visitor: Some(visitor.to_owned()),
        name: format!("{visitor}'s name"),
        level: None,
        place,
    });
    MatchResult { game: "klotz".to_owned(), ended_ms: 10, seats: seats.collect(), rated }
}

/// Plays a match from its beginning to its end.
pub(crate) async fn play(
    store: &Arc<dyn Store>,
    id: &str,
    visitors: &[&str],
    places: &[u8],
    rated: bool,
) {
    let seated = visitors.iter().zip(0..).map(|(&visitor, seat)| (seat, visitor.to_owned()));
    store.add_seated_table(table(id), seated.collect()).await.unwrap();
    store.append(append(id, 0, &["move"], None)).await.unwrap();
    let end = end(visitors, places, rated);
    store.append_with_result(append(id, 1, &["end"], Some("0:last")), end).await.unwrap();
}

pub(crate) async fn keep_the_contract(store: &Arc<dyn Store>) {
    seats_are_found(store).await;
    a_match_changes_ratings_once(store).await;
    matches_that_do_not_count_are_remembered(store).await;
    races_are_rated_once(store).await;
    matches_that_end_together_are_all_rated(store).await;
    a_page_of_the_history_ends_between_times(store).await;
}

async fn seats_are_found(store: &Arc<dyn Store>) {
    let sits = |names: &[&str]| {
        names.iter().zip(0..).map(|(&name, seat)| (seat, name.to_owned())).collect::<Vec<_>>()
    };
    store.add_seated_table(table("chairs"), sits(&["c1"])).await.unwrap();
    let change = |version, phase: &str| TableChange {
        version,
        phase: phase.to_owned(),
        document: String::new(),
    };
    let both = sits(&["c1", "c2"]);
    store.change_seated_table("chairs", change(0, "playing"), both).await.unwrap();
    let late = store.change_seated_table("chairs", change(0, "playing"), sits(&["c3"])).await;
    assert_eq!(conflict(late), 1);
    let found = store.tables_of("c2", "over", 9).await.unwrap();
    assert_eq!(found.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["chairs"]);
    assert_eq!(store.tables_of("c3", "over", 9).await.unwrap(), []);
    assert_eq!(store.tables_of("c2", "playing", 9).await.unwrap(), []);
    assert_eq!(store.seats_of("c1").await.unwrap(), ["chairs"]);
    store.change_seated_table("chairs", change(1, "waiting"), sits(&["c2"])).await.unwrap();
    assert_eq!(store.seats_of("c1").await.unwrap(), [""; 0]);
}

async fn a_match_changes_ratings_once(store: &Arc<dyn Store>) {
    assert_eq!(store.rating("r1", "klotz").await.unwrap(), Rating::default());
    play(store, "rated", &["r1", "r2"], &[2, 1], true).await;
    let (loser, winner) = (store.ratings("r1").await.unwrap(), store.ratings("r2").await.unwrap());
    assert_eq!((loser[0].game.as_str(), loser[0].matches), ("klotz", 1));
    assert!(winner[0].rating.rating > loser[0].rating.rating);
    assert_eq!(store.rating("r2", "xstack").await.unwrap(), Rating::default(), "game by game");
    let history = store.history("r1", u64::MAX, 9).await.unwrap();
    assert_eq!((history.len(), history[0].ended_ms), (1, 10));
    let seats = &history[0].seats;
    assert!(seats[0].own && !seats[1].own);
    assert_eq!((seats[0].place, seats[1].place), (2, 1));
    assert_eq!(seats[0].before, Some(Rating::default().rating));
    assert_eq!(seats[0].after, Some(loser[0].rating));
    assert_eq!(store.rating_points("r1", "klotz", 9).await.unwrap()[0].rating, loser[0].rating);

    // A second result of the same match, and one that comes too late, change nothing.
    let again = end(&["r1", "r2"], &[1, 2], true);
    store.append_with_result(append("rated", 2, &["again"], None), again.clone()).await.unwrap();
    assert_eq!(
        conflict(store.append_with_result(append("rated", 2, &["late"], None), again).await),
        3
    );
    assert_eq!(store.ratings("r1").await.unwrap(), loser);
    assert_eq!(store.ratings("r2").await.unwrap(), winner);
    assert_eq!(store.history("r1", u64::MAX, 9).await.unwrap(), history);
    assert_eq!(store.history("r1", 10, 9).await.unwrap(), [], "what ended before then");
}

async fn matches_that_do_not_count_are_remembered(store: &Arc<dyn Store>) {
    play(store, "casual", &["u1", "u2"], &[1, 2], false).await;
    assert_eq!(store.ratings("u1").await.unwrap(), []);
    let again = end(&["u1", "u2"], &[1, 1], false);
    store.append_with_result(append("casual", 2, &["again"], None), again).await.unwrap();
    let history = store.history("u2", u64::MAX, 9).await.unwrap();
    let places: Vec<_> = history[0].seats.iter().map(|seat| (seat.place, seat.after)).collect();
    assert_eq!(places, [(1, None), (1, None)], "the last end stands");
    // A bot of the house has a level and nobody behind it.
    store.add_table(table("bots")).await.unwrap();
    let mut bots = end(&["u1", "bot"], &[2, 1], false);
    (bots.seats[1].visitor, bots.seats[1].level) = (None, Some(3));
    store.append_with_result(append("bots", 0, &["end"], None), bots).await.unwrap();
    let history = store.history("u1", u64::MAX, 9).await.unwrap();
    let with_bot = history.iter().find(|row| row.table == "bots").unwrap();
    assert_eq!(with_bot.seats[1].level, Some(3));
}

/// Ten servers see the same match end at the same time.
async fn races_are_rated_once(store: &Arc<dyn Store>) {
    store.add_table(table("photo finish")).await.unwrap();
    let servers = (0..10).map(|server| {
        let store = store.clone();
        tokio::spawn(async move {
            let line = format!("end by {server}");
            let end = end(&["f1", "f2", "f3"], &[1, 2, 3], true);
            store
                .append_with_result(append("photo finish", 0, &[&line], Some("0:end")), end)
                .await
                .is_ok()
        })
    });
    let mut won = 0;
    for server in servers.collect::<Vec<_>>() {
        won += u32::from(server.await.unwrap());
    }
    assert_eq!(won, 1);
    assert_eq!(store.ratings("f1").await.unwrap()[0].matches, 1);
}

/// A page that ended between two matches of the same time would hide the second for ever.
async fn a_page_of_the_history_ends_between_times(store: &Arc<dyn Store>) {
    for (number, ended_ms) in [30, 20, 20, 20, 5].into_iter().enumerate() {
        let id = format!("history {number}");
        store.add_table(table(&id)).await.unwrap();
        let end = MatchResult { ended_ms, ..end(&["h1", "h2"], &[1, 2], false) };
        store.append_with_result(append(&id, 0, &["end"], None), end).await.unwrap();
    }
    let page = async |before_ms, limit| {
        let rows = store.history("h1", before_ms, limit).await.unwrap();
        rows.into_iter().map(|row| row.ended_ms).collect::<Vec<_>>()
    };
    assert_eq!(page(u64::MAX, 1).await, [30]);
    assert_eq!(page(u64::MAX, 2).await, [30, 20, 20, 20]);
    assert_eq!(page(20, 2).await, [5]);
    assert_eq!(page(u64::MAX, 9).await.len(), 5);
    let found = store.match_ended_at("h1", 30).await.unwrap().map(|row| row.id);
    assert_eq!(found.as_deref(), Some("history 0"));
    assert!(store.match_ended_at("h1", 31).await.unwrap().is_none());
    assert!(store.match_ended_at("h3", 30).await.unwrap().is_none());
}

/// Many matches of the same two players end at the same time: all are rated, as if they had ended
/// one after the other.
async fn matches_that_end_together_are_all_rated(store: &Arc<dyn Store>) {
    const MATCHES: u32 = 20;
    let ends = (0..MATCHES).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("together {number}");
            // Half of them swap seats.
            let (visitors, places) =
                if number % 2 == 0 { (["t1", "t2"], [1, 2]) } else { (["t2", "t1"], [2, 1]) };
            play(&store, &id, &visitors, &places, true).await;
        })
    });
    for end in ends.collect::<Vec<_>>() {
        end.await.unwrap();
    }
    for number in 0..MATCHES {
        play(store, &format!("in turn {number}"), &["v1", "v2"], &[1, 2], true).await;
    }
    for (together, in_turn) in [("t1", "v1"), ("t2", "v2")] {
        let together = store.ratings(together).await.unwrap();
        assert_eq!(together[0].matches, MATCHES);
        assert_eq!(together, store.ratings(in_turn).await.unwrap());
    }
}
