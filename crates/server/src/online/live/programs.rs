//! Programs at the table are told when it is their turn, with what they need for a move.

use super::{Live, Page};
use crate::online::accounts::Standing;

impl Live {
    /// Tells the programs that are to move that they are, or only this page.
    pub(super) fn tell_turn(&mut self, only: Option<u64>) {
        let Some(started) = &self.started else { return };
        let Some(seat) = started.playing.to_move() else { return };
        let is_asked = |page: &&Page| {
            matches!(page.standing, Standing::Program { .. })
                && only.is_none_or(|only| page.number == only)
                && self.document.seat_of(&page.visitor) == Some(seat)
        };
        let asked: Vec<u64> =
            self.pages.values().filter(is_asked).map(|page| page.number).collect();
        if asked.is_empty() {
            return;
        }
        let turn = serde_json::to_string(&started.playing.turn(seat));
        let turn = turn.expect("plain data has a JSON form");
        for page in asked {
            self.send(page, turn.clone().into());
        }
    }
}
