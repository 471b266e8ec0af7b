//! Writes the text of a record.

use std::fmt;

use super::{
    Action, MoveLines, PlayerName, Record, Recorded, Side, UNKNOWN, apply, recorded::sides,
    rounds::Rounds,
};
use crate::{Departure, Seat};

impl<G: Recorded> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = self.settings();
        writeln!(f, "game: {}", G::ID)?;
        writeln!(f, "rules: {}", G::rules_version(settings))?;
        match self.date {
            Some(date) => writeln!(f, "date: {date}")?,
            None => writeln!(f, "date: {UNKNOWN}")?,
        }
        if let Some(clock) = self.clock {
            writeln!(f, "clock: {clock}")?;
        }
        for (seat, side) in sides::<G>(settings) {
            let name = self.player(seat).map_or(UNKNOWN, PlayerName::as_str);
            writeln!(f, "{}: {name}", side.name())?;
        }
        writeln!(f, "options: {}", G::options_text(settings))?;
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
    /// One round per line, after its number. Departures are written where they happened.
    fn write_rounds(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut game = G::start(self.settings().clone());
        let mut rounds = Rounds::new::<G>(self.settings());
        for action in self.actions() {
            if let Some(number) = rounds.next() {
                write!(f, "\n{number}.")?;
            }
            match action {
                Action::Play(mv) => {
                    write!(f, " {}", game.write_move(mv))?;
                    rounds.moved(game.to_move().expect("a record is valid by construction"));
                }
                Action::Retire { seat, reason } => {
                    write!(f, " {}", self.leaving_text(*seat, *reason))?;
                    rounds.left(*seat);
                }
            }
            apply(&mut game, action).expect("a record is valid by construction");
        }
        writeln!(f)
    }

    /// One move per line, after its number. Departures are written where they happened, without a
    /// number.
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
        let side = G::side(self.settings(), seat).expect("only a player in the game can leave");
        leaving_text(side, reason)
    }
}

/// `R=out` after a resignation, `R=time` when time ran out.
pub(super) fn leaving_text(side: impl Side, reason: Departure) -> String {
    let word = match reason {
        Departure::Resignation => "out",
        Departure::Time => "time",
    };
    format!("{}={word}", side.letter())
}
