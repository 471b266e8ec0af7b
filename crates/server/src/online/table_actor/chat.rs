//! Chat at a table: how fast each visitor may write, and which lines everyone has been sent.

use std::collections::HashMap;

use store::ChatRow;
use tokio::time::Instant;
use wire::online::{ChatLine, Sitting};

use crate::online::rate_limits::{CHAT_RATE, SPECTATORS_CHAT_RATE, TokenBucket};
use crate::online::table_record::TableRecord;
use crate::online::visitor::Visitor;

/// For how many visitors we remember how fast they wrote.
const MAX_VISITORS: usize = 1_000;

#[derive(Debug, Default)]
pub(super) struct Chat {
    buckets: HashMap<Visitor, TokenBucket>,
    /// For all who have no seat.
    spectators: Option<TokenBucket>,
    /// The number of the last line that the connections have been sent.
    last_number: u32,
}

impl Chat {
    /// Whether a visitor may write now. Many spectators together cannot flood the players either.
    pub(super) fn allow(&mut self, visitor: &Visitor, has_seat: bool, now: Instant) -> bool {
        let spectators =
            self.spectators.get_or_insert_with(|| TokenBucket::full(SPECTATORS_CHAT_RATE, now));
        if !has_seat && !spectators.take(SPECTATORS_CHAT_RATE, now) {
            return false;
        }
        if self.buckets.len() >= MAX_VISITORS && !self.buckets.contains_key(visitor) {
            self.buckets.clear();
        }
        let bucket = self.buckets.entry(visitor.clone());
        bucket.or_insert_with(|| TokenBucket::full(CHAT_RATE, now)).take(CHAT_RATE, now)
    }

    pub(super) fn last_number(&self) -> u32 {
        self.last_number
    }

    /// What to do with a line. If it is the next one, it counts as sent.
    pub(super) fn note(&mut self, number: u32) -> LineOrder {
        match number.checked_sub(self.last_number) {
            None | Some(0) => LineOrder::SentBefore,
            Some(1) => {
                self.last_number = number;
                LineOrder::Next
            }
            Some(_) => LineOrder::Gap,
        }
    }

    /// Notes that a stored line is sent, with all before it. Returns false if it was sent before.
    pub(super) fn note_stored(&mut self, number: u32) -> bool {
        let is_new = number > self.last_number;
        self.last_number = self.last_number.max(number);
        is_new
    }
}

/// How a line follows those that were sent.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum LineOrder {
    Next,
    SentBefore,
    /// Lines of other nodes come before it: the store has them, as numbers are given in order.
    Gap,
}

/// A stored line as clients see it.
pub(super) fn chat_line(row: ChatRow, record: &TableRecord) -> ChatLine {
    let author = row.seat.and_then(|seat| record.seats.get(usize::from(seat))?.as_ref());
    let stored = row.sitting.as_deref().and_then(sitting_named);
    ChatLine {
        // Old lines are stored without it.
        sitting: stored.or(author.map(|author| author.sitting)).unwrap_or_default(),
        number: row.number,
        at_ms: row.at_ms,
        seat: row.seat,
        name: row.name,
        text: row.text,
    }
}

/// What is stored with a line about its author.
pub(super) const fn sitting_name(sitting: Sitting) -> &'static str {
    match sitting {
        Sitting::Guest => "guest",
        Sitting::Account => "account",
        Sitting::Program => "program",
    }
}

fn sitting_named(name: &str) -> Option<Sitting> {
    let all = [Sitting::Guest, Sitting::Account, Sitting::Program];
    all.into_iter().find(|&sitting| sitting_name(sitting) == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_sent_once() {
        let mut chat = Chat::default();
        assert_eq!(chat.note(1), LineOrder::Next);
        assert_eq!(chat.note(3), LineOrder::Gap, "line 2 must not be left out");
        assert!(chat.note_stored(2) && chat.note_stored(3));
        assert_eq!([chat.note(2), chat.note(3)], [LineOrder::SentBefore, LineOrder::SentBefore]);
        assert!(!chat.note_stored(2));
        assert_eq!((chat.last_number(), chat.note(4)), (3, LineOrder::Next));
    }

    #[test]
    fn one_visitor_cannot_use_up_the_rate_of_another() {
        let (mut chat, now) = (Chat::default(), Instant::now());
        let [anna, bert] = ["anna", "bert"].map(|id| Visitor::known(id.to_owned()));
        let written = (0..100).filter(|_| chat.allow(&anna, true, now)).count();
        assert!(written < 100, "{written}");
        assert!(chat.allow(&bert, true, now));
    }

    #[test]
    fn many_guests_cannot_flood_a_table() {
        let (mut chat, now) = (Chat::default(), Instant::now());
        let guests = (0..1_000).map(|number| Visitor::known(format!("guest {number}")));
        let written = guests.filter(|guest| chat.allow(guest, false, now)).count();
        assert!((5..50).contains(&written), "{written}");
        let player = Visitor::known("player".to_owned());
        assert!(chat.allow(&player, true, now), "players are not silenced");
    }
}
