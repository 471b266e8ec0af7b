//! What happens in the match.

use std::time::Duration;

use store::{Append, EventRow, SeatResult, StoreError};
use tokio::time::sleep;
use wire::Refusal;
use wire::online::{AccountRefusal, News, OnlineRefusal, Sitting};
use wire::table::{Command, Player};

use super::{ActiveMatch, TableActor};
use crate::online::dyn_match::Decision;
use crate::online::match_result::MatchResult;
use crate::online::now_ms;
use crate::online::sanitize::check_id;
use crate::online::table_record::SeatOccupant;
use crate::online::visitor::Visitor;

/// How often a lost race is run again, or a store that was gone is tried. Only servers that fight over
/// one table lose more often.
const ATTEMPTS: usize = 8;

/// How long a store that was gone is left alone.
const STORE_RETURNS: Duration = Duration::from_millis(300);

/// A command on its way to the store.
#[derive(Debug)]
pub(super) struct Order {
    command: Command,
    /// What it is known by when it comes again.
    key: Option<String>,
    /// For a move: the last event that was seen when it was chosen.
    seen: Option<u32>,
    /// What it was on its way.
    delay: Duration,
}

impl Order {
    /// A command of the server's own.
    pub(super) fn own(command: Command) -> Order {
        Order { command, key: None, seen: None, delay: Duration::ZERO }
    }

    /// A command of the server's own that was chosen in the position of an event.
    pub(super) fn in_position(seen: u32, command: Command) -> Order {
        Order { seen: Some(seen), ..Order::own(command) }
    }

    /// That the position is still the one it was chosen in.
    fn check(&self, started: &ActiveMatch) -> Result<(), Refusal> {
        if self.seen.is_some_and(|seen| seen < started.playing.position_seq()) {
            return Err(OnlineRefusal::PositionChanged.into());
        }
        Ok(())
    }
}

impl TableActor {
    /// Does what somebody wants, unless it has been done before. Returns the number of the last event
    /// that it led to.
    pub(super) async fn command(
        &mut self,
        visitor: &Visitor,
        id: &str,
        seen: u32,
        command: &Command,
        round_trip: Duration,
    ) -> Result<u32, Refusal> {
        check_id(id)?;
        self.keep_up_with(visitor, seen).await;
        let seat = self.record.seat_of(visitor).ok_or(OnlineRefusal::NotSeated)?;
        let started = self.started.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        if command.seat().is_some_and(|wanted| wanted != seat) {
            return Err(OnlineRefusal::NotYourSeat.into());
        }
        let key = format!("{seat}:{id}");
        if let Some(&seq) = started.done.get(&key) {
            return Ok(seq);
        }
        if self.record.rated && started.playing.is_over() && takes_back(command) {
            return Err(AccountRefusal::RatedOver.into());
        }
        let purse = usize::from(seat);
        let moves = match command {
            // Who comes back takes the own seat again; anything else is for all to decide.
            Command::SetPlayer { player: Player::Bot { .. }, .. } => {
                return Err(OnlineRefusal::NotAlone.into());
            }
            Command::PlayMove { .. } => true,
            Command::SetPlayer { player: Player::Human, .. }
            | Command::TakeBack { .. }
            | Command::AnswerTakeBack { .. }
            | Command::Redo { .. }
            | Command::Resign { .. }
            | Command::OfferDraw { .. }
            | Command::AnswerDraw { .. }
            | Command::CheckTime
            | Command::Rematch { .. } => false,
        };
        let order = Order {
            command: command.clone(),
            key: Some(key),
            seen: moves.then_some(seen),
            delay: if moves { self.purses[purse].offer(round_trip) } else { Duration::ZERO },
        };
        order.check(started)?;
        self.verify_move(command).await?;
        let seq = self.execute(&order).await?;
        if moves {
            self.purses[purse].spend(order.delay);
        }
        Ok(seq)
    }

    /// Simulates a turn again where that is needed; what the server's simulation says stands.
    async fn verify_move(&self, command: &Command) -> Result<(), Refusal> {
        let Some(started) = &self.started else { return Ok(()) };
        let Some(verification) = started.playing.verification(command) else { return Ok(()) };
        let cpu_permits = self.state.cpu_permits.clone();
        let _permit = cpu_permits.acquire_owned().await;
        let answer = tokio::task::spawn_blocking(verification).await;
        let answer = answer.unwrap_or_else(|error| Err(self.unavailable(&error)));
        if let Err(refusal) = &answer {
            self.state.metrics.turns_that_differ.add();
            // The table's log and this command are all that is needed to see it again.
            let (table, seq, why) = (&self.row.id, started.playing.seq(), &refusal.message);
            let command = serde_json::to_string(command).unwrap_or_default();
            tracing::warn!(
                table,
                seq,
                why,
                command,
                "a turn does not come out as its connection says"
            );
        }
        answer
    }

    /// Decides, stores, lets it happen, and tells everybody. Returns the number of the last event.
    pub(super) async fn execute(&mut self, order: &Order) -> Result<u32, Refusal> {
        let delay_ms = u64::try_from(order.delay.as_millis()).unwrap_or(0);
        let mut failed = None;
        for _ in 0..ATTEMPTS {
            if failed.take().is_some() {
                // It may have been written before the store failed: the store knows.
                sleep(STORE_RETURNS).await;
                if let Err(refusal) = self.catch_up().await {
                    failed = Some(refusal);
                    continue;
                }
            }
            let started = self.started.as_ref().ok_or(OnlineRefusal::NotStarted)?;
            if let Some(&seq) = order.key.as_ref().and_then(|key| started.done.get(key)) {
                return Ok(seq);
            }
            order.check(started)?;
            let Decision { lines, end } =
                started.playing.decide(&order.command, now_ms(), delay_ms)?;
            if lines.is_empty() {
                return Ok(self.seq());
            }
            let (after, to_move) = (started.playing.seq(), started.playing.to_move());
            let append = Append {
                table: self.row.id.clone(),
                after,
                lines: lines.clone(),
                command: order.key.clone(),
            };
            let store = &self.state.store;
            let stored = match end.map(|end| self.match_end(end, started)) {
                Some(end) => store.append_with_result(append, end).await,
                None => store.append(append).await,
            };
            match stored {
                Ok(()) => {
                    self.happened(&lines, order.key.as_ref()).expect("what was decided can happen");
                    let command = order.key.clone();
                    self.tell_others(News::Events { after, lines, command }).await;
                    self.notify_turn(to_move);
                    return Ok(self.seq());
                }
                Err(StoreError::Conflict { .. }) => {
                    self.state.metrics.conflicts.add();
                    self.catch_up().await?;
                }
                Err(error) if error.is_transient() => failed = Some(self.unavailable(&error)),
                Err(error) => {
                    let refusal = self.unavailable(&error);
                    let _ = self.catch_up().await;
                    return Err(refusal);
                }
            }
        }
        Err(failed.unwrap_or_else(|| OnlineRefusal::Unavailable.into()))
    }

    /// What the store is told of the end of a match. It counts where that was agreed on, everybody could
    /// play, and nobody was a bot or a program.
    fn match_end(&self, end: MatchResult, started: &ActiveMatch) -> store::MatchResult {
        let seats = started.playing.players().into_iter().zip(&self.record.seats);
        let seats = seats.zip(end.places).map(|((player, occupant), place)| SeatResult {
            visitor: occupant.as_ref().map(|occupant| occupant.visitor.clone()),
            name: occupant.as_ref().map_or_else(String::new, |occupant| occupant.name.clone()),
            level: match player {
                Player::Human => None,
                Player::Bot { level } => Some(level),
            },
            place,
        });
        let is_person = |occupant: &Option<SeatOccupant>| {
            occupant.as_ref().is_some_and(|occupant| occupant.sitting != Sitting::Program)
        };
        let people = self.record.seats.iter().all(is_person);
        store::MatchResult {
            game: self.row.game.clone(),
            ended_ms: now_ms(),
            seats: seats.collect(),
            rated: self.record.rated && end.is_fair && people,
        }
    }

    /// Lets stored lines happen and tells everybody.
    pub(super) fn happened(
        &mut self,
        lines: &[String],
        key: Option<&String>,
    ) -> Result<(), match_log::LogError> {
        let Some(started) = &mut self.started else { return Ok(()) };
        let before = Progress::of(started);
        let last = lines.len().saturating_sub(1);
        let mut events = lines.iter().enumerate().map(|(index, line)| EventRow {
            seq: before.seq + index as u32 + 1,
            command: key.filter(|_| index == last).cloned(),
            line: line.clone(),
        });
        let happened = events.try_for_each(|event| started.add(event));
        self.tell_what_happened(&before);
        happened
    }

    /// Reads what another server has stored, lets it happen and tells everybody.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refusal> {
        let events = self.state.store.events(&self.row.id, self.seq()).await;
        let events = events.map_err(|error| self.unavailable(&error))?;
        let Some(started) = &mut self.started else { return Ok(()) };
        let before = Progress::of(started);
        let happened = events.into_iter().try_for_each(|event| started.add(event));
        self.tell_what_happened(&before);
        happened.map_err(|error| self.unavailable(&error))
    }

    fn tell_what_happened(&mut self, before: &Progress) {
        let Some(now) = self.started.as_ref().map(Progress::of) else { return };
        if now.seq > before.seq {
            self.note_event();
            self.tell_log(before.seq);
            let forgotten = self.forget_handover();
            if forgotten || now.players != before.players {
                self.tell_table();
            }
        }
    }
}

/// How far the match is, and who plays it.
struct Progress {
    seq: u32,
    players: Vec<Player>,
}

impl Progress {
    fn of(started: &ActiveMatch) -> Self {
        Self { seq: started.playing.seq(), players: started.playing.players() }
    }
}

/// Whether this would change what has been played.
fn takes_back(command: &Command) -> bool {
    match command {
        Command::TakeBack { .. } | Command::AnswerTakeBack { .. } | Command::Redo { .. } => true,
        Command::PlayMove { .. }
        | Command::Resign { .. }
        | Command::OfferDraw { .. }
        | Command::AnswerDraw { .. }
        | Command::CheckTime
        | Command::SetPlayer { .. }
        | Command::Rematch { .. } => false,
    }
}
