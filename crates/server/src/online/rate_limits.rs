//! Limits: sizes, counts, and rates per visitor and client. `docs/operating.md` lists them.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Duration;

use tokio::time::Instant;

use super::AppState;
use super::visitor::Visitor;
use crate::client_address::ClientKey;
use crate::connection_limits::MAX_CONNECTIONS_PER_CLIENT;

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

/// Refusals on a socket. Beyond that it is closed.
pub(crate) const REFUSAL_RATE: Rate = Rate { burst: 500.0, per_second: 1.0 };

/// Messages with the motion of a hand.
pub(crate) const HAND_RATE: Rate = Rate { burst: 30.0, per_second: 10.0 };

/// How many chat lines a newcomer gets.
pub(crate) const CHAT_LINES: u32 = 50;

/// Chat lines.
pub(crate) const CHAT_RATE: Rate = Rate { burst: 8.0, per_second: 0.5 };

/// Chat lines of all spectators of a table.
pub(crate) const SPECTATORS_CHAT_RATE: Rate = Rate { burst: 16.0, per_second: 1.0 };

/// Changes over HTTP per visitor.
const VISITOR_CHANGES: Rate = Rate { burst: 20.0, per_second: 0.5 };

/// Requests per visitor.
const VISITOR_REQUESTS: Rate = Rate { burst: 200.0, per_second: 20.0 };

/// Requests per client that bring no valid cookie or token.
const NEWCOMERS: Rate = Rate { burst: 200.0, per_second: 20.0 };

/// All requests of a client: an address that several people may share.
const CLIENT_REQUESTS: Rate = Rate { burst: 1_000.0, per_second: 200.0 };

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

    /// How long it takes until there is a token again, after [`TokenBucket::take`] has failed.
    fn wait(&self, rate: Rate) -> Duration {
        Duration::from_secs_f64(((1.0 - self.level) / rate.per_second).max(0.0))
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level + passed * rate.per_second >= rate.burst
    }
}

/// A rate limit is exceeded: when to try again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooFast {
    pub(crate) retry_after: Duration,
}

/// A bucket per key. Full ones are forgotten.
#[derive(Debug)]
pub(crate) struct RateLimiter<K> {
    rate: Rate,
    buckets: HashMap<K, TokenBucket>,
    /// When full buckets were last removed.
    cleaned: Option<Instant>,
}

/// How many buckets are kept. Beyond that, a newcomer takes the place of another key: to refuse newcomers
/// would let an attacker with many addresses shut everyone else out.
const MAX_BUCKETS: usize = 20_000;

/// How often full buckets are removed at most.
const CLEAN_EVERY: Duration = Duration::from_secs(1);

impl<K: Hash + Eq + Clone> RateLimiter<K> {
    pub(crate) fn new(rate: Rate) -> RateLimiter<K> {
        RateLimiter { rate, buckets: HashMap::new(), cleaned: None }
    }

    pub(crate) fn take(&mut self, key: K, now: Instant) -> Result<(), TooFast> {
        let rate = self.rate;
        if self.buckets.len() >= MAX_BUCKETS && !self.buckets.contains_key(&key) {
            self.make_room(now);
        }
        let bucket = self.buckets.entry(key).or_insert_with(|| TokenBucket::full(rate, now));
        if bucket.take(rate, now) {
            Ok(())
        } else {
            Err(TooFast { retry_after: bucket.wait(rate) })
        }
    }

    fn make_room(&mut self, now: Instant) {
        let rate = self.rate;
        let is_due = |cleaned| now.saturating_duration_since(cleaned) >= CLEAN_EVERY;
        if self.cleaned.is_none_or(is_due) {
            self.cleaned = Some(now);
            self.buckets.retain(|_, bucket| !bucket.is_full(rate, now));
        }
        if self.buckets.len() >= MAX_BUCKETS
            && let Some(key) = self.buckets.keys().next().cloned()
        {
            self.buckets.remove(&key);
        }
    }
}

/// Whom a request claims to come from, before the store is asked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Claim {
    /// A guest's cookie with our signature.
    Guest(Visitor),
    /// The hash of a session's or program's token, which may be invented.
    Token(String),
    /// Neither.
    Nobody,
}

/// The limits of a server.
#[derive(Debug)]
pub(crate) struct RateLimits {
    changes: Mutex<RateLimiter<Visitor>>,
    requests: Mutex<RateLimiter<Claim>>,
    newcomers: Mutex<RateLimiter<ClientKey>>,
    clients: Mutex<RateLimiter<ClientKey>>,
    sockets: Mutex<Sockets>,
}

#[derive(Debug, Default)]
struct Sockets {
    visitors: HashMap<Visitor, usize>,
    clients: HashMap<ClientKey, usize>,
}

impl Default for RateLimits {
    fn default() -> RateLimits {
        RateLimits {
            changes: Mutex::new(RateLimiter::new(VISITOR_CHANGES)),
            requests: Mutex::new(RateLimiter::new(VISITOR_REQUESTS)),
            newcomers: Mutex::new(RateLimiter::new(NEWCOMERS)),
            clients: Mutex::new(RateLimiter::new(CLIENT_REQUESTS)),
            sockets: Mutex::default(),
        }
    }
}

impl RateLimits {
    /// Whether this visitor may make another change now.
    pub(crate) fn allow_change(&self, visitor: &Visitor) -> Result<(), TooFast> {
        lock(&self.changes).take(visitor.clone(), Instant::now())
    }

    /// Whether another request may be looked at now. A visitor who sends too many uses up only their own
    /// limit, not that of others at the same address.
    pub(crate) fn allow_request(&self, client: ClientKey, claim: Claim) -> Result<(), TooFast> {
        let now = Instant::now();
        match claim {
            Claim::Nobody => lock(&self.newcomers).take(client, now)?,
            claim => lock(&self.requests).take(claim, now)?,
        }
        lock(&self.clients).take(client, now)
    }

    /// Whether this client may be a newcomer once more, after its claim turned out to be wrong.
    pub(crate) fn allow_newcomer(&self, client: ClientKey) -> Result<(), TooFast> {
        lock(&self.newcomers).take(client, Instant::now())
    }

    /// Counts another socket of this visitor until the guard is dropped, unless there are too many.
    pub(crate) fn open(
        state: &AppState,
        visitor: &Visitor,
        client: ClientKey,
    ) -> Result<SocketPermit, TooFast> {
        let mut sockets = lock(&state.rate_limits.sockets);
        let count = |open: Option<&usize>| open.copied().unwrap_or_default();
        if count(sockets.visitors.get(visitor)) >= MAX_SOCKETS
            || count(sockets.clients.get(&client)) >= MAX_CONNECTIONS_PER_CLIENT
        {
            return Err(TooFast { retry_after: SOCKET_RETRY });
        }
        *sockets.visitors.entry(visitor.clone()).or_default() += 1;
        *sockets.clients.entry(client).or_default() += 1;
        Ok(SocketPermit { state: state.clone(), visitor: visitor.clone(), client })
    }
}

/// When to try to open a socket again, after there were too many.
const SOCKET_RETRY: Duration = Duration::from_secs(10);

/// Counts a socket while it is held.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    state: AppState,
    visitor: Visitor,
    client: ClientKey,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut sockets = lock(&self.state.rate_limits.sockets);
        decrement(&mut sockets.visitors, &self.visitor);
        decrement(&mut sockets.clients, &self.client);
    }
}

fn decrement<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// Nothing panics while it holds one of these locks.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

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
    fn a_client_that_is_too_fast_is_told_when_to_retry() {
        let start = Instant::now();
        let mut limiter = RateLimiter::new(Rate { burst: 1.0, per_second: 0.25 });
        assert_eq!(limiter.take((), start), Ok(()));
        let TooFast { retry_after } = limiter.take((), start).unwrap_err();
        assert_eq!(retry_after, Duration::from_secs(4));
        assert_eq!(limiter.take((), start + retry_after), Ok(()));
    }

    /// Ten thousands of addresses must not shut out the next one.
    #[test]
    fn newcomers_take_the_place_of_others_when_there_are_too_many() {
        let start = Instant::now();
        let mut limiter = RateLimiter::new(Rate { burst: 1.0, per_second: 0.1 });
        for key in 0..MAX_BUCKETS + 1_000 {
            assert_eq!(limiter.take(key, start), Ok(()), "{key}");
        }
        assert_eq!(limiter.buckets.len(), MAX_BUCKETS);
        assert_eq!(limiter.take(usize::MAX, start + Duration::from_secs(10)), Ok(()));
        assert!(limiter.buckets.len() < 3, "full buckets are forgotten");
    }

    #[test]
    fn an_abuser_does_not_use_up_the_limits_of_others_at_the_same_address() {
        let limits = RateLimits::default();
        let client = ClientKey::from(IpAddr::from([203, 0, 113, 1]));
        let abuser = Claim::Guest(Visitor::known("abuser".into()));
        let passed = (0..5_000).filter(|_| limits.allow_request(client, abuser.clone()).is_ok());
        assert!(passed.count() < 300);
        let passed = (0..5_000).filter(|_| limits.allow_request(client, Claim::Nobody).is_ok());
        assert!(passed.count() < 300);
        for number in 0..30 {
            let claim = Claim::Guest(Visitor::known(format!("visitor {number}")));
            assert_eq!(limits.allow_request(client, claim), Ok(()), "{number}");
        }
    }

    /// Invented tokens have a bucket each, so the client's own limit counts.
    #[test]
    fn invented_tokens_are_limited_by_the_client() {
        let limits = RateLimits::default();
        let client = ClientKey::from(IpAddr::from([203, 0, 113, 1]));
        let claims = (0..5_000).map(|number| Claim::Token(number.to_string()));
        let passed = claims.filter(|claim| limits.allow_request(client, claim.clone()).is_ok());
        assert!(passed.count() < 2_000);
        let other = ClientKey::from(IpAddr::from([203, 0, 113, 2]));
        assert_eq!(limits.allow_request(other, Claim::Nobody), Ok(()));
    }
}
