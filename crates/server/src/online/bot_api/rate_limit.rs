//! How much a program may ask for: as much as a page on its socket.

use std::sync::Mutex;
use std::time::Instant;

use crate::online::rate_limits::{MESSAGE_RATE, RateLimiter, lock};
use crate::online::visitor::Visitor;

/// Counts what programs ask for.
#[derive(Debug)]
pub(crate) struct BotRateLimit(Mutex<RateLimiter<Visitor>>);

impl Default for BotRateLimit {
    fn default() -> BotRateLimit {
        BotRateLimit(Mutex::new(RateLimiter::new(MESSAGE_RATE)))
    }
}

impl BotRateLimit {
    /// Whether this program may change something more.
    pub(super) fn allow_change(&self, program: &Visitor) -> bool {
        lock(&self.0).take(program.clone(), Instant::now())
    }
}
