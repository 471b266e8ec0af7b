//! A match together with everything that happened in it.

use game::Game;

use crate::{ApplyError, Command, Decision, Event, Setup, Table, TableRefusal, played};

/// A table and its events, kept in step: what a page needs for a match of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal<G: Game> {
    started_ms: u64,
    events: Vec<Event<G>>,
    table: Table<G>,
}

impl<G: Game> Journal<G> {
    /// A new match.
    pub fn start(setup: Setup<G>, now_ms: u64) -> Self {
        Journal { started_ms: now_ms, events: Vec::new(), table: Table::start(setup, now_ms) }
    }

    /// The match with these events.
    pub fn restore(
        setup: Setup<G>,
        started_ms: u64,
        events: impl IntoIterator<Item = Event<G>>,
    ) -> Result<Self, RestoreError> {
        let mut journal = Journal::start(setup, started_ms);
        for event in events {
            let index = journal.events.len();
            journal.append(event).map_err(|error| RestoreError { index, error })?;
        }
        Ok(journal)
    }

    /// Lets one more event of a match happen again, or says why it cannot have happened and
    /// changes nothing.
    pub fn append(&mut self, event: Event<G>) -> Result<(), ApplyError> {
        self.table.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    /// Does what someone wants and returns what happened, or says why not and changes nothing.
    pub fn execute(
        &mut self,
        command: &Command<G>,
        now_ms: u64,
    ) -> Result<&[Event<G>], TableRefusal<G::Illegal>> {
        let decision = self.table.decide_delayed(command, now_ms, 0, played)?;
        let before = self.events.len();
        self.commit(decision).expect("a decision fits the table it was made on");
        Ok(&self.events[before..])
    }

    /// Applies a decision made on this match as it stands. Its move is not validated again.
    pub fn commit(&mut self, decision: Decision<G>) -> Result<(), ApplyError> {
        let Decision { events, mut position } = decision;
        for event in events {
            self.table.apply_to(&event, position.take())?;
            self.events.push(event);
        }
        Ok(())
    }

    /// Where the match stands.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// When it started.
    pub fn started_ms(&self) -> u64 {
        self.started_ms
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }
}

/// Events that do not make a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {} cannot have happened: {error}", index + 1)]
pub struct RestoreError {
    /// Which event, counted from 0.
    pub index: usize,
    /// Why.
    pub error: ApplyError,
}
