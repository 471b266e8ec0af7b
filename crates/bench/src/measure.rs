//! Timing, in a way that noise from other programs disturbs as little as possible.

use std::time::{Duration, Instant};

/// How long one sample goes on at least.
const SAMPLE: Duration = Duration::from_millis(100);

/// Repeats `count` until a sample is long enough: nodes per second.
pub(crate) fn rate(mut count: impl FnMut() -> u64) -> f64 {
    let started = Instant::now();
    let mut nodes = 0_u64;
    while started.elapsed() < SAMPLE {
        nodes += std::hint::black_box(count());
    }
    #[expect(clippy::cast_precision_loss, reason = "far below 2^52 nodes in a sample")]
    let nodes = nodes as f64;
    nodes / started.elapsed().as_secs_f64()
}

/// The middle sample.
pub(crate) fn median(samples: &[f64]) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
