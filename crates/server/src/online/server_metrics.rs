//! Figures for operators, in the text format of Prometheus.

use metrics::{Counter, Gauge, with_local_recorder};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// What we count. Each [`AppState`](super::AppState) has its own, so that servers in one process stay
/// apart.
pub(crate) struct ServerMetrics {
    pub(crate) sockets: Gauge,
    pub(crate) live_tables: Gauge,
    pub(crate) tables_made: Counter,
    pub(crate) commands_done: Counter,
    pub(crate) commands_refused: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) turns_that_differ: Counter,
    pub(crate) slow_connections: Counter,
    handle: PrometheusHandle,
}

impl std::fmt::Debug for ServerMetrics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ServerMetrics").finish_non_exhaustive()
    }
}

impl Default for ServerMetrics {
    fn default() -> ServerMetrics {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        with_local_recorder(&recorder, || ServerMetrics {
            sockets: gauge("holz_sockets", "Open sockets."),
            live_tables: gauge("holz_live_tables", "Tables in memory."),
            tables_made: counter("holz_tables_made_total", "Tables made."),
            commands_done: counter("holz_commands_done_total", "Commands stored."),
            commands_refused: counter("holz_commands_refused_total", "Commands refused."),
            conflicts: counter("holz_conflicts_total", "Races lost to another node."),
            turns_that_differ: counter(
                "holz_turns_that_differ_total",
                "X-Stack turns that differ from the server's simulation.",
            ),
            slow_connections: counter("holz_slow_pages_total", "Clients dropped as too slow."),
            handle,
        })
    }
}

fn gauge(name: &'static str, help: &'static str) -> Gauge {
    metrics::describe_gauge!(name, help);
    let gauge = metrics::gauge!(name);
    // Registers it, so that it is shown before anything is counted.
    gauge.set(0.0);
    gauge
}

fn counter(name: &'static str, help: &'static str) -> Counter {
    metrics::describe_counter!(name, help);
    let counter = metrics::counter!(name);
    counter.absolute(0);
    counter
}

impl ServerMetrics {
    /// All figures as they are now.
    pub(crate) fn render(&self) -> String {
        self.handle.render()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_stable_names_and_servers_stay_apart() {
        let (one, other) = (ServerMetrics::default(), ServerMetrics::default());
        one.sockets.increment(2.0);
        one.sockets.decrement(1.0);
        one.conflicts.increment(3);
        let text = one.render();
        for line in ["holz_sockets 1", "holz_conflicts_total 3", "holz_slow_pages_total 0"] {
            assert!(text.lines().any(|found| found == line), "{line}: {text}");
        }
        assert!(other.render().lines().any(|line| line == "holz_conflicts_total 0"));
    }
}
