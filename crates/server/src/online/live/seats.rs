//! Who sits where, and what people say.

use store::{ChatRow, StoreError};
use wire::Refusal;
use wire::online::{ChatLine, News, OnlineRefusal, TableSetup};
use wire::table::Player;

use super::{Live, Purse};
use crate::online::accounts::{Person, sitter};
use crate::online::document::{self, Document, New};
use crate::online::host::prepare;
use crate::online::identity::Visitor;
use crate::online::playing::start;
use crate::online::{now_ms, random_name, words};

/// How often a lost race for a seat is run again.
const ATTEMPTS: usize = 5;

impl Live {
    /// Lets somebody sit down. The match starts when nobody is missing any more.
    pub(super) async fn sit(
        &mut self,
        person: &Person,
        seat: u8,
        name: &str,
    ) -> Result<(), Refusal> {
        let visitor = &person.visitor;
        let sitter = sitter(&self.house, person, self.document.setup.game(), name).await;
        let sitter = sitter.map_err(|error| self.unavailable(&error))?;
        self.change_seats(|document| {
            match document.seat_of(visitor) {
                Some(taken) if taken == seat => return Ok(Settled::Already),
                Some(_) => return Err(OnlineRefusal::AlreadySeated.into()),
                None => {}
            }
            if document.header.is_some() {
                return Err(OnlineRefusal::Started.into());
            }
            if !document.is_open(seat) {
                return Err(OnlineRefusal::SeatTaken { seat }.into());
            }
            document.seats[usize::from(seat)] = Some(sitter.clone());
            Ok(Settled::Changed)
        })
        .await
    }

    /// Lets somebody sit down wherever there is a seat.
    pub(super) async fn sit_anywhere(
        &mut self,
        person: &Person,
        name: &str,
    ) -> Result<(), Refusal> {
        let seat = self.document.seat_of(&person.visitor).or_else(|| self.document.open_seat());
        self.sit(person, seat.ok_or(OnlineRefusal::Started)?, name).await
    }

    /// Lets somebody stand up.
    pub(super) async fn stand(&mut self, visitor: &Visitor) -> Result<(), Refusal> {
        self.change_seats(|document| {
            let Some(seat) = document.seat_of(visitor) else { return Ok(Settled::Already) };
            if document.header.is_some() {
                return Err(OnlineRefusal::Started.into());
            }
            document.seats[usize::from(seat)] = None;
            Ok(Settled::Changed)
        })
        .await
    }

    /// Changes who sits where, stores it, and tells everybody. Runs again if somebody else was faster.
    async fn change_seats(
        &mut self,
        change: impl Fn(&mut Document) -> Result<Settled, Refusal> + Send,
    ) -> Result<(), Refusal> {
        for _ in 0..ATTEMPTS {
            let mut document = self.document.clone();
            if change(&mut document)? == Settled::Already {
                return Ok(());
            }
            if document.open_seat().is_none() {
                begin(&mut document)?;
            }
            match self.change(document).await {
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
    pub(super) async fn change(&mut self, document: Document) -> Result<(), StoreError> {
        let phase = if self.started.is_some() { self.phase() } else { document.phase() };
        let change = document.change(self.row.version, phase);
        let (store, id) = (&self.house.0.store, &self.row.id);
        let version = if document.seats == self.document.seats {
            store.change_table(id, change).await?
        } else {
            store.change_seated_table(id, change, document.seated()).await?
        };
        self.row.version = version;
        document::phase_name(phase).clone_into(&mut self.row.phase);
        self.document = document;
        self.tell_others_of_change().await;
        Ok(())
    }

    /// Reads what another server has made of the table.
    pub(super) async fn read_again(&mut self) -> Result<(), Refusal> {
        let row = self.house.0.store.table(&self.row.id).await;
        let row = row.map_err(|error| self.unavailable(&error))?;
        let row = row.ok_or(OnlineRefusal::NoSuchTable)?;
        self.document = Document::read(&row).map_err(|error| self.unavailable(&error))?;
        self.row = row;
        self.begin_match().await?;
        self.rename();
        self.tell_table();
        Ok(())
    }

    /// Brings a match into memory that has just started.
    async fn begin_match(&mut self) -> Result<(), Refusal> {
        if self.started.is_some() || self.document.header.is_none() {
            return Ok(());
        }
        self.load_match().await.map_err(|error| self.unavailable(&error))?;
        self.purses = vec![Purse::default(); self.document.seats.len()];
        self.tell_whole_log();
        Ok(())
    }

    /// Somebody's name may have been taken off the match.
    fn rename(&mut self) {
        let (Some(started), Some(header)) = (&mut self.started, &self.document.header) else {
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
        let (Some(setup), None) = (agreed, &self.document.next) else { return };
        let next = match self.rematch_document(setup).await {
            Ok(next) => next,
            Err(refusal) => {
                let (table, why) = (&self.row.id, &refusal.message);
                return tracing::error!(table, why, "a rematch cannot be played");
            }
        };
        let id = random_name::<16>();
        let row = next.row(New {
            id: id.clone(),
            visibility: document::visibility(&self.row),
            pairing: None,
            made_by: self.row.made_by.clone(),
            made_ms: now_ms(),
        });
        // If another server was faster, its table is the next one, and nobody learns of this one.
        let mut document = self.document.clone();
        document.next = Some(id.clone());
        let stored = match self.house.0.store.add_seated_table(row, next.seated()).await {
            Ok(()) => self.change(document).await,
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

    async fn rematch_document(&self, mut setup: TableSetup) -> Result<Document, Refusal> {
        if let TableSetup::Xstack(setup) = &mut setup {
            // The next pile, not the one that everybody knows by now.
            setup.seed = setup.seed.wrapping_add(u64::from(setup.options.rounds));
        }
        let prepared = tokio::task::spawn_blocking(move || prepare(&mut setup).map(|()| setup));
        let setup = prepared.await.map_err(|error| self.unavailable(&error))??;
        let mut next = Document::new(setup);
        next.rated = self.document.rated && next.setup.can_be_rated();
        next.seats.clone_from(&self.document.seats);
        // A bot that has taken over a seat plays the next match, too.
        for (sitter, player) in next.seats.iter_mut().zip(next.setup.players()) {
            sitter.take_if(|_| player != Player::Human);
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
        words::check_id(id)?;
        let words = words::talk(text)?;
        if !self.may_talk(visitor) {
            return Err(OnlineRefusal::TooFast.into());
        }
        let seat = self.document.seat_of(visitor);
        let name = seat.map_or("", |seat| self.document.name(usize::from(seat)));
        let row = ChatRow {
            number: 0,
            wish: format!("{} {id}", visitor.as_str()),
            at_ms: now_ms(),
            seat,
            name: name.to_owned(),
            words,
        };
        let said = self.house.0.store.say(&self.row.id, row.clone()).await;
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
pub(crate) fn begin(document: &mut Document) -> Result<(), Refusal> {
    let seats = 0..document.seats.len();
    let names: Vec<String> = seats.map(|seat| document.name(seat).to_owned()).collect();
    document.setup.set_names(names.iter().map(String::as_str));
    document.header = Some(start(&document.setup, now_ms())?);
    Ok(())
}

/// A stored line as it travels.
pub(super) fn chat_line(row: ChatRow) -> ChatLine {
    ChatLine {
        number: row.number,
        at_ms: row.at_ms,
        seat: row.seat,
        name: row.name,
        text: row.words,
    }
}
