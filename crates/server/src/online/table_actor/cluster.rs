//! The other nodes that have this table in memory.
//!
//! No node leads. What a table does by itself (a bot's move, a flag, the table of a rematch) is first
//! up to one node, chosen by a hash that all can compute. If it does nothing, the next node acts after
//! a moment. If two act, the store lets one of them win, as it does for players.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest as _, Sha256};
use tokio::sync::watch;
use tokio::time::Instant;
use wire::online::{BusEnvelope, BusMessage};

use crate::online::bus::{Bus, BusSubscription};

/// How long each node waits for the one before it. Three nodes get their turn within the five seconds
/// after which a match has to go on.
const TURN_STEP: Duration = Duration::from_millis(1_500);

/// How often a node announces who is connected, while someone is.
const ANNOUNCE_EVERY: Duration = Duration::from_secs(10);

/// After this long without an announcement a node counts as gone.
const PEER_TIMEOUT: Duration = Duration::from_secs(25);

/// How often we resync with the store: rarely, but often while there is no bus.
const RESYNC_EVERY: Duration = Duration::from_secs(30);
const RESYNC_EVERY_WITHOUT_BUS: Duration = Duration::from_secs(1);

/// How many peers we keep track of.
const MAX_PEERS: usize = 1_000;

/// Keeps this table in step with other nodes; does nothing on a single node.
#[derive(Debug)]
pub(super) struct ClusterSync(Option<Joined>);

#[derive(Debug)]
struct Joined {
    bus: Arc<dyn Bus>,
    table: String,
    /// None while the bus could not be reached.
    subscription: Option<Box<dyn BusSubscription>>,
    /// Fires when the connection to the bus is lost or restored.
    connection_changes: watch::Receiver<()>,
    peers: HashMap<u64, Peer>,
    /// When something last happened that the table may have to react to.
    changed_at: Instant,
    announced_at: Instant,
    resynced_at: Instant,
}

/// Another node.
#[derive(Debug)]
struct Peer {
    seats: Vec<u8>,
    spectators: u32,
    heard_at: Instant,
    /// It was its turn to act and it did not: we do not wait for it until it is heard again.
    is_unresponsive: bool,
}

impl Peer {
    fn has_connections(&self) -> bool {
        !self.seats.is_empty() || self.spectators > 0
    }
}

/// What comes from the cluster.
#[derive(Debug)]
pub(super) enum ClusterEvent {
    Message(BusEnvelope),
    /// The connection to the bus was lost or restored, so we may have missed something.
    BusChanged,
}

impl ClusterSync {
    pub(super) async fn join(bus: Option<Arc<dyn Bus>>, table: &str) -> ClusterSync {
        let Some(bus) = bus else { return ClusterSync(None) };
        let now = Instant::now();
        let cluster = ClusterSync(Some(Joined {
            table: table.to_owned(),
            subscription: bus.subscribe(table).await,
            connection_changes: bus.connection_changes(),
            bus,
            peers: HashMap::new(),
            changed_at: now,
            announced_at: now,
            resynced_at: now,
        }));
        cluster.publish(BusMessage::Who).await;
        cluster
    }

    /// Whether other nodes may change this table.
    pub(super) fn has_peers(&self) -> bool {
        self.0.is_some()
    }

    pub(super) fn is_connected(&self) -> bool {
        self.0.as_ref().is_some_and(|joined| joined.bus.is_connected())
    }

    /// The next event; never on a single node. Cancel safe.
    pub(super) async fn next_event(&mut self) -> ClusterEvent {
        let Some(Joined { subscription, connection_changes, .. }) = &mut self.0 else {
            return std::future::pending().await;
        };
        let message = async {
            match subscription {
                Some(subscription) => subscription.next().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            message = message => ClusterEvent::Message(message),
            Ok(()) = connection_changes.changed() => ClusterEvent::BusChanged,
        }
    }

    pub(super) async fn publish(&self, message: BusMessage) {
        if let Some(Joined { bus, table, subscription: Some(_), .. }) = &self.0 {
            bus.publish(table, message).await;
        }
    }

    /// Tells the other nodes who is connected here.
    pub(super) async fn announce(&mut self, presence: BusMessage) {
        if let Some(joined) = &mut self.0 {
            joined.announced_at = Instant::now();
            self.publish(presence).await;
        }
    }

    /// Whether the occupant of a seat is connected to another node.
    pub(super) fn has_seat(&self, seat: u8) -> bool {
        self.peers().any(|peer| peer.seats.contains(&seat))
    }

    /// Whether anyone is connected to another node.
    pub(super) fn has_connections(&self) -> bool {
        self.peers().any(Peer::has_connections)
    }

    /// How many spectators other nodes have.
    pub(super) fn spectators(&self) -> u32 {
        self.peers().fold(0, |sum, peer| sum.saturating_add(peer.spectators))
    }

    fn peers(&self) -> impl Iterator<Item = &Peer> {
        self.0.iter().flat_map(|joined| joined.peers.values())
    }

    /// Notes who is connected to another node. Returns whether that has changed.
    pub(super) fn note_peer(&mut self, node: u64, seats: Vec<u8>, spectators: u32) -> bool {
        let Some(Joined { peers, .. }) = &mut self.0 else { return false };
        if peers.len() >= MAX_PEERS && !peers.contains_key(&node) {
            return false;
        }
        let known = peers.get(&node);
        let is_news =
            known.is_none_or(|known| known.seats != seats || known.spectators != spectators);
        let heard_at = Instant::now();
        peers.insert(node, Peer { seats, spectators, heard_at, is_unresponsive: false });
        is_news
    }

    /// Forgets nodes that have not been heard for long. Returns whether there were any.
    pub(super) fn forget_silent_peers(&mut self) -> bool {
        let Some(Joined { peers, .. }) = &mut self.0 else { return false };
        let known = peers.len();
        peers.retain(|_, peer| peer.heard_at.elapsed() < PEER_TIMEOUT);
        peers.len() < known
    }

    /// Something has happened that the table may have to react to.
    pub(super) fn note_change(&mut self) {
        if let Some(joined) = &mut self.0 {
            joined.changed_at = Instant::now();
        }
    }

    /// How long this node leaves what the table has to do to others. Nodes with connections go first,
    /// in an order that all of them know.
    pub(super) fn turn_delay(&self, has_connections: bool) -> Duration {
        let Some(joined) = &self.0 else { return Duration::ZERO };
        let own_rank = joined.rank(joined.bus.node());
        let goes_first = |(node, peer): &(&u64, &Peer)| {
            peer.has_connections()
                && !peer.is_unresponsive
                && (!has_connections || joined.rank(**node) > own_rank)
        };
        TURN_STEP * joined.peers.iter().filter(goes_first).count() as u32
    }

    /// How long until this node does what the table has to do.
    pub(super) fn turn_in(&self, has_connections: bool) -> Duration {
        let since = self.0.as_ref().map_or(Duration::ZERO, |joined| joined.changed_at.elapsed());
        self.turn_delay(has_connections).saturating_sub(since)
    }

    /// This node acts. Nodes that should have acted before it are not waited for again.
    pub(super) fn take_turn(&mut self, has_connections: bool) {
        if self.turn_delay(has_connections).is_zero() {
            return;
        }
        if let Some(joined) = &mut self.0 {
            for peer in joined.peers.values_mut() {
                peer.is_unresponsive = true;
            }
        }
    }

    /// How long until presence has to be announced again or the table resynced; only while someone is
    /// connected.
    pub(super) fn periodic_tasks_in(&self, has_connections: bool) -> Option<Duration> {
        let joined = self.0.as_ref().filter(|_| has_connections)?;
        let resync = joined.resync_every().saturating_sub(joined.resynced_at.elapsed());
        Some(resync.min(ANNOUNCE_EVERY.saturating_sub(joined.announced_at.elapsed())))
    }

    /// Subscribes again if the bus could not be reached before.
    pub(super) async fn resubscribe(&mut self) {
        if let Some(joined) = &mut self.0
            && joined.subscription.is_none()
        {
            joined.subscription = joined.bus.subscribe(&joined.table).await;
        }
    }

    pub(super) fn is_announcement_due(&self) -> bool {
        self.0.as_ref().is_some_and(|joined| joined.announced_at.elapsed() >= ANNOUNCE_EVERY)
    }

    pub(super) fn is_resync_due(&self) -> bool {
        let is_due = |joined: &Joined| joined.resynced_at.elapsed() >= joined.resync_every();
        self.0.as_ref().is_some_and(is_due)
    }

    /// The whole table is being resynced.
    pub(super) fn note_resync(&mut self) {
        if let Some(joined) = &mut self.0 {
            joined.resynced_at = Instant::now();
        }
    }
}

impl Joined {
    fn rank(&self, node: u64) -> [u8; 32] {
        Sha256::new().chain_update(node.to_be_bytes()).chain_update(&self.table).finalize().into()
    }

    fn resync_every(&self) -> Duration {
        let is_heard = self.subscription.is_some() && self.bus.is_connected();
        if is_heard { RESYNC_EVERY } else { RESYNC_EVERY_WITHOUT_BUS }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_single_node_waits_for_nobody() {
        let mut cluster = ClusterSync::join(None, "table").await;
        assert!(!cluster.has_peers() && !cluster.note_peer(7, vec![1], 3));
        assert_eq!(cluster.turn_in(true), Duration::ZERO);
        assert_eq!(cluster.periodic_tasks_in(true), None);
        assert!(!cluster.has_seat(1) && cluster.spectators() == 0);
        assert!(!cluster.is_resync_due() && !cluster.is_announcement_due());
    }
}
