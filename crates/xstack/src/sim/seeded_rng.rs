//! Random numbers from a seed, the same on every machine.

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Random numbers for piles and tremor.
#[derive(Clone, Debug)]
pub(super) struct SeededRng(Pcg64Mcg);

impl SeededRng {
    pub(super) fn new(seed: u64) -> SeededRng {
        SeededRng(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A number below `bound`, which is far smaller than 2^32.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let scaled = (self.0.next_u64() >> 32) * bound as u64;
        (scaled >> 32) as usize
    }

    /// A number from -1 to 1.
    pub(super) fn signed(&mut self) -> f64 {
        // An `f64` holds 53 bits exactly.
        let bits = (self.0.next_u64() >> 11) as f64;
        bits / (1_u64 << 52) as f64 - 1.0
    }

    /// Shuffles a slice.
    pub(super) fn shuffle<T>(&mut self, all: &mut [T]) {
        for end in (1..all.len()).rev() {
            all.swap(end, self.below(end + 1));
        }
    }
}
