//! Rematches: one table, whatever the seed and however many nodes.

use xstack::MAX_SEED;

use super::*;

/// Both players agree to a rematch.
async fn agree(table: &TestTable) {
    for (player, command) in [
        (0, Command::Resign { seat: 0 }),
        (0, Command::Rematch { seat: 0 }),
        (1, Command::Rematch { seat: 1 }),
    ] {
        table.command(player, command).await.await.unwrap().unwrap();
    }
}

/// The id of the table that follows another.
async fn next_of(state: &AppState, id: &str) -> String {
    let next = async {
        loop {
            let row = state.store.table(id).await.unwrap().unwrap();
            if let Some(next) = TableRecord::read(&row).unwrap().next {
                return next;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, next).await.expect("a rematch")
}

/// The seed of the rematch of a match with this seed.
async fn seed_of_rematch(seed: u64) -> u64 {
    let setup = match_log::xstack_setup::MatchSetup::without_piles(2, seed).unwrap();
    let table = TestTable::start(prepare(TableSetup::Xstack(setup)).unwrap()).await;
    agree(&table).await;
    let next = next_of(&table.state, TABLE).await;
    let next = table.state.store.table(&next).await.unwrap().unwrap();
    let TableSetup::Xstack(next) = TableRecord::read(&next).unwrap().setup else {
        panic!("a rematch is of the same game");
    };
    next.seed
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_advances_the_pile_number_once() {
    let TableSetup::Xstack(first) = xstack_setup(Clock::None) else { panic!("X-Stack") };
    assert_eq!(seed_of_rematch(first.seed).await, first.seed + first.piles.len() as u64);
}

/// The number after it could not be stored, so the rematch never came.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_pile_number_has_a_rematch() {
    let TableSetup::Xstack(first) = xstack_setup(Clock::None) else { panic!("X-Stack") };
    assert_eq!(seed_of_rematch(MAX_SEED).await, first.piles.len() as u64 - 1);
}

/// Each of two nodes draws the pile of the rematch; one of them stores its table.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_make_a_rematch_at_the_same_time_make_one_table() {
    let table = TestTable::start(xstack_setup(Clock::None)).await;
    agree(&table).await;
    let first_next = next_of(&table.state, TABLE).await;
    // A table with the same match whose rematch has been agreed, but not made.
    let store = &table.state.store;
    let row = store.table(TABLE).await.unwrap().unwrap();
    let record = TableRecord { next: None, ..TableRecord::read(&row).unwrap() };
    let copy = store::TableRow {
        id: "copy".to_owned(),
        version: 0,
        document: serde_json::to_string(&record).unwrap(),
        ..row
    };
    store.add_seated_table(copy, record.seated()).await.unwrap();
    for event in store.events(TABLE, 0).await.unwrap() {
        let append = store::Append {
            table: "copy".to_owned(),
            after: event.seq - 1,
            lines: vec![event.line],
            command: event.command,
        };
        store.append(append).await.unwrap();
    }
    let other = AppState::open(store.clone(), Config::default()).await.unwrap();
    let (one, two) = tokio::join!(table.state.table("copy"), other.table("copy"));
    let (_one, _two) = (one.unwrap(), two.unwrap());
    let next = next_of(&other, "copy").await;
    // The slower node answers only when it has tried, and then knows the table of the faster.
    for state in [&table.state, &other] {
        let view = state.snapshot("copy", None).await.unwrap().view;
        assert_eq!(view.next.as_ref(), Some(&next));
    }
    let visitor = table.players[0].requester.visitor.as_str();
    let mut tables = store.seats_of(visitor).await.unwrap();
    tables.sort();
    let mut expected = vec![TABLE.to_owned(), "copy".to_owned(), first_next, next];
    expected.sort();
    assert_eq!(tables, expected);
}
