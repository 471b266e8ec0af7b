//! Random numbers from a seed, the same on every machine and in every version.
//!
//! Towers, openings and Zobrist keys are stored as seeds and generated when needed, so the numbers
//! must never change. Crates promise good numbers, not the same ones for ever, so we have our own
//! generator. Don't use it for secrets.

/// The increment of the state: 2^64 divided by the golden ratio.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// Sebastiano Vigna's SplitMix64: small, good enough for games, and usable in `const` code.
///
/// ```
/// use game::random::SplitMix64;
///
/// let mut rng = SplitMix64::new(4711);
/// let mut cards = [1, 2, 3, 4];
/// rng.shuffle(&mut cards);
/// assert!(cards.contains(&rng.pick(&[1, 2, 3, 4])));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        mix(self.0)
    }

    /// A number below `bound`, which must be much smaller than 2^32.
    pub const fn below(&mut self, bound: usize) -> usize {
        let scaled = (self.next_u64() >> 32) * bound as u64;
        (scaled >> 32) as usize
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        let choices = high.abs_diff(low) as usize + 1;
        low + i32::try_from(self.below(choices)).unwrap_or(0)
    }

    /// A random element.
    ///
    /// # Panics
    /// If the slice is empty.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Shuffles a slice.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

/// Derives a numbered seed from another: what [`SplitMix64::new(seed)`](SplitMix64::new) returns
/// after `number` other values.
pub const fn derive_seed(seed: u64, number: u64) -> u64 {
    mix(seed.wrapping_add(number.wrapping_add(1).wrapping_mul(GAMMA)))
}

const fn mix(state: u64) -> u64 {
    let mut mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the reference implementation by Sebastiano Vigna, seed 1234567.
    #[test]
    fn matches_the_reference_implementation() {
        let mut rng = SplitMix64::new(1_234_567);
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        for (number, expected) in (0..).zip(expected) {
            assert_eq!(rng.next_u64(), expected);
            assert_eq!(derive_seed(1_234_567, number), expected);
        }
    }

    #[test]
    fn numbers_stay_within_bounds() {
        let mut rng = SplitMix64::new(0);
        let mut seen = [false; 7];
        for _ in 0..1_000 {
            let number = rng.between(-3, 3);
            seen[usize::try_from(number + 3).expect("not below the lower bound")] = true;
        }
        assert_eq!(seen, [true; 7]);
        let mut items = [0, 1, 2, 3, 4];
        rng.shuffle(&mut items);
        items.sort_unstable();
        assert_eq!(items, [0, 1, 2, 3, 4]);
    }
}
