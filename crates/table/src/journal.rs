//! A match with its events.

use game::Game;

use crate::{ApplyError, Command, Decision, Event, Setup, Table, TableRefusal, played};

/// A table and all its events.
///
/// ```
/// use game::{Game as _, Seat};
/// use klotz::{Klotz, Settings};
/// use table::{ClockRule, Command, Journal, Player, SeatSetup, Setup};
///
/// let seat = || SeatSetup { name: String::new(), player: Player::Human };
/// let settings = Settings::for_players(2).unwrap();
/// let setup = Setup::try_new(settings, vec![seat(), seat()], ClockRule::None)?;
/// let mut journal = Journal::<Klotz>::start(setup.clone(), 0);
/// let mv = journal.table().game().read_move("b2-b4")?;
/// journal.execute(&Command::PlayMove { seat: Seat::ALL[0], ply: 0, mv }, 1_000)?;
///
/// // The setup and the events are enough to restore the match.
/// let restored = Journal::restore(setup, 0, journal.events().to_vec())?;
/// assert_eq!(restored, journal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// Restores a match from its events.
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

    /// Applies one more event of the match. An event that does not fit is refused and changes
    /// nothing.
    pub fn append(&mut self, event: Event<G>) -> Result<(), ApplyError> {
        self.table.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    /// Executes a command and returns its events. A refused command changes nothing.
    pub fn execute(
        &mut self,
        command: &Command<G>,
        now_ms: u64,
    ) -> Result<&[Event<G>], TableRefusal<G::Illegal>> {
        let decision = self.table.decide_delayed(command, now_ms, 0, played)?;
        let before = self.events.len();
        self.commit(decision).expect("the decision was made on this table");
        Ok(&self.events[before..])
    }

    /// Applies a decision made on the current state. Its move is not validated again.
    pub fn commit(&mut self, decision: Decision<G>) -> Result<(), ApplyError> {
        let Decision { events, mut position } = decision;
        for event in events {
            self.table.apply_to(&event, position.take())?;
            self.events.push(event);
        }
        Ok(())
    }

    /// The current state of the match.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// When it started.
    pub fn started_ms(&self) -> u64 {
        self.started_ms
    }

    /// All events, in order.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }
}

/// Why a match cannot be restored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {} cannot have happened: {error}", index + 1)]
pub struct RestoreError {
    /// Which event, counted from 0.
    pub index: usize,
    /// Why.
    pub error: ApplyError,
}
