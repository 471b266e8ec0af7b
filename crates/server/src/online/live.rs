//! A table that somebody is at: one task owns it, decides, stores, and only then tells.

mod cluster;
mod command;
mod hand;
mod handover;
mod notices;
mod programs;
mod seats;
mod telling;

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use store::{EventRow, StoreError, TableRow};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;
use wire::Refusal;
use wire::online::{OnlineRefusal, Phase, TableView};
use wire::table::Command;

use super::accounts::{Person, Standing};
use super::bots::{Thinking, think};
use super::document::{self, Document};
use super::identity::Visitor;
use super::lag::{MOST_A_MOVE, Purse};
use super::limits::Bucket;
use super::playing::{Playing, restore};
use super::{House, now_ms};

use cluster::{Cluster, Heard};
use command::Order;
use hand::Hand;
use handover::HandOver;
pub(crate) use seats::begin;
pub(crate) use telling::text;

/// How much may wait to be heard by a table.
const MAILBOX: usize = 256;

/// How long a table at which nobody is stays in memory.
const IDLE: Duration = Duration::from_mins(1);

/// What a table hears.
#[derive(Debug)]
pub(crate) enum Said {
    /// Somebody has connected, or wants to be told again what they missed.
    Join { page: Page, have: Option<u32> },
    /// A page is gone.
    Leave { page: u64 },
    /// Somebody connected wishes for something.
    Wish { page: u64, id: String, wish: Wish },
    /// Somebody connected shows what their hand does.
    Hand { page: u64, id: String, seen: u32, parts: Vec<String> },
    /// Somebody who need not be connected wishes for something.
    Ask { person: Person, id: String, wish: Wish, reply: oneshot::Sender<Result<u32, Refusal>> },
    /// What does the table look like, and what is it for this visitor?
    Look { visitor: Option<Visitor>, reply: oneshot::Sender<Seen> },
    /// The table was replaced in the store.
    Changed { version: u64 },
    /// A bot has chosen a move in the position of an event.
    BotChose { seq: u32, seat: u8, ply: u32, text: String },
}

/// What a table looks like.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) view: TableView,
    /// The seat of who asked.
    pub(crate) you: Option<u8>,
    /// The seat that is to move.
    pub(crate) to_move: Option<u8>,
}

/// What somebody connected wishes for.
#[derive(Debug)]
pub(crate) enum Wish {
    Sit { seat: u8, name: String },
    SitAnywhere { name: String },
    Stand,
    HandOver { seat: u8, level: u8 },
    Command { seen: u32, command: Command, round_trip: Duration },
    Chat { text: String },
}

/// A connected page.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub(crate) number: u64,
    pub(crate) visitor: Visitor,
    pub(crate) standing: Standing,
    /// What it is told. If this is full, the page is too slow to follow and is dropped.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

/// The match of a table, once it has started.
#[derive(Debug)]
struct Started {
    playing: Box<dyn Playing>,
    header: String,
    lines: Vec<String>,
    /// The commands that were done, with the number of their last event.
    done: HashMap<String, u32>,
}

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Live {
    house: House,
    row: TableRow,
    document: Document,
    started: Option<Started>,
    pages: HashMap<u64, Page>,
    purses: Vec<Purse>,
    talk: HashMap<Visitor, Bucket>,
    thinking: Option<Thinking>,
    handover: Option<HandOver>,
    /// What the hand of whoever is to move has done so far, if that is seen.
    hand: Option<Hand>,
    /// Since when nobody is connected who sits there.
    gone: HashMap<u8, Instant>,
    /// Since when the flag of whoever is to move has fallen.
    fallen: Option<Instant>,
    /// Since when nobody is here and nothing is to be done.
    idle: Option<Instant>,
    /// The other servers at this table, if there may be some.
    cluster: Option<Cluster>,
    me: mpsc::WeakSender<Said>,
}

/// A table that was read and does not live yet.
#[derive(Debug)]
pub(crate) struct Loaded {
    live: Box<Live>,
    sender: mpsc::Sender<Said>,
    mailbox: mpsc::Receiver<Said>,
}

impl Loaded {
    /// Starts its task and returns where it listens.
    pub(crate) fn start(self) -> mpsc::Sender<Said> {
        tokio::spawn(self.live.run(self.mailbox));
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
    #[error("its document cannot be read: {0}")]
    Document(#[from] serde_json::Error),
    #[error("its log cannot be read: {0}")]
    Log(#[from] wire::LogError),
    #[error("it is a table of a game that this server does not know")]
    Game,
}

impl Live {
    /// Reads a table from the store. It lives once it is [started](Loaded::start).
    pub(crate) async fn load(house: &House, id: &str) -> Result<Loaded, LoadError> {
        // First the line, then the store: what happens in between is told.
        let cluster = match &house.0.settings.bus {
            Some(bus) => Some(Cluster::join(bus, id).await),
            None => None,
        };
        let row = house.0.store.table(id).await?.ok_or(LoadError::Missing)?;
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let document = Document::read(&row)?;
        let mut live = Live {
            house: house.clone(),
            purses: vec![Purse::default(); document.seats.len()],
            document,
            row,
            started: None,
            pages: HashMap::new(),
            talk: HashMap::new(),
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
        Ok(Loaded { live: Box::new(live), sender, mailbox })
    }

    /// Reads the match from the store, if it has started.
    async fn load_match(&mut self) -> Result<(), LoadError> {
        let Some(header) = self.document.header.clone() else { return Ok(()) };
        let game = document::game(&self.row).ok_or(LoadError::Game)?;
        let playing = restore(game, &header)?;
        let mut started = Started { playing, header, lines: Vec::new(), done: HashMap::new() };
        for event in self.house.0.store.events(&self.row.id, 0).await? {
            started.add(event)?;
        }
        self.started = Some(started);
        Ok(())
    }

    /// What is done is waited for in boxes: at most tables nothing is done most of the time, and a task is as
    /// large as the largest of what it may ever wait for.
    async fn run(mut self: Box<Self>, mut mailbox: mpsc::Receiver<Said>) {
        self.house.0.metrics.live_tables.up();
        Box::pin(self.settle()).await;
        loop {
            let wait = self.wait();
            tokio::select! {
                said = mailbox.recv() => match said {
                    Some(said) => Box::pin(self.hear(said)).await,
                    None => break,
                },
                heard = hear_others(&mut self.cluster) => Box::pin(self.heed(heard)).await,
                () = sleep(wait) => {}
            }
            Box::pin(self.settle()).await;
            if self.idle.is_some_and(|since| since.elapsed() >= IDLE) {
                break;
            }
        }
        self.house.0.metrics.live_tables.down();
        // What was said in the last moment is heard by the table that is brought into memory next.
        mailbox.close();
        while let Some(said) = mailbox.recv().await {
            let _ = Box::pin(self.house.say(&self.row.id, said)).await;
        }
    }

    /// Until when nothing has to be done.
    fn wait(&self) -> Duration {
        let idle = self.idle.map(|since| IDLE.saturating_sub(since.elapsed()));
        // Whose turn it is acts at once; the others look whether it was done.
        let turn = Some(self.my_turn_in()).filter(|wait| !wait.is_zero() && self.has_to_act());
        let waits = [idle, turn, self.flag_wait(), self.tend_in()];
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
        self.pages.is_empty() && self.thinking.is_none()
    }

    async fn hear(&mut self, said: Said) {
        match said {
            Said::Join { page, have } => self.join(page, have).await,
            Said::Leave { page } => self.leave(page).await,
            Said::Wish { page, id, wish } => self.wish(page, id, wish).await,
            Said::Hand { page, id, seen, parts } => {
                if let Err(refusal) = self.show_hand(page, &id, seen, parts).await {
                    self.answer(page, id, Err(refusal));
                }
            }
            Said::Ask { person, id, wish, reply } => {
                let _ = reply.send(self.grant(&person, &id, wish).await);
            }
            Said::Look { visitor, reply } => {
                let _ = reply.send(Seen {
                    view: self.view(),
                    you: visitor.and_then(|visitor| self.document.seat_of(&visitor)),
                    to_move: self.started.as_ref().and_then(|started| started.playing.to_move()),
                });
            }
            Said::Changed { version } => self.keep_up(0, version).await,
            Said::BotChose { seq, seat, ply, text } => {
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

    async fn wish(&mut self, page: u64, id: String, wish: Wish) {
        let Some(Page { visitor, standing, .. }) = self.pages.get(&page).cloned() else { return };
        let answer = self.grant(&Person { visitor, standing }, &id, wish).await;
        self.answer(page, id, answer);
    }

    /// Does what somebody wishes for and returns the number of the last event that it led to, or says why
    /// not.
    async fn grant(&mut self, person: &Person, id: &str, wish: Wish) -> Result<u32, Refusal> {
        let visitor = &person.visitor;
        match wish {
            Wish::Sit { seat, name } => self.sit(person, seat, &name).await.map(|()| self.seq()),
            Wish::SitAnywhere { name } => {
                self.sit_anywhere(person, &name).await.map(|()| self.seq())
            }
            Wish::Stand => self.stand(visitor).await.map(|()| self.seq()),
            Wish::HandOver { seat, level } => self.hand_over(visitor, seat, level).await,
            Wish::Command { seen, command, round_trip } => {
                let answer = self.command(visitor, id, seen, &command, round_trip).await;
                let metrics = &self.house.0.metrics;
                let count =
                    if answer.is_ok() { &metrics.commands_done } else { &metrics.commands_refused };
                count.add();
                answer
            }
            Wish::Chat { text } => self.say(visitor, id, &text).await.map(|()| self.seq()),
        }
    }

    /// Does what follows from how the match stands: a flag falls, a bot thinks, the table is over, the
    /// next one is made.
    async fn settle(&mut self) {
        self.tend().await;
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
        let Some(Started { playing, .. }) = &self.started else { return false };
        (self.thinking.is_none() && playing.is_for_bot())
            || self.row.phase != document::phase_name(self.phase())
            || (self.document.next.is_none() && playing.rematch().is_some())
    }

    fn let_bot_think(&mut self) {
        let Some(Started { playing, .. }) = &self.started else { return };
        if self.thinking.is_none()
            && let Some(bot) = playing.bot()
        {
            let thinkers = self.house.0.thinkers.clone();
            self.thinking = Some(think(bot, playing.position_seq(), thinkers, self.me.clone()));
        }
    }

    /// Stores how far the table has come.
    async fn note_phase(&mut self) {
        if self.row.phase == document::phase_name(self.phase()) {
            return;
        }
        match self.change(self.document.clone()).await {
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
    fn may_talk(&mut self, visitor: &Visitor) -> bool {
        use super::limits::TALK;
        const MOST: usize = 1_000;
        let now = Instant::now();
        if self.talk.len() >= MOST && !self.talk.contains_key(visitor) {
            self.talk.clear();
        }
        let bucket = self.talk.entry(visitor.clone()).or_insert_with(|| Bucket::full(TALK, now));
        bucket.take(TALK, now)
    }

    /// Says what went wrong to whoever watches over the server, and asks players to try again.
    fn unavailable(&self, error: &(dyn std::error::Error + 'static)) -> Refusal {
        tracing::error!(table = self.row.id, error, "the store has failed");
        OnlineRefusal::Unavailable.into()
    }
}

impl Started {
    /// Lets a stored event happen.
    fn add(&mut self, event: EventRow) -> Result<(), wire::LogError> {
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
