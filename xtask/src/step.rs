//! Numbered, timed steps: one line each, the whole output only when something is wrong.

use std::io::{BufRead as _, BufReader};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::counts::Counts;
use crate::display::{Display, Line};
use crate::workspace::Workspace;

/// One thing that `play` or `test` does.
pub(crate) struct Step {
    /// What `cargo xtask test <name>` calls it.
    pub(crate) name: &'static str,
    /// What the reader sees while it runs.
    pub(crate) about: &'static str,
    pub(crate) lane: Lane,
    /// Steps that have to have gone well before.
    pub(crate) needs: &'static [&'static str],
    /// It plays against the clock: beside another that does, one of them would be late.
    pub(crate) in_real_time: bool,
    pub(crate) run: fn(&Shell<'_>) -> Result<Done>,
}

/// Steps of one lane run one after the other, those of two lanes side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    /// What shares cargo's target folder, and everything that installs programs on this machine.
    Rust,
    /// What is made of the page: mostly one core's work.
    Page,
    /// Nothing runs beside it.
    Alone,
}

impl Step {
    pub(crate) const fn in_real_time(self) -> Self {
        Self { in_real_time: true, ..self }
    }
}

/// How a step went well.
#[derive(Debug, Default)]
pub(crate) struct Done {
    /// A few words for the table: a size, a count, "unchanged".
    pub(crate) note: String,
    /// What the step counted, if it runs tests.
    pub(crate) counts: Option<Counts>,
}

impl Done {
    pub(crate) fn quietly() -> Self {
        Self::default()
    }

    pub(crate) fn with(note: impl Into<String>) -> Self {
        Self { note: note.into(), counts: None }
    }

    pub(crate) fn counted(counts: Counts) -> Self {
        Self { note: format!("{} tests", counts.passed), counts: Some(counts) }
    }
}

/// What became of a step.
pub(crate) struct Finished {
    pub(crate) took: Duration,
    pub(crate) output: String,
    pub(crate) result: Result<Done>,
}

/// Runs one step and shows it as `[3/6] building the page ... 12 s`.
pub(crate) fn run(
    step: &Step,
    workspace: &Workspace,
    display: &Display,
    number: usize,
    total: usize,
) -> Finished {
    let width = total.to_string().len();
    let line = display.begin(format!("[{number:>width$}/{total}] {} ...", step.about));
    let started = Instant::now();
    let shell = Shell { workspace, line: &line, output: String::new().into() };
    let result = (step.run)(&shell);
    let took = started.elapsed();
    line.finish(&match &result {
        Ok(done) if done.note.is_empty() => seconds(took),
        Ok(done) => format!("{} ({})", seconds(took), done.note),
        Err(_) => format!("{} FAILED", seconds(took)),
    });
    Finished { took, output: shell.output.into_inner(), result }
}

/// A duration as people say it.
pub(crate) fn seconds(took: Duration) -> String {
    match took.as_secs() {
        0..10 => format!("{:.1} s", took.as_secs_f64()),
        whole @ 10..60 => format!("{whole} s"),
        whole => format!("{} min {:02} s", whole / 60, whole % 60),
    }
}

/// Runs commands for a step and keeps everything they say.
pub(crate) struct Shell<'a> {
    pub(crate) workspace: &'a Workspace,
    line: &'a Line<'a>,
    output: std::cell::RefCell<String>,
}

impl Shell<'_> {
    /// Runs the command to its end; what it wrote if it succeeded, an error naming it otherwise.
    pub(crate) fn run(&self, command: &mut Command) -> Result<String> {
        let (output, success) = self.try_run(command)?;
        if !success {
            bail!("`{}` failed", describe(command));
        }
        Ok(output)
    }

    /// Runs the command to its end; what it wrote, and whether it succeeded.
    pub(crate) fn try_run(&self, command: &mut Command) -> Result<(String, bool)> {
        let name = describe(command);
        self.say(&format!("$ {name}"));
        let (reader, writer) = std::io::pipe()?;
        command.stdin(std::process::Stdio::null());
        command.stdout(writer.try_clone()?).stderr(writer);
        // Colours would only garble the log and the counts read from it.
        command.env("NO_COLOR", "1").env("CARGO_TERM_COLOR", "never").env_remove("FORCE_COLOR");
        let mut child = command.spawn().with_context(|| format!("cannot start `{name}`"))?;
        // The pipe ends when its last writer is gone, and the command still holds two.
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
        let mut output = String::new();
        let mut reader = BufReader::new(reader);
        let mut raw = Vec::new();
        while reader.read_until(b'\n', &mut raw)? > 0 {
            let said = String::from_utf8_lossy(&raw);
            output.push_str(&said);
            self.line.show(&said);
            raw.clear();
        }
        let success = child.wait()?.success();
        self.output.borrow_mut().push_str(&output);
        Ok((output, success))
    }

    /// Notes a line that is shown if the step fails.
    pub(crate) fn say(&self, text: &str) {
        self.line.show(text);
        let mut output = self.output.borrow_mut();
        output.push_str(text);
        output.push('\n');
    }
}

/// A command as one would type it.
pub(crate) fn describe(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let program = program.rsplit(['/', '\\']).next().unwrap_or_default();
    std::iter::once(program.to_owned())
        .chain(command.get_args().map(|argument| argument.to_string_lossy().into_owned()))
        .collect::<Vec<_>>()
        .join(" ")
}
