//! The hand of an X-Stack player while the turn is being made, for those who watch.
//!
//! Nothing of it is stored or decides anything. We check it before passing it on, and send newcomers all
//! of it. Clients that miss a part see the turn once it is complete.

use tokio::time::Instant;
use wire::Refusal;
use wire::online::OnlineRefusal;
use xstack::{HAND_SAMPLES, MotionPart, PartialTurn, SAMPLES_PER_SECOND};

use crate::online::rate_limits::{HAND_RATE, Rate, TokenBucket};

/// How long the parts of one message may be together, in bytes. A page that sends half a minute again
/// needs less.
const MAX_BYTES: usize = 16 * 1024;

/// How many parts a message may have.
const MAX_PARTS: usize = 32;

/// No hand is faster than time. A whole turn may be sent once more, for those who missed some of it.
const SAMPLE_RATE: Rate = Rate { burst: 2.0 * 90.0 * 60.0, per_second: 1.25 * 60.0 };
const _: () = assert!(HAND_SAMPLES == 90 * 60 && SAMPLES_PER_SECOND == 60);

/// The hand of the player to move.
#[derive(Debug, Default)]
pub(super) struct LiveHand(Option<Hand>);

#[derive(Debug)]
struct Hand {
    position_seq: u32,
    seat: u8,
    turn: PartialTurn,
    messages: TokenBucket,
    samples: TokenBucket,
}

/// Parts of a message that fit, and why the rest does not.
#[derive(Debug)]
pub(super) struct Accepted {
    pub(super) parts: Vec<String>,
    /// Whether they begin the turn.
    pub(super) begins: bool,
    pub(super) refusal: Option<Refusal>,
}

impl LiveHand {
    /// Whether the player may send another message now.
    pub(super) fn allow_message(&mut self, position_seq: u32, seat: u8, now: Instant) -> bool {
        self.hand(position_seq, seat, now).messages.take(HAND_RATE, now)
    }

    /// Adds what the hand did next, as far as it fits.
    pub(super) fn add(
        &mut self,
        position_seq: u32,
        seat: u8,
        mut parts: Vec<String>,
        now: Instant,
    ) -> Accepted {
        if parts.len() > MAX_PARTS || parts.iter().map(String::len).sum::<usize>() > MAX_BYTES {
            let refusal = Some(OnlineRefusal::TooFast.into());
            return Accepted { parts: Vec::new(), begins: false, refusal };
        }
        let hand = self.hand(position_seq, seat, now);
        let mut begins = false;
        for index in 0..parts.len() {
            match hand.add_part(&parts[index], index == 0, now) {
                Ok(begins_turn) => begins |= index == 0 && begins_turn,
                Err(refusal) => {
                    parts.truncate(index);
                    return Accepted { parts, begins, refusal: Some(refusal) };
                }
            }
        }
        Accepted { parts, begins, refusal: None }
    }

    /// All that the hand has done in this position, and whose it is.
    pub(super) fn so_far(&self, position_seq: u32) -> Option<(u8, Vec<String>)> {
        let hand = self.0.as_ref().filter(|hand| hand.position_seq == position_seq)?;
        let parts: Vec<String> = hand.turn.parts().map(|part| part.to_string()).collect();
        (!parts.is_empty()).then_some((hand.seat, parts))
    }

    fn hand(&mut self, position_seq: u32, seat: u8, now: Instant) -> &mut Hand {
        let is_current = |hand: &Hand| hand.position_seq == position_seq && hand.seat == seat;
        let hand = self.0.take().filter(is_current).unwrap_or_else(|| Hand {
            position_seq,
            seat,
            turn: PartialTurn::default(),
            messages: TokenBucket::full(HAND_RATE, now),
            samples: TokenBucket::full(SAMPLE_RATE, now),
        });
        self.0.insert(hand)
    }
}

impl Hand {
    /// Adds a part and returns whether it begins a turn.
    fn add_part(&mut self, part: &str, may_restart: bool, now: Instant) -> Result<bool, Refusal> {
        let part: MotionPart = part.parse::<MotionPart>()?;
        let samples = u16::try_from(part.motion().known()).unwrap_or(u16::MAX);
        // Taking a block away takes no samples, but must not be free either.
        if !self.samples.take_many(SAMPLE_RATE, now, f64::from(samples.max(1))) {
            return Err(OnlineRefusal::TooFast.into());
        }
        let begins = part.begins_turn();
        if may_restart && begins {
            self.turn = PartialTurn::default();
        }
        self.turn.add(part)?;
        Ok(begins)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_and_garbage_are_refused() {
        let (mut hand, now) = (LiveHand::default(), Instant::now());
        let mut check = |parts: Vec<String>, code: &str| {
            let accepted = hand.add(0, 0, parts, now);
            assert_eq!(accepted.refusal.unwrap().code, code);
            assert!(accepted.parts.is_empty() && !accepted.begins);
        };
        check(vec!["0".repeat(MAX_BYTES + 1)], "online-too-fast");
        check(vec![String::new(); MAX_PARTS + 1], "online-too-fast");
        check(vec!["<b>".to_owned()], "gesture-malformed");
        assert!(hand.so_far(0).is_none());
    }

    #[test]
    fn messages_have_a_rate_that_begins_anew_with_a_position() {
        let (mut hand, now) = (LiveHand::default(), Instant::now());
        let sent = (0..100).filter(|_| hand.allow_message(0, 0, now)).count();
        assert_eq!(sent, 30, "the burst of {HAND_RATE:?}");
        assert!(hand.allow_message(1, 0, now));
    }
}
