//! Whoever is to move and has no page open at the table is told so, in games with days for a move.

use std::time::Duration;

use wire::table::{Clock, Player};

use super::Live;
use crate::online::document::Document;
use crate::online::identity::Visitor;
use crate::online::playing::{Playing, restore};
use crate::online::push::Turn;

/// With a clock like this nobody waits before the board.
const DAY: Duration = Duration::from_hours(24);

impl Live {
    /// Tells whoever is to move, unless it was their turn before. Only the server that has stored the change
    /// says so: everybody is told once.
    pub(super) fn notify_turn(&self, before: Option<u8>) {
        if let Some(started) = &self.started
            && started.playing.to_move() != before
        {
            self.notify(&self.row.id, &self.document, started.playing.as_ref());
        }
    }

    /// Tells whoever begins the rematch, which has just been made.
    pub(super) fn notify_rematch(&self, table: &str, next: &Document) {
        let header = next.header.as_ref().filter(|_| self.house.0.push.is_some());
        if let Some(header) = header
            && let Ok(playing) = restore(next.setup.game(), header)
        {
            self.notify(table, next, playing.as_ref());
        }
    }

    fn notify(&self, table: &str, document: &Document, playing: &dyn Playing) {
        let Some(push) = self.house.0.push.as_ref().filter(|_| is_by_the_day(document)) else {
            return;
        };
        let Some(seat) = playing.to_move().map(usize::from) else { return };
        let is_person = playing.players().get(seat) == Some(&Player::Human);
        let sitter = document.seats.get(seat).and_then(Option::as_ref).filter(|_| is_person);
        let Some(visitor) = sitter.map(|sitter| Visitor::known(sitter.visitor.clone())) else {
            return;
        };
        // A rematch is seen at this table as well.
        let is_here = self.document.seat_of(&visitor).is_some_and(|seat| self.is_here(seat));
        if !is_here {
            let (visitor, table) = (visitor.as_str().to_owned(), table.to_owned());
            push.tell(Turn { visitor, table, game: document.setup.game() });
        }
    }
}

fn is_by_the_day(document: &Document) -> bool {
    match document.setup.clock() {
        Clock::PerMove { move_ms } => u128::from(move_ms) >= DAY.as_millis(),
        Clock::None | Clock::Increment { .. } => false,
    }
}
