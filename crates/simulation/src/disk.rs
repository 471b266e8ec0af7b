//! The database as one node sees it: slow, failing, or gone with the node.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use store::StoreError;
use store::memory::{Access, Disk};
use tokio::time::sleep;

use crate::random::Stream;

#[derive(Debug)]
pub(crate) struct SimulatedDisk {
    random: Stream,
    is_alive: AtomicBool,
    /// The longest an operation takes before and after it happens.
    longest_ms: AtomicU64,
    /// How many operations of a thousand fail, half of them after they have happened.
    failing_per_mille: AtomicU64,
}

impl SimulatedDisk {
    pub(crate) fn new(random: Stream) -> SimulatedDisk {
        SimulatedDisk {
            random,
            is_alive: AtomicBool::new(true),
            longest_ms: AtomicU64::new(3),
            failing_per_mille: AtomicU64::new(0),
        }
    }

    /// The node is dead: nothing more is written or read.
    pub(crate) fn kill(&self) {
        self.is_alive.store(false, Ordering::Relaxed);
    }

    pub(crate) fn set_faults(&self, longest_ms: u64, failing_per_mille: u64) {
        self.longest_ms.store(longest_ms, Ordering::Relaxed);
        self.failing_per_mille.store(failing_per_mille, Ordering::Relaxed);
    }

    fn wait(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            let longest = Duration::from_millis(self.longest_ms.load(Ordering::Relaxed));
            sleep(self.random.between(Duration::ZERO, longest)).await;
            if !self.is_alive.load(Ordering::Relaxed) {
                return Err(StoreError::Closed);
            }
            // The server takes this for a database that is restarting.
            if self.random.per_mille(self.failing_per_mille.load(Ordering::Relaxed)) {
                return Err(StoreError::interrupted());
            }
            Ok(())
        })
    }
}

impl Disk for SimulatedDisk {
    fn before(&self, _: Access) -> BoxFuture<'_, Result<(), StoreError>> {
        self.wait()
    }

    fn after(&self, _: Access) -> BoxFuture<'_, Result<(), StoreError>> {
        self.wait()
    }
}
