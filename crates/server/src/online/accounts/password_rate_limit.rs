//! Rate limits for password attempts: per address, visitor and name.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use crate::online::rate_limits::{Rate, RateLimiter, lock};
use crate::online::visitor::Visitor;

/// Several people may share an address; behind a proxy, all do.
const ADDRESS: Rate = Rate { burst: 40.0, per_second: 1.0 };
const VISITOR: Rate = Rate { burst: 10.0, per_second: 0.1 };

/// Attackers can use many addresses and be a new visitor each time.
const NAME: Rate = Rate { burst: 15.0, per_second: 0.2 };

/// Counts attempts.
#[derive(Debug)]
pub(crate) struct PasswordRateLimit {
    addresses: Mutex<RateLimiter<IpAddr>>,
    visitors: Mutex<RateLimiter<Visitor>>,
    names: Mutex<RateLimiter<String>>,
}

impl Default for PasswordRateLimit {
    fn default() -> PasswordRateLimit {
        PasswordRateLimit {
            addresses: Mutex::new(RateLimiter::new(ADDRESS)),
            visitors: Mutex::new(RateLimiter::new(VISITOR)),
            names: Mutex::new(RateLimiter::new(NAME)),
        }
    }
}

impl PasswordRateLimit {
    /// Whether a password may be tried, or a new one hashed, now.
    pub(super) fn allow_attempt(
        &self,
        address: Option<IpAddr>,
        visitor: &Visitor,
        skeleton: &str,
        now: Instant,
    ) -> bool {
        address.is_none_or(|address| lock(&self.addresses).take(address, now))
            && lock(&self.visitors).take(visitor.clone(), now)
            && lock(&self.names).take(skeleton.to_owned(), now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// How many attempts are allowed.
    fn let_through(tries: usize, mut is_let: impl FnMut(usize) -> bool) -> usize {
        (0..tries).filter(|&number| is_let(number)).count()
    }

    #[test]
    fn password_guessing_is_limited_per_visitor_name_and_address() {
        let now = Instant::now();
        let address = |number: usize| {
            let bytes = [10, 0, (number / 256) as u8, (number % 256) as u8];
            Some(IpAddr::from(bytes))
        };
        let somebody = Visitor::draw();
        let password_rate_limit = PasswordRateLimit::default();
        let by_one_visitor = let_through(100, |number| {
            password_rate_limit.allow_attempt(
                address(number),
                &somebody,
                &format!("name {number}"),
                now,
            )
        });
        assert_eq!(by_one_visitor, 10);
        let password_rate_limit = PasswordRateLimit::default();
        let at_one_name = let_through(100, |number| {
            password_rate_limit.allow_attempt(address(number), &Visitor::draw(), "ada", now)
        });
        assert_eq!(at_one_name, 15);
        let password_rate_limit = PasswordRateLimit::default();
        let from_one_address = let_through(100, |number| {
            password_rate_limit.allow_attempt(
                address(0),
                &Visitor::draw(),
                &format!("name {number}"),
                now,
            )
        });
        assert_eq!(from_one_address, 40);
        let later = now + Duration::from_secs(10);
        assert!(
            password_rate_limit.allow_attempt(address(0), &Visitor::draw(), "ada", later),
            "it comes back"
        );
    }
}
