//! What the server takes from outside: the time of day, random numbers, and threads for long
//! computations. A simulation brings its own, so that a seed decides everything.
//!
//! Intervals are measured with tokio's clock, which a test can pause; only stored times and clocks of
//! matches use the time of day.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::oneshot;

/// The time of day.
pub trait WallClock: Debug + Send + Sync {
    /// Milliseconds since 1970.
    fn now_ms(&self) -> u64;
}

/// Random numbers that nobody can guess.
pub trait Random: Debug + Send + Sync {
    /// Fills the bytes.
    fn fill(&self, bytes: &mut [u8]);
}

/// Work that would block other tasks.
pub type Job = Box<dyn FnOnce() + Send>;

/// Runs what would block other tasks: bots, the verification of turns, hashing of passwords.
pub trait Executor: Debug + Send + Sync {
    /// Starts a job. A job that panics ends alone.
    fn execute(&self, job: Job);
}

/// Where the server gets its time, its random numbers and its threads from.
#[derive(Debug, Clone)]
pub struct Environment {
    /// The time of day.
    pub clock: Arc<dyn WallClock>,
    /// Random numbers.
    pub random: Arc<dyn Random>,
    /// Threads for long computations.
    pub executor: Arc<dyn Executor>,
}

/// The operating system's.
impl Default for Environment {
    fn default() -> Environment {
        Environment {
            clock: Arc::new(SystemClock),
            random: Arc::new(SystemRandom),
            executor: Arc::new(BlockingThreads),
        }
    }
}

impl Environment {
    /// The current time, in milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    /// Random bytes as hexadecimal digits.
    pub(crate) fn random_id<const BYTES: usize>(&self) -> String {
        hex::encode(self.random_bytes::<BYTES>())
    }

    pub(crate) fn random_bytes<const BYTES: usize>(&self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        self.random.fill(&mut bytes);
        bytes
    }

    pub(crate) fn random_u64(&self) -> u64 {
        u64::from_le_bytes(self.random_bytes())
    }

    /// Runs what would block other tasks. Dropping the future does not stop it.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JobPanicked> {
        let (sender, result) = oneshot::channel();
        // Nobody may be waiting for the result any more.
        self.executor.execute(Box::new(move || drop(sender.send(work()))));
        result.await.map_err(|_| JobPanicked)
    }
}

/// A computation has failed: a bug, of which the log has the details.
#[derive(Debug, thiserror::Error)]
#[error("a computation panicked")]
pub(crate) struct JobPanicked;

#[derive(Debug)]
struct SystemClock;

impl WallClock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the system's clock")]
    fn now_ms(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}

#[derive(Debug)]
struct SystemRandom;

impl Random for SystemRandom {
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the system")]
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the system provides random numbers");
    }
}

/// The threads that tokio has for this.
#[derive(Debug)]
struct BlockingThreads;

impl Executor for BlockingThreads {
    #[expect(clippy::disallowed_methods, reason = "the one place that blocks a thread")]
    fn execute(&self, job: Job) {
        tokio::task::spawn_blocking(job);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_job_gives_its_result_and_panics_alone() {
        let environment = Environment::default();
        assert_eq!(environment.run_blocking(|| 6 * 7).await.unwrap(), 42);
        assert!(environment.run_blocking(|| panic!("on purpose")).await.is_err());
        assert_eq!(environment.run_blocking(|| 1).await.unwrap(), 1);
    }

    #[test]
    fn ids_differ_and_have_their_length() {
        let environment = Environment::default();
        let [one, other] = [environment.random_id::<16>(), environment.random_id::<16>()];
        assert!(one.len() == 32 && one != other, "{one} {other}");
    }
}
