//! How often passwords may be tried: by one address, by one visitor, and for one name.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use crate::online::identity::Visitor;
use crate::online::limits::{Buckets, Rate, lock};

/// Several people may share an address, behind a proxy all do.
const ADDRESS: Rate = Rate { burst: 40.0, a_second: 1.0 };
const VISITOR: Rate = Rate { burst: 10.0, a_second: 0.1 };

/// Whoever guesses at one account comes from many addresses and is a new visitor each time.
const NAME: Rate = Rate { burst: 15.0, a_second: 0.2 };

/// Counts tries.
#[derive(Debug)]
pub(crate) struct Throttle {
    addresses: Mutex<Buckets<IpAddr>>,
    visitors: Mutex<Buckets<Visitor>>,
    names: Mutex<Buckets<String>>,
}

impl Default for Throttle {
    fn default() -> Throttle {
        Throttle {
            addresses: Mutex::new(Buckets::new(ADDRESS)),
            visitors: Mutex::new(Buckets::new(VISITOR)),
            names: Mutex::new(Buckets::new(NAME)),
        }
    }
}

impl Throttle {
    /// Whether a password may be tried, or a new one hashed.
    pub(super) fn let_try(
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

    /// How many of so many tries are let through.
    fn let_through(tries: usize, mut is_let: impl FnMut(usize) -> bool) -> usize {
        (0..tries).filter(|&number| is_let(number)).count()
    }

    #[test]
    fn guessing_is_slowed_down_whoever_guesses() {
        let now = Instant::now();
        let address = |number: usize| {
            let bytes = [10, 0, (number / 256) as u8, (number % 256) as u8];
            Some(IpAddr::from(bytes))
        };
        let somebody = Visitor::draw();
        let throttle = Throttle::default();
        let by_one_visitor = let_through(100, |number| {
            throttle.let_try(address(number), &somebody, &format!("name {number}"), now)
        });
        assert_eq!(by_one_visitor, 10);
        let throttle = Throttle::default();
        let at_one_name = let_through(100, |number| {
            throttle.let_try(address(number), &Visitor::draw(), "ada", now)
        });
        assert_eq!(at_one_name, 15);
        let throttle = Throttle::default();
        let from_one_address = let_through(100, |number| {
            throttle.let_try(address(0), &Visitor::draw(), &format!("name {number}"), now)
        });
        assert_eq!(from_one_address, 40);
        let later = now + Duration::from_secs(10);
        assert!(throttle.let_try(address(0), &Visitor::draw(), "ada", later), "it comes back");
    }
}
