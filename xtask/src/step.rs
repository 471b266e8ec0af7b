//! Numbered, timed steps: one line each; the full output only when a step fails.

use std::cell::RefCell;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::progress::{Progress, StepProgress};
use crate::test_counts::TestCounts;
use crate::workspace::Workspace;

/// One step of `cargo xtask play` or `cargo xtask test`.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// The name in `cargo xtask test <name>`.
    pub(crate) name: &'static str,
    /// The title shown while it runs.
    pub(crate) about: &'static str,
    pub(crate) group: ResourceGroup,
    /// Steps that must succeed first.
    pub(crate) needs: &'static [&'static str],
    /// Part of `cargo xtask test --quick`.
    pub(crate) quick: bool,
    /// Fails on a busy machine, so two such steps never run at the same time.
    pub(crate) timing_sensitive: bool,
    pub(crate) run: fn(&Shell<'_>) -> Result<Done>,
}

/// Steps of the same group run one after the other, steps of different groups in parallel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ResourceGroup {
    /// Uses cargo's target folder, or installs programs on this machine.
    Cargo,
    /// Works in `web/`; mostly single-threaded.
    Web,
    /// Runs with nothing else beside it.
    Exclusive,
}

impl Step {
    pub(crate) const fn quick(self) -> Self {
        Self { quick: true, ..self }
    }

    pub(crate) const fn timing_sensitive(self) -> Self {
        Self { timing_sensitive: true, ..self }
    }
}

/// Whether to run everything or only what finds most mistakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Full,
    Quick,
}

/// The result of a successful step.
#[derive(Debug, Default)]
pub(crate) struct Done {
    /// A remark for the table: a size, a count, "unchanged".
    pub(crate) note: String,
    /// The number of tests, if the step runs any.
    pub(crate) counts: Option<TestCounts>,
}

impl Done {
    pub(crate) fn silent() -> Self {
        Self::default()
    }

    pub(crate) fn with_note(note: impl Into<String>) -> Self {
        Self { note: note.into(), counts: None }
    }

    pub(crate) fn with_counts(counts: TestCounts) -> Self {
        let tests = counts.passed + counts.flaky;
        let note = match counts.flaky {
            0 => format!("{tests} tests"),
            flaky => format!("{tests} tests, {flaky} flaky"),
        };
        Self { note, counts: Some(counts) }
    }
}

/// A step that ran, successfully or not.
pub(crate) struct Finished {
    pub(crate) took: Duration,
    pub(crate) output: String,
    pub(crate) result: Result<Done>,
}

/// Runs one step and shows it as `[3/6] Page build 12 s`.
pub(crate) fn run(
    step: &Step,
    workspace: &Workspace,
    mode: Mode,
    progress: &Progress,
    number: usize,
    total: usize,
) -> Finished {
    let width = total.to_string().len();
    let progress = progress.start(format!("[{number:>width$}/{total}] {}", step.about));
    let started = Instant::now();
    let shell = Shell { workspace, mode, progress: &progress, output: RefCell::default() };
    let result = (step.run)(&shell);
    let took = started.elapsed();
    progress.finish(&match &result {
        Ok(done) if done.note.is_empty() => format_duration(took),
        Ok(done) => format!("{} ({})", format_duration(took), done.note),
        Err(_) => format!("{} FAILED", format_duration(took)),
    });
    Finished { took, output: shell.output.into_inner(), result }
}

pub(crate) fn format_duration(took: Duration) -> String {
    match took.as_secs() {
        0..10 => format!("{:.1} s", took.as_secs_f64()),
        whole @ 10..60 => format!("{whole} s"),
        whole => format!("{} min {:02} s", whole / 60, whole % 60),
    }
}

/// Runs commands for a step and collects their output.
pub(crate) struct Shell<'a> {
    pub(crate) workspace: &'a Workspace,
    pub(crate) mode: Mode,
    progress: &'a StepProgress<'a>,
    output: RefCell<String>,
}

impl Shell<'_> {
    /// Runs the command and returns its output; fails if the command does.
    pub(crate) fn run(&self, command: &mut Command) -> Result<String> {
        let (output, success) = self.try_run(command)?;
        if !success {
            bail!("`{}` failed", describe(command));
        }
        Ok(output)
    }

    /// Runs the command and returns its output and whether it succeeded.
    pub(crate) fn try_run(&self, command: &mut Command) -> Result<(String, bool)> {
        let name = describe(command);
        self.log(&format!("$ {name}"));
        let (reader, writer) = std::io::pipe()?;
        command.stdin(Stdio::null());
        command.stdout(writer.try_clone()?).stderr(writer);
        // Colours would garble the log and the test counts read from it.
        command.env("NO_COLOR", "1").env("CARGO_TERM_COLOR", "never").env_remove("FORCE_COLOR");
        let mut child = command.spawn().with_context(|| format!("cannot start `{name}`"))?;
        // The pipe closes with its last writer, and `command` still holds two.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut output = String::new();
        let mut reader = BufReader::new(reader);
        let mut raw = Vec::new();
        while reader.read_until(b'\n', &mut raw)? > 0 {
            let line = String::from_utf8_lossy(&raw);
            output.push_str(&line);
            self.progress.message(&line);
            raw.clear();
        }
        let success = child.wait()?.success();
        self.output.borrow_mut().push_str(&output);
        Ok((output, success))
    }

    /// Adds a line to the output that is printed if the step fails.
    pub(crate) fn log(&self, text: &str) {
        self.progress.message(text);
        let mut output = self.output.borrow_mut();
        output.push_str(text);
        output.push('\n');
    }
}

/// The command line, with the program's folder left out.
pub(crate) fn describe(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let program = program.rsplit(['/', '\\']).next().unwrap_or_default();
    std::iter::once(program.to_owned())
        .chain(command.get_args().map(|argument| argument.to_string_lossy().into_owned()))
        .collect::<Vec<_>>()
        .join(" ")
}
