//! Programs at the table are told when it is their turn, with what they need for a move.

use super::{Connection, TableActor};
use crate::online::accounts::AuthKind;

impl TableActor {
    /// Tells the programs that are to move that they are, or only this page.
    pub(super) fn tell_turn(&mut self, only: Option<u64>) {
        let Some(started) = &self.started else { return };
        let Some(seat) = started.playing.to_move() else { return };
        let is_asked = |connection: &&Connection| {
            matches!(connection.auth, AuthKind::Program { .. })
                && only.is_none_or(|only| connection.number == only)
                && self.record.seat_of(&connection.visitor) == Some(seat)
        };
        let asked: Vec<u64> = self
            .connections
            .values()
            .filter(is_asked)
            .map(|connection| connection.number)
            .collect();
        if asked.is_empty() {
            return;
        }
        let turn = serde_json::to_string(&started.playing.turn(seat));
        let turn = turn.expect("plain data has a JSON form");
        for connection in asked {
            self.send(connection, turn.clone().into());
        }
    }
}
