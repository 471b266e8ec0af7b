//! Everything people do together: identities, tables, matches, sockets.
//!
//! One task owns each table that somebody is at ([`live`]). It decides, stores, and only then tells.
//! It holds no truth: whatever it knows can be read from the store again, by this server or another.

mod accounts;
mod bot_api;
mod bus;
mod error;
mod game_adapter;
mod http;
mod match_result;
mod openapi;
mod origin;
mod pairing;
mod push;
mod rate_limits;
mod registry;
mod sanitize;
mod server_metrics;
mod setup_policy;
mod socket;
mod table_actor;
mod table_record;
mod visitor;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{Store, StoreError};
use tokio::sync::{Semaphore, watch};

use accounts::{PasswordRateLimit, Passwords};
use bot_api::BotRateLimit;
use push::PushQueue;
use rate_limits::RateLimits;
use registry::Registry;
use server_metrics::ServerMetrics;
use visitor::Key;

pub use bus::{Bus, BusError};
pub(crate) use http::routes;
pub use push::{InvalidPushContact, Push, PushServices};

/// How long saying goodbye to everybody may take.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// A server's part in everything that is played on it; copies are of the same one.
#[derive(Debug, Clone)]
pub struct AppState(Arc<App>);

impl std::ops::Deref for AppState {
    type Target = App;

    fn deref(&self) -> &App {
        &self.0
    }
}

/// What all handlers and table actors share.
#[derive(Debug)]
pub struct App {
    store: Store,
    key: Key,
    registry: Registry,
    rate_limits: RateLimits,
    passwords: Passwords,
    password_rate_limit: PasswordRateLimit,
    bot_rate_limit: BotRateLimit,
    metrics: ServerMetrics,
    /// Tells people who are not there that it is their turn, if whoever runs the server wants it.
    push: Option<PushQueue>,
    /// Who may think at the same time.
    cpu_permits: Arc<Semaphore>,
    stopping: watch::Sender<bool>,
    config: Config,
}

/// What whoever runs a server may choose.
#[derive(Debug, Clone)]
pub struct Config {
    /// How long somebody has to be gone before a bot may play for them, if everybody else agrees.
    pub absence: Duration,
    /// Where the other servers over the same store are told what happens.
    pub bus: Option<Bus>,
    /// Notices to people who have no page open, if there are to be any.
    pub push: Option<Push>,
}

impl Default for Config {
    fn default() -> Config {
        Config { absence: Duration::from_secs(30), bus: None, push: None }
    }
}

impl AppState {
    /// A house over a store. Its key is kept there, so that cookies stay good.
    pub async fn open(store: Store, config: Config) -> Result<AppState, StoreError> {
        let key = Key::parse(&store.secret("cookies", &Key::draw().text()).await?);
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let push = match &config.push {
            Some(push) => Some(PushQueue::start(push, store.clone()).await?),
            None => None,
        };
        Ok(AppState(Arc::new(App {
            store,
            key,
            registry: Registry::default(),
            rate_limits: RateLimits::default(),
            passwords: Passwords::default(),
            password_rate_limit: PasswordRateLimit::default(),
            bot_rate_limit: BotRateLimit::default(),
            metrics: ServerMetrics::default(),
            push,
            cpu_permits: Arc::new(Semaphore::new(cores)),
            stopping: watch::Sender::new(false),
            config,
        })))
    }

    /// Tells everybody who is connected to come again in a moment, and waits until they have been
    /// told.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        // Every socket holds a receiver until it has said goodbye. Who does not listen is not waited for.
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.stopping.closed()).await;
    }
}

/// What the server's clock shows, in milliseconds since 1970.
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Random bytes as hexadecimal digits.
fn random_id<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system provides random numbers");
    hex::encode(bytes)
}
