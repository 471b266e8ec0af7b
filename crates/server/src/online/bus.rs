//! Messages between the nodes of a cluster, over NATS.
//!
//! The bus is fast and may lose messages. A message only announces events that are already stored. Its
//! sequence number shows a node what it missed, and the node reads that from the store. Without the bus,
//! tables resync with the store more often, and games go on.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use store::{Store, StoreError};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use wire::online::{BusEnvelope, BusMessage};

use super::environment::Environment;

/// Publishing gives up after this long; the next sequence number triggers a resync.
const PUBLISH_TIMEOUT: Duration = Duration::from_millis(100);

/// How long to wait between attempts to reconnect.
const RECONNECT_DELAY: Duration = Duration::from_millis(250);

/// How long startup waits for the bus.
const STARTUP_TIMEOUT: Duration = Duration::from_secs(2);

/// How many messages may wait to be published.
const PUBLISH_CAPACITY: usize = 16_384;

/// How many messages may wait for a table. If more arrive, they are lost and it resyncs.
const SUBSCRIPTION_CAPACITY: usize = 256;

/// Larger messages are not published; the next sequence number triggers a resync.
const MAX_MESSAGE: usize = 256 * 1024;

/// Why the bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address is invalid.
    #[error("cannot connect to the bus: {0}; use an address like nats://127.0.0.1:4222")]
    Address(#[from] async_nats::ConnectError),
    /// The name of the cluster cannot be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A node's connection to the bus. It may lose, delay, repeat and reorder messages.
pub trait Bus: std::fmt::Debug + Send + Sync {
    /// The random number of this node.
    fn node(&self) -> u64;

    /// Whether the bus is connected.
    fn is_connected(&self) -> bool;

    /// Fires when the connection is lost or restored from now on.
    fn connection_changes(&self) -> watch::Receiver<()>;

    /// Publishes a message to the nodes that have a table in memory.
    fn publish<'a>(&'a self, table: &'a str, news: BusMessage) -> BoxFuture<'a, ()>;

    /// Subscribes to messages about a table. None if the bus cannot be reached.
    fn subscribe<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Option<Box<dyn BusSubscription>>>;
}

/// What the other nodes publish about one table.
pub trait BusSubscription: std::fmt::Debug + Send + Sync {
    /// The next message of another node; never if there will be none. Cancel safe.
    fn next(&mut self) -> BoxFuture<'_, BusEnvelope>;
}

/// A node's connection to NATS.
#[derive(Debug, Clone)]
pub struct NatsBus {
    client: Client,
    /// The prefix of this cluster's subjects: several clusters may share a bus.
    name: String,
    /// The random number of this node.
    node: u64,
    /// Fires when the connection is lost or restored.
    connection_changes: watch::Receiver<()>,
}

impl NatsBus {
    /// Joins the nodes that share a store. Keeps trying in the background if the bus does not answer.
    pub async fn join(url: &str, store: &dyn Store) -> Result<NatsBus, BusError> {
        let environment = Environment::default();
        let name = store.secret("bus", &environment.random_id::<8>()).await?;
        let (turned, connection_changes) = watch::channel(());
        let options = ConnectOptions::new()
            .name("holz")
            .retry_on_initial_connect()
            .no_echo()
            .client_capacity(PUBLISH_CAPACITY)
            .subscription_capacity(SUBSCRIPTION_CAPACITY)
            .reconnect_delay_callback(|_| RECONNECT_DELAY)
            .event_callback(move |event| {
                if matches!(event, Event::Connected | Event::Disconnected) {
                    turned.send_replace(());
                }
                async move {
                    match event {
                        Event::Connected => tracing::info!("connected to the bus"),
                        Event::Disconnected => tracing::warn!("lost the connection to the bus"),
                        // Several per second while the bus is away.
                        event => tracing::debug!(%event, "bus event"),
                    }
                }
            });
        let client = options.connect(url).await?;
        let node = environment.random_u64();
        let bus = NatsBus { client, name, node, connection_changes };
        let there = async {
            while !bus.is_connected() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        if timeout(STARTUP_TIMEOUT, there).await.is_err() {
            tracing::warn!("the bus does not answer; still trying");
        }
        Ok(bus)
    }

    fn subject(&self, table: &str) -> String {
        format!("holz.{}.{table}", self.name)
    }
}

impl Bus for NatsBus {
    fn node(&self) -> u64 {
        self.node
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn connection_changes(&self) -> watch::Receiver<()> {
        let mut connection_changes = self.connection_changes.clone();
        connection_changes.mark_unchanged();
        connection_changes
    }

    fn publish<'a>(&'a self, table: &'a str, news: BusMessage) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            if !self.is_connected() {
                // The client would queue it until the bus is back, when it is stale.
                return;
            }
            let text = serde_json::to_string(&BusEnvelope { by: self.node, news });
            let text = text.expect("plain data has a JSON form");
            if text.len() <= MAX_MESSAGE {
                let said = self.client.publish(self.subject(table), text.into());
                let _ = timeout(PUBLISH_TIMEOUT, said).await;
            }
        })
    }

    fn subscribe<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Option<Box<dyn BusSubscription>>> {
        Box::pin(async move {
            let asked = self.client.subscribe(self.subject(table));
            let messages = timeout(PUBLISH_TIMEOUT, asked).await.ok()?.ok()?;
            let subscription: Box<dyn BusSubscription> =
                Box::new(NatsSubscription { node: self.node, messages });
            Some(subscription)
        })
    }
}

#[derive(Debug)]
struct NatsSubscription {
    node: u64,
    messages: Subscriber,
}

impl BusSubscription for NatsSubscription {
    fn next(&mut self) -> BoxFuture<'_, BusEnvelope> {
        Box::pin(async move {
            loop {
                match self.messages.next().await {
                    // A message of another version means nothing to us: sequence numbers reveal the gap.
                    Some(message) => {
                        match serde_json::from_slice::<BusEnvelope>(&message.payload) {
                            Ok(told) if told.by != self.node => return told,
                            Ok(_) | Err(_) => {}
                        }
                    }
                    None => std::future::pending().await,
                }
            }
        })
    }
}
