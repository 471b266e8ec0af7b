//! Shows running steps: spinners on a terminal, plain lines elsewhere.

use std::io::IsTerminal as _;
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The display that all running steps share.
pub(crate) struct Progress {
    /// `None` when standard output is not a terminal.
    bars: Option<MultiProgress>,
}

impl Progress {
    pub(crate) fn new() -> Self {
        let terminal = std::io::stdout().is_terminal();
        let bars = terminal.then(|| MultiProgress::with_draw_target(ProgressDrawTarget::stdout()));
        Self { bars }
    }

    /// Shows a step that starts now.
    pub(crate) fn start(&self, title: String) -> StepProgress<'_> {
        let bar = self.bars.as_ref().map(|bars| {
            let style = ProgressStyle::with_template("{spinner} {prefix} {elapsed} {wide_msg}");
            let bar = ProgressBar::new_spinner().with_style(style.expect("a valid template"));
            let bar = bars.add(bar.with_prefix(title.clone()));
            bar.enable_steady_tick(Duration::from_millis(100));
            bar
        });
        if bar.is_none() {
            self.print(&title);
        }
        StepProgress { progress: self, title, bar }
    }

    /// Prints lines above the running steps.
    pub(crate) fn print(&self, text: &str) {
        match &self.bars {
            // A closed terminal is no reason to stop building.
            Some(bars) => drop(bars.println(text)),
            None => println!("{text}"),
        }
    }
}

/// The display of one running step.
pub(crate) struct StepProgress<'a> {
    progress: &'a Progress,
    title: String,
    bar: Option<ProgressBar>,
}

impl StepProgress<'_> {
    /// Shows the latest line of output behind the step's title.
    pub(crate) fn message(&self, line: &str) {
        if let Some(bar) = &self.bar {
            bar.set_message(line.trim().to_owned());
        }
    }

    pub(crate) fn finish(&self, result: &str) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        self.progress.print(&format!("{} {result}", self.title));
    }
}
