//! What is seen of running steps: on a terminal a last line that changes, elsewhere a line when a
//! step begins and one when it ends.

use std::io::{IsTerminal as _, Write as _};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Shared by all steps that run side by side.
pub(crate) struct Display {
    terminal: bool,
    running: Mutex<Vec<Running>>,
}

struct Running {
    head: String,
    said: String,
}

impl Display {
    pub(crate) fn new() -> Self {
        Self { terminal: std::io::stdout().is_terminal(), running: Mutex::default() }
    }

    /// A step begins; `head` says which.
    pub(crate) fn begin(&self, head: String) -> Line<'_> {
        let mut running = self.running();
        running.push(Running { head: head.clone(), said: String::new() });
        if self.terminal {
            redraw(&running);
        } else {
            println!("{head}");
        }
        Line { display: self, head }
    }

    /// Prints lines that stay, above what is running.
    pub(crate) fn print(&self, text: &str) {
        let running = self.running();
        self.print_above(&running, text);
    }

    fn print_above(&self, running: &[Running], text: &str) {
        if self.terminal {
            println!("\r\x1b[2K{text}");
            redraw(running);
        } else {
            println!("{text}");
        }
    }

    fn running(&self) -> MutexGuard<'_, Vec<Running>> {
        // A step that panicked has left a line behind, nothing worse.
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The part of the display that belongs to one running step.
pub(crate) struct Line<'a> {
    display: &'a Display,
    head: String,
}

impl Line<'_> {
    /// On a terminal, shows the latest thing a tool said behind the step's name.
    pub(crate) fn show(&self, said: &str) {
        if !self.display.terminal {
            return;
        }
        let mut running = self.display.running();
        if let Some(own) = running.iter_mut().find(|each| each.head == self.head) {
            said.trim().clone_into(&mut own.said);
        }
        redraw(&running);
    }

    pub(crate) fn finish(&self, end: &str) {
        let mut running = self.display.running();
        running.retain(|each| each.head != self.head);
        self.display.print_above(&running, &format!("{} {end}", self.head));
    }
}

fn redraw(running: &[Running]) {
    print!("\r\x1b[2K{}", side_by_side(running, columns()));
    // A broken pipe on our own standard output is no reason to stop building.
    let _ = std::io::stdout().flush();
}

/// Everything that runs in one line: a line that wraps could not be wiped away again.
fn side_by_side(running: &[Running], columns: usize) -> String {
    let room = columns.saturating_sub(2 * running.len()) / running.len().max(1);
    let parts: Vec<String> = running
        .iter()
        .map(|Running { head, said }| format!("{head} {said}").chars().take(room).collect())
        .collect();
    parts.join("  ")
}

/// How wide the terminal is, if it says so.
fn columns() -> usize {
    std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).unwrap_or(79)
}

#[cfg(test)]
mod tests {
    use super::{Running, side_by_side};

    fn check(running: &[(&str, &str)], expected: &str) {
        let running: Vec<Running> = running
            .iter()
            .map(|(head, said)| Running { head: (*head).to_owned(), said: (*said).to_owned() })
            .collect();
        let line = side_by_side(&running, 24);
        assert_eq!(line, expected);
        assert!(line.chars().count() < 24);
    }

    #[test]
    fn what_runs_shares_one_line_that_never_wraps() {
        check(&[], "");
        check(&[("[1/2] fmt ...", "ok")], "[1/2] fmt ... ok");
        check(&[("[1/2] fmt ...", "checking everything")], "[1/2] fmt ... checking");
        check(&[("[1/2] fmt ...", "ok"), ("[2/2] npm ...", "added")], "[1/2] fmt   [2/2] npm ");
    }
}
