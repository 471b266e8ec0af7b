//! Whoever is to move and has no page open at the table is told so, in games with days for a move.

use std::time::Duration;

use wire::table::{Clock, Player};

use super::TableActor;
use crate::online::dyn_match::{DynMatch, restore};
use crate::online::push::TurnNotice;
use crate::online::table_record::TableRecord;
use crate::online::visitor::Visitor;

/// With a clock like this nobody waits before the board.
const DAY: Duration = Duration::from_hours(24);

impl TableActor {
    /// Tells whoever is to move, unless it was their turn before. Only the server that has stored the change
    /// says so: everybody is told once.
    pub(super) fn notify_turn(&self, before: Option<u8>) {
        if let Some(started) = &self.started
            && started.playing.to_move() != before
        {
            self.notify(&self.row.id, &self.record, started.playing.as_ref());
        }
    }

    /// Tells whoever begins the rematch, which has just been made.
    pub(super) fn notify_rematch(&self, table: &str, next: &TableRecord) {
        let header = next.header.as_ref().filter(|_| self.state.push.is_some());
        if let Some(header) = header
            && let Ok(playing) = restore(next.setup.game(), header)
        {
            self.notify(table, next, playing.as_ref());
        }
    }

    fn notify(&self, table: &str, record: &TableRecord, playing: &dyn DynMatch) {
        let Some(push) = self.state.push.as_ref().filter(|_| is_by_the_day(record)) else {
            return;
        };
        let Some(seat) = playing.to_move().map(usize::from) else { return };
        let is_person = playing.players().get(seat) == Some(&Player::Human);
        let occupant = record.seats.get(seat).and_then(Option::as_ref).filter(|_| is_person);
        let Some(visitor) = occupant.map(|occupant| Visitor::known(occupant.visitor.clone()))
        else {
            return;
        };
        // A rematch is seen at this table as well.
        let is_here = self.record.seat_of(&visitor).is_some_and(|seat| self.is_here(seat));
        if !is_here {
            let (visitor, table) = (visitor.as_str().to_owned(), table.to_owned());
            push.tell(TurnNotice { visitor, table, game: record.setup.game() });
        }
    }
}

fn is_by_the_day(record: &TableRecord) -> bool {
    match record.setup.clock() {
        Clock::PerMove { move_ms } => u128::from(move_ms) >= DAY.as_millis(),
        Clock::None | Clock::Increment { .. } => false,
    }
}
