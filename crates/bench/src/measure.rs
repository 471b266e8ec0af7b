//! Timing that is robust against noise from other processes.

use std::time::{Duration, Instant};

/// The minimum duration of a sample.
const SAMPLE: Duration = Duration::from_millis(100);

/// Nodes per second, over at least [`SAMPLE`].
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

/// The CPU time of single-threaded work in seconds; wall-clock time where the system does not report CPU
/// time.
pub(crate) fn cpu_time(work: impl FnOnce()) -> f64 {
    let (before, started) = (thread_cpu_s(), Instant::now());
    work();
    match (before, thread_cpu_s()) {
        (Some(before), Some(after)) => after - before,
        _ => started.elapsed().as_secs_f64(),
    }
}

/// The CPU time of this thread in seconds, on Linux.
fn thread_cpu_s() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds).as_secs_f64())
}

/// The median sample.
pub(crate) fn median(samples: &[f64]) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
