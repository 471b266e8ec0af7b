//! Commands of players: checked, decided, stored, applied, broadcast.

use std::time::Duration;

use store::{Append, SeatResult, StoreError};
use tokio::time::{Instant, sleep};
use wire::command::{Command, Player};
use wire::online::{AccountRefusal, BusMessage, OnlineRefusal, Sitting};

use super::active_match::{ActiveMatch, Decision};
use super::clocks::MAX_COMPENSATION;
use super::resync::Missing;
use super::turn_verifier::{PendingTurn, VerifiedTurn};
use super::{ReplyTo, TableActor};
use crate::online::error::{AppError, AppResult};
use crate::online::game_adapter::GameAdapter;
use crate::online::match_result::MatchResult;
use crate::online::sanitize;
use crate::online::table_record::SeatOccupant;
use crate::online::visitor::Visitor;

/// How often a command is tried again after losing a race, or while the store is away. Only nodes that
/// fight over one table lose more often.
const ATTEMPTS: usize = 8;

/// How long we wait for a store that is away.
const STORE_RETRY_DELAY: Duration = Duration::from_millis(300);

/// A command on its way to the store.
#[derive(Debug)]
pub(super) struct Order<G: GameAdapter> {
    pub(super) command: table::Command<G>,
    /// Identifies a player's command, so that a repeated one is not executed twice.
    pub(super) key: Option<String>,
    /// For a player's move: the seat, whose clock stops when the move arrives.
    mover: Option<u8>,
    /// For a move: the number of the last event that was seen when it was chosen.
    seen: Option<u32>,
    /// If it goes only with the match as it was: the number of its last event.
    after: Option<u32>,
    /// How much earlier than `arrived_ms` it was sent.
    lag: Duration,
    /// When the move arrived, if it had to be verified since.
    arrived_ms: Option<u64>,
    /// Whether it is a command of one of the server's bots, which lapses if a person takes the seat.
    is_bots: bool,
    /// For a move that was verified: in the position of which event, and the position after it.
    verified: Option<(u32, G)>,
}

impl<G: GameAdapter> Order<G> {
    /// A command of the server itself.
    pub(super) fn by_server(command: table::Command<G>) -> Order<G> {
        Order {
            command,
            key: None,
            mover: None,
            seen: None,
            after: None,
            lag: Duration::ZERO,
            arrived_ms: None,
            is_bots: false,
            verified: None,
        }
    }

    /// A command of the server that is pointless once anything else has happened.
    pub(super) fn after(seq: u32, command: table::Command<G>) -> Order<G> {
        Order { after: Some(seq), ..Order::by_server(command) }
    }

    /// A command of one of the server's bots, chosen in the position of an event.
    pub(super) fn by_bot(seen: u32, command: table::Command<G>) -> Order<G> {
        Order { seen: Some(seen), is_bots: true, ..Order::by_server(command) }
    }

    /// Refuses a move that was chosen or verified in another position.
    fn check_position(&self, active: &ActiveMatch<G>) -> Result<(), OnlineRefusal> {
        let position = active.position_seq();
        let is_old = self.seen.is_some_and(|seen| seen < position);
        let is_other =
            self.verified.as_ref().is_some_and(|(verified_in, _)| *verified_in != position);
        let is_persons = self.is_bots && active.bots_turn().is_none();
        let is_late = self.after.is_some_and(|after| after != active.seq());
        if is_old || is_other || is_persons || is_late {
            Err(OnlineRefusal::PositionChanged)
        } else {
            Ok(())
        }
    }

    /// How long ago it was sent: neither the network nor the server's work is the player's time. For
    /// what is not a move of the player to move, how long such a move may still be under way.
    fn delay_ms(&self, now_ms: u64, to_move: Option<u8>) -> u64 {
        if self.is_bots {
            return 0;
        }
        if self.mover.is_none() || self.mover != to_move {
            return MAX_COMPENSATION.as_millis() as u64;
        }
        let since_arrival_ms = self.arrived_ms.map_or(0, |arrived| now_ms.saturating_sub(arrived));
        since_arrival_ms + self.lag_ms()
    }

    fn lag_ms(&self) -> u64 {
        u64::try_from(self.lag.as_millis()).unwrap_or(0)
    }
}

/// A command from a client.
#[derive(Debug)]
pub(super) struct ClientCommand {
    pub(super) id: String,
    pub(super) seen: u32,
    pub(super) command: Command,
    pub(super) round_trip: Duration,
}

/// What becomes of a command that has been checked.
enum Checked<G: GameAdapter> {
    /// It was stored before, up to this event.
    Stored(u32),
    /// It is being verified.
    Pending,
    New(Order<G>),
}

impl<G: GameAdapter> TableActor<G> {
    /// Executes a player's command, unless it was stored before, and answers it. A turn that has to be
    /// verified is answered when that is done.
    pub(super) async fn handle_command(
        &mut self,
        visitor: &Visitor,
        command: ClientCommand,
        reply: ReplyTo,
    ) {
        let arrived_ms = self.state.now_ms();
        self.resync_if_behind(visitor, command.seen).await;
        let answer = match self.check_command(visitor, &command, arrived_ms) {
            Err(error) => Err(error),
            Ok(Checked::Stored(seq)) => Ok(seq),
            Ok(Checked::Pending) => return self.verifier.answer_to(reply),
            Ok(Checked::New(order)) if G::VERIFIES_MOVES && order.mover.is_some() => {
                match self.check_turn(&order, visitor) {
                    Ok(()) => return self.verify_turn(order, visitor, command.id, reply).await,
                    Err(error) => Err(error),
                }
            }
            Ok(Checked::New(order)) => self.execute(&order).await,
        };
        self.answer_command(reply, command.id, answer);
    }

    fn answer_command(&mut self, reply: ReplyTo, id: String, answer: AppResult<u32>) {
        let metrics = &self.state.metrics;
        let count = if answer.is_ok() { &metrics.commands_done } else { &metrics.commands_refused };
        count.increment(1);
        self.answer(reply, id, answer);
    }

    /// Checks who may do what, and parses the command once for all that follows.
    fn check_command(
        &self,
        visitor: &Visitor,
        client: &ClientCommand,
        arrived_ms: u64,
    ) -> AppResult<Checked<G>> {
        let ClientCommand { id, seen, command, round_trip } = client;
        sanitize::check_id(id)?;
        let seat = self.record.seat_of(visitor).ok_or(OnlineRefusal::NotSeated)?;
        let active = self.active.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        if command.seat().is_some_and(|wanted| wanted != seat) {
            return Err(OnlineRefusal::NotYourSeat.into());
        }
        let key = format!("{seat}:{id}");
        if let Some(seq) = active.stored_command(&key) {
            return Ok(Checked::Stored(seq));
        }
        if self.verifier.is_verifying(&key) {
            return Ok(Checked::Pending);
        }
        let is_move = match command {
            Command::PlayMove { .. } => true,
            // Returning players take their own seat again; handing one over takes a vote. The table
            // watches the clock, and gives a move under way the time to arrive.
            Command::SetPlayer { player: Player::Bot { .. }, .. } | Command::CheckTime => {
                return Err(OnlineRefusal::NotAlone.into());
            }
            Command::TakeBack { .. } | Command::AnswerTakeBack { .. } | Command::Redo { .. } => {
                if self.record.rated && active.is_over() {
                    return Err(AccountRefusal::RatedOver.into());
                }
                false
            }
            Command::SetPlayer { player: Player::Human, .. }
            | Command::Resign { .. }
            | Command::Abort { .. }
            | Command::OfferDraw { .. }
            | Command::AnswerDraw { .. }
            | Command::Rematch { .. } => false,
        };
        if is_move && *seen < active.position_seq() {
            // The position it was written in is gone: do not even parse it.
            return Err(OnlineRefusal::PositionChanged.into());
        }
        let order = Order { key: Some(key), ..Order::by_server(active.parse(command)?) };
        Ok(Checked::New(if is_move {
            let lag = self.clocks.compensation(seat, *round_trip);
            let arrived_ms = Some(arrived_ms);
            Order { mover: Some(seat), seen: Some(*seen), lag, arrived_ms, ..order }
        } else {
            order
        }))
    }

    /// Whether a move is worth verifying: it is its player's turn, no other turn is being verified, and
    /// the player's turns have not cost too much.
    fn check_turn(&self, order: &Order<G>, visitor: &Visitor) -> AppResult<()> {
        let active = self.active.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        if let table::Command::PlayMove { seat, ply, .. } = &order.command {
            active.check_turn(*seat, *ply)?;
        }
        let has_budget = self.state.verification_budget.has_some(visitor, Instant::now());
        if self.verifier.is_busy() || !has_budget {
            Err(OnlineRefusal::TooFast.into())
        } else {
            Ok(())
        }
    }

    /// Starts to verify a turn. Its player's clock stops at its arrival, and the table goes on serving
    /// everyone else.
    async fn verify_turn(
        &mut self,
        order: Order<G>,
        visitor: &Visitor,
        request_id: String,
        reply: ReplyTo,
    ) {
        let Some(active) = &self.active else { return };
        let position_seq = active.position_seq();
        let sent_ms =
            order.arrived_ms.unwrap_or_else(|| self.state.now_ms()).saturating_sub(order.lag_ms());
        self.clocks.stop(position_seq, sent_ms);
        let visitor = visitor.clone();
        let turn = PendingTurn { order, visitor, position_seq, request_id, reply };
        let permits = self.state.verification_permits.clone();
        self.verifier.start(active.game().clone(), turn, permits, self.state.environment());
        self.cluster
            .publish(BusMessage::Verifying { position: position_seq, at_ms: sent_ms })
            .await;
    }

    /// Plays a turn that has been verified, or refuses it.
    pub(super) async fn play_verified_turn(&mut self, verified: VerifiedTurn<G>) {
        let PendingTurn { order, visitor, position_seq, request_id, reply } = verified.turn;
        let is_refused = verified.position.is_err();
        let budget = &self.state.verification_budget;
        budget.charge(&visitor, verified.samples, is_refused, Instant::now());
        self.clocks.resume();
        let answer = match verified.position {
            Ok(position) => {
                let order = Order { verified: Some((position_seq, position)), ..order };
                self.execute(&order).await
            }
            Err(error) => {
                self.log_unverified(&order, &error);
                Err(error)
            }
        };
        self.answer_command(reply, request_id, answer);
    }

    /// Logs a turn whose simulation disagrees with its page: with the match, that is enough to reproduce
    /// it.
    fn log_unverified(&self, order: &Order<G>, error: &AppError) {
        let (AppError::Rejected(refusal), Some(active)) = (error, &self.active) else { return };
        let table::Command::PlayMove { mv, .. } = &order.command else { return };
        self.state.metrics.turns_that_differ.increment(1);
        let (table, seq, why) = (&self.row.id, active.seq(), &refusal.message);
        let turn = active.game().write_move(mv);
        tracing::warn!(table, seq, why, turn, "X-Stack turn differs from the server's simulation");
    }

    /// Decides, stores, applies and broadcasts. Returns the number of the last event.
    pub(super) async fn execute(&mut self, order: &Order<G>) -> AppResult<u32> {
        let mut failure: Option<AppError> = None;
        for _ in 0..ATTEMPTS {
            if failure.take().is_some() {
                // It may have been written before the store failed: the store knows.
                sleep(STORE_RETRY_DELAY).await;
                if let Err(error) = self.resync(Missing::EVENTS).await {
                    failure = Some(error);
                    continue;
                }
            }
            let active = self.active.as_ref().ok_or(OnlineRefusal::NotStarted)?;
            let key = order.key.as_deref();
            if let Some(seq) = key.and_then(|key| active.stored_command(key)) {
                return Ok(seq);
            }
            order.check_position(active)?;
            let now_ms = self.clocks.now_ms(self.state.now_ms());
            let verified = order.verified.as_ref().map(|(_, position)| position.clone());
            let delay_ms = order.delay_ms(now_ms, active.to_move());
            let decision = active.decide(&order.command, verified, now_ms, delay_ms)?;
            if decision.lines.is_empty() {
                return Ok(active.seq());
            }
            match self.store_decision(&decision, order, active).await {
                Ok(()) => {
                    self.commit(decision, order).await;
                    return Ok(self.seq());
                }
                Err(StoreError::Conflict { .. }) => {
                    self.state.metrics.conflicts.increment(1);
                    self.resync(Missing::EVENTS).await?;
                }
                Err(error) if error.is_transient() => {
                    self.log_error(&error);
                    failure = Some(error.into());
                }
                Err(error) => {
                    let _ = self.resync(Missing::EVENTS).await;
                    return Err(error.into());
                }
            }
        }
        Err(failure.unwrap_or_else(|| OnlineRefusal::Unavailable.into()))
    }

    async fn store_decision(
        &self,
        decision: &Decision<G>,
        order: &Order<G>,
        active: &ActiveMatch<G>,
    ) -> Result<(), StoreError> {
        let append = Append {
            table: self.row.id.clone(),
            after: active.seq(),
            lines: decision.lines.clone(),
            command: order.key.clone(),
        };
        #[cfg(feature = "simulation")]
        if self.state.config.planted_bug == Some(crate::online::PlantedBug::AckBeforeStore) {
            let store = self.state.store.clone();
            tokio::spawn(async move { store.append(append).await });
            return Ok(());
        }
        match &decision.result {
            Some(result) => {
                let result = self.stored_result(result, active);
                self.state.store.append_with_result(append, result).await
            }
            None => self.state.store.append(append).await,
        }
    }

    /// Applies a decision that has been stored, and tells everyone.
    async fn commit(&mut self, decision: Decision<G>, order: &Order<G>) {
        let Some(active) = &mut self.active else { return };
        let (before, to_move) = (active.progress(), active.to_move());
        let lines = decision.lines.clone();
        active.commit(decision, order.key.clone());
        if let Some(seat) = order.mover {
            self.clocks.spend_compensation(seat, order.lag);
        }
        self.broadcast_progress(&before);
        let (after, command) = (before.seq, order.key.clone());
        self.cluster.publish(BusMessage::Events { after, lines, command }).await;
        self.notify_turn(to_move);
    }

    /// The result as it is stored. It counts for ratings if that was agreed, everyone has played enough,
    /// has an account, and no bot took part.
    fn stored_result(&self, result: &MatchResult, active: &ActiveMatch<G>) -> store::MatchResult {
        let seats = active.players().into_iter().zip(&self.record.seats).zip(&result.places);
        let seats = seats.map(|((player, occupant), place)| SeatResult {
            visitor: occupant.as_ref().map(|occupant| occupant.visitor.clone()),
            name: occupant.as_ref().map_or_else(String::new, |occupant| occupant.name.clone()),
            level: match player {
                Player::Human => None,
                Player::Bot { level } => Some(level),
            },
            place: *place,
        });
        let has_account = |occupant: &Option<SeatOccupant>| {
            occupant.as_ref().is_some_and(|occupant| occupant.sitting == Sitting::Account)
        };
        store::MatchResult {
            game: self.row.game.clone(),
            ended_ms: self.state.now_ms(),
            seats: seats.collect(),
            rated: self.record.rated && result.is_fair && self.record.seats.iter().all(has_account),
        }
    }
}
