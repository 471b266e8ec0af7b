//! What the pages at a table are told.

use axum::extract::ws::Utf8Bytes;
use wire::Refusal;
use wire::online::{
    ChatLine, LogPart, OnlineRefusal, PROTOCOL, ServerToClient, Sitting, TableSeat, TableView,
};
use wire::table::Player;

use super::seats::chat_line;
use super::{Cluster, Connection, HandOver, TableActor};
use crate::online::rate_limits::MAX_AT_TABLE;
use crate::online::{now_ms, table_record};

/// How many lines of talk somebody who comes in is told.
const CHAT_LINES: u32 = 50;

/// With more pages than this, coming and going of those who only watch is not told to everybody.
const PRESENCE_BROADCAST_LIMIT: usize = 30;

impl TableActor {
    /// Welcomes a page, or tells it again what it missed.
    pub(super) async fn join(&mut self, connection: Connection, have: Option<u32>) {
        if self.connections.len() >= MAX_AT_TABLE
            && !self.connections.contains_key(&connection.number)
        {
            let refusal = OnlineRefusal::Unavailable.into();
            let _ = connection.outbox.try_send(text(&ServerToClient::Refused {
                id: None,
                refusal,
                seq: self.seq(),
            }));
            return;
        }
        if let Some(have) = have {
            self.keep_up_with(&connection.visitor, have).await;
        }
        let chat = self.state.store.chat_lines(&self.row.id, CHAT_LINES).await;
        let chat = chat.unwrap_or_else(|error| {
            drop(self.unavailable(&error));
            Vec::new()
        });
        self.note_said(chat.last().map_or(0, |line| line.number));
        let (number, seat) = (connection.number, self.record.seat_of(&connection.visitor));
        let is_new = self.connections.insert(number, connection).is_none();
        self.note_who_is_gone();
        let setup = self.started.is_none().then(|| Box::new(self.record.setup.clone()));
        let welcome = ServerToClient::Welcome {
            protocol: PROTOCOL,
            table: self.view(),
            you: seat,
            setup,
            log: self.log_after(have),
            chat: chat.into_iter().map(chat_line).collect(),
        };
        self.tell(number, &welcome);
        self.tell_turn(Some(number));
        self.tell_hand(number);
        if is_new && (seat.is_some() || self.connections.len() <= PRESENCE_BROADCAST_LIMIT) {
            self.tell_table_to_all_but(number);
        }
        if is_new {
            self.tell_others_who_is_here().await;
        }
    }

    /// A page is gone.
    pub(super) async fn leave(&mut self, connection: u64) {
        if let Some(connection) = self.connections.remove(&connection) {
            let sat = self.record.seat_of(&connection.visitor).is_some();
            self.note_who_is_gone();
            if sat || self.connections.len() <= PRESENCE_BROADCAST_LIMIT {
                self.tell_table();
            }
            self.tell_others_who_is_here().await;
        }
    }

    /// Whether whoever sits there is connected through this server.
    pub(super) fn sits_here(&self, seat: u8) -> bool {
        let occupant = self.record.seats.get(usize::from(seat)).and_then(Option::as_ref);
        occupant.is_some_and(|occupant| {
            self.connections
                .values()
                .any(|connection| connection.visitor.as_str() == occupant.visitor)
        })
    }

    /// Whether whoever sits there is connected through any server.
    pub(super) fn is_here(&self, seat: u8) -> bool {
        self.sits_here(seat) || self.cluster.as_ref().is_some_and(|cluster| cluster.has(seat))
    }

    /// How many watch through this server.
    pub(super) fn watching_here(&self) -> u32 {
        let watches = |connection: &&Connection| self.record.seat_of(&connection.visitor).is_none();
        self.connections.values().filter(watches).count() as u32
    }

    /// What a page has not got of the match.
    fn log_after(&self, have: Option<u32>) -> Option<LogPart> {
        let started = self.started.as_ref()?;
        let seq = started.playing.seq();
        // Who claims to have more than there is has another match.
        let known = have.filter(|&have| have <= seq);
        let lines = match known {
            Some(have) => started.lines[have as usize..].to_vec(),
            None => std::iter::once(&started.header).chain(&started.lines).cloned().collect(),
        };
        Some(LogPart { after: known, lines, seq, now_ms: now_ms() })
    }

    /// The table as everybody sees it.
    pub(super) fn view(&self) -> TableView {
        let players = match &self.started {
            Some(started) => started.playing.players(),
            None => self.record.setup.players(),
        };
        let seats = players.into_iter().zip(&self.record.seats).zip(0..);
        let seats = seats.map(|((player, occupant), seat)| TableSeat {
            taken: occupant.is_some() || player != Player::Human,
            here: player != Player::Human || self.is_here(seat),
            name: occupant.as_ref().map_or_else(String::new, |occupant| occupant.name.clone()),
            sitting: occupant.as_ref().map_or_else(Sitting::default, |occupant| occupant.sitting),
            rating: occupant.as_ref().and_then(|occupant| occupant.rating),
            player,
        });
        let elsewhere = self.cluster.as_ref().map_or(0, Cluster::watching);
        TableView {
            id: self.row.id.clone(),
            game: self.record.setup.game(),
            visibility: table_record::visibility(&self.row),
            phase: self.phase(),
            seats: seats.collect(),
            clock: self.record.setup.clock(),
            rated: self.record.rated,
            watching: self.watching_here().saturating_add(elsewhere),
            made_ms: self.row.made_ms,
            handover: self.handover.as_ref().map(HandOver::view),
            next: self.record.next.clone(),
        }
    }

    /// Tells everybody how the table looks now.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_to_all_but(0);
    }

    fn tell_table_to_all_but(&mut self, number: u64) {
        let table = self.view();
        let connections: Vec<_> = self
            .connections
            .values()
            .map(|connection| (connection.number, &connection.visitor))
            .collect();
        let others = connections.into_iter().filter(|(connection, _)| *connection != number);
        let told: Vec<_> = others
            .map(|(connection, visitor)| {
                let you = self.record.seat_of(visitor);
                (connection, ServerToClient::Table { table: table.clone(), you })
            })
            .collect();
        for (connection, message) in told {
            self.tell(connection, &message);
        }
    }

    /// Tells everybody what has happened since an event.
    pub(super) fn tell_log(&mut self, after: u32) {
        if let Some(log) = self.log_after(Some(after)) {
            self.tell_all(&ServerToClient::Log { log });
        }
        // Who has been told of a turn is told again only when the position is another one.
        let position = self.started.as_ref().map(|started| started.playing.position_seq());
        if position.is_some_and(|position| position > after) {
            self.tell_turn(None);
        }
    }

    /// Tells everybody the whole match.
    pub(super) fn tell_whole_log(&mut self) {
        if let Some(log) = self.log_after(None) {
            self.tell_all(&ServerToClient::Log { log });
            self.tell_turn(None);
        }
    }

    pub(super) fn tell_chat(&mut self, line: ChatLine) {
        self.tell_all(&ServerToClient::Chat { line });
    }

    /// Answers a wish.
    pub(super) fn answer(&mut self, connection: u64, id: String, answer: Result<u32, Refusal>) {
        let answer = match answer {
            Ok(seq) => ServerToClient::Done { id, seq },
            Err(refusal) => ServerToClient::Refused { id: Some(id), refusal, seq: self.seq() },
        };
        self.tell(connection, &answer);
    }

    fn tell(&mut self, connection: u64, message: &ServerToClient) {
        self.send(connection, text(message));
    }

    fn tell_all(&mut self, message: &ServerToClient) {
        let message = text(message);
        for connection in self.connections.keys().copied().collect::<Vec<_>>() {
            self.send(connection, message.clone());
        }
    }

    /// A page whose outbox is full cannot follow: it is dropped, and comes again for what it missed.
    pub(super) fn send(&mut self, connection: u64, message: Utf8Bytes) {
        let sent =
            self.connections.get(&connection).map(|connection| connection.outbox.try_send(message));
        if let Some(Err(_)) = sent {
            self.state.metrics.slow_pages.add();
            self.connections.remove(&connection);
            self.note_who_is_gone();
        }
    }
}

/// A message as it travels.
pub(crate) fn text(message: &ServerToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data has a JSON form").into()
}
