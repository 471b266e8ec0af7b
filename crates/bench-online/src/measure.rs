//! Measured values, printed and saved in raw form.

use std::fmt::{Display, Write as _};
use std::time::Duration;

/// The measured values, one per line.
#[derive(Debug, Default)]
pub struct Figures {
    raw: String,
}

impl Figures {
    /// A result: printed and saved.
    #[expect(clippy::print_stdout, reason = "figures are for whoever has asked for them")]
    pub fn show(&mut self, name: &str, value: impl Display) {
        println!("{name}: {value}");
        self.keep(name, value);
    }

    /// A single sample behind a result: saved only.
    pub fn keep(&mut self, name: &str, value: impl Display) {
        writeln!(self.raw, "{name}: {value}").expect("a string takes everything");
    }

    /// Everything saved so far.
    pub fn raw(&self) -> &str {
        &self.raw
    }
}

/// A list of durations, for percentiles.
#[derive(Debug, Default)]
pub(crate) struct Durations(Vec<Duration>);

impl Durations {
    pub(crate) fn add(&mut self, duration: Duration) {
        self.0.push(duration);
    }

    pub(crate) fn extend(&mut self, others: Durations) {
        self.0.extend(others.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The duration that this many per mille do not exceed.
    pub(crate) fn permille(&mut self, share: usize) -> Duration {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        self.0.get(last * share / 1_000).copied().unwrap_or_default()
    }
}

/// Milliseconds with decimals.
pub(crate) fn ms(duration: Duration) -> String {
    format!("{:.1}", duration.as_secs_f64() * 1_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_count_from_below() {
        let mut durations = Durations::default();
        for number in (1..=1_000).rev() {
            durations.add(Duration::from_millis(number));
        }
        assert_eq!(durations.permille(0), Duration::from_millis(1));
        assert_eq!(durations.permille(990), Duration::from_millis(990));
        assert_eq!(durations.permille(1_000), Duration::from_secs(1));
        assert_eq!(Durations::default().permille(500), Duration::ZERO);
        assert_eq!(ms(Duration::from_micros(1_250)), "1.2");
    }
}
