//! The time, random numbers and computations of a simulated node.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use server::{Environment, Executor, Job, Random, WallClock};
use tokio::time::{Instant, sleep};

use crate::random::Stream;

/// The time of day at the start, in milliseconds since 1970.
const START_MS: u64 = 1_700_000_000_000;

/// The clock of a node: the simulated time plus an offset that a fault can change.
#[derive(Debug, Clone)]
pub(crate) struct SimulatedClock {
    start: Instant,
    offset_ms: Arc<AtomicI64>,
}

impl SimulatedClock {
    pub(crate) fn new(offset_ms: i64) -> SimulatedClock {
        SimulatedClock { start: Instant::now(), offset_ms: Arc::new(AtomicI64::new(offset_ms)) }
    }

    pub(crate) fn set_offset(&self, offset_ms: i64) {
        self.offset_ms.store(offset_ms, Ordering::Relaxed);
    }
}

impl WallClock for SimulatedClock {
    fn now_ms(&self) -> u64 {
        let elapsed_ms = self.start.elapsed().as_millis() as u64;
        (START_MS + elapsed_ms).saturating_add_signed(self.offset_ms.load(Ordering::Relaxed))
    }
}

#[derive(Debug)]
struct SimulatedRandom(Stream);

impl Random for SimulatedRandom {
    fn fill(&self, bytes: &mut [u8]) {
        self.0.fill(bytes);
    }
}

/// Computations take a random time and then happen at once.
#[derive(Debug)]
struct SimulatedExecutor(Stream);

impl Executor for SimulatedExecutor {
    fn execute(&self, job: Job) {
        let takes = self.0.millis(1, 400);
        tokio::spawn(async move {
            sleep(takes).await;
            job();
        });
    }
}

pub(crate) fn environment(clock: &SimulatedClock, random: &Stream) -> Environment {
    Environment {
        clock: Arc::new(clock.clone()),
        random: Arc::new(SimulatedRandom(random.clone())),
        executor: Arc::new(SimulatedExecutor(random.clone())),
    }
}
