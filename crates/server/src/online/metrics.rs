//! Figures for whoever watches over the server, in the text form that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: Gauge,
    pub(crate) live_tables: Gauge,
    pub(crate) tables_made: Counter,
    pub(crate) commands_done: Counter,
    pub(crate) commands_refused: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) turns_that_differ: Counter,
    pub(crate) slow_pages: Counter,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A number that grows and shrinks.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicU64);

impl Gauge {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// Everything, as it stands.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut show = |name: &str, kind: &str, help: &str, value: &AtomicU64| {
            let value = value.load(Ordering::Relaxed);
            writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}")
                .expect("text can be written to text");
        };
        let gauge = "gauge";
        show("holz_sockets", gauge, "Sockets that are open.", &self.sockets.0);
        show("holz_live_tables", gauge, "Tables in memory.", &self.live_tables.0);
        let counter = "counter";
        show("holz_tables_made_total", counter, "Tables made.", &self.tables_made.0);
        show("holz_commands_done_total", counter, "Commands stored.", &self.commands_done.0);
        let refused = &self.commands_refused.0;
        show("holz_commands_refused_total", counter, "Commands refused.", refused);
        show("holz_conflicts_total", counter, "Races lost to another server.", &self.conflicts.0);
        let differ = &self.turns_that_differ.0;
        show("holz_turns_that_differ_total", counter, "Turns not simulated alike.", differ);
        show("holz_slow_pages_total", counter, "Pages too slow to follow.", &self.slow_pages.0);
        text
    }
}
