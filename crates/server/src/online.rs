//! Online play: visitors, accounts, tables, matches, sockets.
//!
//! One actor owns each table in memory ([`table_actor`]). It decides, stores, and only then broadcasts.
//! Its state is a copy: this node or another can load it from the store at any time.

mod accounts;
mod bot_api;
mod bus;
mod cookie_keys;
mod daily;
mod environment;
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
mod request_body;
mod sanitize;
mod server_metrics;
mod setup_policy;
mod socket;
mod table_actor;
mod table_record;
mod upkeep;
mod verification_budget;
mod visitor;

use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::sync::{Notify, Semaphore, watch};

use accounts::{PasswordRateLimit, Passwords};
use bot_api::BotRateLimit;
use daily::DailyKey;
use push::PushQueue;
use rate_limits::RateLimits;
use registry::Registry;
use request_body::BodyBudgets;
use server_metrics::ServerMetrics;
use upkeep::DatabaseClock;
use verification_budget::VerificationBudget;
use visitor::Keys;

pub use bus::{Bus, BusError, BusSubscription, NatsBus};
pub use cookie_keys::{invalidate_sessions, rotate_cookie_keys};
pub use environment::{Environment, Executor, Job, Random, WallClock};
pub(crate) use http::{admin_routes, routes};
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
    store: Arc<dyn Store>,
    keys: Keys,
    daily_key: DailyKey,
    registry: Registry,
    rate_limits: RateLimits,
    body_budgets: BodyBudgets,
    passwords: Passwords,
    password_rate_limit: PasswordRateLimit,
    bot_rate_limit: BotRateLimit,
    metrics: ServerMetrics,
    /// Sends push notices, if the operator has configured them.
    push: Option<PushQueue>,
    /// One for each core, for bots and for preparing tables.
    cpu_permits: Arc<Semaphore>,
    /// For verifying turns, which must not keep bots from thinking.
    verification_permits: Arc<Semaphore>,
    verification_budget: VerificationBudget,
    database_clock: DatabaseClock,
    stopping: watch::Sender<bool>,
    /// Wakes all sockets when the server stops, in the order in which they wait: a watch channel wakes them
    /// in a random one, and a simulation could not be repeated.
    stop_signal: Notify,
    config: Config,
}

/// What an operator can configure.
#[derive(Debug, Clone)]
pub struct Config {
    /// How long a player must be away before the others can hand their seat over to a bot.
    pub absence: Duration,
    /// Connects the nodes of a cluster.
    pub bus: Option<Arc<dyn Bus>>,
    /// Push notices, if the server sends any.
    pub push: Option<Push>,
    /// How long the body of a request may stop arriving, and how long a short one may take.
    pub body_timeout: Duration,
    /// Time, random numbers and threads: the system's, unless this is a simulation.
    pub environment: Environment,
    /// A bug that the simulation has to find.
    #[cfg(feature = "simulation")]
    pub planted_bug: Option<PlantedBug>,
}

/// Known bugs, to show that the simulation finds them.
#[cfg(feature = "simulation")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlantedBug {
    /// Players are told that their command is stored before it is.
    AckBeforeStore,
    /// A gap in the sequence numbers of another node's events is ignored.
    MissedResync,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            absence: Duration::from_secs(30),
            bus: None,
            push: None,
            body_timeout: Duration::from_secs(10),
            environment: Environment::default(),
            #[cfg(feature = "simulation")]
            planted_bug: None,
        }
    }
}

impl AppState {
    /// Opens the state over a store. The key is stored there, so that cookies stay valid.
    pub async fn open(store: Arc<dyn Store>, config: Config) -> Result<AppState, StoreError> {
        let environment = &config.environment;
        let keys = Keys::open(&*store, environment).await?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let push = match &config.push {
            Some(push) => Some(PushQueue::start(push, store.clone(), environment).await?),
            None => None,
        };
        let state = AppState(Arc::new(App {
            store,
            keys,
            daily_key: DailyKey::default(),
            registry: Registry::default(),
            rate_limits: RateLimits::default(),
            body_budgets: BodyBudgets::default(),
            passwords: Passwords::new(environment),
            password_rate_limit: PasswordRateLimit::default(),
            bot_rate_limit: BotRateLimit::default(),
            metrics: ServerMetrics::default(),
            push,
            cpu_permits: Arc::new(Semaphore::new(cores)),
            verification_permits: Arc::new(Semaphore::new(cores.div_ceil(2))),
            verification_budget: VerificationBudget::default(),
            database_clock: DatabaseClock::default(),
            stopping: watch::Sender::new(false),
            stop_signal: Notify::new(),
            config,
        }));
        state.start_upkeep().await?;
        Ok(state)
    }

    /// Asks all clients to reconnect in a moment, and waits until they have been told.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        self.stop_signal.notify_waiters();
        // Every socket holds a receiver until it is closed. We do not wait for clients that hang.
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.stopping.closed()).await;
        self.end_upkeep().await;
    }
}

impl App {
    /// Waits until the server stops.
    pub(crate) async fn stops(&self) {
        let mut signal = std::pin::pin!(self.stop_signal.notified());
        // From here on no signal is missed.
        signal.as_mut().enable();
        if !*self.stopping.borrow() {
            signal.await;
        }
    }

    /// The current time, in milliseconds since 1970. It is the same for all nodes of a cluster.
    pub(crate) fn now_ms(&self) -> u64 {
        self.database_clock.now_ms(self.config.environment.now_ms())
    }

    /// Random bytes as hexadecimal digits.
    pub(crate) fn random_id<const BYTES: usize>(&self) -> String {
        self.config.environment.random_id::<BYTES>()
    }

    pub(crate) fn environment(&self) -> &Environment {
        &self.config.environment
    }
}
