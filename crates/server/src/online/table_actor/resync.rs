//! Resyncing: reading from the store what this node has missed.
//!
//! Everything that may be out of date goes through [`TableActor::resync`]: a lost race, a gap in the
//! sequence numbers of other nodes, a client that knows more than we do, a bus that was away.

use store::EventRow;
use wire::command::Player;
use wire::online::OnlineRefusal;

use super::TableActor;
use super::clocks::Clocks;
use crate::online::error::{AppError, AppResult};
use crate::online::game_adapter::GameAdapter;
use crate::online::rate_limits::CHAT_LINES;
use crate::online::table_record::TableRecord;
use crate::online::visitor::Visitor;

/// What this node may lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Missing {
    record: bool,
    events: bool,
    chat: bool,
}

impl Missing {
    pub(super) const ALL: Missing = Missing { record: true, events: true, chat: true };
    pub(super) const CHAT: Missing = Missing { record: false, events: false, chat: true };
    pub(super) const EVENTS: Missing = Missing { record: false, events: true, chat: false };
    pub(super) const RECORD: Missing = Missing { record: true, events: false, chat: false };
}

/// The newest version of the record, event and chat line that someone knows of; 0 if unknown.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Newest {
    pub(super) version: u64,
    pub(super) seq: u32,
    pub(super) chat: u32,
}

/// How far a match is, and who plays in it.
#[derive(Debug)]
pub(super) struct Progress {
    pub(super) seq: u32,
    pub(super) players: Vec<Player>,
}

impl<G: GameAdapter> TableActor<G> {
    /// Reads from the store what is missing, applies it and tells everyone.
    pub(super) async fn resync(&mut self, missing: Missing) -> AppResult<()> {
        if missing == Missing::ALL {
            self.cluster.note_resync();
        }
        if missing.record {
            self.reload_record().await?;
        }
        if missing.events {
            let events = self.state.store.events(&self.row.id, self.seq()).await?;
            self.apply_events(events)?;
        }
        if missing.chat {
            let lines = self.state.store.chat_lines(&self.row.id, CHAT_LINES).await?;
            self.broadcast_stored_chat(&lines);
        }
        Ok(())
    }

    /// Resyncs; a failure is logged, and the next resync makes good for it.
    pub(super) async fn resync_or_log(&mut self, missing: Missing) {
        if let Err(AppError::Internal(error)) = self.resync(missing).await {
            self.log_error(error.as_ref());
        }
    }

    #[cfg(feature = "simulation")]
    pub(super) fn misses_resync(&self) -> bool {
        self.state.config.planted_bug == Some(crate::online::PlantedBug::MissedResync)
    }

    /// Resyncs what is older than what someone knows of.
    pub(super) async fn resync_to(&mut self, newest: Newest) {
        let has_match = self.active.is_some();
        let record = newest.version > self.row.version || (newest.seq > 0 && !has_match);
        let events = newest.seq > self.seq();
        #[cfg(feature = "simulation")]
        let events = events && !self.misses_resync();
        let chat = newest.chat > self.chat.last_number();
        self.resync_or_log(Missing { record, events, chat }).await;
    }

    /// A client speaks of an event. If we do not know it, or not that the client has a seat, another
    /// node's message is late or lost: we resync before refusing anything.
    pub(super) async fn resync_if_behind(&mut self, visitor: &Visitor, seq: u32) {
        let is_behind = self.active.is_none() || seq > self.seq();
        if self.cluster.has_peers() && (is_behind || self.record.seat_of(visitor).is_none()) {
            self.resync_or_log(Missing::ALL).await;
        }
    }

    /// Applies events that another node has stored; resyncs if they do not follow ours.
    pub(super) async fn apply_remote_events(
        &mut self,
        after: u32,
        lines: Vec<String>,
        command: Option<String>,
    ) {
        let newest = after.saturating_add(lines.len() as u32);
        let events = (after + 1..).zip(lines).map(|(seq, line)| EventRow {
            seq,
            command: command.clone().filter(|_| seq == newest),
            line,
        });
        let follows = self.active.is_some() && after == self.seq();
        #[cfg(feature = "simulation")]
        if self.misses_resync() && !follows {
            return;
        }
        if !follows || self.apply_events(events.collect()).is_err() {
            self.resync_to(Newest { seq: newest, ..Newest::default() }).await;
        }
    }

    /// Applies stored events and tells everyone.
    fn apply_events(&mut self, events: Vec<EventRow>) -> AppResult<()> {
        let Some(active) = &mut self.active else { return Ok(()) };
        let before = active.progress();
        let applied = events.into_iter().try_for_each(|event| active.apply(event));
        self.broadcast_progress(&before);
        applied.map_err(AppError::internal)
    }

    /// Tells everyone connected here what has happened since.
    pub(super) fn broadcast_progress(&mut self, before: &Progress) {
        let Some(active) = &self.active else { return };
        let now = active.progress();
        if now.seq == before.seq {
            return;
        }
        let vote_ended = self.handover.end_if_pointless(active.is_over(), &active.people());
        self.cluster.note_change();
        self.broadcast_log(Some(before.seq));
        if vote_ended || now.players != before.players {
            self.broadcast_table(None);
        }
    }

    /// Reads the record again, and the match if it has started since.
    async fn reload_record(&mut self) -> AppResult<()> {
        let row = self.state.store.table(&self.row.id).await?;
        let row = row.ok_or(OnlineRefusal::NoSuchTable)?;
        if row.version <= self.row.version {
            return Ok(());
        }
        let seats_before = self.connections.seats(&self.record);
        self.record = TableRecord::read(&row).map_err(AppError::internal)?;
        self.row = row;
        self.start_match().await?;
        self.update_header();
        self.broadcast_table(None);
        // Someone who took a seat through another node may be connected here.
        if self.connections.seats(&self.record) != seats_before {
            self.announce_presence().await;
        }
        Ok(())
    }

    /// Loads a match that has just started.
    pub(super) async fn start_match(&mut self) -> AppResult<()> {
        if self.active.is_some() || self.record.header.is_none() {
            return Ok(());
        }
        self.active = self.load_match().await.map_err(AppError::internal)?;
        self.clocks = Clocks::new(self.record.seats.len());
        self.broadcast_log(None);
        Ok(())
    }

    /// Someone's name may have been removed from the match.
    fn update_header(&mut self) {
        let (Some(active), Some(header)) = (&mut self.active, &self.record.header) else { return };
        if active.header() != header {
            active.set_header(header.clone());
            self.broadcast_log(None);
        }
    }
}
