//! The bus between the nodes: it delays, reorders, repeats and loses messages, and nodes can be cut off.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::BoxFuture;
use server::{Bus, BusSubscription};
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;
use wire::online::{BusEnvelope, BusMessage};

use crate::random::Stream;

/// How many messages may wait for a table, as on the real bus.
const CAPACITY: usize = 256;

/// The bus itself.
#[derive(Debug, Clone)]
pub(crate) struct Hub {
    random: Stream,
    /// By table: the node and where its messages go.
    subscribers: Arc<Mutex<BTreeMap<String, Vec<Subscriber>>>>,
}

#[derive(Debug, Clone)]
struct Subscriber {
    node: Arc<Line>,
    inbox: mpsc::Sender<BusEnvelope>,
}

/// A node's line to the bus.
#[derive(Debug)]
struct Line {
    node: u64,
    is_connected: AtomicBool,
    /// One for each receiver: a shared one wakes its receivers in random order.
    changes: Mutex<Vec<watch::Sender<()>>>,
}

/// A node's connection to the bus.
#[derive(Debug, Clone)]
pub(crate) struct SimulatedBus {
    hub: Hub,
    line: Arc<Line>,
}

impl Hub {
    pub(crate) fn new(random: Stream) -> Hub {
        Hub { random, subscribers: Arc::default() }
    }

    pub(crate) fn join(&self, node: u64) -> SimulatedBus {
        let line = Line { node, is_connected: AtomicBool::new(true), changes: Mutex::default() };
        SimulatedBus { hub: self.clone(), line: Arc::new(line) }
    }

    fn with<T>(&self, work: impl FnOnce(&mut BTreeMap<String, Vec<Subscriber>>) -> T) -> T {
        work(&mut self.subscribers.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn deliver(&self, to: &Subscriber, message: BusEnvelope) {
        let takes = if self.random.per_mille(20) {
            self.random.millis(200, 5_000)
        } else {
            self.random.millis(0, 20)
        };
        let to = to.clone();
        tokio::spawn(async move {
            sleep(takes).await;
            if to.node.is_connected.load(Ordering::Relaxed) {
                let _ = to.inbox.try_send(message);
            }
        });
    }
}

impl SimulatedBus {
    /// Connects the node, or cuts it off.
    pub(crate) fn set_connected(&self, is_connected: bool) {
        if self.line.is_connected.swap(is_connected, Ordering::Relaxed) != is_connected {
            let mut changes = self.line.changes.lock().unwrap_or_else(PoisonError::into_inner);
            changes.retain(|change| change.receiver_count() > 0);
            for change in changes.iter() {
                change.send_replace(());
            }
        }
    }

    /// How many subscriptions of this node there are.
    pub(crate) fn subscriptions(&self) -> usize {
        self.hub.with(|tables| {
            let all = tables.values().flatten();
            all.filter(|to| Arc::ptr_eq(&to.node, &self.line) && !to.inbox.is_closed()).count()
        })
    }
}

impl Bus for SimulatedBus {
    fn node(&self) -> u64 {
        self.line.node
    }

    fn is_connected(&self) -> bool {
        self.line.is_connected.load(Ordering::Relaxed)
    }

    fn connection_changes(&self) -> watch::Receiver<()> {
        let (sender, receiver) = watch::channel(());
        self.line.changes.lock().unwrap_or_else(PoisonError::into_inner).push(sender);
        receiver
    }

    fn publish<'a>(&'a self, table: &'a str, news: BusMessage) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            if !self.is_connected() {
                return;
            }
            let others = self.hub.with(|tables| {
                let Some(subscribers) = tables.get_mut(table) else { return Vec::new() };
                subscribers.retain(|to| !to.inbox.is_closed());
                let others = subscribers.iter().filter(|to| to.node.node != self.line.node);
                others.cloned().collect()
            });
            for to in &others {
                let message = BusEnvelope { by: self.line.node, news: news.clone() };
                if self.hub.random.per_mille(20) {
                    continue;
                }
                if self.hub.random.per_mille(20) {
                    self.hub.deliver(to, message.clone());
                }
                self.hub.deliver(to, message);
            }
        })
    }

    fn subscribe<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Option<Box<dyn BusSubscription>>> {
        Box::pin(async move {
            if !self.is_connected() {
                return None;
            }
            let (inbox, messages) = mpsc::channel(CAPACITY);
            let subscriber = Subscriber { node: Arc::clone(&self.line), inbox };
            self.hub.with(|tables| {
                let subscribers = tables.entry(table.to_owned()).or_default();
                subscribers.retain(|to| !to.inbox.is_closed());
                subscribers.push(subscriber);
            });
            let subscription: Box<dyn BusSubscription> = Box::new(Subscription(messages));
            Some(subscription)
        })
    }
}

#[derive(Debug)]
struct Subscription(mpsc::Receiver<BusEnvelope>);

impl BusSubscription for Subscription {
    fn next(&mut self) -> BoxFuture<'_, BusEnvelope> {
        Box::pin(async {
            match self.0.recv().await {
                Some(message) => message,
                None => std::future::pending().await,
            }
        })
    }
}
