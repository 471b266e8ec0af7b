//! A player: finds an opponent, plays, reconnects, and resends what was not answered, as the page does.

mod at_table;
mod http;

use std::time::Duration;

use match_log::Clock;
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until};
use wire::online::TableSetup;

use crate::checks::Checks;
use crate::cluster::{Cluster, NODES};
use crate::random::{Source, Stream};

/// A player and what they need.
pub(super) struct Client {
    number: usize,
    cluster: Cluster,
    random: Stream,
    checks: Checks,
    /// Until when new moves are made, and until when the player stays.
    plays_until: Instant,
    stays_until: Instant,
    cookie: String,
    /// What the player wants to play.
    setup: Option<TableSetup>,
    /// Numbers requests, so that each has an id of its own.
    requests: u64,
}

/// Starts a player.
pub(crate) fn spawn(
    number: usize,
    cluster: &Cluster,
    source: Source,
    checks: &Checks,
    plays_until: Instant,
    stays: Duration,
) -> JoinHandle<()> {
    let client = Client {
        number,
        cluster: cluster.clone(),
        random: source.stream("player", number as u64),
        checks: checks.clone(),
        plays_until,
        stays_until: plays_until + stays,
        cookie: String::new(),
        setup: None,
        requests: 0,
    };
    tokio::task::spawn_local(client.run())
}

#[derive(Deserialize)]
struct Created {
    id: String,
}

impl Client {
    async fn run(mut self) {
        sleep(self.random.millis(0, 60_000)).await;
        self.sign_up().await;
        while Instant::now() < self.plays_until && !self.checks.has_failed() {
            let Some(table) = self.find_table().await else { continue };
            let mut table = Some(table);
            while let Some(id) = table {
                table = self.play(id).await;
            }
            sleep(self.random.millis(1_000, 20_000)).await;
        }
    }

    /// Becomes a guest and, mostly, an account.
    async fn sign_up(&mut self) {
        while self.cookie.is_empty() && Instant::now() < self.plays_until {
            if self.request("GET", "/api/me", None).await.is_none() {
                sleep(self.random.millis(500, 3_000)).await;
            }
        }
        let account = json!({ "name": format!("Player-{}", letters(self.number)), "password": "correct horse" });
        for _ in 0..5 {
            let answer = self.request("POST", "/api/account", Some(account.to_string())).await;
            if answer.is_some_and(|answer| answer.status < 500) {
                return;
            }
            sleep(self.random.millis(500, 3_000)).await;
        }
    }

    /// Asks to be paired. The seat is kept by connecting to the table.
    async fn find_table(&mut self) -> Option<String> {
        self.setup = Some(self.draw_setup());
        let found = self.pair(None).await;
        if found.is_none() {
            sleep(self.random.millis(2_000, 10_000)).await;
        }
        found
    }

    /// Asks whether a stranger waits elsewhere, and returns the table to wait or play at.
    async fn pair(&mut self, waiting_at: Option<&str>) -> Option<String> {
        let request = json!({ "setup": self.setup, "name": "", "waitingAt": waiting_at });
        let answer = self.request("POST", "/api/pair", Some(request.to_string())).await;
        let answer = answer.filter(|answer| answer.status < 300)?;
        serde_json::from_str::<Created>(&answer.body).ok().map(|made| made.id)
    }

    /// One of a few setups, so that players find each other.
    fn draw_setup(&self) -> TableSetup {
        let clock = Clock::Increment { base_ms: 180_000, increment_ms: 2_000 };
        if self.random.per_mille(500) {
            let mut setup = wire::klotz_view::MatchSetup::for_players(2).expect("two can play");
            setup.clock = clock;
            setup.options.move_limit = 60;
            TableSetup::Klotz(setup)
        } else {
            let seed = self.random.below(1_000);
            let mut setup = wire::climbers_view::MatchSetup::draw(2, seed).expect("two can play");
            setup.clock = clock;
            TableSetup::Climbers(setup)
        }
    }

    fn next_id(&mut self) -> String {
        self.requests += 1;
        format!("p{}-{}", self.number, self.requests)
    }

    fn some_node(&self) -> usize {
        self.random.below(NODES as u64) as usize
    }

    async fn rest(&self, from_ms: u64, to_ms: u64) {
        let wake = Instant::now() + self.random.millis(from_ms, to_ms);
        sleep_until(wake.min(self.stays_until)).await;
    }
}

/// A name without digits: names must not look alike.
fn letters(number: usize) -> String {
    let letter = |value: usize| char::from(b'a' + (value % 26) as u8);
    [letter(number / 26), letter(number), letter(number / 26)].iter().collect()
}
