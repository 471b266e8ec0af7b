//! Seats, the stored record of a table, and the table of a rematch.

use store::StoreError;
use wire::online::{AccountRefusal, BusMessage, OnlineRefusal, Phase, Sitting, TableSetup};

use super::TableActor;
use super::active_match::ActiveMatch;
use super::resync::Missing;
use super::turn_notices::turn_notice;
use crate::online::accounts::{Requester, seat_occupant};
use crate::online::environment::Environment;
use crate::online::error::{AppError, AppResult};
use crate::online::game_adapter::GameAdapter;
use crate::online::setup_policy::prepare;
use crate::online::table_record::{self, NewTableRow, SeatChange, TableRecord};
use crate::online::visitor::Visitor;

/// How often a seat is tried again after losing a race for it.
const ATTEMPTS: usize = 5;

/// The setup of the rematch. Drawing its piles takes seconds: it is done once, even if the store has
/// to be tried again.
#[derive(Debug, Default)]
pub(super) enum Rematch {
    #[default]
    Unprepared,
    Prepared(TableSetup),
    Impossible,
}

impl Rematch {
    pub(super) fn is_impossible(&self) -> bool {
        matches!(self, Rematch::Impossible)
    }

    /// The prepared setup, or why it cannot be played; none if that has been reported before.
    async fn prepare(
        &mut self,
        setup: TableSetup,
        environment: &Environment,
    ) -> Option<AppResult<TableSetup>> {
        match self {
            Rematch::Impossible => return None,
            Rematch::Prepared(setup) => return Some(Ok(setup.clone())),
            Rematch::Unprepared => {}
        }
        let prepared = environment.run_blocking(move || prepare(setup)).await;
        let prepared = match prepared.map_err(AppError::internal) {
            Ok(prepared) => prepared.map_err(AppError::from),
            Err(error) => Err(error),
        };
        if let Ok(setup) = &prepared {
            *self = Rematch::Prepared(setup.clone());
        }
        Some(prepared)
    }
}

impl<G: GameAdapter> TableActor<G> {
    /// Gives someone a seat, or any free one. The match starts when all seats are taken.
    pub(super) async fn sit(
        &mut self,
        requester: &Requester,
        seat: Option<u8>,
        name: &str,
    ) -> AppResult<()> {
        let own_seat = self.record.seat_of(&requester.visitor);
        let seat = seat.or(own_seat).or_else(|| self.record.open_seat());
        let seat = seat.ok_or(OnlineRefusal::Started)?;
        if self.record.rated && requester.sitting() != Sitting::Account {
            return Err(AccountRefusal::RatedNeedsAccount.into());
        }
        let game = self.record.setup.game();
        let occupant = seat_occupant(&self.state, requester, game, name).await?;
        self.change_record(|record| record.take_seat(seat, occupant.clone())).await
    }

    /// Gives a stranger a seat, if everyone who waits is still connected. With a guest, the match is not
    /// rated.
    pub(super) async fn sit_paired(&mut self, requester: &Requester, name: &str) -> AppResult<()> {
        let mut waiting = self.record.seated().into_iter();
        if self.active.is_some() || !waiting.all(|(seat, _)| self.is_present(seat)) {
            return Err(OnlineRefusal::Started.into());
        }
        let game = self.record.setup.game();
        let occupant = seat_occupant(&self.state, requester, game, name).await?;
        self.change_record(|record| {
            let seat = record.open_seat().ok_or(OnlineRefusal::Started)?;
            // Someone who has left in the meantime is not paired.
            if record.seated().is_empty() {
                return Err(OnlineRefusal::NotStarted);
            }
            record.rated &= occupant.sitting == Sitting::Account;
            record.take_seat(seat, occupant.clone())
        })
        .await
    }

    /// Frees someone's seat.
    pub(super) async fn stand(&mut self, visitor: &Visitor) -> AppResult<()> {
        self.change_record(|record| record.leave_seat(visitor.as_str())).await
    }

    /// Changes the record, stores that and tells everyone. Tries again after losing a race.
    pub(super) async fn change_record(
        &mut self,
        change: impl Fn(&mut TableRecord) -> Result<SeatChange, OnlineRefusal> + Send,
    ) -> AppResult<()> {
        for _ in 0..ATTEMPTS {
            let mut record = self.record.clone();
            if change(&mut record)? == SeatChange::Unchanged {
                return Ok(());
            }
            let starts = record.header.is_none() && record.open_seat().is_none();
            if starts {
                record.start_match(self.state.now_ms())?;
            }
            match self.store_record(record).await {
                Ok(()) => {
                    self.start_match().await?;
                    self.broadcast_table(None);
                    self.announce_presence().await;
                    if starts {
                        self.notify_turn(None);
                    }
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => self.resync(Missing::RECORD).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(OnlineRefusal::Unavailable.into())
    }

    /// Replaces the stored record, unless another node has replaced it since we read it.
    async fn store_record(&mut self, record: TableRecord) -> Result<(), StoreError> {
        let phase = if self.active.is_some() { self.phase() } else { record.phase() };
        let change = record.change(self.row.version, phase);
        let (store, id) = (&self.state.store, &self.row.id);
        let version = if record.seats == self.record.seats {
            store.change_table(id, change).await?
        } else {
            store.change_seated_table(id, change, record.seated()).await?
        };
        self.note_record(record, phase, version).await;
        Ok(())
    }

    /// The record has been stored.
    async fn note_record(&mut self, record: TableRecord, phase: Phase, version: u64) {
        self.row.version = version;
        table_record::phase_name(phase).clone_into(&mut self.row.phase);
        self.record = record;
        self.cluster.publish(BusMessage::Changed { seq: self.seq(), version }).await;
    }

    /// Stores whether the match is over.
    pub(super) async fn store_phase(&mut self) {
        if self.row.phase == table_record::phase_name(self.phase()) {
            return;
        }
        match self.store_record(self.record.clone()).await {
            Ok(()) => self.broadcast_table(None),
            // Another node has stored the same.
            Err(StoreError::Conflict { .. }) => self.resync_or_log(Missing::RECORD).await,
            Err(error) => self.log_error(&error),
        }
    }

    /// Makes the table of a rematch that everyone has agreed to, unless there is one.
    pub(super) async fn make_rematch(&mut self) {
        let agreed = self.active.as_ref().and_then(ActiveMatch::rematch);
        let (Some(setup), None) = (agreed, &self.record.next) else { return };
        let next = match self.rematch.prepare(setup, self.state.environment()).await {
            Some(Ok(setup)) => self.rematch_record(setup),
            Some(Err(error)) => Err(error),
            None => return,
        };
        let next = match next {
            Ok(next) => next,
            Err(error) => {
                self.rematch = Rematch::Impossible;
                let why = error.into_refusal().message;
                return tracing::error!(table = self.row.id, why, "rematch cannot be played");
            }
        };
        let id = self.state.random_id::<16>();
        let row = next.row(NewTableRow {
            id: id.clone(),
            visibility: table_record::visibility(&self.row),
            pairing: None,
            made_by: self.row.made_by.clone(),
            made_ms: self.state.now_ms(),
        });
        let record = TableRecord { next: Some(id.clone()), ..self.record.clone() };
        let phase = self.phase();
        let change = record.change(self.row.version, phase);
        // If another node is faster, its table is the next one and this one is not stored.
        let store = &self.state.store;
        match store.add_next_table(&self.row.id, change, row, next.seated()).await {
            Ok(version) => {
                self.note_record(record, phase, version).await;
                self.broadcast_table(None);
                self.notify_rematch(&id, &next);
            }
            Err(StoreError::Conflict { .. }) => self.resync_or_log(Missing::RECORD).await,
            Err(error) => self.log_error(&error),
        }
    }

    fn rematch_record(&self, setup: TableSetup) -> AppResult<TableRecord> {
        let mut next = self.record.for_rematch(setup);
        next.start_match(self.state.now_ms())?;
        Ok(next)
    }

    /// Notifies the player to move, unless it was their turn before. Only the node that has stored the
    /// change does so, and so everyone is notified once.
    pub(super) fn notify_turn(&self, to_move_before: Option<u8>) {
        if let Some(active) = &self.active
            && active.to_move() != to_move_before
        {
            self.notify(&self.row.id, &self.record, active);
        }
    }

    /// Notifies the player who begins the rematch.
    fn notify_rematch(&self, table: &str, next: &TableRecord) {
        let header = next.header.clone().filter(|_| self.state.push.is_some());
        if let Some(Ok(active)) = header.map(ActiveMatch::<G>::new) {
            self.notify(table, next, &active);
        }
    }

    fn notify(&self, table: &str, record: &TableRecord, active: &ActiveMatch<G>) {
        let Some(push) = &self.state.push else { return };
        if let Some((visitor, notice)) = turn_notice(table, record, active) {
            // A page at this table shows the rematch as well.
            let seat = self.record.seat_of(&visitor);
            if !seat.is_some_and(|seat| self.is_present(seat)) {
                push.send(notice);
            }
        }
    }
}
