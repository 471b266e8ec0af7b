//! `cargo xtask test`: runs the steps and sums up their results.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::progress::Progress;
use crate::scheduler::{self, Outcome};
use crate::step::{self, Finished, Mode, Step, format_duration};
use crate::steps::STEPS;
use crate::test_counts::TestCounts;
use crate::workspace::Workspace;

/// A row of the final table.
struct Row {
    name: &'static str,
    status: Status,
    took: Duration,
    note: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Status {
    Passed,
    Failed,
    /// A step it needs has failed.
    Skipped,
}

/// Prints every step with its description.
pub(crate) fn list() {
    for step in &STEPS {
        let quick = if step.quick { "quick" } else { "" };
        println!("{:<8}  {quick:<5}  {}", step.name, step.about);
    }
}

/// Runs all steps of the mode, or the named ones and the steps they need.
pub(crate) fn test(workspace: &Workspace, mode: Mode, names: &[String]) -> Result<()> {
    let steps = if names.is_empty() { steps_of(mode) } else { select(names)? };
    let started = Instant::now();
    let progress = Progress::new();
    let mut rows: Vec<(usize, Row)> = Vec::new();
    let mut counts = TestCounts::default();
    scheduler::run(
        &steps,
        |index| step::run(steps[index], workspace, mode, &progress, index + 1, steps.len()),
        |index, outcome| {
            let step = steps[index];
            let row = match outcome {
                Outcome::Ran(finished) => {
                    counts += count(&finished);
                    row(step, finished, &progress)
                }
                Outcome::Skipped { need } => skipped(step, need),
            };
            rows.push((index, row));
        },
    );
    rows.sort_by_key(|(index, _)| *index);
    let rows: Vec<Row> = rows.into_iter().map(|(_, row)| row).collect();
    print_table(&rows);
    let skipped = rows.iter().filter(|row| row.status == Status::Skipped).count();
    let skipped = if skipped == 0 { String::new() } else { format!(", {skipped} steps skipped") };
    println!(
        "{} passed, {} failed{skipped} in {}",
        counts.passed,
        counts.failed,
        format_duration(started.elapsed())
    );
    if rows.iter().any(|row| row.status != Status::Passed) {
        bail!("not all steps passed");
    }
    Ok(())
}

fn steps_of(mode: Mode) -> Vec<&'static Step> {
    STEPS.iter().filter(|step| mode == Mode::Full || step.quick).collect()
}

/// The named steps and every step they need, in the order of [`STEPS`].
pub(crate) fn select(names: &[impl AsRef<str>]) -> Result<Vec<&'static Step>> {
    let mut wanted: Vec<&str> = Vec::new();
    let mut open: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    while let Some(name) = open.pop() {
        let Some(step) = STEPS.iter().find(|step| step.name == name) else {
            let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
            bail!("unknown step `{name}`; the steps are {}", known.join(", "));
        };
        wanted.push(name);
        open.extend(step.needs);
    }
    Ok(STEPS.iter().filter(|step| wanted.contains(&step.name)).collect())
}

/// Counts each test; a step without tests counts as one.
fn count(finished: &Finished) -> TestCounts {
    if let Ok(done) = &finished.result {
        return done.counts.unwrap_or(TestCounts { passed: 1, ..TestCounts::default() });
    }
    let counts = TestCounts::read(&finished.output);
    TestCounts { failed: counts.failed.max(1), ..counts }
}

/// Prints the output of a failed step at once, while other steps go on.
fn row(step: &Step, finished: Finished, progress: &Progress) -> Row {
    let (status, note) = match finished.result {
        Ok(done) => (Status::Passed, done.note),
        Err(error) => {
            progress.print(&format!(
                "{}\n{error:#}\nTo repeat this step: cargo xtask test {}\n",
                finished.output.trim_end(),
                step.name
            ));
            (Status::Failed, format!("{error:#}"))
        }
    };
    Row { name: step.name, status, took: finished.took, note }
}

fn skipped(step: &Step, need: &str) -> Row {
    let note = format!("needs {need}");
    Row { name: step.name, status: Status::Skipped, took: Duration::ZERO, note }
}

fn print_table(rows: &[Row]) {
    println!();
    for Row { name, status, took, note } in rows {
        let status = match status {
            Status::Passed => "ok",
            Status::Failed => "FAILED",
            Status::Skipped => "skipped",
        };
        println!("{name:<8} {status:<8} {:>12}  {note}", format_duration(*took));
    }
    println!();
}

#[cfg(test)]
mod tests {
    use super::{select, steps_of};
    use crate::step::Mode;
    use crate::steps::STEPS;

    fn check(names: &[&str], expected: &[&str]) {
        let selected: Vec<&str> = select(names).unwrap().iter().map(|step| step.name).collect();
        assert_eq!(selected, expected);
    }

    #[test]
    fn select_adds_needed_steps_in_order() {
        check(&["fmt"], &["fmt"]);
        check(&["size"], &["npm", "target", "wasm", "page", "size"]);
        check(&["deny", "wasm"], &["npm", "target", "deny", "wasm"]);
        check(&["holz"], &["npm", "target", "wasm", "page", "holz"]);
    }

    #[test]
    fn unknown_step_is_rejected_with_the_known_ones() {
        let error = select(&["fnt"]).err().unwrap().to_string();
        assert!(error.contains("`fnt`") && error.contains("fmt, "), "{error}");
    }

    #[test]
    fn every_need_is_an_earlier_step() {
        for mode in [Mode::Full, Mode::Quick] {
            let steps = steps_of(mode);
            for (index, step) in steps.iter().enumerate() {
                for need in step.needs {
                    let earlier = steps[..index].iter().any(|earlier| earlier.name == *need);
                    assert!(earlier, "{mode:?}: {} needs {need}", step.name);
                }
            }
        }
        assert_eq!(steps_of(Mode::Full).len(), STEPS.len());
    }
}
