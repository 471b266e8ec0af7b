//! Connections that come and go, and who is present.

use wire::online::{BusMessage, OnlineRefusal, PROTOCOL, ServerToClient};

use super::TableActor;
use super::chat::chat_line;
use super::connections::{Connection, text};
use crate::online::game_adapter::GameAdapter;
use crate::online::rate_limits::CHAT_LINES;

/// With more connections than this, spectators come and go unannounced.
const PRESENCE_BROADCAST_LIMIT: usize = 30;

impl<G: GameAdapter> TableActor<G> {
    /// Welcomes a client, or sends it again what it missed.
    pub(super) async fn join(&mut self, mut connection: Connection, last_seq: Option<u32>) {
        let id = connection.id;
        if self.connections.is_full_for(&connection, &self.record) {
            let refusal = OnlineRefusal::Unavailable.into();
            let refused = ServerToClient::Refused { id: None, refusal, seq: self.seq() };
            let _ = connection.outbox.try_send(text(&refused));
            return;
        }
        if let Some(last_seq) = last_seq {
            self.resync_if_behind(&connection.requester.visitor, last_seq).await;
        }
        let chat = self.state.store.chat_lines(&self.row.id, CHAT_LINES).await;
        let chat = chat.unwrap_or_else(|error| {
            self.log_error(&error);
            Vec::new()
        });
        // Lines of other nodes may have been missed: those who are here get them before they count as
        // sent.
        self.broadcast_stored_chat(&chat);
        let visitor = connection.requester.visitor.clone();
        let seat = self.record.seat_of(&visitor);
        connection.reads_chat = self.may_read_chat(&visitor).await;
        let chat = if connection.reads_chat { chat } else { Vec::new() };
        let is_new = self.connections.add(connection);
        self.update_absences();
        // Before the welcome: a player who is at the table can be found in the lobby.
        self.store_attendance().await;
        let setup = self.active.is_none().then(|| Box::new(self.record.setup.clone()));
        let log =
            self.active.as_ref().map(|active| active.log_after(last_seq, self.state.now_ms()));
        let welcome = ServerToClient::Welcome {
            protocol: PROTOCOL,
            table: self.view(),
            you: seat,
            setup,
            log,
            chat: chat.into_iter().map(|row| chat_line(row, &self.record)).collect(),
        };
        self.connections.send(id, &welcome);
        self.send_bot_turns(Some(id));
        self.send_hand(id);
        if is_new && (seat.is_some() || self.connections.len() <= PRESENCE_BROADCAST_LIMIT) {
            self.broadcast_table(Some(id));
        }
        if is_new {
            self.announce_presence().await;
        }
    }

    pub(super) async fn leave(&mut self, id: u64) {
        if let Some(connection) = self.connections.remove(id) {
            self.announce_gone(&[connection]).await;
        }
    }

    /// Tells everyone about clients that were too slow and got dropped. Telling may drop more.
    pub(super) async fn announce_lost(&mut self) {
        loop {
            let lost = self.connections.take_lost();
            if lost.is_empty() {
                return;
            }
            self.announce_gone(&lost).await;
        }
    }

    async fn announce_gone(&mut self, gone: &[Connection]) {
        let had_seat = |gone: &Connection| self.record.seat_of(&gone.requester.visitor).is_some();
        let had_seat = gone.iter().any(had_seat);
        self.update_absences();
        if had_seat || self.connections.len() <= PRESENCE_BROADCAST_LIMIT {
            self.broadcast_table(None);
        }
        self.announce_presence().await;
    }

    /// Whether the occupant of a seat is connected to any node.
    pub(super) fn is_present(&self, seat: u8) -> bool {
        self.connections.has_seat(&self.record, seat) || self.cluster.has_seat(seat)
    }

    /// Notes who is away. A vote on the seat of someone who is back ends.
    pub(super) fn update_absences(&mut self) {
        for seat in 0..self.record.seats.len() as u8 {
            if self.record.seats[usize::from(seat)].is_none() {
                continue;
            }
            let is_present = self.is_present(seat);
            self.absences.update(seat, is_present);
            if is_present {
                self.handover.cancel(seat);
            }
        }
    }

    /// Tells other nodes who is connected here, and what this node knows.
    pub(super) async fn announce_presence(&mut self) {
        let presence = BusMessage::Here {
            seats: self.connections.seats(&self.record),
            watching: self.connections.spectators(&self.record),
            seq: self.seq(),
            version: self.row.version,
            said: self.chat.last_number(),
        };
        self.cluster.announce(presence).await;
    }
}
