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

/// How long something keeps the processor busy, in seconds, where the system tells; how long it takes
/// elsewhere. For what runs on one thread.
pub(crate) fn busy(work: impl FnOnce()) -> f64 {
    let (before, started) = (processor_s(), Instant::now());
    work();
    match (before, processor_s()) {
        (Some(before), Some(after)) => after - before,
        _ => started.elapsed().as_secs_f64(),
    }
}

/// The time that the processor has worked for this thread, in seconds. Linux tells.
fn processor_s() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds).as_secs_f64())
}

/// The middle sample.
pub(crate) fn median(samples: &[f64]) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
