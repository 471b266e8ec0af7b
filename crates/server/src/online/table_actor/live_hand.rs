//! What a player's hand does in a turn of X-Stack, for those who watch while it is done.
//!
//! It is no event: nothing of it is stored and nothing is decided by it. It is looked at before it is
//! passed on, and who comes in meanwhile is told all of it. Whoever misses something sees the turn once
//! it is whole.

use std::time::Instant;

use game::Seat;
use wire::online::{Game, News, OnlineRefusal, ServerToClient};
use wire::{Refusal, WireError};
use xstack::{HAND_SAMPLES, Making, MotionPart, SAMPLES_PER_SECOND};

use super::broadcast::text;
use super::{Connection, TableActor};
use crate::online::accounts::AuthKind;
use crate::online::rate_limits::{HAND_RATE, Rate, TokenBucket};
use crate::online::sanitize::check_id;
use crate::online::visitor::Visitor;

/// How long what is shown at once may be, in letters. A page that has to show half a minute again needs
/// less.
const MAX_SHOWN: usize = 16 * 1024;

/// How many parts that may be.
const MAX_PARTS: usize = 32;

/// No hand is faster than time; a whole turn may be shown once more, to those who have missed some of it.
const SAMPLES: Rate = Rate { burst: 2.0 * 90.0 * 60.0, per_second: 1.25 * 60.0 };
const _: () = assert!(HAND_SAMPLES == 90 * 60 && SAMPLES_PER_SECOND == 60);

/// The hand of whoever is to move.
#[derive(Debug)]
pub(super) struct LiveHand {
    /// The event that led to the position in which it moves.
    position: u32,
    seat: u8,
    made: Making,
    messages: TokenBucket,
    samples: TokenBucket,
}

impl TableActor {
    /// Shows the others what somebody's hand does.
    pub(super) async fn show_hand(
        &mut self,
        connection: u64,
        id: &str,
        seen: u32,
        parts: Vec<String>,
    ) -> Result<(), Refusal> {
        let Some(Connection { visitor, .. }) = self.connections.get(&connection) else {
            return Ok(());
        };
        let seat = self.may_show_hand(visitor, id, seen)?;
        let now = Instant::now();
        if !self.hand_of(seat)?.messages.take(HAND_RATE, now) {
            return Err(OnlineRefusal::TooFast.into());
        }
        let shown = self.note_hand(seat, &parts, now);
        // What was in order before something was not has been done all the same.
        let (count, refused) = match shown {
            Ok(()) => (parts.len(), None),
            Err((count, refusal)) => (count, Some(refusal)),
        };
        let parts = parts[..count].to_vec();
        if !parts.is_empty() {
            self.pass_on(Some(connection), seat, &parts);
            self.tell_others(News::Hand { seen, seat, parts }).await;
        }
        refused.map_or(Ok(()), Err)
    }

    /// What another server says of a hand there.
    pub(super) async fn see_hand(&mut self, seen: u32, seat: u8, parts: Vec<String>) {
        self.keep_up(seen, self.row.version).await;
        let to_move = self.started.as_ref().and_then(|started| started.playing.to_move());
        if !self.is_current(seen) || to_move != Some(seat) {
            return;
        }
        let count = match self.note_hand(seat, &parts, Instant::now()) {
            Ok(()) => parts.len(),
            Err((count, _)) => count,
        };
        self.pass_on(None, seat, &parts[..count]);
    }

    /// Tells somebody who comes in what a hand has done so far.
    pub(super) fn tell_hand(&mut self, connection: u64) {
        let Some(hand) = self.hand.as_ref().filter(|hand| self.is_current(hand.position)) else {
            return;
        };
        let parts: Vec<String> = hand.made.parts().map(|part| part.to_string()).collect();
        let is_program =
            |connection: &Connection| matches!(connection.auth, AuthKind::Program { .. });
        if !parts.is_empty() && !self.connections.get(&connection).is_none_or(is_program) {
            let shown = ServerToClient::Hand { seat: hand.seat, begins: true, parts };
            self.send(connection, text(&shown));
        }
    }

    /// The seat of somebody who is to move, and whose hand can be seen.
    fn may_show_hand(&self, visitor: &Visitor, id: &str, seen: u32) -> Result<u8, Refusal> {
        check_id(id)?;
        let seat = self.record.seat_of(visitor).ok_or(OnlineRefusal::NotSeated)?;
        let started = self.started.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        if self.record.setup.game() != Game::Xstack {
            let detail = "hands are seen in X-Stack alone".to_owned();
            return Err(WireError::BadMessage { detail }.into());
        }
        let to_move = started.playing.to_move().ok_or(OnlineRefusal::MatchOver)?;
        if to_move != seat {
            let place = |seat: u8| Seat::new(seat.into());
            let (seat, to_move) =
                place(seat).zip(place(to_move)).ok_or(OnlineRefusal::MatchOver)?;
            let refusal: table::TableRefusal<xstack::Illegal> =
                table::TableRefusal::NotYourTurn { seat, to_move };
            return Err(refusal.into());
        }
        if !self.is_current(seen) {
            return Err(OnlineRefusal::PositionChanged.into());
        }
        Ok(seat)
    }

    /// Whether the position is still the one after this event.
    fn is_current(&self, seen: u32) -> bool {
        self.started.as_ref().is_some_and(|started| seen >= started.playing.position_seq())
    }

    /// The hand of a seat that is to move in the position as it is.
    fn hand_of(&mut self, seat: u8) -> Result<&mut LiveHand, Refusal> {
        let started = self.started.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        let position = started.playing.position_seq();
        let current = |hand: &LiveHand| hand.position == position && hand.seat == seat;
        let hand = self.hand.take().filter(current).unwrap_or_else(|| {
            let now = Instant::now();
            let (messages, samples) =
                (TokenBucket::full(HAND_RATE, now), TokenBucket::full(SAMPLES, now));
            LiveHand { position, seat, made: Making::default(), messages, samples }
        });
        Ok(self.hand.insert(hand))
    }

    /// Takes note of what a hand does, or says after how many parts it cannot, and why.
    fn note_hand(
        &mut self,
        seat: u8,
        parts: &[String],
        now: Instant,
    ) -> Result<(), (usize, Refusal)> {
        let too_much = || (0, OnlineRefusal::TooFast.into());
        if parts.len() > MAX_PARTS || parts.iter().map(String::len).sum::<usize>() > MAX_SHOWN {
            return Err(too_much());
        }
        let hand = self.hand_of(seat).map_err(|refusal| (0, refusal))?;
        for (count, part) in parts.iter().enumerate() {
            let part: MotionPart = part.parse().map_err(|error| (count, refusal_of(error)))?;
            let more = u16::try_from(part.motion().known()).unwrap_or(u16::MAX);
            // Taking a block away takes no samples, but is not done endlessly either.
            if !hand.samples.take_many(SAMPLES, now, f64::from(more.max(1))) {
                return Err((count, OnlineRefusal::TooFast.into()));
            }
            if count == 0 && part.begins_turn() {
                hand.made = Making::default();
            }
            hand.made.add(part).map_err(|error| (count, error.into()))?;
        }
        Ok(())
    }

    /// Passes it on to everybody here but one. A page that is slow to follow is spared it.
    fn pass_on(&mut self, but: Option<u64>, seat: u8, parts: &[String]) {
        if parts.is_empty() {
            return;
        }
        let first = parts[0].parse::<MotionPart>();
        let begins = first.is_ok_and(|part| part.begins_turn());
        let shown = text(&ServerToClient::Hand { seat, begins, parts: parts.to_vec() });
        for connection in self.connections.values() {
            let has_room = connection.outbox.capacity() > connection.outbox.max_capacity() / 2;
            let is_program = matches!(connection.auth, AuthKind::Program { .. });
            if Some(connection.number) != but && has_room && !is_program {
                let _ = connection.outbox.try_send(shown.clone());
            }
        }
    }
}

fn refusal_of(error: xstack::GestureError) -> Refusal {
    error.into()
}
