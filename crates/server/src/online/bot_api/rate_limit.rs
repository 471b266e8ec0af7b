//! The rate limit of bot programs: the same as for a page on its socket.

use std::sync::Mutex;

use tokio::time::Instant;

use crate::online::rate_limits::{MESSAGE_RATE, RateLimiter, TooFast, lock};
use crate::online::visitor::Visitor;

/// Limits the changes of each program.
#[derive(Debug)]
pub(crate) struct BotRateLimit(Mutex<RateLimiter<Visitor>>);

impl Default for BotRateLimit {
    fn default() -> BotRateLimit {
        BotRateLimit(Mutex::new(RateLimiter::new(MESSAGE_RATE)))
    }
}

impl BotRateLimit {
    /// Whether this program may make another change now.
    pub(super) fn allow_change(&self, program: &Visitor) -> Result<(), TooFast> {
        lock(&self.0).take(program.clone(), Instant::now())
    }
}
