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
    ) -> bool {
        let now = Instant::now();
        address.is_none_or(|address| lock(&self.addresses).take(address, now))
            && lock(&self.visitors).take(visitor.clone(), now)
            && lock(&self.names).take(skeleton.to_owned(), now)
    }
}
