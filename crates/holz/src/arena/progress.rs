//! How far a contest is, on standard error.

#![expect(clippy::cast_precision_loss, reason = "games are counted here, not grains of sand")]

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use arena::Bout;
use arena::stats::SprtState;

/// How wide the bar is.
const WIDTH: u64 = 24;

/// On a screen the bar is drawn anew at most so often.
const DRAW_EVERY: Duration = Duration::from_millis(100);

/// Where there is no screen, one line is written for so many parts of the games.
const PARTS: u64 = 10;

/// So many failures are told one by one; the result has all of them.
const FAULTS_TOLD: usize = 5;

/// A bar with what is known so far.
pub(super) struct Display {
    names: Vec<String>,
    /// The points of everybody.
    points: Vec<f64>,
    games: Vec<u64>,
    faults: usize,
    begun: Instant,
    drawn: Option<Instant>,
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Quiet,
    Lines,
    Screen,
}

impl Display {
    pub(super) fn new(names: &[&str], quiet: bool) -> Display {
        let kind = match (quiet, io::stderr().is_terminal()) {
            (true, _) => Kind::Quiet,
            (false, true) => Kind::Screen,
            (false, false) => Kind::Lines,
        };
        Display {
            names: names.iter().map(|&name| name.to_owned()).collect(),
            points: vec![0.0; names.len()],
            games: vec![0; names.len()],
            faults: 0,
            begun: Instant::now(),
            drawn: None,
            kind,
        }
    }

    /// A game is over.
    pub(super) fn show(
        &mut self,
        bout: &Bout,
        done: u64,
        games: u64,
        sprt: Option<SprtState>,
    ) -> io::Result<()> {
        self.count(bout);
        if self.kind == Kind::Quiet {
            return Ok(());
        }
        self.tell_faults(bout)?;
        let due = match self.kind {
            Kind::Quiet => false,
            Kind::Screen => self.drawn.is_none_or(|drawn| drawn.elapsed() >= DRAW_EVERY),
            Kind::Lines => done * PARTS / games != (done - 1) * PARTS / games,
        };
        if !due && done < games {
            return Ok(());
        }
        self.drawn = Some(Instant::now());
        let line = self.line(done, games, sprt);
        let mut out = io::stderr().lock();
        match self.kind {
            Kind::Screen => write!(out, "\r\x1b[K{line}")?,
            Kind::Lines | Kind::Quiet => writeln!(out, "{line}")?,
        }
        out.flush()
    }

    /// All games are over.
    pub(super) fn end(&self) -> io::Result<()> {
        if self.kind == Kind::Screen { writeln!(io::stderr()) } else { Ok(()) }
    }

    fn count(&mut self, bout: &Bout) {
        for (at, points) in self.points.iter_mut().enumerate() {
            let seats = bout.fixture.seats.iter().zip(&bout.scores);
            let own: Vec<f64> =
                seats.filter(|&(&who, _)| who == at).map(|(_, &score)| score).collect();
            *points += own.iter().sum::<f64>();
            self.games[at] += u64::from(!own.is_empty());
        }
    }

    fn tell_faults(&mut self, bout: &Bout) -> io::Result<()> {
        let clear = if self.kind == Kind::Screen { "\r\x1b[K" } else { "" };
        for fault in &bout.faults {
            self.faults += 1;
            let mut out = io::stderr().lock();
            if self.faults <= FAULTS_TOLD {
                let name = &self.names[bout.fixture.seats[fault.seat.index()]];
                writeln!(
                    out,
                    "{clear}game {}: {name} has lost on {} before move {}: {}",
                    bout.fixture.number + 1,
                    fault.seat,
                    fault.ply,
                    fault.failure.words,
                )?;
            }
            if self.faults == FAULTS_TOLD {
                writeln!(out, "{clear}more failures are only counted")?;
            }
        }
        Ok(())
    }

    fn line(&self, done: u64, games: u64, sprt: Option<SprtState>) -> String {
        let filled = (done * WIDTH / games) as usize;
        let bar = "#".repeat(filled) + &"-".repeat(WIDTH as usize - filled);
        let shares = self.names.iter().zip(&self.points).zip(&self.games);
        let shares = shares.map(|((name, points), &games)| {
            let name: String = name.chars().take(16).collect();
            format!("{name} {:.1} %", 100.0 * points / games.max(1) as f64)
        });
        let shares = shares.collect::<Vec<_>>().join(", ");
        let test = sprt.map_or(String::new(), |state| {
            format!("  LLR {:.2} ({:.2} to {:.2})", state.llr, state.lower, state.upper)
        });
        let left = self.begun.elapsed().as_secs_f64() / done as f64 * (games - done) as f64;
        format!("[{bar}] {done}/{games}  {shares}{test}  {} left", clock(left))
    }
}

/// Seconds as one reads them.
fn clock(seconds: f64) -> String {
    let whole = seconds.round();
    if whole >= 3600.0 {
        format!("{:.0} h {:.0} min", (whole / 3600.0).floor(), (whole % 3600.0 / 60.0).floor())
    } else if whole >= 60.0 {
        format!("{:.0} min {:.0} s", (whole / 60.0).floor(), whole % 60.0)
    } else {
        format!("{whole:.0} s")
    }
}
