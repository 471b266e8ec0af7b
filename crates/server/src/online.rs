//! Online play: visitors, accounts, tables, matches, sockets.
//!
//! One actor owns each table in memory ([`table_actor`]). It decides, stores, and only then broadcasts.
//! Its state is a copy: this node or another can load it from the store at any time.

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

/// How long shutting down waits for sockets to close.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// The state that all handlers and table actors share. Clones refer to the same state.
#[derive(Debug, Clone)]
pub struct AppState(Arc<App>);

impl std::ops::Deref for AppState {
    type Target = App;

    fn deref(&self) -> &App {
        &self.0
    }
}

/// What is behind an [`AppState`].
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
    /// Sends push notices, if the operator has configured them.
    push: Option<PushQueue>,
    /// One for each core, for bots and for verifying turns.
    cpu_permits: Arc<Semaphore>,
    stopping: watch::Sender<bool>,
    config: Config,
}

/// What an operator can configure.
#[derive(Debug, Clone)]
pub struct Config {
    /// How long a player must be away before the others can hand their seat over to a bot.
    pub absence: Duration,
    /// Connects the nodes of a cluster.
    pub bus: Option<Bus>,
    /// Push notices, if the server sends any.
    pub push: Option<Push>,
}

impl Default for Config {
    fn default() -> Config {
        Config { absence: Duration::from_secs(30), bus: None, push: None }
    }
}

impl AppState {
    /// Opens the state over a store. The key is stored there, so that cookies stay valid.
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

    /// Asks all clients to reconnect in a moment, and waits until they have been told.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        // Every socket holds a receiver until it is closed. We do not wait for clients that hang.
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.stopping.closed()).await;
    }
}

/// The current time, in milliseconds since 1970.
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
