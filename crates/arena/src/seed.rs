//! Derives independent seeds from one seed.

/// The `number`th seed derived from `seed`, by `SplitMix64`.
pub(crate) const fn derive_seed(seed: u64, number: u64) -> u64 {
    let mut derive_seed =
        seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    derive_seed = (derive_seed ^ derive_seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    derive_seed = (derive_seed ^ derive_seed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    derive_seed ^ derive_seed >> 31
}
