//! The clients connected to a table through this node.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use metrics::Counter;
use tokio::sync::mpsc;
use wire::online::{ChatLine, ServerToClient};

use crate::online::accounts::Requester;
use crate::online::rate_limits::MAX_AT_TABLE;
use crate::online::table_record::TableRecord;

/// A connected client: a page, or a bot program that follows the event stream.
#[derive(Debug, Clone)]
pub(crate) struct Connection {
    pub(crate) id: u64,
    pub(crate) requester: Requester,
    /// If this is full, the client is too slow and gets disconnected.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
    /// Whether it gets the chat.
    pub(crate) reads_chat: bool,
}

/// All connections to a table through this node.
#[derive(Debug)]
pub(super) struct Connections {
    by_id: BTreeMap<u64, Connection>,
    dropped: Counter,
    /// Clients that were dropped and that nobody has been told about.
    lost: Vec<Connection>,
}

impl Connections {
    /// `dropped` counts clients that were too slow.
    pub(super) fn new(dropped: Counter) -> Connections {
        Connections { by_id: BTreeMap::new(), dropped, lost: Vec::new() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.by_id.len()
    }

    /// Whether there is no room for another connection. Spectators do not take the room of players.
    pub(super) fn is_full_for(&self, connection: &Connection, record: &TableRecord) -> bool {
        record.seat_of(&connection.requester.visitor).is_none()
            && !self.by_id.contains_key(&connection.id)
            && self.spectators(record) as usize >= MAX_AT_TABLE
    }

    /// Adds a connection; false if it was there before.
    pub(super) fn add(&mut self, connection: Connection) -> bool {
        self.by_id.insert(connection.id, connection).is_none()
    }

    pub(super) fn remove(&mut self, id: u64) -> Option<Connection> {
        self.by_id.remove(&id)
    }

    pub(super) fn get(&self, id: u64) -> Option<&Connection> {
        self.by_id.get(&id)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Connection> {
        self.by_id.values()
    }

    /// Whether the occupant of a seat is connected.
    pub(super) fn has_seat(&self, record: &TableRecord, seat: u8) -> bool {
        let occupant = record.seats.get(usize::from(seat)).and_then(Option::as_ref);
        occupant.is_some_and(|occupant| {
            self.iter().any(|connection| connection.requester.visitor.as_str() == occupant.visitor)
        })
    }

    /// The seats whose occupants are connected.
    pub(super) fn seats(&self, record: &TableRecord) -> Vec<u8> {
        (0..record.seats.len() as u8).filter(|&seat| self.has_seat(record, seat)).collect()
    }

    /// How many connections belong to nobody with a seat.
    pub(super) fn spectators(&self, record: &TableRecord) -> u32 {
        let watches =
            |connection: &&Connection| record.seat_of(&connection.requester.visitor).is_none();
        self.iter().filter(watches).count() as u32
    }

    pub(super) fn send(&mut self, id: u64, message: &ServerToClient) {
        self.send_text(id, text(message));
    }

    /// Sends the same message to everyone.
    pub(super) fn broadcast(&mut self, message: &ServerToClient) {
        let message = text(message);
        for id in self.ids() {
            self.send_text(id, message.clone());
        }
    }

    /// Sends a chat line to everyone who may read it.
    pub(super) fn broadcast_chat(&mut self, line: ChatLine) {
        let message = text(&ServerToClient::Chat { line });
        let readers = self.by_id.values().filter(|connection| connection.reads_chat);
        for id in readers.map(|connection| connection.id).collect::<Vec<_>>() {
            self.send_text(id, message.clone());
        }
    }

    /// Sends everyone but `except` a message of their own.
    pub(super) fn broadcast_each(
        &mut self,
        except: Option<u64>,
        message: impl Fn(&Connection) -> ServerToClient,
    ) {
        for id in self.ids().into_iter().filter(|&id| Some(id) != except) {
            if let Some(message) = self.by_id.get(&id).map(&message) {
                self.send(id, &message);
            }
        }
    }

    /// Sends pages a message that may get lost. Pages that are busy are spared it.
    pub(super) fn broadcast_unreliable(&self, except: Option<u64>, message: &ServerToClient) {
        let message = text(message);
        for connection in self.iter() {
            let outbox = &connection.outbox;
            let has_room = outbox.capacity() > outbox.max_capacity() / 2;
            if Some(connection.id) != except && has_room && !connection.requester.is_bot() {
                let _ = outbox.try_send(message.clone());
            }
        }
    }

    /// Sends a message. A client whose outbox is full is dropped: it will reconnect and catch up.
    pub(super) fn send_text(&mut self, id: u64, message: Utf8Bytes) {
        let sent = self.by_id.get(&id).map(|connection| connection.outbox.try_send(message));
        if let Some(Err(_)) = sent {
            self.dropped.increment(1);
            self.lost.extend(self.by_id.remove(&id));
        }
    }

    /// The clients that were dropped since the last call: everyone else has to be told.
    pub(super) fn take_lost(&mut self) -> Vec<Connection> {
        std::mem::take(&mut self.lost)
    }

    fn ids(&self) -> Vec<u64> {
        self.by_id.keys().copied().collect()
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &ServerToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data has a JSON form").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::visitor::Visitor;

    fn connection(id: u64, capacity: usize) -> (Connection, mpsc::Receiver<Utf8Bytes>) {
        let (outbox, messages) = mpsc::channel(capacity);
        let requester = Requester::guest(Visitor::known("anna".to_owned()));
        (Connection { id, requester, outbox, reads_chat: true }, messages)
    }

    fn count(messages: &mut mpsc::Receiver<Utf8Bytes>) -> usize {
        std::iter::from_fn(|| messages.try_recv().ok()).count()
    }

    #[test]
    fn a_slow_client_is_dropped_and_the_others_are_not() {
        let mut connections = Connections::new(Counter::noop());
        let (slow, mut slow_messages) = connection(1, 2);
        let (fast, mut fast_messages) = connection(2, 100);
        assert!(connections.add(slow) && connections.add(fast.clone()));
        assert!(!connections.add(fast), "it says hello again");
        for n in 0..3 {
            connections.broadcast(&ServerToClient::Pong { n, now_ms: 0 });
        }
        assert!(connections.get(1).is_none() && connections.get(2).is_some());
        assert_eq!((count(&mut slow_messages), count(&mut fast_messages)), (2, 3));
        let lost: Vec<u64> = connections.take_lost().iter().map(|lost| lost.id).collect();
        assert_eq!(lost, [1]);
        assert!(connections.take_lost().is_empty());
    }

    /// A full table refused its own players.
    #[test]
    fn spectators_do_not_take_the_room_of_players() {
        let setup = wire::klotz_view::MatchSetup::for_players(2).unwrap();
        let mut record = TableRecord::new(wire::online::TableSetup::Klotz(setup));
        let mut connections = Connections::new(Counter::noop());
        let mut kept = Vec::new();
        for id in 0..MAX_AT_TABLE as u64 {
            let (watcher, messages) = connection(id, 1);
            assert!(!connections.is_full_for(&watcher, &record));
            connections.add(watcher);
            kept.push(messages);
        }
        let (late, _messages) = connection(9_999, 1);
        assert!(connections.is_full_for(&late, &record));
        let visitor = Visitor::known("bert".to_owned());
        record.seats[0] = Some(crate::online::table_record::SeatOccupant {
            visitor: visitor.as_str().to_owned(),
            name: String::new(),
            sitting: wire::online::Sitting::Guest,
            rating: None,
        });
        let player = Connection { requester: Requester::guest(visitor), ..late };
        assert!(!connections.is_full_for(&player, &record));
    }

    #[test]
    fn unreliable_messages_drop_no_client() {
        let mut connections = Connections::new(Counter::noop());
        let (page, mut messages) = connection(1, 4);
        connections.add(page);
        for n in 0..9 {
            connections.broadcast_unreliable(None, &ServerToClient::Pong { n, now_ms: 0 });
        }
        connections.broadcast_unreliable(Some(1), &ServerToClient::Pong { n: 9, now_ms: 0 });
        assert_eq!(connections.len(), 1);
        assert_eq!(count(&mut messages), 2, "half of the outbox stays free");
    }
}
