//! The data of a store in memory: tables, events and chat.

use std::collections::{BTreeMap, BTreeSet};

use super::daily::DailyRow;
use super::matches::ResultRow;
use crate::{
    AbandonedBefore, Append, ChatRow, EventRow, NewAccount, Outage, PushSubscription, RatingRow,
    SeatedVisitor, Session, Since, StoreError, TableChange, TableRow, TokenRow,
};

/// How many chat lines per table are kept.
const MAX_CHAT_LINES: usize = 200;

/// Everything, as the tables of the SQL schema.
#[derive(Debug, Default)]
pub(super) struct Data {
    pub(super) tables: BTreeMap<String, TableRow>,
    pub(super) events: BTreeMap<String, Vec<EventRow>>,
    pub(super) chat: BTreeMap<String, Vec<ChatRow>>,
    pub(super) seats: BTreeMap<String, Vec<SeatedVisitor>>,
    pub(super) secrets: BTreeMap<String, String>,
    /// By visitor; without a name and skeleton once they are deleted.
    pub(super) accounts: BTreeMap<String, Account>,
    pub(super) sessions: BTreeMap<String, Session>,
    /// By hash.
    pub(super) tokens: BTreeMap<String, TokenRow>,
    /// By table and seat.
    pub(super) results: BTreeMap<(String, u8), ResultRow>,
    /// By visitor and game.
    pub(super) ratings: BTreeMap<(String, String), RatingRow>,
    pub(super) pushes: BTreeMap<String, PushSubscription>,
    /// When tables have to be looked at; at once if they are not here.
    pub(super) check_ms: BTreeMap<String, u64>,
    /// When someone with a seat was last connected; 0 if they are not here.
    pub(super) attended_ms: BTreeMap<String, u64>,
    /// Tables and their spectators.
    pub(super) watchers: BTreeSet<(String, String)>,
    /// The tokens that were revoked.
    pub(super) revoked: Vec<TokenRow>,
    /// By day and game.
    pub(super) daily_challenges: BTreeMap<(u32, String), String>,
    /// By day, game and visitor.
    pub(super) daily_results: BTreeMap<(u32, String, String), DailyRow>,
    pub(super) alive_ms: Option<u64>,
    pub(super) outages: BTreeMap<u64, Outage>,
    pub(super) clock: Clock,
    pub(super) observer: Observer,
    /// A planted bug.
    pub(super) rates_flags_twice: bool,
}

/// An account; `None` once it is deleted.
pub(super) type Account = Option<NewAccount>;

/// The database's own clock.
#[derive(Default)]
pub(super) struct Clock(pub(super) Option<Box<dyn Fn() -> u64 + Send>>);

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Clock")
    }
}

type OnAppend = Box<dyn Fn(&Append) + Send>;

/// Is told of every append.
#[derive(Default)]
pub(super) struct Observer(pub(super) Option<OnAppend>);

impl std::fmt::Debug for Observer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Observer")
    }
}

impl Data {
    pub(super) fn secret(&mut self, name: &str, new: &str) -> String {
        self.secrets.entry(name.to_owned()).or_insert_with(|| new.to_owned()).clone()
    }

    pub(super) fn replace_secret(&mut self, name: &str, old: &str, new: &str) -> bool {
        let secret = self.secrets.get_mut(name).filter(|secret| *secret == old);
        secret.map(|secret| new.clone_into(secret)).is_some()
    }

    pub(super) fn append(&mut self, append: &Append) -> Result<(), StoreError> {
        if !self.tables.contains_key(&append.table) {
            return Err(StoreError::Missing { what: "table", id: append.table.clone() });
        }
        let events = self.events.entry(append.table.clone()).or_default();
        let newest = events.len() as u32;
        let is_repeated =
            |command: &String| events.iter().any(|event| event.command.as_ref() == Some(command));
        if newest != append.after || append.command.as_ref().is_some_and(is_repeated) {
            return Err(StoreError::Conflict { newest: u64::from(newest) });
        }
        let last = append.lines.len().saturating_sub(1);
        events.extend(append.lines.iter().enumerate().map(|(index, line)| EventRow {
            seq: newest + 1 + index as u32,
            command: append.command.clone().filter(|_| index == last),
            line: line.clone(),
        }));
        if let Observer(Some(observer)) = &self.observer {
            observer(append);
        }
        Ok(())
    }

    pub(super) fn events_after(&self, table: &str, after: u32) -> Vec<EventRow> {
        let events = self.events.get(table).map_or(&[][..], Vec::as_slice);
        events.iter().filter(|event| event.seq > after).cloned().collect()
    }

    pub(super) fn add_table(
        &mut self,
        table: TableRow,
        seated: Vec<SeatedVisitor>,
    ) -> Result<(), StoreError> {
        if self.tables.contains_key(&table.id) {
            return Err(StoreError::Conflict { newest: 0 });
        }
        self.seats.insert(table.id.clone(), seated);
        self.tables.insert(table.id.clone(), table);
        Ok(())
    }

    pub(super) fn change_table(
        &mut self,
        id: &str,
        change: TableChange,
        seated: Option<Vec<SeatedVisitor>>,
    ) -> Result<u64, StoreError> {
        let missing = || StoreError::Missing { what: "table", id: id.to_owned() };
        let row = self.tables.get_mut(id).ok_or_else(missing)?;
        if row.version != change.version {
            return Err(StoreError::Conflict { newest: row.version });
        }
        row.version += 1;
        row.phase = change.phase;
        row.document = change.document;
        if let Some(seated) = seated {
            self.seats.insert(id.to_owned(), seated);
        }
        Ok(row.version)
    }

    pub(super) fn add_next_table(
        &mut self,
        id: &str,
        change: TableChange,
        next: TableRow,
        seated: Vec<SeatedVisitor>,
    ) -> Result<u64, StoreError> {
        let version = self.change_table(id, change, None)?;
        self.add_table(next, seated)?;
        Ok(version)
    }

    pub(super) fn listed_tables(
        &self,
        visibility: &str,
        since: Since,
        limit: u32,
    ) -> Vec<TableRow> {
        let fits = |row: &&TableRow| row.visibility == visibility && self.is_waiting(row, since);
        newest_first(self.tables.values().filter(fits), limit)
    }

    fn is_waiting(&self, row: &TableRow, since: Since) -> bool {
        row.phase == "waiting"
            && row.made_ms >= since.made_ms
            && self.attended(&row.id) >= since.attended_ms
    }

    fn attended(&self, id: &str) -> u64 {
        self.attended_ms.get(id).copied().unwrap_or_default()
    }

    pub(super) fn delete_abandoned_tables(
        &mut self,
        now_ms: u64,
        before: AbandonedBefore,
        limit: u32,
    ) -> u64 {
        let playing = self.tables.values().filter(|row| row.phase == "playing");
        let new = playing.filter(|row| self.attended(&row.id) == 0).map(|row| row.id.clone());
        let new: Vec<String> = new.collect();
        self.attended_ms.extend(new.into_iter().map(|id| (id, now_ms)));
        let is_abandoned = |row: &&TableRow| {
            let before_ms = match (row.phase.as_str(), &row.pairing) {
                ("waiting", Some(_)) => before.pairing_ms,
                ("waiting", None) => before.waiting_ms,
                ("playing", _) => before.playing_ms,
                _ => return false,
            };
            row.made_ms < before_ms && self.attended(&row.id) < before_ms
        };
        let mut gone: Vec<(u64, String)> = self
            .tables
            .values()
            .filter(is_abandoned)
            .map(|row| (row.made_ms, row.id.clone()))
            .collect();
        gone.sort();
        gone.truncate(limit as usize);
        for (_, id) in &gone {
            self.tables.remove(id);
            self.events.remove(id);
            self.chat.remove(id);
            self.seats.remove(id);
            self.check_ms.remove(id);
            self.attended_ms.remove(id);
            self.watchers.retain(|(table, _)| table != id);
            self.results.retain(|(table, _), _| table != id);
        }
        gone.len() as u64
    }

    pub(super) fn paired_tables(&self, pairing: &str, since: Since, limit: u32) -> Vec<TableRow> {
        let fits = |row: &&TableRow| {
            row.pairing.as_deref() == Some(pairing) && self.is_waiting(row, since)
        };
        let mut rows: Vec<TableRow> = self.tables.values().filter(fits).cloned().collect();
        rows.sort_by_key(|row| row.made_ms);
        rows.truncate(limit as usize);
        rows
    }

    pub(super) fn count_tables(&self, made_by: &str, not_phase: &str, since_ms: u64) -> u64 {
        let fits = |row: &&TableRow| {
            row.made_by == made_by && row.phase != not_phase && row.made_ms >= since_ms
        };
        self.tables.values().filter(fits).count() as u64
    }

    pub(super) fn tables_of(&self, visitor: &str, not_phase: &str, limit: u32) -> Vec<TableRow> {
        let has_seat = |row: &&TableRow| {
            self.seats.get(&row.id).is_some_and(|seats| has_visitor(seats, visitor))
        };
        let rows = self.tables.values().filter(has_seat).filter(|row| row.phase != not_phase);
        newest_first(rows, limit)
    }

    pub(super) fn seats_of(&self, visitor: &str) -> Vec<String> {
        let tables = self.seats.iter().filter(|(_, seats)| has_visitor(seats, visitor));
        tables.map(|(table, _)| table.clone()).collect()
    }

    pub(super) fn add_chat_line(&mut self, table: &str, line: ChatRow) -> Option<u32> {
        let lines = self.chat.entry(table.to_owned()).or_default();
        if lines.iter().any(|known| known.request_id == line.request_id) {
            return None;
        }
        let number = lines.last().map_or(0, |last| last.number) + 1;
        lines.push(ChatRow { number, ..line });
        lines.drain(..lines.len().saturating_sub(MAX_CHAT_LINES));
        Some(number)
    }

    pub(super) fn chat_lines(&self, table: &str, limit: u32) -> Vec<ChatRow> {
        let lines = self.chat.get(table).map_or(&[][..], Vec::as_slice);
        lines[lines.len().saturating_sub(limit as usize)..].to_vec()
    }
}

fn newest_first<'a>(rows: impl Iterator<Item = &'a TableRow>, limit: u32) -> Vec<TableRow> {
    let mut rows: Vec<TableRow> = rows.cloned().collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.made_ms));
    rows.truncate(limit as usize);
    rows
}

fn has_visitor(seats: &[SeatedVisitor], visitor: &str) -> bool {
    seats.iter().any(|(_, seated)| seated == visitor)
}
