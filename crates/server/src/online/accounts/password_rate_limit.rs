//! Rate limits for password attempts.
//!
//! Attempts are refused per client and name, so that nobody can lock an account for others. If many clients
//! try the same name, everyone who tries it from an unknown device waits a few seconds. Known devices have
//! limits of their own.

use std::sync::Mutex;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep};

use crate::client_address::ClientKey;
use crate::online::rate_limits::{Rate, RateLimiter, TooFast, lock};
use crate::online::visitor::Visitor;

/// Several people may share an address.
const CLIENT: Rate = Rate { burst: 40.0, per_second: 1.0 };
const VISITOR: Rate = Rate { burst: 10.0, per_second: 0.1 };
const CLIENT_AND_NAME: Rate = Rate { burst: 10.0, per_second: 0.1 };

/// Attackers can use many addresses. Beyond this rate, attempts for a name are slow.
const NAME: Rate = Rate { burst: 15.0, per_second: 0.2 };

/// Each known device, and each session that re-checks its password.
const DEVICE: Rate = Rate { burst: 20.0, per_second: 0.2 };

/// How long a slow attempt waits.
const DELAY: Duration = Duration::from_secs(3);

/// How many slow attempts wait at a time. More are refused.
const DELAYED: usize = 64;

/// Counts attempts.
#[derive(Debug)]
pub(crate) struct PasswordRateLimit {
    clients: Mutex<RateLimiter<ClientKey>>,
    visitors: Mutex<RateLimiter<Visitor>>,
    names_by_client: Mutex<RateLimiter<(ClientKey, String)>>,
    names: Mutex<RateLimiter<String>>,
    devices: Mutex<RateLimiter<String>>,
    delayed: Semaphore,
}

impl Default for PasswordRateLimit {
    fn default() -> PasswordRateLimit {
        PasswordRateLimit {
            clients: Mutex::new(RateLimiter::new(CLIENT)),
            visitors: Mutex::new(RateLimiter::new(VISITOR)),
            names_by_client: Mutex::new(RateLimiter::new(CLIENT_AND_NAME)),
            names: Mutex::new(RateLimiter::new(NAME)),
            devices: Mutex::new(RateLimiter::new(DEVICE)),
            delayed: Semaphore::new(DELAYED),
        }
    }
}

/// How fast an attempt is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pace {
    AtOnce,
    Slow,
}

impl PasswordRateLimit {
    /// Lets an attempt from an unknown device pass, perhaps after a while.
    pub(super) async fn attempt(
        &self,
        client: Option<ClientKey>,
        visitor: &Visitor,
        skeleton: &str,
    ) -> Result<(), TooFast> {
        if self.allow_attempt(client, visitor, skeleton, Instant::now())? == Pace::Slow {
            let delayed = self.delayed.try_acquire();
            let _delayed = delayed.map_err(|_| TooFast { retry_after: DELAY })?;
            sleep(DELAY).await;
        }
        Ok(())
    }

    fn allow_attempt(
        &self,
        client: Option<ClientKey>,
        visitor: &Visitor,
        skeleton: &str,
        now: Instant,
    ) -> Result<Pace, TooFast> {
        if let Some(client) = client {
            lock(&self.names_by_client).take((client, skeleton.to_owned()), now)?;
            lock(&self.clients).take(client, now)?;
        }
        lock(&self.visitors).take(visitor.clone(), now)?;
        let at_once = lock(&self.names).take(skeleton.to_owned(), now).is_ok();
        Ok(if at_once { Pace::AtOnce } else { Pace::Slow })
    }

    /// Whether a new account may be made now.
    pub(super) fn allow_sign_up(
        &self,
        client: Option<ClientKey>,
        visitor: &Visitor,
    ) -> Result<(), TooFast> {
        let now = Instant::now();
        if let Some(client) = client {
            lock(&self.clients).take(client, now)?;
        }
        lock(&self.visitors).take(visitor.clone(), now)
    }

    /// Whether a password may be tried from this known device, or in this session, now.
    pub(super) fn allow_known(&self, device: &str) -> Result<(), TooFast> {
        lock(&self.devices).take(device.to_owned(), Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::online::environment::Environment;

    fn somebody() -> Visitor {
        Visitor::draw(&Environment::default())
    }

    fn client(number: usize) -> ClientKey {
        let bytes = [10, 0, (number / 256) as u8, (number % 256) as u8];
        IpAddr::from(bytes).into()
    }

    #[test]
    fn password_guessing_is_limited_per_visitor_and_client() {
        let now = Instant::now();
        let one = somebody();
        let limit = PasswordRateLimit::default();
        let passed = |attempt: &dyn Fn(usize) -> Result<Pace, TooFast>| {
            (0..100).filter(|&number| attempt(number).is_ok()).count()
        };
        let by_one_visitor = passed(&|number| {
            limit.allow_attempt(Some(client(number)), &one, &format!("name {number}"), now)
        });
        assert_eq!(by_one_visitor, 10);
        let limit = PasswordRateLimit::default();
        let from_one_client = passed(&|number| {
            limit.allow_attempt(Some(client(0)), &somebody(), &format!("name {number}"), now)
        });
        assert_eq!(from_one_client, 40);
        let later = now + Duration::from_secs(10);
        let again = limit.allow_attempt(Some(client(0)), &somebody(), "ada", later);
        assert_eq!(again, Ok(Pace::AtOnce));
        let limit = PasswordRateLimit::default();
        let at_one_name =
            passed(&|_| limit.allow_attempt(Some(client(0)), &somebody(), "ada", now));
        assert_eq!(at_one_name, 10);
    }

    /// Many clients make attempts for a name slow, not impossible.
    #[test]
    fn nobody_can_lock_a_name_for_others() {
        let now = Instant::now();
        let limit = PasswordRateLimit::default();
        let attempt = |number| limit.allow_attempt(Some(client(number)), &somebody(), "ada", now);
        let paces: Vec<_> = (0..1_000).map(|number| attempt(number).unwrap()).collect();
        assert_eq!(paces.iter().filter(|pace| **pace == Pace::AtOnce).count(), 15);
        assert_eq!(attempt(1_000), Ok(Pace::Slow));
        let other = limit.allow_attempt(Some(client(1_001)), &somebody(), "bert", now);
        assert_eq!(other, Ok(Pace::AtOnce));
    }
}
