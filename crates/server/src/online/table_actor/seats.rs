//! Who sits where, and what people say.

use store::{ChatRow, StoreError};
use wire::Refusal;
use wire::online::{ChatLine, News, OnlineRefusal, TableSetup};
use wire::table::Player;

use super::{LagCompensation, TableActor};
use crate::online::accounts::{Requester, seat_occupant};
use crate::online::dyn_match::start;
use crate::online::setup_policy::{can_be_rated, prepare};
use crate::online::table_record::{self, New, TableRecord};
use crate::online::visitor::Visitor;
use crate::online::{now_ms, random_id, sanitize};

/// How often a lost race for a seat is run again.
const ATTEMPTS: usize = 5;

impl TableActor {
    /// Lets somebody sit down. The match starts when nobody is missing any more.
    pub(super) async fn sit(
        &mut self,
        requester: &Requester,
        seat: u8,
        name: &str,
    ) -> Result<(), Refusal> {
        let visitor = &requester.visitor;
        let occupant = seat_occupant(&self.state, requester, self.record.setup.game(), name).await;
        let occupant = occupant.map_err(|error| self.unavailable(&error))?;
        self.change_seats(|record| {
            match record.seat_of(visitor) {
                Some(taken) if taken == seat => return Ok(Settled::Already),
                Some(_) => return Err(OnlineRefusal::AlreadySeated.into()),
                None => {}
            }
            if record.header.is_some() {
                return Err(OnlineRefusal::Started.into());
            }
            if !record.is_open(seat) {
                return Err(OnlineRefusal::SeatTaken { seat }.into());
            }
            record.seats[usize::from(seat)] = Some(occupant.clone());
            Ok(Settled::Changed)
        })
        .await
    }

    /// Lets somebody sit down wherever there is a seat.
    pub(super) async fn sit_anywhere(
        &mut self,
        requester: &Requester,
        name: &str,
    ) -> Result<(), Refusal> {
        let seat = self.record.seat_of(&requester.visitor).or_else(|| self.record.open_seat());
        self.sit(requester, seat.ok_or(OnlineRefusal::Started)?, name).await
    }

    /// Lets somebody stand up.
    pub(super) async fn stand(&mut self, visitor: &Visitor) -> Result<(), Refusal> {
        self.change_seats(|record| {
            let Some(seat) = record.seat_of(visitor) else { return Ok(Settled::Already) };
            if record.header.is_some() {
                return Err(OnlineRefusal::Started.into());
            }
            record.seats[usize::from(seat)] = None;
            Ok(Settled::Changed)
        })
        .await
    }

    /// Changes who sits where, stores it, and tells everybody. Runs again if somebody else was faster.
    async fn change_seats(
        &mut self,
        change: impl Fn(&mut TableRecord) -> Result<Settled, Refusal> + Send,
    ) -> Result<(), Refusal> {
        for _ in 0..ATTEMPTS {
            let mut record = self.record.clone();
            if change(&mut record)? == Settled::Already {
                return Ok(());
            }
            if record.open_seat().is_none() {
                begin(&mut record)?;
            }
            match self.change(record).await {
                Ok(()) => {
                    self.begin_match().await?;
                    self.tell_table();
                    self.tell_others_who_is_here().await;
                    self.notify_turn(None);
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => self.read_again().await?,
                Err(error) => return Err(self.unavailable(&error)),
            }
        }
        Err(OnlineRefusal::Unavailable.into())
    }

    /// Stores the document in place of the one that was seen.
    pub(super) async fn change(&mut self, record: TableRecord) -> Result<(), StoreError> {
        let phase = if self.started.is_some() { self.phase() } else { record.phase() };
        let change = record.change(self.row.version, phase);
        let (store, id) = (&self.state.store, &self.row.id);
        let version = if record.seats == self.record.seats {
            store.change_table(id, change).await?
        } else {
            store.change_seated_table(id, change, record.seated()).await?
        };
        self.row.version = version;
        table_record::phase_name(phase).clone_into(&mut self.row.phase);
        self.record = record;
        self.tell_others_of_change().await;
        Ok(())
    }

    /// Reads what another server has made of the table.
    pub(super) async fn read_again(&mut self) -> Result<(), Refusal> {
        let row = self.state.store.table(&self.row.id).await;
        let row = row.map_err(|error| self.unavailable(&error))?;
        let row = row.ok_or(OnlineRefusal::NoSuchTable)?;
        self.record = TableRecord::read(&row).map_err(|error| self.unavailable(&error))?;
        self.row = row;
        self.begin_match().await?;
        self.rename();
        self.tell_table();
        Ok(())
    }

    /// Brings a match into memory that has just started.
    async fn begin_match(&mut self) -> Result<(), Refusal> {
        if self.started.is_some() || self.record.header.is_none() {
            return Ok(());
        }
        self.load_match().await.map_err(|error| self.unavailable(&error))?;
        self.purses = vec![LagCompensation::default(); self.record.seats.len()];
        self.tell_whole_log();
        Ok(())
    }

    /// Somebody's name may have been taken off the match.
    fn rename(&mut self) {
        let (Some(started), Some(header)) = (&mut self.started, &self.record.header) else {
            return;
        };
        if started.header != *header {
            started.header.clone_from(header);
            self.tell_whole_log();
        }
    }

    /// Makes the table of the rematch once everybody has agreed to it, unless that was done.
    pub(super) async fn make_rematch(&mut self) {
        let agreed = self.started.as_ref().and_then(|started| started.playing.rematch());
        let (Some(setup), None) = (agreed, &self.record.next) else { return };
        let next = match self.rematch_document(setup).await {
            Ok(next) => next,
            Err(refusal) => {
                let (table, why) = (&self.row.id, &refusal.message);
                return tracing::error!(table, why, "a rematch cannot be played");
            }
        };
        let id = random_id::<16>();
        let row = next.row(New {
            id: id.clone(),
            visibility: table_record::visibility(&self.row),
            pairing: None,
            made_by: self.row.made_by.clone(),
            made_ms: now_ms(),
        });
        // If another server was faster, its table is the next one, and nobody learns of this one.
        let mut record = self.record.clone();
        record.next = Some(id.clone());
        let stored = match self.state.store.add_seated_table(row, next.seated()).await {
            Ok(()) => self.change(record).await,
            Err(error) => Err(error),
        };
        match stored {
            Ok(()) => {
                self.tell_table();
                self.notify_rematch(&id, &next);
            }
            Err(StoreError::Conflict { .. }) => {
                let _ = self.read_again().await;
            }
            Err(error) => drop(self.unavailable(&error)),
        }
    }

    async fn rematch_document(&self, mut setup: TableSetup) -> Result<TableRecord, Refusal> {
        if let TableSetup::Xstack(setup) = &mut setup {
            // The next pile, not the one that everybody knows by now.
            setup.seed = setup.seed.wrapping_add(u64::from(setup.options.rounds));
        }
        let prepared = tokio::task::spawn_blocking(move || prepare(&mut setup).map(|()| setup));
        let setup = prepared.await.map_err(|error| self.unavailable(&error))??;
        let mut next = TableRecord::new(setup);
        next.rated = self.record.rated && can_be_rated(&next.setup);
        next.seats.clone_from(&self.record.seats);
        // A bot that has taken over a seat plays the next match, too.
        for (occupant, player) in next.seats.iter_mut().zip(next.setup.players()) {
            occupant.take_if(|_| player != Player::Human);
        }
        begin(&mut next)?;
        Ok(next)
    }

    /// Lets somebody say something to everybody at the table.
    pub(super) async fn say(
        &mut self,
        visitor: &Visitor,
        id: &str,
        text: &str,
    ) -> Result<(), Refusal> {
        sanitize::check_id(id)?;
        let text = sanitize::chat(text)?;
        if !self.may_chat(visitor) {
            return Err(OnlineRefusal::TooFast.into());
        }
        let seat = self.record.seat_of(visitor);
        let name = seat.map_or("", |seat| self.record.name(usize::from(seat)));
        let row = ChatRow {
            number: 0,
            request_id: format!("{} {id}", visitor.as_str()),
            at_ms: now_ms(),
            seat,
            name: name.to_owned(),
            text,
        };
        let said = self.state.store.add_chat_line(&self.row.id, row.clone()).await;
        if let Some(number) = said.map_err(|error| self.unavailable(&error))? {
            let line = chat_line(ChatRow { number, ..row });
            self.note_said(number);
            self.tell_chat(line.clone());
            self.tell_others(News::Talk { line }).await;
        }
        Ok(())
    }
}

/// Whether anything had to be done.
#[derive(PartialEq, Eq)]
enum Settled {
    Changed,
    Already,
}

/// Starts the match of a table at which nobody is missing.
pub(crate) fn begin(record: &mut TableRecord) -> Result<(), Refusal> {
    let seats = 0..record.seats.len();
    let names: Vec<String> = seats.map(|seat| record.name(seat).to_owned()).collect();
    record.setup.set_names(names.iter().map(String::as_str));
    record.header = Some(start(&record.setup, now_ms())?);
    Ok(())
}

/// A stored line as it travels.
pub(super) fn chat_line(row: ChatRow) -> ChatLine {
    ChatLine {
        number: row.number,
        at_ms: row.at_ms,
        seat: row.seat,
        name: row.name,
        text: row.text,
    }
}
