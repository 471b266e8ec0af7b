//! The other servers that have this table in memory.
//!
//! None of them leads. Whatever the table itself has to do (a bot's move, a flag, the table of the
//! rematch) is first done by one of them, chosen by a number that all can compute; if it does not, the
//! next one does after a moment. If two do, the store lets one of them win, as it does for people.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};
use tokio::sync::watch;
use wire::online::{ChatLine, News, Told};

use super::TableActor;
use super::seats::chat_line;
use crate::online::bus::{Bus, Line};
use crate::online::visitor::Visitor;

/// How long each server waits for the one before it. Three of them are through within the five
/// seconds in which a game has to go on.
const STEP: Duration = Duration::from_millis(1_500);

/// How often a server says who is there, while somebody is.
const BEAT: Duration = Duration::from_secs(10);

/// After how long without a word a server counts as gone.
const SILENCE: Duration = Duration::from_secs(25);

/// How often the store is asked whether anything was missed: now and then, and often while there is no
/// bus.
const CHECK: Duration = Duration::from_secs(30);
const CHECK_ALONE: Duration = Duration::from_secs(1);

/// How long somebody who looks for a table waits for a word of who is at it.
const ASKING: Duration = Duration::from_millis(150);

/// How many lines of talk are looked at when some were missed.
const MISSED_TALK: u32 = 50;

/// Of how many servers it is known that they are there. Nobody runs so many.
const MAX_OTHERS: usize = 1_000;

/// What is known of the other servers at a table.
#[derive(Debug)]
pub(super) struct Cluster {
    bus: Bus,
    table: String,
    /// None while there was no bus to ask for it.
    line: Option<Line>,
    /// Says that the bus has come or gone.
    turns: watch::Receiver<()>,
    others: HashMap<u64, Other>,
    /// The number of the last thing said that the pages have been told.
    said: u32,
    /// When something last happened that the table may have to answer.
    moved_at: Instant,
    told_at: Instant,
    checked_at: Instant,
}

/// What is heard of the cluster.
pub(super) enum Heard {
    /// Another server says something.
    Told(Told),
    /// The bus has come or gone: something may have been missed.
    BusTurned,
}

/// Another server.
#[derive(Debug)]
struct Other {
    seats: Vec<u8>,
    watching: u32,
    heard_at: Instant,
    /// Its turn came and it did nothing: it is not waited for any more, until it says something.
    silent: bool,
}

impl Other {
    fn has_pages(&self) -> bool {
        !self.seats.is_empty() || self.watching > 0
    }
}

impl Cluster {
    pub(super) async fn join(bus: &Bus, table: &str) -> Cluster {
        let line = bus.line(table).await;
        let now = Instant::now();
        let cluster = Cluster {
            bus: bus.clone(),
            table: table.to_owned(),
            line,
            turns: bus.turns(),
            others: HashMap::new(),
            said: 0,
            moved_at: now,
            told_at: now,
            checked_at: now,
        };
        cluster.tell(News::Who).await;
        cluster
    }

    /// The next thing that another server says of this table, or that the bus does.
    pub(super) async fn hear(&mut self) -> Heard {
        let Cluster { line, turns, .. } = self;
        let told = async {
            match line {
                Some(line) => line.hear().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            told = told => Heard::Told(told),
            // Never, if nobody can say it any more.
            Ok(()) = turns.changed() => Heard::BusTurned,
        }
    }

    async fn tell(&self, news: News) {
        if let Some(line) = &self.line {
            line.tell(news).await;
        }
    }

    /// Whether somebody who sits there is connected to another server.
    pub(super) fn has(&self, seat: u8) -> bool {
        self.others.values().any(|other| other.seats.contains(&seat))
    }

    /// How many watch through other servers.
    pub(super) fn watching(&self) -> u32 {
        self.others.values().fold(0, |sum, other| sum.saturating_add(other.watching))
    }

    /// How long this server waits for others to do what the table has to do: those with pages at it
    /// come first, in an order that all of them know.
    fn patience(&self, has_pages: bool) -> Duration {
        let mine = self.place(self.bus.node());
        let before = |(node, other): &(&u64, &Other)| {
            other.has_pages() && !other.silent && (!has_pages || self.place(**node) > mine)
        };
        STEP * self.others.iter().filter(before).count() as u32
    }

    fn place(&self, node: u64) -> [u8; 32] {
        Sha256::new().chain_update(node.to_be_bytes()).chain_update(&self.table).finalize().into()
    }

    fn check_every(&self) -> Duration {
        if self.line.is_some() && self.bus.is_there() { CHECK } else { CHECK_ALONE }
    }
}

impl TableActor {
    /// Waits a moment for a word of who is there, if there may be somebody.
    pub(super) async fn ask_around(&mut self) {
        if let Some(cluster) = &mut self.cluster
            && cluster.bus.is_there()
            && let Ok(heard) = tokio::time::timeout(ASKING, cluster.hear()).await
        {
            self.heed(heard).await;
        }
    }

    /// How long this server waits for others to do what the table has to do.
    pub(super) fn patience(&self) -> Duration {
        let patience = |cluster: &Cluster| cluster.patience(!self.connections.is_empty());
        self.cluster.as_ref().map_or(Duration::ZERO, patience)
    }

    /// How long it is until this server is the one who does what the table has to do.
    pub(super) fn my_turn_in(&self) -> Duration {
        let moved = |cluster: &Cluster| cluster.moved_at.elapsed();
        self.patience().saturating_sub(self.cluster.as_ref().map_or(Duration::ZERO, moved))
    }

    /// This server does what the table has to do. Who should have done it before is not waited for
    /// again.
    pub(super) fn take_turn(&mut self) {
        if !self.patience().is_zero()
            && let Some(cluster) = &mut self.cluster
        {
            for other in cluster.others.values_mut() {
                other.silent = true;
            }
        }
    }

    /// Something has happened that the table may have to answer.
    pub(super) fn note_event(&mut self) {
        if let Some(cluster) = &mut self.cluster {
            cluster.moved_at = Instant::now();
        }
    }

    /// When the others have to be told something again, or the store has to be asked.
    pub(super) fn periodic_tasks_in(&self) -> Option<Duration> {
        let cluster = self.cluster.as_ref()?;
        if self.connections.is_empty() {
            return None;
        }
        let check = cluster.check_every().saturating_sub(cluster.checked_at.elapsed());
        Some(check.min(BEAT.saturating_sub(cluster.told_at.elapsed())))
    }

    /// Does what has to be done now and then.
    pub(super) async fn run_periodic_tasks(&mut self) {
        if self.periodic_tasks_in() != Some(Duration::ZERO) {
            return;
        }
        let Some(cluster) = &mut self.cluster else { return };
        if cluster.line.is_none() {
            cluster.line = cluster.bus.line(&self.row.id).await;
        }
        if cluster.told_at.elapsed() >= BEAT {
            let known = cluster.others.len();
            cluster.others.retain(|_, other| other.heard_at.elapsed() < SILENCE);
            if cluster.others.len() < known {
                self.note_who_is_gone();
                self.tell_table();
            }
            self.tell_others_who_is_here().await;
        }
        let due = |cluster: &Cluster| cluster.checked_at.elapsed() >= cluster.check_every();
        if self.cluster.as_ref().is_some_and(due) {
            self.heal().await;
        }
    }

    /// Reads from the store whatever was missed.
    async fn heal(&mut self) {
        if let Some(cluster) = &mut self.cluster {
            cluster.checked_at = Instant::now();
        }
        let newest = self.state.store.table(&self.row.id).await;
        if let Ok(Some(newest)) = newest
            && newest.version > self.row.version
        {
            let _ = self.read_again().await;
        }
        let _ = self.catch_up().await;
        self.catch_up_with_talk().await;
    }

    /// Whoever speaks of a match has heard of it. If this server knows less, what the bus should have said is
    /// late or lost: the store says what it was, before anybody is refused for it.
    pub(super) async fn keep_up_with(&mut self, visitor: &Visitor, seen: u32) {
        let is_behind = self.started.is_none() || seen > self.seq();
        if self.cluster.is_some() && (is_behind || self.record.seat_of(visitor).is_none()) {
            self.heal().await;
        }
    }

    async fn catch_up_with_talk(&mut self) {
        let Ok(rows) = self.state.store.chat_lines(&self.row.id, MISSED_TALK).await else { return };
        for row in rows {
            self.tell_talk_once(chat_line(row));
        }
    }

    /// Tells the pages what somebody said at another server, unless they know.
    fn tell_talk_once(&mut self, line: ChatLine) {
        let Some(cluster) = &mut self.cluster else { return };
        if line.number > cluster.said {
            cluster.said = line.number;
            self.tell_chat(line);
        }
    }

    /// Who comes in has been told what was said so far.
    pub(super) fn note_said(&mut self, number: u32) {
        if let Some(cluster) = &mut self.cluster {
            cluster.said = cluster.said.max(number);
        }
    }

    pub(super) async fn tell_others(&self, news: News) {
        if let Some(cluster) = &self.cluster {
            cluster.tell(news).await;
        }
    }

    /// The table was replaced, or something has happened that is not told in full.
    pub(super) async fn tell_others_of_change(&self) {
        let (seq, version) = (self.seq(), self.row.version);
        self.tell_others(News::Changed { seq, version }).await;
    }

    /// Who is connected through this server.
    pub(super) async fn tell_others_who_is_here(&mut self) {
        let Some(cluster) = &mut self.cluster else { return };
        cluster.told_at = Instant::now();
        let said = cluster.said;
        let news = News::Here {
            seats: self.seats_here(),
            watching: self.watching_here(),
            seq: self.seq(),
            version: self.row.version,
            said,
        };
        self.tell_others(news).await;
    }

    fn seats_here(&self) -> Vec<u8> {
        (0..self.record.seats.len() as u8).filter(|&seat| self.sits_here(seat)).collect()
    }

    /// Takes to heart what was heard.
    pub(super) async fn heed(&mut self, heard: Heard) {
        match heard {
            Heard::Told(told) => self.learn(told).await,
            Heard::BusTurned => {
                // Whoever heard nothing of it meanwhile learns from the numbers what was missed.
                self.tell_others_who_is_here().await;
                self.heal().await;
            }
        }
    }

    async fn learn(&mut self, told: Told) {
        match told.news {
            News::Events { after, lines, command } => self.follow(after, lines, command).await,
            News::Changed { seq, version } => self.keep_up(seq, version).await,
            News::Talk { line } => self.tell_talk_once(line),
            News::Here { seats, watching, seq, version, said } => {
                self.note_other(told.by, seats, watching);
                self.keep_up(seq, version).await;
                if self.cluster.as_ref().is_some_and(|cluster| cluster.said < said) {
                    self.catch_up_with_talk().await;
                }
            }
            News::Who => {
                if !self.connections.is_empty() {
                    self.tell_others_who_is_here().await;
                }
            }
            News::Hand { seen, seat, parts } => self.see_hand(seen, seat, parts).await,
            News::HandOver { seat, level, agreed } => {
                // What it leads to is told by itself.
                let _ = self.agree_to_hand_over(seat, level, &agreed).await;
            }
        }
    }

    fn note_other(&mut self, node: u64, seats: Vec<u8>, watching: u32) {
        let Some(cluster) = &mut self.cluster else { return };
        if cluster.others.len() >= MAX_OTHERS && !cluster.others.contains_key(&node) {
            return;
        }
        let other = Other { seats, watching, heard_at: Instant::now(), silent: false };
        let known = cluster.others.get(&node);
        let news = known.map(|known| (&known.seats, known.watching));
        let is_new = news != Some((&other.seats, other.watching));
        cluster.others.insert(node, other);
        if is_new {
            self.note_who_is_gone();
            self.tell_table();
        }
    }

    /// Lets happen what another server has stored, if it follows what is known here; else the store
    /// says what is missing.
    async fn follow(&mut self, after: u32, lines: Vec<String>, command: Option<String>) {
        let seq = after.saturating_add(lines.len() as u32);
        let fits = self.started.is_some() && after == self.seq();
        if !fits || self.happened(&lines, command.as_ref()).is_err() {
            self.keep_up(seq, self.row.version).await;
        }
    }

    /// Reads what is missing up to these numbers.
    pub(super) async fn keep_up(&mut self, seq: u32, version: u64) {
        if version > self.row.version || (seq > 0 && self.started.is_none()) {
            let before = self.seats_here();
            let _ = self.read_again().await;
            // Whoever sat down elsewhere may have a page here.
            if self.seats_here() != before {
                self.tell_others_who_is_here().await;
            }
        }
        if seq > self.seq() {
            let _ = self.catch_up().await;
        }
    }
}
