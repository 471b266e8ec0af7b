//! Shows the progress of a contest on standard error.

#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]

use std::io::{self, IsTerminal as _};

use arena::PlayedGame;
use arena::stats::SprtState;
use indicatif::{ProgressBar, ProgressStyle};

/// Without a terminal, this many lines report the progress.
const LINES: u64 = 10;

/// Only the first forfeits are reported at once; the results list all of them.
const FORFEITS_SHOWN: usize = 5;

const TEMPLATE: &str = "[{bar:24}] {pos}/{len}  {msg}  {eta} left";

/// A progress bar with the results so far.
pub(super) struct Display {
    names: Vec<String>,
    /// The points of each contestant.
    points: Vec<f64>,
    /// The games of each contestant.
    games: Vec<u64>,
    forfeits: usize,
    output: Output,
}

enum Output {
    Quiet,
    /// A line now and then, for logs.
    Lines,
    Bar(ProgressBar),
}

impl Display {
    pub(super) fn new(names: &[&str], games: u64, quiet: bool) -> Display {
        let output = match (quiet, io::stderr().is_terminal()) {
            (true, _) => Output::Quiet,
            (false, false) => Output::Lines,
            (false, true) => {
                let style = ProgressStyle::with_template(TEMPLATE).expect("a valid template");
                Output::Bar(ProgressBar::new(games).with_style(style.progress_chars("#>-")))
            }
        };
        Display {
            names: names.iter().map(|&name| name.to_owned()).collect(),
            points: vec![0.0; names.len()],
            games: vec![0; names.len()],
            forfeits: 0,
            output,
        }
    }

    /// Shows a finished game.
    pub(super) fn update(
        &mut self,
        played: &PlayedGame,
        done: u64,
        games: u64,
        sprt: Option<SprtState>,
    ) {
        self.count(played);
        self.report_forfeits(played);
        match &self.output {
            Output::Quiet => {}
            Output::Bar(bar) => {
                bar.set_position(done);
                bar.set_message(self.summary(sprt));
            }
            Output::Lines => {
                if done * LINES / games != (done - 1) * LINES / games {
                    eprintln!("{done}/{games}  {}", self.summary(sprt));
                }
            }
        }
    }

    pub(super) fn finish(&self) {
        if let Output::Bar(bar) = &self.output {
            bar.abandon();
        }
    }

    fn count(&mut self, played: &PlayedGame) {
        for (at, points) in self.points.iter_mut().enumerate() {
            let seats = played.scheduled.seats.iter().zip(&played.scores);
            let own: Vec<f64> = seats
                .filter(|&(&contestant, _)| contestant == at)
                .map(|(_, &score)| score)
                .collect();
            *points += own.iter().sum::<f64>();
            self.games[at] += u64::from(!own.is_empty());
        }
    }

    fn report_forfeits(&mut self, played: &PlayedGame) {
        for forfeit in &played.forfeits {
            self.forfeits += 1;
            if self.forfeits <= FORFEITS_SHOWN {
                let name = &self.names[played.scheduled.seats[forfeit.seat.index()]];
                self.print(&format!(
                    "game {}: {name} on {} lost before move {}: {}",
                    played.scheduled.number + 1,
                    forfeit.seat,
                    forfeit.ply,
                    forfeit.failure.message,
                ));
            }
            if self.forfeits == FORFEITS_SHOWN {
                self.print("further failures are only listed in the results");
            }
        }
    }

    fn print(&self, line: &str) {
        match &self.output {
            Output::Quiet => {}
            Output::Lines => eprintln!("{line}"),
            Output::Bar(bar) => bar.println(line),
        }
    }

    /// Everyone's share of the points, and the state of the sequential test.
    fn summary(&self, sprt: Option<SprtState>) -> String {
        let shares = self.names.iter().zip(&self.points).zip(&self.games);
        let shares = shares.map(|((name, points), &games)| {
            let name: String = name.chars().take(16).collect();
            format!("{name} {:.1} %", 100.0 * points / games.max(1) as f64)
        });
        let shares = shares.collect::<Vec<_>>().join(", ");
        let test = sprt.map_or(String::new(), |state| {
            format!("  LLR {:.2} ({:.2} to {:.2})", state.llr, state.lower, state.upper)
        });
        format!("{shares}{test}")
    }
}
