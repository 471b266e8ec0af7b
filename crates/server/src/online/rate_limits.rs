//! Limits: sizes, counts, and rates per visitor and address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use super::visitor::Visitor;

/// The largest message on a socket. The longest turn of X-Stack is well below.
pub(crate) const MAX_MESSAGE: usize = 512 * 1024;

/// The largest request body.
pub(crate) const MAX_BODY: usize = 256 * 1024;

/// How many connections a table takes.
pub(crate) const MAX_AT_TABLE: usize = 500;

/// How many sockets a visitor may open.
pub(crate) const MAX_SOCKETS: usize = 16;

/// How many unfinished tables a visitor may make per day.
pub(crate) const MAX_TABLES: u32 = 50;

/// How many tables may be in memory.
pub(crate) const MAX_LIVE: usize = 100_000;

/// A token bucket: requests take tokens, time returns them.
#[derive(Debug, Clone)]
pub(crate) struct TokenBucket {
    level: f64,
    at: Instant,
}

/// How many tokens a bucket holds, and how many return per second.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rate {
    pub(crate) burst: f64,
    pub(crate) per_second: f64,
}

/// Messages on a socket.
pub(crate) const MESSAGE_RATE: Rate = Rate { burst: 60.0, per_second: 20.0 };

/// Messages with the motion of a hand.
pub(crate) const HAND_RATE: Rate = Rate { burst: 30.0, per_second: 10.0 };

/// How many chat lines a newcomer gets.
pub(crate) const CHAT_LINES: u32 = 50;

/// Chat lines.
pub(crate) const CHAT_RATE: Rate = Rate { burst: 8.0, per_second: 0.5 };

/// Changes over HTTP per visitor.
const VISITOR: Rate = Rate { burst: 20.0, per_second: 0.5 };

/// Requests per address, which several people may share.
const ADDRESS: Rate = Rate { burst: 200.0, per_second: 20.0 };

impl TokenBucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> TokenBucket {
        TokenBucket { level: rate.burst, at: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_many(rate, now, 1.0)
    }

    /// Takes tokens, if there are enough.
    pub(crate) fn take_many(&mut self, rate: Rate, now: Instant, many: f64) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * rate.per_second).min(rate.burst);
        self.at = now;
        let there = self.level >= many;
        if there {
            self.level -= many;
        }
        there
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level + passed * rate.per_second >= rate.burst
    }
}

/// A bucket per key. Full ones are forgotten.
#[derive(Debug)]
pub(crate) struct RateLimiter<K> {
    rate: Rate,
    buckets: HashMap<K, TokenBucket>,
}

/// How many buckets are kept. Beyond that, new keys are refused until others' buckets are full.
const MAX_BUCKETS: usize = 20_000;

impl<K: Hash + Eq> RateLimiter<K> {
    pub(crate) fn new(rate: Rate) -> RateLimiter<K> {
        RateLimiter { rate, buckets: HashMap::new() }
    }

    pub(crate) fn take(&mut self, key: K, now: Instant) -> bool {
        let rate = self.rate;
        if self.buckets.len() >= MAX_BUCKETS && !self.buckets.contains_key(&key) {
            self.buckets.retain(|_, bucket| !bucket.is_full(rate, now));
            if self.buckets.len() >= MAX_BUCKETS {
                return false;
            }
        }
        self.buckets.entry(key).or_insert_with(|| TokenBucket::full(rate, now)).take(rate, now)
    }
}

/// The limits of a server.
#[derive(Debug)]
pub(crate) struct RateLimits {
    visitors: Mutex<RateLimiter<Visitor>>,
    addresses: Mutex<RateLimiter<IpAddr>>,
    sockets: Mutex<HashMap<Visitor, usize>>,
}

impl Default for RateLimits {
    fn default() -> RateLimits {
        RateLimits {
            visitors: Mutex::new(RateLimiter::new(VISITOR)),
            addresses: Mutex::new(RateLimiter::new(ADDRESS)),
            sockets: Mutex::default(),
        }
    }
}

impl RateLimits {
    /// Whether this visitor may make another change now.
    pub(crate) fn allow_change(&self, visitor: &Visitor) -> bool {
        lock(&self.visitors).take(visitor.clone(), Instant::now())
    }

    /// Whether this address may send another request now.
    pub(crate) fn allow_request(&self, address: IpAddr) -> bool {
        lock(&self.addresses).take(address, Instant::now())
    }

    /// Whether this visitor may open another socket, which counts until [`RateLimits::close`].
    pub(crate) fn open(&self, visitor: &Visitor) -> bool {
        let mut sockets = lock(&self.sockets);
        let open = sockets.entry(visitor.clone()).or_default();
        let allowed = *open < MAX_SOCKETS;
        if allowed {
            *open += 1;
        }
        allowed
    }

    /// Notes that a socket of this visitor is closed.
    pub(crate) fn close(&self, visitor: &Visitor) {
        let mut sockets = lock(&self.sockets);
        if let Some(open) = sockets.get_mut(visitor) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(visitor);
            }
        }
    }
}

/// Nothing panics while it holds one of these locks.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_holds_its_burst_and_refills() {
        let rate = Rate { burst: 3.0, per_second: 2.0 };
        let start = Instant::now();
        let mut bucket = TokenBucket::full(rate, start);
        let mut take = |ms| bucket.take(rate, start + Duration::from_millis(ms));
        assert_eq!([take(0), take(0), take(0), take(0)], [true, true, true, false]);
        assert_eq!([take(499), take(500), take(501)], [false, true, false]);
        assert_eq!([take(60_000), take(60_000)], [true, true], "no more than it holds");
    }

    #[test]
    fn full_buckets_are_forgotten_before_a_new_key_is_refused() {
        let start = Instant::now();
        let mut buckets = RateLimiter::new(Rate { burst: 2.0, per_second: 1.0 });
        for key in 0..MAX_BUCKETS {
            assert!(buckets.take(key, start));
        }
        assert!(!buckets.take(MAX_BUCKETS, start), "too many at once");
        assert!(buckets.take(0, start), "who is known goes on");
        assert!(buckets.take(MAX_BUCKETS, start + Duration::from_secs(1)));
        assert!(buckets.buckets.len() < 3);
    }
}
