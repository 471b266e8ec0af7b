//! The actor that owns a table: it decides, stores, and only then broadcasts.
//!
//! Its state is a copy of the stored match, so any node can load any table. Each part of the actor has
//! its own state and tests; the actor owns the parts and routes messages. Its flows are here
//! (joining, leaving, periodic work), in [`commands`] (a command from a player), [`requests`]
//! (chat, hand-over, live hands), [`seating`] (seats and rematches) and [`resync`] (catching up with the
//! store).

mod active_match;
mod bot_runner;
mod chat;
mod clocks;
mod cluster;
mod commands;
mod connections;
mod handover;
mod live_hand;
mod presence;
mod requests;
mod resync;
mod seating;
#[cfg(test)]
mod tests;
mod turn_notices;
mod turn_verifier;

use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use store::{StoreError, TableRow};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};
use wire::online::{
    BusEnvelope, BusMessage, ChatLine, Game, OnlineRefusal, PROTOCOL, Phase, ServerToClient,
    Sitting, TableSeat, TableView,
};
use wire::table::{Command, Player};

use super::accounts::Requester;
use super::error::{AppError, AppResult};
use super::game_adapter::GameAdapter;
use super::rate_limits::CHAT_LINES;
use super::table_record::{self, TableRecord};
use super::visitor::Visitor;
use super::{AppState, now_ms};

use active_match::ActiveMatch;
use bot_runner::{BotMove, BotRunner};
use chat::{Chat, chat_line};
use clocks::{Clocks, MAX_COMPENSATION};
use cluster::{ClusterEvent, ClusterSync};
use commands::{ClientCommand, Order};
use connections::Connections;
pub(crate) use connections::{Connection, text};
use handover::HandOver;
use live_hand::LiveHand;
use presence::Absences;
use resync::{Missing, Newest};
use turn_verifier::TurnVerifier;

/// How many messages may wait for a table.
const INBOX_CAPACITY: usize = 256;

/// How long a table without connections stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_mins(1);

/// With more connections than this, spectators come and go unannounced.
const PRESENCE_BROADCAST_LIMIT: usize = 30;

/// How long loading a table waits for other nodes to say who is connected.
const PRESENCE_TIMEOUT: Duration = Duration::from_millis(150);

/// A message to a table.
#[derive(Debug)]
pub(crate) enum TableMessage {
    /// A client has connected, or missed something and asks for what comes after `last_seq`.
    Join { connection: Connection, last_seq: Option<u32> },
    /// A connection is closed.
    Leave { connection: u64 },
    /// A client wants something.
    Request { requester: Requester, id: String, request: ClientRequest, reply: ReplyTo },
    /// A page sends what its player's hand does.
    Hand { connection: u64, id: String, seen: u32, parts: Vec<String> },
    /// Asks what the table looks like, and to this visitor.
    GetView { visitor: Option<Visitor>, reply: oneshot::Sender<TableSnapshot> },
    /// The table's record was replaced in the store.
    RecordChanged { version: u64 },
}

/// Where the answer to a request goes.
#[derive(Debug)]
pub(crate) enum ReplyTo {
    /// To the connection that it came from.
    Connection(u64),
    /// To a task that waits for it.
    Task(oneshot::Sender<AppResult<u32>>),
}

/// What a table looks like.
#[derive(Debug)]
pub(crate) struct TableSnapshot {
    pub(crate) view: TableView,
    /// The seat of the visitor who asked.
    pub(crate) your_seat: Option<u8>,
    pub(crate) to_move: Option<u8>,
}

/// What a client can ask of a table.
#[derive(Debug)]
pub(crate) enum ClientRequest {
    Sit { seat: u8, name: String },
    SitAnywhere { name: String },
    Stand,
    HandOver { seat: u8, level: u8 },
    Command { seen: u32, command: Command, round_trip: Duration },
    Chat { text: String },
}

#[derive(Debug)]
struct TableActor<G: GameAdapter> {
    state: AppState,
    row: TableRow,
    record: TableRecord,
    /// The match, once it has started.
    active: Option<ActiveMatch<G>>,
    connections: Connections,
    absences: Absences,
    clocks: Clocks,
    chat: Chat,
    bot: BotRunner<G>,
    verifier: TurnVerifier<G>,
    handover: HandOver,
    hand: LiveHand,
    cluster: ClusterSync,
    idle_since: Option<Instant>,
}

/// Why a table cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("no such table")]
    Missing,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("invalid record: {0}")]
    Record(#[from] serde_json::Error),
    #[error("invalid log: {0}")]
    Log(#[from] match_log::LogError),
    #[error("unknown game")]
    Game,
}

/// A table that has been read from the store, ready to [start](LoadedTable::start).
pub(crate) struct LoadedTable(Box<dyn FnOnce() -> mpsc::Sender<TableMessage> + Send>);

impl LoadedTable {
    /// Boxed, because every socket's task may load a table, and because an actor that stops may load
    /// its own successor.
    pub(crate) fn load<'a>(
        state: &'a AppState,
        id: &'a str,
    ) -> BoxFuture<'a, Result<LoadedTable, LoadError>> {
        Box::pin(async move {
            // Subscribe before reading, so that nothing is missed in between.
            let cluster = ClusterSync::join(state.config.bus.as_ref(), id).await;
            let row = state.store.table(id).await?.ok_or(LoadError::Missing)?;
            match table_record::game(&row).ok_or(LoadError::Game)? {
                Game::Klotz => load::<klotz::Klotz>(state, row, cluster).await,
                Game::Climbers => load::<climbers::Climbers>(state, row, cluster).await,
                Game::Xstack => load::<xstack::XStack>(state, row, cluster).await,
            }
        })
    }

    /// Spawns the actor and returns its inbox.
    pub(crate) fn start(self) -> mpsc::Sender<TableMessage> {
        (self.0)()
    }
}

fn load<G: GameAdapter>(
    state: &AppState,
    row: TableRow,
    cluster: ClusterSync,
) -> BoxFuture<'_, Result<LoadedTable, LoadError>> {
    Box::pin(TableActor::<G>::load(state, row, cluster))
}

impl<G: GameAdapter> TableActor<G> {
    async fn load(
        state: &AppState,
        row: TableRow,
        cluster: ClusterSync,
    ) -> Result<LoadedTable, LoadError> {
        let record = TableRecord::read(&row)?;
        let mut actor = Box::new(TableActor::<G> {
            state: state.clone(),
            active: None,
            connections: Connections::new(state.metrics.slow_connections.clone()),
            absences: Absences::default(),
            clocks: Clocks::new(record.seats.len()),
            chat: Chat::default(),
            bot: BotRunner::default(),
            verifier: TurnVerifier::default(),
            handover: HandOver::default(),
            hand: LiveHand::default(),
            cluster,
            idle_since: None,
            row,
            record,
        });
        actor.active = actor.load_match().await?;
        actor.update_absences();
        // The lobby wants to know whether someone is waiting at another node.
        if actor.active.is_none()
            && actor.cluster.is_connected()
            && let Ok(event) = timeout(PRESENCE_TIMEOUT, actor.cluster.next_event()).await
        {
            actor.handle_cluster_event(event).await;
        }
        Ok(LoadedTable(Box::new(move || {
            let (sender, inbox) = mpsc::channel(INBOX_CAPACITY);
            tokio::spawn(actor.run(inbox));
            sender
        })))
    }

    /// Reads the match from the store, if it has started.
    async fn load_match(&self) -> Result<Option<ActiveMatch<G>>, LoadError> {
        let Some(header) = self.record.header.clone() else { return Ok(None) };
        let mut active = ActiveMatch::new(header)?;
        for event in self.state.store.events(&self.row.id, 0).await? {
            active.apply(event)?;
        }
        Ok(Some(active))
    }

    /// The work is boxed: a task is as large as the largest future it may ever await, and most tables
    /// are idle most of the time.
    async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<TableMessage>) {
        self.state.metrics.live_tables.increment(1.0);
        Box::pin(self.run_due_actions()).await;
        loop {
            let wait = self.next_action_in();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => Box::pin(self.handle(message)).await,
                    None => break,
                },
                event = self.cluster.next_event() => Box::pin(self.handle_cluster_event(event)).await,
                chosen = self.bot.chosen() => Box::pin(self.play_bot_move(chosen)).await,
                turn = self.verifier.verified() => Box::pin(self.play_verified_turn(turn)).await,
                () = sleep(wait) => {}
            }
            Box::pin(self.run_due_actions()).await;
            if self.idle_since.is_some_and(|since| since.elapsed() >= IDLE_TIMEOUT) {
                break;
            }
        }
        self.state.metrics.live_tables.decrement(1.0);
        // Messages that arrived in the last moment go to the actor that is loaded next.
        inbox.close();
        while let Some(message) = inbox.recv().await {
            let _ = Box::pin(self.state.send_to_table(&self.row.id, message)).await;
        }
    }

    async fn handle(&mut self, message: TableMessage) {
        match message {
            TableMessage::Join { connection, last_seq } => self.join(connection, last_seq).await,
            TableMessage::Leave { connection } => self.leave(connection).await,
            TableMessage::Request { requester, id, request, reply } => {
                self.handle_request(&requester, id, request, reply).await;
            }
            TableMessage::Hand { connection, id, seen, parts } => {
                if let Err(error) = self.show_hand(connection, &id, seen, parts).await {
                    self.answer(ReplyTo::Connection(connection), id, Err(error));
                }
            }
            TableMessage::GetView { visitor, reply } => {
                let _ = reply.send(TableSnapshot {
                    view: self.view(),
                    your_seat: visitor.and_then(|visitor| self.record.seat_of(&visitor)),
                    to_move: self.active.as_ref().and_then(ActiveMatch::to_move),
                });
            }
            TableMessage::RecordChanged { version } => {
                self.resync_to(Newest { version, ..Newest::default() }).await;
            }
        }
    }

    async fn handle_request(
        &mut self,
        requester: &Requester,
        id: String,
        request: ClientRequest,
        reply: ReplyTo,
    ) {
        if let ReplyTo::Connection(connection) = reply
            && self.connections.get(connection).is_none()
        {
            // It was too slow and got dropped: it repeats the request when it reconnects.
            return;
        }
        let visitor = &requester.visitor;
        let done = match request {
            ClientRequest::Command { seen, command, round_trip } => {
                let command = ClientCommand { id, seen, command, round_trip };
                return self.handle_command(visitor, command, reply).await;
            }
            ClientRequest::Sit { seat, name } => self.sit(requester, Some(seat), &name).await,
            ClientRequest::SitAnywhere { name } => self.sit(requester, None, &name).await,
            ClientRequest::Stand => self.stand(visitor).await,
            ClientRequest::HandOver { seat, level } => self.hand_over(visitor, seat, level).await,
            ClientRequest::Chat { text } => self.write_chat(visitor, &id, &text).await,
        };
        let answer = done.map(|()| self.seq());
        self.answer(reply, id, answer);
    }

    async fn handle_cluster_event(&mut self, event: ClusterEvent) {
        match event {
            ClusterEvent::Message(message) => self.handle_bus_message(message).await,
            ClusterEvent::BusChanged => {
                // Other nodes see from the sequence numbers what they have missed, and we resync.
                self.announce_presence().await;
                self.resync_or_log(Missing::ALL).await;
            }
        }
    }

    async fn handle_bus_message(&mut self, told: BusEnvelope) {
        match told.news {
            BusMessage::Events { after, lines, command } => {
                self.apply_remote_events(after, lines, command).await;
            }
            BusMessage::Changed { seq, version } => {
                self.resync_to(Newest { version, seq, ..Newest::default() }).await;
            }
            BusMessage::Talk { line } => self.broadcast_chat(line),
            BusMessage::Here { seats, watching, seq, version, said } => {
                if self.cluster.note_peer(told.by, seats, watching) {
                    self.update_absences();
                    self.broadcast_table(None);
                }
                self.resync_to(Newest { seq, version, chat: said }).await;
            }
            BusMessage::Who => {
                if !self.connections.is_empty() {
                    self.announce_presence().await;
                }
            }
            BusMessage::Verifying { position, at_ms } => self.clocks.stop_for_node(position, at_ms),
            BusMessage::Hand { seen, seat, parts } => {
                self.show_remote_hand(seen, seat, parts).await;
            }
            BusMessage::HandOver { seat, level, agreed } => {
                // The node that the agreeing player is connected to answers them.
                let _ = self.agree_to_hand_over(seat, level, &agreed).await;
            }
        }
    }

    /// How long until something has to be done, if nothing happens before.
    fn next_action_in(&self) -> Duration {
        let has_connections = !self.connections.is_empty();
        let idle = self.idle_since.map(|since| IDLE_TIMEOUT.saturating_sub(since.elapsed()));
        let turn = self.cluster.turn_in(has_connections);
        let turn = Some(turn).filter(|turn| !turn.is_zero() && self.has_to_act());
        let flag = self.flag_in().map(|flag_in| self.clocks.flag_wait(flag_in, self.flag_grace()));
        let periodic = self.cluster.periodic_tasks_in(has_connections);
        [idle, turn, flag, periodic].into_iter().flatten().min().unwrap_or(Duration::from_hours(1))
    }

    /// Does what follows from the state of the match: a flag falls, a bot starts to think, the record
    /// notes that the match is over, a rematch gets its table.
    async fn run_due_actions(&mut self) {
        self.run_periodic_tasks().await;
        if let Some(active) = &self.active {
            self.clocks.update(active.position_seq());
            self.bot.stop_unless_at(active.position_seq());
        }
        let (flag_in, grace) = (self.flag_in(), self.flag_grace());
        let has_connections = !self.connections.is_empty();
        if self.clocks.is_flag_due(flag_in, grace) {
            self.cluster.take_turn(has_connections);
            let _ = self.execute(&Order::by_server(table::Command::CheckTime)).await;
        }
        if self.has_to_act() && self.cluster.turn_in(has_connections).is_zero() {
            self.cluster.take_turn(has_connections);
            self.start_bot();
            self.store_phase().await;
            self.make_rematch().await;
        }
        self.update_absences();
        let is_idle =
            self.connections.is_empty() && !self.bot.is_running() && !self.verifier.is_busy();
        self.idle_since = is_idle.then(|| self.idle_since.unwrap_or_else(Instant::now));
    }

    async fn run_periodic_tasks(&mut self) {
        let due_in = self.cluster.periodic_tasks_in(!self.connections.is_empty());
        if due_in != Some(Duration::ZERO) {
            return;
        }
        self.cluster.resubscribe().await;
        if self.cluster.is_announcement_due() {
            if self.cluster.forget_silent_peers() {
                self.update_absences();
                self.broadcast_table(None);
            }
            self.announce_presence().await;
        }
        if self.cluster.is_resync_due() {
            self.resync_or_log(Missing::ALL).await;
        }
    }

    /// Whether there is something that the table has to do by itself.
    fn has_to_act(&self) -> bool {
        let Some(active) = &self.active else { return false };
        (active.is_bots_turn() && self.bot.is_needed(active.position_seq()))
            || self.row.phase != table_record::phase_name(self.phase())
            || (self.record.next.is_none() && active.rematch().is_some())
    }

    fn start_bot(&mut self) {
        if let Some(active) = &self.active
            && self.bot.is_needed(active.position_seq())
            && let Some(bot) = active.bot_to_move()
        {
            self.bot.start(bot, self.state.cpu_permits.clone());
        }
    }

    async fn play_bot_move(&mut self, chosen: Option<BotMove<G>>) {
        let Some(BotMove { position_seq, command }) = chosen else { return };
        match self.execute(&Order::in_position(position_seq, command)).await {
            // The bot of another node was faster.
            Ok(_) | Err(AppError::Online(OnlineRefusal::PositionChanged)) => {}
            Err(error) => {
                let why = error.into_refusal().message;
                tracing::error!(table = self.row.id, why, "bot move refused");
            }
        }
    }

    /// In how long the flag of the seat to move falls.
    fn flag_in(&self) -> Option<Duration> {
        let active = self.active.as_ref()?;
        active.flag_in_ms(self.clocks.now_ms(now_ms())).map(Duration::from_millis)
    }

    /// How long a fallen flag is ignored: a move may be under way, or another node acts first.
    fn flag_grace(&self) -> Duration {
        MAX_COMPENSATION + self.cluster.turn_delay(!self.connections.is_empty())
    }

    /// Welcomes a client, or sends it again what it missed.
    async fn join(&mut self, connection: Connection, last_seq: Option<u32>) {
        let id = connection.id;
        if self.connections.is_full_for(id) {
            let refusal = OnlineRefusal::Unavailable.into();
            let refused = ServerToClient::Refused { id: None, refusal, seq: self.seq() };
            let _ = connection.outbox.try_send(text(&refused));
            return;
        }
        if let Some(last_seq) = last_seq {
            self.resync_if_behind(&connection.requester.visitor, last_seq).await;
        }
        let chat = self.state.store.chat_lines(&self.row.id, CHAT_LINES).await;
        let chat = chat.unwrap_or_else(|error| {
            self.log_error(&error);
            Vec::new()
        });
        self.chat.note(chat.last().map_or(0, |line| line.number));
        let seat = self.record.seat_of(&connection.requester.visitor);
        let is_new = self.connections.add(connection);
        self.update_absences();
        let setup = self.active.is_none().then(|| Box::new(self.record.setup.clone()));
        let log = self.active.as_ref().map(|active| active.log_after(last_seq, now_ms()));
        let welcome = ServerToClient::Welcome {
            protocol: PROTOCOL,
            table: self.view(),
            you: seat,
            setup,
            log,
            chat: chat.into_iter().map(chat_line).collect(),
        };
        self.connections.send(id, &welcome);
        self.send_bot_turns(Some(id));
        self.send_hand(id);
        if is_new && (seat.is_some() || self.connections.len() <= PRESENCE_BROADCAST_LIMIT) {
            self.broadcast_table(Some(id));
        }
        if is_new {
            self.announce_presence().await;
        }
    }

    async fn leave(&mut self, id: u64) {
        let Some(connection) = self.connections.remove(id) else { return };
        let had_seat = self.record.seat_of(&connection.requester.visitor).is_some();
        self.update_absences();
        if had_seat || self.connections.len() <= PRESENCE_BROADCAST_LIMIT {
            self.broadcast_table(None);
        }
        self.announce_presence().await;
    }

    /// Whether the occupant of a seat is connected to any node.
    fn is_present(&self, seat: u8) -> bool {
        self.connections.has_seat(&self.record, seat) || self.cluster.has_seat(seat)
    }

    /// Notes who is away. A vote on the seat of someone who is back ends.
    fn update_absences(&mut self) {
        for seat in 0..self.record.seats.len() as u8 {
            if self.record.seats[usize::from(seat)].is_none() {
                continue;
            }
            let is_present = self.is_present(seat);
            self.absences.update(seat, is_present);
            if is_present {
                self.handover.cancel(seat);
            }
        }
    }

    /// Tells other nodes who is connected here, and what this node knows.
    async fn announce_presence(&mut self) {
        let presence = BusMessage::Here {
            seats: self.connections.seats(&self.record),
            watching: self.connections.spectators(&self.record),
            seq: self.seq(),
            version: self.row.version,
            said: self.chat.last_number(),
        };
        self.cluster.announce(presence).await;
    }

    /// The table as everyone sees it.
    fn view(&self) -> TableView {
        let players = match &self.active {
            Some(active) => active.players(),
            None => self.record.setup.players(),
        };
        let seats = players.into_iter().zip(&self.record.seats).zip(0..);
        let seats = seats.map(|((player, occupant), seat)| TableSeat {
            taken: occupant.is_some() || player != Player::Human,
            here: player != Player::Human || self.is_present(seat),
            name: occupant.as_ref().map_or_else(String::new, |occupant| occupant.name.clone()),
            sitting: occupant.as_ref().map_or_else(Sitting::default, |occupant| occupant.sitting),
            rating: occupant.as_ref().and_then(|occupant| occupant.rating),
            player,
        });
        let spectators = self.connections.spectators(&self.record);
        TableView {
            id: self.row.id.clone(),
            game: self.record.setup.game(),
            visibility: table_record::visibility(&self.row),
            phase: self.phase(),
            seats: seats.collect(),
            clock: self.record.setup.clock(),
            rated: self.record.rated,
            watching: spectators.saturating_add(self.cluster.spectators()),
            made_ms: self.row.made_ms,
            handover: self.handover.view(),
            next: self.record.next.clone(),
        }
    }

    /// Sends everyone but `except` the table as it looks now.
    fn broadcast_table(&mut self, except: Option<u64>) {
        let (table, record) = (self.view(), &self.record);
        self.connections.broadcast_each(except, |connection| ServerToClient::Table {
            table: table.clone(),
            you: record.seat_of(&connection.requester.visitor),
        });
    }

    /// Sends everyone the log after an event; all of it if none is given.
    fn broadcast_log(&mut self, after: Option<u32>) {
        let Some(active) = &self.active else { return };
        let is_new_position = after.is_none_or(|after| active.position_seq() > after);
        let log = active.log_after(after, now_ms());
        self.connections.broadcast(&ServerToClient::Log { log });
        if is_new_position {
            self.send_bot_turns(None);
        }
    }

    /// Sends everyone a chat line, unless they have it.
    fn broadcast_chat(&mut self, line: ChatLine) {
        if self.chat.note(line.number) {
            self.connections.broadcast(&ServerToClient::Chat { line });
        }
    }

    /// Tells the bot programs to move that it is their turn, or only this connection.
    fn send_bot_turns(&mut self, only: Option<u64>) {
        let Some(active) = &self.active else { return };
        let Some(seat) = active.to_move() else { return };
        let is_to_move = |connection: &&Connection| {
            connection.requester.is_bot()
                && only.is_none_or(|only| connection.id == only)
                && self.record.seat_of(&connection.requester.visitor) == Some(seat)
        };
        let ids: Vec<u64> =
            self.connections.iter().filter(is_to_move).map(|connection| connection.id).collect();
        if ids.is_empty() {
            return;
        }
        let turn = serde_json::to_string(&active.bot_turn(seat));
        let turn = turn.expect("plain data has a JSON form");
        for id in ids {
            self.connections.send_text(id, turn.clone().into());
        }
    }

    /// Answers a request.
    fn answer(&mut self, reply: ReplyTo, id: String, answer: AppResult<u32>) {
        if let Err(AppError::Internal(error)) = &answer {
            self.log_error(error.as_ref());
        }
        match reply {
            ReplyTo::Task(sender) => drop(sender.send(answer)),
            ReplyTo::Connection(connection) => {
                let message = match answer {
                    Ok(seq) => ServerToClient::Done { id, seq },
                    Err(error) => {
                        let refusal = error.into_refusal();
                        ServerToClient::Refused { id: Some(id), refusal, seq: self.seq() }
                    }
                };
                self.connections.send(connection, &message);
            }
        }
    }

    fn phase(&self) -> Phase {
        match &self.active {
            None => Phase::Waiting,
            Some(active) if active.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The number of the last event.
    fn seq(&self) -> u32 {
        self.active.as_ref().map_or(0, ActiveMatch::seq)
    }

    fn log_error(&self, error: &(dyn std::error::Error + 'static)) {
        tracing::error!(table = self.row.id, error, "table action failed");
    }
}
