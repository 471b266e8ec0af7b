//! The text of a record.

use std::fmt;

use super::{
    Action, MoveLines, PlayerName, Record, Recorded, Side, UNKNOWN, apply, recorded::sides,
};
use crate::{Departure, Options, Seat, SeatSet};

impl<G: Recorded> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = self.settings();
        writeln!(f, "game: {}", G::ID)?;
        writeln!(f, "rules: {}", G::rules_version(settings))?;
        match self.date {
            Some(date) => writeln!(f, "date: {date}")?,
            None => writeln!(f, "date: {UNKNOWN}")?,
        }
        for (seat, side) in sides::<G>(settings) {
            let name = self.player(seat).map_or(UNKNOWN, PlayerName::as_str);
            writeln!(f, "{}: {name}", side.name())?;
        }
        writeln!(f, "options: {}", G::options(settings).to_text())?;
        for (key, value) in G::start_lines(settings) {
            writeln!(f, "{key}: {value}")?;
        }
        writeln!(f, "result: {}", self.ending().to_text::<G>(settings))?;
        match G::MOVE_LINES {
            _ if self.actions().is_empty() => Ok(()),
            MoveLines::PerRound => self.write_rounds(f),
            MoveLines::PerMove => self.write_moves(f),
        }
    }
}

impl<G: Recorded> Record<G> {
    /// One round a line, each with the number of its first move. A player who leaves is noted
    /// where it happened and counts for nothing.
    fn write_rounds(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut game = G::start(self.settings().clone());
        let mut playing: SeatSet = sides::<G>(self.settings()).map(|(seat, _)| seat).collect();
        // Who has yet to move, or to leave, before the round is over.
        let mut waiting = SeatSet::EMPTY;
        let mut number = 1;
        for action in self.actions() {
            if waiting.is_empty() {
                write!(f, "\n{number}.")?;
                waiting = playing;
            }
            let seat = match action {
                Action::Play(mv) => {
                    number += 1;
                    write!(f, " {}", game.write_move(mv))?;
                    game.to_move().expect("a record is valid by construction")
                }
                Action::Retire { seat, reason } => {
                    playing = playing.without(*seat);
                    write!(f, " {}", self.leaving_text(*seat, *reason))?;
                    *seat
                }
            };
            waiting = waiting.without(seat);
            apply(&mut game, action).expect("a record is valid by construction");
        }
        writeln!(f)
    }

    /// One move a line with its number. A player who leaves is noted where it happened and counts
    /// for nothing.
    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut game = G::start(self.settings().clone());
        let mut number = 0;
        writeln!(f)?;
        for action in self.actions() {
            match action {
                Action::Play(mv) => {
                    number += 1;
                    writeln!(f, "{number}. {}", game.write_move(mv))?;
                }
                Action::Retire { seat, reason } => {
                    writeln!(f, "{}", self.leaving_text(*seat, *reason))?;
                }
            }
            apply(&mut game, action).expect("a record is valid by construction");
        }
        Ok(())
    }

    fn leaving_text(&self, seat: Seat, reason: Departure) -> String {
        let side = G::side(self.settings(), seat).expect("only those in play can leave");
        leaving_text(side, reason)
    }
}

/// `R=out` for one who gave up, `R=time` for one whose time was up.
pub(super) fn leaving_text(side: impl Side, reason: Departure) -> String {
    let word = match reason {
        Departure::Resignation => "out",
        Departure::Time => "time",
    };
    format!("{}={word}", side.letter())
}
