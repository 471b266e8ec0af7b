//! Random numbers from the seed. Each part has its own stream, so that one part drawing more does not change
//! what the others draw.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// The seed, from which streams are made.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Source(u64);

impl Source {
    pub(crate) fn new(seed: u64) -> Source {
        Source(seed)
    }

    /// The stream with this name and number.
    pub(crate) fn stream(self, name: &str, number: u64) -> Stream {
        let mut state = self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.rotate_left(32);
        for byte in name.bytes() {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Stream(Arc::new(Mutex::new(Pcg64Mcg::seed_from_u64(state))))
    }
}

/// A stream of random numbers. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Stream(Arc<Mutex<Pcg64Mcg>>);

impl Stream {
    pub(crate) fn with<T>(&self, draw: impl FnOnce(&mut Pcg64Mcg) -> T) -> T {
        draw(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        self.with(|rng| rng.fill_bytes(bytes));
    }

    pub(crate) fn below(&self, bound: u64) -> u64 {
        self.with(|rng| rng.next_u64() % bound.max(1))
    }

    /// True in this many cases of a thousand.
    pub(crate) fn per_mille(&self, chance: u64) -> bool {
        self.below(1_000) < chance
    }

    pub(crate) fn between(&self, from: Duration, to: Duration) -> Duration {
        let span = to.saturating_sub(from).as_micros() as u64;
        from + Duration::from_micros(self.below(span + 1))
    }

    pub(crate) fn millis(&self, from: u64, to: u64) -> Duration {
        self.between(Duration::from_millis(from), Duration::from_millis(to))
    }
}
