//! `cargo xtask test`: runs the checks and adds up what they found.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::checks::STEPS;
use crate::counts::Counts;
use crate::display::Display;
use crate::lanes::{self, Outcome};
use crate::step::{self, Finished, Step, seconds};
use crate::workspace::Workspace;

/// A line of the table at the end.
struct Row {
    name: &'static str,
    verdict: Verdict,
    took: Duration,
    note: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Passed,
    Failed,
    /// Something it needs has failed.
    Skipped,
}

/// Names every step and says what it is about.
pub(crate) fn list() {
    for step in &STEPS {
        println!("{:<8}  {}", step.name, step.about);
    }
}

/// Runs all steps, or the named ones with what they need.
pub(crate) fn test(workspace: &Workspace, names: &[String]) -> Result<()> {
    let steps = select(names)?;
    let started = Instant::now();
    let display = Display::new();
    let mut rows: Vec<(usize, Row)> = Vec::new();
    let mut counts = Counts::default();
    lanes::run(
        &steps,
        |index| step::run(steps[index], workspace, &display, index + 1, steps.len()),
        |index, outcome| {
            let step = steps[index];
            let row = match outcome {
                Outcome::Ran(finished) => {
                    counts += count(&finished);
                    row(step, finished, &display)
                }
                Outcome::Skipped { need } => skipped(step, need),
            };
            rows.push((index, row));
        },
    );
    rows.sort_by_key(|(index, _)| *index);
    let rows: Vec<Row> = rows.into_iter().map(|(_, row)| row).collect();
    print_table(&rows);
    let skipped = rows.iter().filter(|row| row.verdict == Verdict::Skipped).count();
    let but = if skipped == 0 { String::new() } else { format!(", {skipped} steps skipped") };
    println!(
        "{} passed, {} failed{but} in {}",
        counts.passed,
        counts.failed,
        seconds(started.elapsed())
    );
    if rows.iter().any(|row| row.verdict != Verdict::Passed) {
        bail!("not everything passed");
    }
    Ok(())
}

/// The named steps and, before them, what they need.
pub(crate) fn select(names: &[impl AsRef<str>]) -> Result<Vec<&'static Step>> {
    if names.is_empty() {
        return Ok(STEPS.iter().collect());
    }
    let mut wanted: Vec<&str> = Vec::new();
    let mut open: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    while let Some(name) = open.pop() {
        let Some(step) = STEPS.iter().find(|step| step.name == name) else {
            let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
            bail!("there is no step `{name}`; the steps are {}", known.join(", "));
        };
        wanted.push(name);
        open.extend(step.needs);
    }
    Ok(STEPS.iter().filter(|step| wanted.contains(&step.name)).collect())
}

/// Every test counts, and a step without tests of its own counts as one.
fn count(finished: &Finished) -> Counts {
    if let Ok(done) = &finished.result {
        return done.counts.unwrap_or(Counts { passed: 1, failed: 0 });
    }
    let counts = Counts::read(&finished.output);
    Counts { failed: counts.failed.max(1), ..counts }
}

/// Shows what went wrong at once, while the other steps go on.
fn row(step: &Step, finished: Finished, display: &Display) -> Row {
    let (verdict, note) = match finished.result {
        Ok(done) => (Verdict::Passed, done.note),
        Err(error) => {
            display.print(&format!(
                "{}\n{error:#}\nto repeat this step: cargo xtask test {}\n",
                finished.output.trim_end(),
                step.name
            ));
            (Verdict::Failed, format!("{error:#}"))
        }
    };
    Row { name: step.name, verdict, took: finished.took, note }
}

fn skipped(step: &Step, need: &str) -> Row {
    let note = format!("needs {need}");
    Row { name: step.name, verdict: Verdict::Skipped, took: Duration::ZERO, note }
}

fn print_table(rows: &[Row]) {
    println!();
    for Row { name, verdict, took, note } in rows {
        let verdict = match verdict {
            Verdict::Passed => "ok",
            Verdict::Failed => "FAILED",
            Verdict::Skipped => "skipped",
        };
        println!("{name:<8} {verdict:<8} {:>12}  {note}", seconds(*took));
    }
    println!();
}

#[cfg(test)]
mod tests {
    use super::select;
    use crate::checks::STEPS;

    fn check(names: &[&str], expected: &[&str]) {
        let selected: Vec<&str> = select(names).unwrap().iter().map(|step| step.name).collect();
        assert_eq!(selected, expected);
    }

    #[test]
    fn a_named_step_brings_what_it_needs_in_the_order_of_the_list() {
        check(&["fmt"], &["fmt"]);
        check(&["size"], &["npm", "target", "wasm", "page", "size"]);
        check(&["deny", "wasm"], &["npm", "target", "deny", "wasm"]);
        check(&["holz"], &["npm", "target", "wasm", "page", "holz"]);
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_known_ones() {
        let error = select(&["fnt"]).err().unwrap().to_string();
        assert!(error.contains("`fnt`") && error.contains("fmt, "), "{error}");
    }

    #[test]
    fn every_need_is_an_earlier_step() {
        for (index, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                assert!(STEPS[..index].iter().any(|earlier| earlier.name == *need), "{need}");
            }
        }
    }
}
