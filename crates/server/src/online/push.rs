//! Web push: notifies players without an open page that it is their turn, in games with days per move.
//!
//! A browser subscribes with an endpoint at its push service and a key. Notices are encrypted for that key
//! (RFC 8291) and signed with the server's own (RFC 8292). A lost notice does no harm: the table waits,
//! and the player's list of tables shows whose turn it is.

mod delivery;
mod endpoint;
mod http;
mod message;
mod vapid;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::{Store, StoreError};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::online::Game;

use super::environment::Environment;
use super::rate_limits::{Rate, RateLimiter, lock};

use vapid::VapidKeys;

pub(crate) use http::{PushesApi, routes};

/// How many subscriptions a visitor may have.
const MAX_PLACES: u32 = 5;

/// How many notices may wait to be sent. More are dropped.
const QUEUE: usize = 1_024;

/// Notices per person.
const TELLING: Rate = Rate { burst: 30.0, per_second: 1.0 / 60.0 };

/// Configures push notices. The keys are created once and stored.
#[derive(Debug, Clone)]
pub struct Push {
    contact: String,
    services: PushServices,
}

/// The contact is neither a mailto: nor an https: address.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "invalid contact for push notices; use an address like mailto:you@example.org or https://example.org"
)]
pub struct InvalidPushContact;

impl Push {
    /// Notices through these services, which get the contact.
    pub fn new(contact: &str, services: PushServices) -> Result<Push, InvalidPushContact> {
        let reachable = contact.strip_prefix("mailto:").is_some_and(|who| who.contains('@'))
            || contact.strip_prefix("https://").is_some_and(|place| !place.is_empty());
        if !reachable || contact.contains(char::is_whitespace) {
            return Err(InvalidPushContact);
        }
        Ok(Push { contact: contact.to_owned(), services })
    }
}

/// Which push services the server connects to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PushServices {
    /// Over https, at public addresses only.
    Public,
    /// One that a test has started on this machine, without TLS.
    LoopbackForTests,
}

impl PushServices {
    /// How long to wait before each retry.
    fn waits(self) -> [Duration; 2] {
        match self {
            PushServices::Public => [Duration::from_secs(10), Duration::from_mins(1)],
            PushServices::LoopbackForTests => [Duration::from_millis(50); 2],
        }
    }
}

/// Tells a player that it is their turn.
#[derive(Debug, Clone)]
pub(crate) struct TurnNotice {
    pub(crate) visitor: String,
    pub(crate) table: String,
    pub(crate) game: Game,
}

/// The queue of notices to send.
#[derive(Debug)]
pub(crate) struct PushQueue {
    /// The public key, for browsers.
    key: String,
    services: PushServices,
    queue: mpsc::Sender<TurnNotice>,
    told: Mutex<RateLimiter<String>>,
}

impl PushQueue {
    /// Starts sending queued notifications; dropping the queue stops it.
    pub(crate) async fn start(
        push: &Push,
        store: Arc<dyn Store>,
        environment: &Environment,
    ) -> Result<PushQueue, StoreError> {
        let keys = VapidKeys::kept(&*store, &push.contact, environment).await?;
        let (key, services) = (keys.public().to_owned(), push.services);
        let (queue, turns) = mpsc::channel(QUEUE);
        tokio::spawn(delivery::deliver(keys, services, store, environment.clock.clone(), turns));
        Ok(PushQueue { key, services, queue, told: Mutex::new(RateLimiter::new(TELLING)) })
    }

    /// Queues a notice, unless the player got too many or the queue is full.
    pub(crate) fn send(&self, turn: TurnNotice) {
        if lock(&self.told).take(turn.visitor.clone(), Instant::now()).is_ok() {
            let _ = self.queue.try_send(turn);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_are_validated() {
        let new = |contact| Push::new(contact, PushServices::Public);
        for good in ["mailto:host@example.org", "https://example.org"] {
            assert!(new(good).is_ok(), "{good}");
        }
        for bad in ["", "host@example.org", "mailto:host", "https://", "mailto:a@b c"] {
            assert_eq!(new(bad).unwrap_err(), InvalidPushContact, "{bad}");
        }
    }
}
