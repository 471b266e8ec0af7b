//! Connections between players and nodes: pipes in memory, through a relay with latency that can stall or cut
//! them. We use pipes rather than the sockets of `turmoil`: it steps every host once per tick, and a simulated
//! hour has millions of ticks. Here, time jumps from one timer to the next.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{
    AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, ReadHalf, WriteHalf, duplex, split,
};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, sleep_until};

use crate::random::Stream;

/// How much may be under way in a direction.
const BUFFER: usize = 64 * 1024;

/// All connections to a node.
#[derive(Debug)]
pub(crate) struct Links {
    random: Stream,
    relays: Mutex<Vec<AbortHandle>>,
    /// Until then, nothing arrives.
    stalled_until: Arc<Mutex<Option<Instant>>>,
}

impl Links {
    pub(crate) fn new(random: Stream) -> Links {
        Links { random, relays: Mutex::default(), stalled_until: Arc::default() }
    }

    /// A new connection: the player's end and the node's.
    pub(crate) fn connect(&self) -> (DuplexStream, DuplexStream) {
        let (player, near) = duplex(BUFFER);
        let (far, node) = duplex(BUFFER);
        let latency = self.random.millis(5, 120);
        let (near_read, near_write) = split(near);
        let (far_read, far_write) = split(far);
        let stalled = Arc::clone(&self.stalled_until);
        // Both directions live in one task: cutting it closes both at once.
        let relay = tokio::spawn(async move {
            tokio::join!(
                relay(near_read, far_write, latency, &stalled),
                relay(far_read, near_write, latency, &stalled),
            );
        });
        let mut relays = lock(&self.relays);
        relays.retain(|relay| !relay.is_finished());
        relays.push(relay.abort_handle());
        (player, node)
    }

    /// Cuts this many of a thousand connections.
    pub(crate) fn cut(&self, per_mille: u64) {
        for relay in lock(&self.relays).iter() {
            if self.random.per_mille(per_mille) {
                relay.abort();
            }
        }
    }

    /// Holds everything back for a while.
    pub(crate) fn stall(&self, lasts: Duration) {
        *lock(&self.stalled_until) = Some(Instant::now() + lasts);
    }
}

/// Carries bytes in one direction, in order.
async fn relay(
    mut from: ReadHalf<DuplexStream>,
    mut to: WriteHalf<DuplexStream>,
    latency: Duration,
    stalled_until: &Mutex<Option<Instant>>,
) {
    let mut buffer = vec![0; 8 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        sleep(latency).await;
        let until = *lock(stalled_until);
        if let Some(until) = until {
            sleep_until(until).await;
        }
        if to.write_all(&buffer[..count]).await.is_err() {
            break;
        }
    }
    let _ = to.shutdown().await;
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
