//! Notices to people who have no page open: that it is their turn, in games with days for a move.
//!
//! A browser names an address at its maker's service, and a key. What is sent there is encrypted for that key
//! (RFC 8291) and signed with the server's own (RFC 8292). A notice that is lost is no harm: the table
//! waits, and the list of one's tables says whose turn it is.

mod delivery;
mod endpoint;
mod http;
mod message;
mod vapid;

use std::sync::Mutex;
use std::time::{Duration, Instant};

use store::{Store, StoreError};
use tokio::sync::mpsc;
use wire::online::Game;

use super::rate_limits::{Rate, RateLimiter, lock};

use vapid::VapidKeys;

pub(crate) use http::{PushesApi, routes};

/// How many places somebody may name.
const MAX_PLACES: u32 = 5;

/// How many notices may wait to be sent. What comes beyond is left out.
const QUEUE: usize = 1_024;

/// How often one person is told something.
const TELLING: Rate = Rate { burst: 30.0, per_second: 1.0 / 60.0 };

/// What whoever runs a server has chosen. Its keys are drawn once and kept in the store.
#[derive(Debug, Clone)]
pub struct Push {
    contact: String,
    services: PushServices,
}

/// Nobody could be written to there.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("the contact for notices is an address like mailto:you@example.org or https://example.org")]
pub struct InvalidPushContact;

impl Push {
    /// Notices through these services, which are told whom to write to about them.
    pub fn new(contact: &str, services: PushServices) -> Result<Push, InvalidPushContact> {
        let reachable = contact.strip_prefix("mailto:").is_some_and(|who| who.contains('@'))
            || contact.strip_prefix("https://").is_some_and(|place| !place.is_empty());
        if !reachable || contact.contains(char::is_whitespace) {
            return Err(InvalidPushContact);
        }
        Ok(Push { contact: contact.to_owned(), services })
    }
}

/// Which services a server speaks with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PushServices {
    /// Those of the world: over https, and at public addresses alone.
    Public,
    /// One that a test has started on this machine, without encryption of the line.
    LoopbackForTests,
}

impl PushServices {
    /// How long to wait before each further try with a service that is not well.
    fn waits(self) -> [Duration; 2] {
        match self {
            PushServices::Public => [Duration::from_secs(10), Duration::from_mins(1)],
            PushServices::LoopbackForTests => [Duration::from_millis(50); 2],
        }
    }
}

/// That it is somebody's turn.
#[derive(Debug, Clone)]
pub(crate) struct TurnNotice {
    pub(crate) visitor: String,
    pub(crate) table: String,
    pub(crate) game: Game,
}

/// Sends notices.
#[derive(Debug)]
pub(crate) struct PushQueue {
    /// The key that browsers are told.
    key: String,
    services: PushServices,
    queue: mpsc::Sender<TurnNotice>,
    told: Mutex<RateLimiter<String>>,
}

impl PushQueue {
    /// Begins to send what is put into its queue, until it is dropped.
    pub(crate) async fn start(push: &Push, store: Store) -> Result<PushQueue, StoreError> {
        let keys = VapidKeys::kept(&store, &push.contact).await?;
        let (key, services) = (keys.public().to_owned(), push.services);
        let (queue, turns) = mpsc::channel(QUEUE);
        tokio::spawn(delivery::deliver(keys, services, store, turns));
        Ok(PushQueue { key, services, queue, told: Mutex::new(RateLimiter::new(TELLING)) })
    }

    /// Tells somebody that it is their turn, unless there is too much to tell.
    pub(crate) fn send(&self, turn: TurnNotice) {
        if lock(&self.told).take(turn.visitor.clone(), Instant::now()) {
            let _ = self.queue.try_send(turn);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_can_be_written_to() {
        let new = |contact| Push::new(contact, PushServices::Public);
        for good in ["mailto:host@example.org", "https://example.org"] {
            assert!(new(good).is_ok(), "{good}");
        }
        for bad in ["", "host@example.org", "mailto:host", "https://", "mailto:a@b c"] {
            assert_eq!(new(bad).unwrap_err(), InvalidPushContact, "{bad}");
        }
    }
}
