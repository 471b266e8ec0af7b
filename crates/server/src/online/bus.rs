//! What the servers of a cluster tell each other, over NATS.
//!
//! The bus is quick and forgetful. Nothing is true because it was said there: what is told is stored
//! already, and whoever has missed something learns it from the numbers in what comes next, or from the
//! store. Without the bus the tables look into the store more often, and the games go on.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt as _;
use store::{Store, StoreError};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use wire::online::{News, Told};

use super::random_id;

/// Messages are said into the void after this long: the numbers in the next one heal it.
const SAYING: Duration = Duration::from_millis(100);

/// How long to wait before looking for a lost bus again.
const AGAIN: Duration = Duration::from_millis(250);

/// How long a bus is waited for before a server begins without it.
const PATIENCE: Duration = Duration::from_secs(2);

/// How much may wait to be said to the bus.
const QUEUE: usize = 16_384;

/// How much may wait to be heard by a table. What is lost beyond it is healed.
const HEARING: usize = 256;

/// No message is larger than this; longer news is told by its numbers alone.
const MAX_MESSAGE: usize = 256 * 1024;

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address is none.
    #[error("the bus cannot be reached: {0}; its address looks like nats://127.0.0.1:4222")]
    Address(#[from] async_nats::ConnectError),
    /// Its name cannot be kept in the store.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A server's way to tell the others something.
#[derive(Debug, Clone)]
pub struct Bus {
    client: Client,
    /// What the subjects of this cluster begin with: several may share a bus.
    name: String,
    /// This server among the others.
    node: u64,
    /// Says whenever the bus has come or gone.
    connection_changes: watch::Receiver<()>,
}

impl Bus {
    /// Joins the servers that share a store. A bus that does not answer yet is looked for until it does.
    pub async fn join(url: &str, store: &Store) -> Result<Bus, BusError> {
        let name = store.secret("bus", &random_id::<8>()).await?;
        let (turned, connection_changes) = watch::channel(());
        let options = ConnectOptions::new()
            .name("holz")
            .retry_on_initial_connect()
            .no_echo()
            .client_capacity(QUEUE)
            .subscription_capacity(HEARING)
            .reconnect_delay_callback(|_| AGAIN)
            .event_callback(move |event| {
                if matches!(event, Event::Connected | Event::Disconnected) {
                    turned.send_replace(());
                }
                async move {
                    match event {
                        Event::Connected => tracing::info!("the bus is there"),
                        Event::Disconnected => tracing::warn!("the bus is gone"),
                        // Several a second while it is gone; what was lost is healed by the numbers in what
                        // comes next.
                        event => tracing::debug!(%event, "the bus has a word to say"),
                    }
                }
            });
        let client = options.connect(url).await?;
        let node = getrandom::u64().expect("the system gives random numbers");
        let bus = Bus { client, name, node, connection_changes };
        let there = async {
            while !bus.is_connected() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        if timeout(PATIENCE, there).await.is_err() {
            tracing::warn!("the bus does not answer; it is looked for until it does");
        }
        Ok(bus)
    }

    /// This server's number among the others.
    pub(crate) fn node(&self) -> u64 {
        self.node
    }

    /// Whether what is said now is heard by the others.
    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Tells whenever the bus has come or gone since it was asked for.
    pub(crate) fn connection_changes(&self) -> watch::Receiver<()> {
        let mut connection_changes = self.connection_changes.clone();
        connection_changes.mark_unchanged();
        connection_changes
    }

    /// Tells the other servers that have a table in memory, without listening to them.
    pub(crate) async fn publish(&self, table: &str, news: News) {
        if !self.is_connected() {
            // Nobody would hear it, and the client would keep it until somebody does.
            return;
        }
        let text = serde_json::to_string(&Told { by: self.node, news });
        let text = text.expect("plain data has a JSON form");
        if text.len() <= MAX_MESSAGE {
            let said = self.client.publish(self.subject(table), text.into());
            let _ = timeout(SAYING, said).await;
        }
    }

    fn subject(&self, table: &str) -> String {
        format!("holz.{}.{table}", self.name)
    }

    /// The line on which a table is spoken of. None while there is no bus to ask for it.
    pub(crate) async fn subscribe(&self, table: &str) -> Option<BusSubscription> {
        let asked = self.client.subscribe(self.subject(table));
        let messages = timeout(SAYING, asked).await.ok()?.ok()?;
        Some(BusSubscription { node: self.node, messages })
    }
}

/// What the other nodes publish about one table.
#[derive(Debug)]
pub(crate) struct BusSubscription {
    node: u64,
    messages: Subscriber,
}

impl BusSubscription {
    /// The next message of another node.
    pub(crate) async fn next(&mut self) -> Told {
        loop {
            match self.messages.next().await {
                // A message of another version means nothing to us: sequence numbers reveal the gap.
                Some(message) => match serde_json::from_slice::<Told>(&message.payload) {
                    Ok(told) if told.by != self.node => return told,
                    Ok(_) | Err(_) => {}
                },
                None => std::future::pending().await,
            }
        }
    }
}
