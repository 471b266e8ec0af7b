//! Chat at a table: how fast each visitor may write, and which lines everyone has been sent.

use std::collections::HashMap;
use std::time::Instant;

use store::ChatRow;
use wire::online::ChatLine;

use crate::online::rate_limits::{CHAT_RATE, TokenBucket};
use crate::online::visitor::Visitor;

/// For how many visitors we remember how fast they wrote.
const MAX_VISITORS: usize = 1_000;

#[derive(Debug, Default)]
pub(super) struct Chat {
    buckets: HashMap<Visitor, TokenBucket>,
    /// The number of the last line that the connections have been sent.
    last_number: u32,
}

impl Chat {
    /// Whether a visitor may write now.
    pub(super) fn allow(&mut self, visitor: &Visitor, now: Instant) -> bool {
        if self.buckets.len() >= MAX_VISITORS && !self.buckets.contains_key(visitor) {
            self.buckets.clear();
        }
        let bucket = self.buckets.entry(visitor.clone());
        bucket.or_insert_with(|| TokenBucket::full(CHAT_RATE, now)).take(CHAT_RATE, now)
    }

    pub(super) fn last_number(&self) -> u32 {
        self.last_number
    }

    /// Notes that a line is sent. Returns false if it was sent before.
    pub(super) fn note(&mut self, number: u32) -> bool {
        let is_new = number > self.last_number;
        self.last_number = self.last_number.max(number);
        is_new
    }
}

/// A stored line as clients see it.
pub(super) fn chat_line(row: ChatRow) -> ChatLine {
    ChatLine {
        number: row.number,
        at_ms: row.at_ms,
        seat: row.seat,
        name: row.name,
        text: row.text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_sent_once() {
        let mut chat = Chat::default();
        assert!(chat.note(1) && chat.note(3));
        assert!(!chat.note(2) && !chat.note(3));
        assert_eq!(chat.last_number(), 3);
    }

    #[test]
    fn one_visitor_cannot_use_up_the_rate_of_another() {
        let (mut chat, now) = (Chat::default(), Instant::now());
        let [anna, bert] = [Visitor::draw(), Visitor::draw()];
        let written = (0..100).filter(|_| chat.allow(&anna, now)).count();
        assert!(written < 100, "{written}");
        assert!(chat.allow(&bert, now));
    }
}
