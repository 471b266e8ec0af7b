//! What the pages at a table are told.

use axum::extract::ws::Utf8Bytes;
use wire::Refusal;
use wire::online::{
    ChatLine, LogPart, OnlineRefusal, PROTOCOL, ServerToClient, Sitting, TableSeat, TableView,
};
use wire::table::Player;

use super::seats::chat_line;
use super::{Cluster, HandOver, Live, Page};
use crate::online::limits::MAX_AT_TABLE;
use crate::online::{document, now_ms};

/// How many lines of talk somebody who comes in is told.
const CHAT_LINES: u32 = 50;

/// With more pages than this, coming and going of those who only watch is not told to everybody.
const INTIMATE: usize = 30;

impl Live {
    /// Welcomes a page, or tells it again what it missed.
    pub(super) async fn join(&mut self, page: Page, have: Option<u32>) {
        if self.pages.len() >= MAX_AT_TABLE && !self.pages.contains_key(&page.number) {
            let refusal = OnlineRefusal::Unavailable.into();
            let _ = page.outbox.try_send(text(&ServerToClient::Refused {
                id: None,
                refusal,
                seq: self.seq(),
            }));
            return;
        }
        if let Some(have) = have {
            self.keep_up_with(&page.visitor, have).await;
        }
        let chat = self.house.0.store.said(&self.row.id, CHAT_LINES).await;
        let chat = chat.unwrap_or_else(|error| {
            drop(self.unavailable(&error));
            Vec::new()
        });
        self.note_said(chat.last().map_or(0, |line| line.number));
        let (number, seat) = (page.number, self.document.seat_of(&page.visitor));
        let is_new = self.pages.insert(number, page).is_none();
        self.note_who_is_gone();
        let setup = self.started.is_none().then(|| Box::new(self.document.setup.clone()));
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
        if is_new && (seat.is_some() || self.pages.len() <= INTIMATE) {
            self.tell_table_to_all_but(number);
        }
        if is_new {
            self.tell_others_who_is_here().await;
        }
    }

    /// A page is gone.
    pub(super) async fn leave(&mut self, page: u64) {
        if let Some(page) = self.pages.remove(&page) {
            let sat = self.document.seat_of(&page.visitor).is_some();
            self.note_who_is_gone();
            if sat || self.pages.len() <= INTIMATE {
                self.tell_table();
            }
            self.tell_others_who_is_here().await;
        }
    }

    /// Whether whoever sits there is connected through this server.
    pub(super) fn sits_here(&self, seat: u8) -> bool {
        let sitter = self.document.seats.get(usize::from(seat)).and_then(Option::as_ref);
        sitter.is_some_and(|sitter| {
            self.pages.values().any(|page| page.visitor.as_str() == sitter.visitor)
        })
    }

    /// Whether whoever sits there is connected through any server.
    pub(super) fn is_here(&self, seat: u8) -> bool {
        self.sits_here(seat) || self.cluster.as_ref().is_some_and(|cluster| cluster.has(seat))
    }

    /// How many watch through this server.
    pub(super) fn watching_here(&self) -> u32 {
        let watches = |page: &&Page| self.document.seat_of(&page.visitor).is_none();
        self.pages.values().filter(watches).count() as u32
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
            None => self.document.setup.players(),
        };
        let seats = players.into_iter().zip(&self.document.seats).zip(0..);
        let seats = seats.map(|((player, sitter), seat)| TableSeat {
            taken: sitter.is_some() || player != Player::Human,
            here: player != Player::Human || self.is_here(seat),
            name: sitter.as_ref().map_or_else(String::new, |sitter| sitter.name.clone()),
            sitting: sitter.as_ref().map_or_else(Sitting::default, |sitter| sitter.sitting),
            rating: sitter.as_ref().and_then(|sitter| sitter.rating),
            player,
        });
        let elsewhere = self.cluster.as_ref().map_or(0, Cluster::watching);
        TableView {
            id: self.row.id.clone(),
            game: self.document.setup.game(),
            visibility: document::visibility(&self.row),
            phase: self.phase(),
            seats: seats.collect(),
            clock: self.document.setup.clock(),
            rated: self.document.rated,
            watching: self.watching_here().saturating_add(elsewhere),
            made_ms: self.row.made_ms,
            handover: self.handover.as_ref().map(HandOver::view),
            next: self.document.next.clone(),
        }
    }

    /// Tells everybody how the table looks now.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_to_all_but(0);
    }

    fn tell_table_to_all_but(&mut self, number: u64) {
        let table = self.view();
        let pages: Vec<_> = self.pages.values().map(|page| (page.number, &page.visitor)).collect();
        let others = pages.into_iter().filter(|(page, _)| *page != number);
        let told: Vec<_> = others
            .map(|(page, visitor)| {
                let you = self.document.seat_of(visitor);
                (page, ServerToClient::Table { table: table.clone(), you })
            })
            .collect();
        for (page, message) in told {
            self.tell(page, &message);
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
    pub(super) fn answer(&mut self, page: u64, id: String, answer: Result<u32, Refusal>) {
        let answer = match answer {
            Ok(seq) => ServerToClient::Done { id, seq },
            Err(refusal) => ServerToClient::Refused { id: Some(id), refusal, seq: self.seq() },
        };
        self.tell(page, &answer);
    }

    fn tell(&mut self, page: u64, message: &ServerToClient) {
        self.send(page, text(message));
    }

    fn tell_all(&mut self, message: &ServerToClient) {
        let message = text(message);
        for page in self.pages.keys().copied().collect::<Vec<_>>() {
            self.send(page, message.clone());
        }
    }

    /// A page whose outbox is full cannot follow: it is dropped, and comes again for what it missed.
    pub(super) fn send(&mut self, page: u64, message: Utf8Bytes) {
        let sent = self.pages.get(&page).map(|page| page.outbox.try_send(message));
        if let Some(Err(_)) = sent {
            self.house.0.metrics.slow_pages.add();
            self.pages.remove(&page);
            self.note_who_is_gone();
        }
    }
}

/// A message as it travels.
pub(crate) fn text(message: &ServerToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data has a JSON form").into()
}
