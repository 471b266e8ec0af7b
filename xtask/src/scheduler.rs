//! Runs steps in parallel as far as their resource groups and dependencies allow.

use std::collections::HashMap;
use std::sync::mpsc;
use std::thread;

use crate::step::{Finished, ResourceGroup, Step};

/// Whether a step ran.
pub(crate) enum Outcome {
    Ran(Finished),
    /// A step it needs has failed.
    Skipped {
        need: &'static str,
    },
}

impl Outcome {
    fn succeeded(&self) -> bool {
        matches!(self, Self::Ran(Finished { result: Ok(_), .. }))
    }
}

/// Calls `execute` with the index of each step as soon as the steps it needs have succeeded and its
/// resource group is free, in the order of the list; then `report` with its outcome. A step must come
/// after the steps it needs.
pub(crate) fn run(
    steps: &[&'static Step],
    execute: impl Fn(usize) -> Finished + Sync,
    mut report: impl FnMut(usize, Outcome),
) {
    let (sender, finished) = mpsc::channel();
    let execute = &execute;
    let mut waiting: Vec<usize> = (0..steps.len()).collect();
    let mut running: Vec<usize> = Vec::new();
    let mut succeeded: HashMap<&str, bool> = HashMap::new();
    thread::scope(|scope| {
        loop {
            waiting.retain(|&index| {
                let step = steps[index];
                let need = |state| {
                    step.needs.iter().copied().find(|need| succeeded.get(need).copied() == state)
                };
                if let Some(need) = need(Some(false)) {
                    succeeded.insert(step.name, false);
                    report(index, Outcome::Skipped { need });
                    return false;
                }
                if need(None).is_some() || !can_start(step, &running, steps) {
                    return true;
                }
                running.push(index);
                let sender = sender.clone();
                scope.spawn(move || sender.send((index, execute(index))));
                false
            });
            if running.is_empty() {
                break;
            }
            let (index, result) = finished.recv().expect("a sender is still alive");
            running.retain(|&other| other != index);
            let outcome = Outcome::Ran(result);
            succeeded.insert(steps[index].name, outcome.succeeded());
            report(index, outcome);
        }
    });
}

fn can_start(step: &Step, running: &[usize], steps: &[&'static Step]) -> bool {
    running.iter().map(|&index| steps[index]).all(|other| {
        step.group != ResourceGroup::Exclusive
            && other.group != ResourceGroup::Exclusive
            && other.group != step.group
            && !(other.timing_sensitive && step.timing_sensitive)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::{Condvar, Mutex};
    use std::time::Duration;

    use anyhow::anyhow;

    use super::{Outcome, can_start, run};
    use crate::step::{Done, Finished, ResourceGroup, Step};

    const fn step(
        name: &'static str,
        group: ResourceGroup,
        needs: &'static [&'static str],
    ) -> Step {
        Step {
            name,
            about: "",
            group,
            needs,
            quick: false,
            timing_sensitive: false,
            run: |_| Ok(Done { note: String::new(), counts: None }),
        }
    }

    static STEPS: [Step; 5] = [
        step("fmt", ResourceGroup::Cargo, &[]),
        step("npm", ResourceGroup::Web, &[]),
        step("test", ResourceGroup::Cargo, &[]),
        step("page", ResourceGroup::Web, &["npm"]),
        step("play", ResourceGroup::Exclusive, &["page"]),
    ];

    /// Runs the steps, one of which may fail. Returns the starts and ends, and the reports.
    fn check(fails: &str) -> (Vec<String>, Vec<String>) {
        let steps: Vec<&'static Step> = STEPS.iter().collect();
        let log = Mutex::new(Vec::new());
        let met = (Mutex::new(0), Condvar::new());
        let mut reports = Vec::new();
        run(
            &steps,
            |index| {
                let name = steps[index].name;
                log.lock().unwrap().push(format!("{name} starts"));
                if ["fmt", "npm"].contains(&name) && fails.is_empty() {
                    meet(&met);
                }
                log.lock().unwrap().push(format!("{name} ends"));
                let result =
                    if name == fails { Err(anyhow!("broken")) } else { Ok(Done::silent()) };
                Finished { took: Duration::ZERO, output: String::new(), result }
            },
            |index, outcome| {
                let name = steps[index].name;
                reports.push(match outcome {
                    Outcome::Ran(Finished { result: Ok(_), .. }) => format!("{name} ok"),
                    Outcome::Ran(_) => format!("{name} failed"),
                    Outcome::Skipped { need } => format!("{name} needs {need}"),
                });
            },
        );
        (log.into_inner().unwrap(), reports)
    }

    /// Waits until two steps have called this: possible only if they run in parallel.
    fn meet((here, arrived): &(Mutex<usize>, Condvar)) {
        let mut here = here.lock().unwrap();
        *here += 1;
        arrived.notify_all();
        let waited = arrived.wait_timeout_while(here, Duration::from_mins(1), |here| *here < 2);
        assert!(!waited.unwrap().1.timed_out(), "the other group did not run");
    }

    #[test]
    fn groups_run_in_parallel_and_exclusive_steps_alone() {
        let (log, reports) = check("");
        let at = |what: &str| log.iter().position(|each| each == what).unwrap();
        assert!(at("fmt ends") < at("test starts"), "same group: {log:?}");
        assert!(at("npm ends") < at("page starts"), "{log:?}");
        assert_eq!(&log[8..], ["play starts", "play ends"], "alone and last");
        assert_eq!(reports.len(), 5);
    }

    #[test]
    fn timing_sensitive_steps_never_run_in_parallel() {
        static STEPS: [Step; 3] = [
            step("test", ResourceGroup::Cargo, &[]).timing_sensitive(),
            step("e2e", ResourceGroup::Web, &[]).timing_sensitive(),
            step("page", ResourceGroup::Web, &[]),
        ];
        let steps: Vec<&'static Step> = STEPS.iter().collect();
        assert!(!can_start(steps[1], &[0], &steps));
        assert!(can_start(steps[2], &[0], &steps));
        assert!(can_start(steps[1], &[], &steps));
    }

    #[test]
    fn steps_that_need_a_failed_step_are_skipped() {
        let (_, mut reports) = check("npm");
        reports.sort();
        assert_eq!(
            reports,
            ["fmt ok", "npm failed", "page needs npm", "play needs page", "test ok"]
        );
    }
}
