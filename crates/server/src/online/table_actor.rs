//! A table that somebody is at: one task owns it, decides, stores, and only then tells.

mod bot_turns;
mod broadcast;
mod cluster;
mod command;
mod handover;
mod live_hand;
mod seats;
mod turn_notices;

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use store::{EventRow, StoreError, TableRow};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;
use wire::Refusal;
use wire::online::{OnlineRefusal, Phase, TableView};
use wire::table::Command;

use super::accounts::{AuthKind, Requester};
use super::bot_runner::{RunningBot, think};
use super::dyn_match::{DynMatch, restore};
use super::lag_compensation::{LagCompensation, MOST_A_MOVE};
use super::rate_limits::TokenBucket;
use super::table_record::{self, TableRecord};
use super::visitor::Visitor;
use super::{AppState, now_ms};

pub(crate) use broadcast::text;
use cluster::{Cluster, Heard};
use command::Order;
use handover::HandOver;
use live_hand::LiveHand;
pub(crate) use seats::begin;

/// How much may wait to be heard by a table.
const INBOX_CAPACITY: usize = 256;

/// How long a table at which nobody is stays in memory.
const IDLE: Duration = Duration::from_mins(1);

/// What a table hears.
#[derive(Debug)]
pub(crate) enum TableMessage {
    /// Somebody has connected, or wants to be told again what they missed.
    Join { connection: Connection, have: Option<u32> },
    /// A page is gone.
    Leave { connection: u64 },
    /// Somebody connected wishes for something.
    Request { connection: u64, id: String, request: ClientRequest },
    /// Somebody connected shows what their hand does.
    Hand { connection: u64, id: String, seen: u32, parts: Vec<String> },
    /// Somebody who need not be connected wishes for something.
    RequestWithReply {
        requester: Requester,
        id: String,
        request: ClientRequest,
        reply: oneshot::Sender<Result<u32, Refusal>>,
    },
    /// What does the table look like, and what is it for this visitor?
    GetView { visitor: Option<Visitor>, reply: oneshot::Sender<TableSnapshot> },
    /// The table was replaced in the store.
    RecordChanged { version: u64 },
    /// A bot has chosen a move in the position of an event.
    BotChose { seq: u32, seat: u8, ply: u32, text: String },
}

/// What a table looks like.
#[derive(Debug)]
pub(crate) struct TableSnapshot {
    pub(crate) view: TableView,
    /// The seat of who asked.
    pub(crate) you: Option<u8>,
    /// The seat that is to move.
    pub(crate) to_move: Option<u8>,
}

/// What somebody connected wishes for.
#[derive(Debug)]
pub(crate) enum ClientRequest {
    Sit { seat: u8, name: String },
    SitAnywhere { name: String },
    Stand,
    HandOver { seat: u8, level: u8 },
    Command { seen: u32, command: Command, round_trip: Duration },
    Chat { text: String },
}

/// A connected page.
#[derive(Debug, Clone)]
pub(crate) struct Connection {
    pub(crate) number: u64,
    pub(crate) visitor: Visitor,
    pub(crate) auth: AuthKind,
    /// What it is told. If this is full, the page is too slow to follow and is dropped.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

/// The match of a table, once it has started.
#[derive(Debug)]
struct ActiveMatch {
    playing: Box<dyn DynMatch>,
    header: String,
    lines: Vec<String>,
    /// The commands that were done, with the number of their last event.
    done: HashMap<String, u32>,
}

/// A table in memory.
#[derive(Debug)]
pub(crate) struct TableActor {
    state: AppState,
    row: TableRow,
    record: TableRecord,
    started: Option<ActiveMatch>,
    connections: HashMap<u64, Connection>,
    purses: Vec<LagCompensation>,
    chat: HashMap<Visitor, TokenBucket>,
    thinking: Option<RunningBot>,
    handover: Option<HandOver>,
    /// What the hand of whoever is to move has done so far, if that is seen.
    hand: Option<LiveHand>,
    /// Since when nobody is connected who sits there.
    gone: HashMap<u8, Instant>,
    /// Since when the flag of whoever is to move has fallen.
    fallen: Option<Instant>,
    /// Since when nobody is here and nothing is to be done.
    idle: Option<Instant>,
    /// The other servers at this table, if there may be some.
    cluster: Option<Cluster>,
    me: mpsc::WeakSender<TableMessage>,
}

/// A table that was read and does not live yet.
#[derive(Debug)]
pub(crate) struct Loaded {
    live: Box<TableActor>,
    sender: mpsc::Sender<TableMessage>,
    inbox: mpsc::Receiver<TableMessage>,
}

impl Loaded {
    /// Starts its task and returns where it listens.
    pub(crate) fn start(self) -> mpsc::Sender<TableMessage> {
        tokio::spawn(self.live.run(self.inbox));
        self.sender
    }
}

/// Why a table cannot be brought into memory.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("there is no such table")]
    Missing,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("its record cannot be read: {0}")]
    TableRecord(#[from] serde_json::Error),
    #[error("its log cannot be read: {0}")]
    Log(#[from] match_log::LogError),
    #[error("it is a table of a game that this server does not know")]
    Game,
}

impl TableActor {
    /// Reads a table from the store. It lives once it is [started](Loaded::start).
    pub(crate) async fn load(state: &AppState, id: &str) -> Result<Loaded, LoadError> {
        // First the line, then the store: what happens in between is told.
        let cluster = match &state.settings.bus {
            Some(bus) => Some(Cluster::join(bus, id).await),
            None => None,
        };
        let row = state.store.table(id).await?.ok_or(LoadError::Missing)?;
        let (sender, inbox) = mpsc::channel(INBOX_CAPACITY);
        let record = TableRecord::read(&row)?;
        let mut live = TableActor {
            state: state.clone(),
            purses: vec![LagCompensation::default(); record.seats.len()],
            record,
            row,
            started: None,
            connections: HashMap::new(),
            chat: HashMap::new(),
            thinking: None,
            handover: None,
            hand: None,
            gone: HashMap::new(),
            fallen: None,
            idle: None,
            cluster,
            me: sender.downgrade(),
        };
        live.load_match().await?;
        live.note_who_is_gone();
        if live.started.is_none() {
            // Whoever looks for somebody to play with wants to know whether anybody is there.
            live.ask_around().await;
        }
        Ok(Loaded { live: Box::new(live), sender, inbox })
    }

    /// Reads the match from the store, if it has started.
    async fn load_match(&mut self) -> Result<(), LoadError> {
        let Some(header) = self.record.header.clone() else { return Ok(()) };
        let game = table_record::game(&self.row).ok_or(LoadError::Game)?;
        let playing = restore(game, &header)?;
        let mut started = ActiveMatch { playing, header, lines: Vec::new(), done: HashMap::new() };
        for event in self.state.store.events(&self.row.id, 0).await? {
            started.add(event)?;
        }
        self.started = Some(started);
        Ok(())
    }

    /// What is done is waited for in boxes: at most tables nothing is done most of the time, and a task is as
    /// large as the largest of what it may ever wait for.
    async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<TableMessage>) {
        self.state.metrics.live_tables.up();
        Box::pin(self.run_due_actions()).await;
        loop {
            let wait = self.wait();
            tokio::select! {
                said = inbox.recv() => match said {
                    Some(said) => Box::pin(self.handle(said)).await,
                    None => break,
                },
                heard = hear_others(&mut self.cluster) => Box::pin(self.heed(heard)).await,
                () = sleep(wait) => {}
            }
            Box::pin(self.run_due_actions()).await;
            if self.idle.is_some_and(|since| since.elapsed() >= IDLE) {
                break;
            }
        }
        self.state.metrics.live_tables.down();
        // What was said in the last moment is heard by the table that is brought into memory next.
        inbox.close();
        while let Some(said) = inbox.recv().await {
            let _ = Box::pin(self.state.say(&self.row.id, said)).await;
        }
    }

    /// Until when nothing has to be done.
    fn wait(&self) -> Duration {
        let idle = self.idle.map(|since| IDLE.saturating_sub(since.elapsed()));
        // Whose turn it is acts at once; the others look whether it was done.
        let turn = Some(self.my_turn_in()).filter(|wait| !wait.is_zero() && self.has_to_act());
        let waits = [idle, turn, self.flag_wait(), self.periodic_tasks_in()];
        waits.into_iter().flatten().min().unwrap_or(Duration::from_hours(1))
    }

    /// When something has to be done about the flag of whoever is to move.
    fn flag_wait(&self) -> Option<Duration> {
        let started = self.started.as_ref()?;
        let flag = Duration::from_millis(started.playing.flag_in_ms(now_ms())?);
        // A move that was sent in time may still be on its way.
        let grace = MOST_A_MOVE + self.patience();
        Some(self.fallen.map_or(flag, |since| grace.saturating_sub(since.elapsed())))
    }

    /// Notices by itself when a flag falls, whatever else is said meanwhile.
    async fn watch_flag(&mut self) {
        let started = self.started.as_ref();
        let flag = started.and_then(|started| started.playing.flag_in_ms(now_ms()));
        if flag != Some(0) {
            self.fallen = None;
            return;
        }
        let since = *self.fallen.get_or_insert_with(Instant::now);
        if since.elapsed() >= MOST_A_MOVE + self.patience() {
            self.take_turn();
            // Should the store fail, it is tried again after as long.
            self.fallen = Some(Instant::now());
            let _ = self.execute(&Order::own(Command::CheckTime)).await;
        }
    }

    fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_none()
    }

    async fn handle(&mut self, said: TableMessage) {
        match said {
            TableMessage::Join { connection, have } => self.join(connection, have).await,
            TableMessage::Leave { connection } => self.leave(connection).await,
            TableMessage::Request { connection, id, request } => {
                self.request(connection, id, request).await;
            }
            TableMessage::Hand { connection, id, seen, parts } => {
                if let Err(refusal) = self.show_hand(connection, &id, seen, parts).await {
                    self.answer(connection, id, Err(refusal));
                }
            }
            TableMessage::RequestWithReply { requester, id, request, reply } => {
                let _ = reply.send(self.grant(&requester, &id, request).await);
            }
            TableMessage::GetView { visitor, reply } => {
                let _ = reply.send(TableSnapshot {
                    view: self.view(),
                    you: visitor.and_then(|visitor| self.record.seat_of(&visitor)),
                    to_move: self.started.as_ref().and_then(|started| started.playing.to_move()),
                });
            }
            TableMessage::RecordChanged { version } => self.keep_up(0, version).await,
            TableMessage::BotChose { seq, seat, ply, text } => {
                if self.thinking.as_ref().is_some_and(|thinking| thinking.seq == seq) {
                    self.thinking = None;
                    let order = Order::in_position(seq, Command::PlayMove { seat, ply, text });
                    let played = self.execute(&order).await;
                    // Another server's bot may have been faster.
                    let changed: Refusal = OnlineRefusal::PositionChanged.into();
                    if let Err(refusal) = played
                        && refusal.code != changed.code
                    {
                        let (table, why) = (&self.row.id, &refusal.message);
                        tracing::error!(table, why, "a bot's move was refused");
                    }
                }
            }
        }
    }

    async fn request(&mut self, connection: u64, id: String, request: ClientRequest) {
        let Some(Connection { visitor, auth, .. }) = self.connections.get(&connection).cloned()
        else {
            return;
        };
        let answer = self.grant(&Requester { visitor, auth }, &id, request).await;
        self.answer(connection, id, answer);
    }

    /// Does what somebody wishes for and returns the number of the last event that it led to, or says why
    /// not.
    async fn grant(
        &mut self,
        requester: &Requester,
        id: &str,
        request: ClientRequest,
    ) -> Result<u32, Refusal> {
        let visitor = &requester.visitor;
        match request {
            ClientRequest::Sit { seat, name } => {
                self.sit(requester, seat, &name).await.map(|()| self.seq())
            }
            ClientRequest::SitAnywhere { name } => {
                self.sit_anywhere(requester, &name).await.map(|()| self.seq())
            }
            ClientRequest::Stand => self.stand(visitor).await.map(|()| self.seq()),
            ClientRequest::HandOver { seat, level } => self.hand_over(visitor, seat, level).await,
            ClientRequest::Command { seen, command, round_trip } => {
                let answer = self.command(visitor, id, seen, &command, round_trip).await;
                let metrics = &self.state.metrics;
                let count =
                    if answer.is_ok() { &metrics.commands_done } else { &metrics.commands_refused };
                count.add();
                answer
            }
            ClientRequest::Chat { text } => self.say(visitor, id, &text).await.map(|()| self.seq()),
        }
    }

    /// Does what follows from how the match stands: a flag falls, a bot thinks, the table is over, the
    /// next one is made.
    async fn run_due_actions(&mut self) {
        self.run_periodic_tasks().await;
        self.watch_flag().await;
        if let Some(started) = &self.started {
            let position = started.playing.position_seq();
            self.thinking.take_if(|thinking| thinking.seq != position);
        }
        if self.has_to_act() && self.my_turn_in().is_zero() {
            self.take_turn();
            self.let_bot_think();
            self.note_phase().await;
            self.make_rematch().await;
        }
        self.idle = self.is_idle().then(|| self.idle.unwrap_or_else(Instant::now));
    }

    /// Whether there is something that the table has to do by itself.
    fn has_to_act(&self) -> bool {
        let Some(ActiveMatch { playing, .. }) = &self.started else { return false };
        (self.thinking.is_none() && playing.is_for_bot())
            || self.row.phase != table_record::phase_name(self.phase())
            || (self.record.next.is_none() && playing.rematch().is_some())
    }

    fn let_bot_think(&mut self) {
        let Some(ActiveMatch { playing, .. }) = &self.started else { return };
        if self.thinking.is_none()
            && let Some(bot) = playing.bot()
        {
            let cpu_permits = self.state.cpu_permits.clone();
            self.thinking = Some(think(bot, playing.position_seq(), cpu_permits, self.me.clone()));
        }
    }

    /// Stores how far the table has come.
    async fn note_phase(&mut self) {
        if self.row.phase == table_record::phase_name(self.phase()) {
            return;
        }
        match self.change(self.record.clone()).await {
            Ok(()) => self.tell_table(),
            // If somebody else was faster, they have written the same.
            Err(StoreError::Conflict { .. }) => drop(self.read_again().await),
            Err(error) => drop(self.unavailable(&error)),
        }
    }

    fn phase(&self) -> Phase {
        match &self.started {
            None => Phase::Waiting,
            Some(started) if started.playing.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    fn seq(&self) -> u32 {
        self.started.as_ref().map_or(0, |started| started.playing.seq())
    }

    /// Whether this visitor may say something to the others now.
    fn may_chat(&mut self, visitor: &Visitor) -> bool {
        use super::rate_limits::CHAT_RATE;
        const MOST: usize = 1_000;
        let now = Instant::now();
        if self.chat.len() >= MOST && !self.chat.contains_key(visitor) {
            self.chat.clear();
        }
        let bucket =
            self.chat.entry(visitor.clone()).or_insert_with(|| TokenBucket::full(CHAT_RATE, now));
        bucket.take(CHAT_RATE, now)
    }

    /// Says what went wrong to whoever watches over the server, and asks players to try again.
    fn unavailable(&self, error: &(dyn std::error::Error + 'static)) -> Refusal {
        tracing::error!(table = self.row.id, error, "the store has failed");
        OnlineRefusal::Unavailable.into()
    }
}

impl ActiveMatch {
    /// Lets a stored event happen.
    fn add(&mut self, event: EventRow) -> Result<(), match_log::LogError> {
        self.playing.apply(&event.line)?;
        self.lines.push(event.line);
        if let Some(command) = event.command {
            self.done.insert(command, event.seq);
        }
        Ok(())
    }
}

/// The next thing that is heard of other servers; nothing ever, where there are none.
async fn hear_others(cluster: &mut Option<Cluster>) -> Heard {
    match cluster {
        Some(cluster) => cluster.hear().await,
        None => std::future::pending().await,
    }
}
