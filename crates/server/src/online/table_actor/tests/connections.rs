//! Who is connected, and what they are told.

use super::*;

/// The others saw a slow page that had been dropped as present for half a minute.
#[tokio::test(flavor = "multi_thread")]
async fn everyone_sees_at_once_that_a_slow_page_was_dropped() {
    let setup = klotz_setup(Clock::None, PEOPLE);
    let mut table = TestTable::stored(setup, Config::default()).await;
    table.join(0, OUTBOX).await;
    table.join(1, 3).await;
    for n in 0..4 {
        let chat = ClientRequest::Chat { text: format!("line {n}") };
        table.request(0, &format!("chat {n}"), chat).await.await.unwrap().unwrap();
    }
    let gone = table.message(0, |message| match message {
        ServerToClient::Table { table, .. } => (!table.seats[1].here).then_some(()),
        _ => None,
    });
    gone.await;
}

/// A line of another node, stored but not announced yet, must reach those who are connected.
#[tokio::test(flavor = "multi_thread")]
async fn lines_of_other_nodes_come_before_our_own() {
    let setup = klotz_setup(Clock::None, PEOPLE);
    let mut table = TestTable::stored(setup, Config::default()).await;
    table.join(0, OUTBOX).await;
    // Otherwise the first line might still be part of the welcome.
    table
        .message(0, |message| matches!(message, ServerToClient::Welcome { .. }).then_some(()))
        .await;
    let other_node = |n: u32| store::ChatRow {
        number: 0,
        request_id: format!("other {n}"),
        at_ms: 0,
        seat: None,
        name: String::new(),
        sitting: None,
        text: format!("other {n}"),
    };
    let store = table.state.store.clone();
    store.add_chat_line(TABLE, other_node(1)).await.unwrap();
    let chat = ClientRequest::Chat { text: "own 2".to_owned() };
    table.request(0, "chat", chat).await.await.unwrap().unwrap();
    store.add_chat_line(TABLE, other_node(3)).await.unwrap();
    // A newcomer reads line 3; the one who was here gets it too.
    table.join(1, OUTBOX).await;
    let chat = ClientRequest::Chat { text: "own 4".to_owned() };
    table.request(1, "chat", chat).await.await.unwrap().unwrap();
    let mut texts = Vec::new();
    while texts.len() < 4 {
        let line = table.message(0, |message| match message {
            ServerToClient::Chat { line } => Some(line),
            _ => None,
        });
        texts.push(line.await.text);
    }
    assert_eq!(texts, ["other 1", "own 2", "other 3", "own 4"]);
}
