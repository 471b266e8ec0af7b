//! Runs steps side by side as far as their lanes and needs allow.

use std::collections::HashMap;
use std::sync::mpsc;
use std::thread;

use crate::step::{Finished, Lane, Step};

/// What became of a step.
pub(crate) enum Outcome {
    Ran(Finished),
    /// Something it needs has failed.
    Skipped {
        need: &'static str,
    },
}

impl Outcome {
    fn went_well(&self) -> bool {
        matches!(self, Self::Ran(Finished { result: Ok(_), .. }))
    }
}

/// Runs each step with its index as soon as what it needs has gone well and its lane is free, the
/// earlier of two first; `tell` hears of each when it is done. Whatever a step needs comes before it.
pub(crate) fn run(
    steps: &[&'static Step],
    each: impl Fn(usize) -> Finished + Sync,
    mut tell: impl FnMut(usize, Outcome),
) {
    let (sender, finished) = mpsc::channel();
    let each = &each;
    let mut waiting: Vec<usize> = (0..steps.len()).collect();
    let mut running: Vec<usize> = Vec::new();
    let mut went_well: HashMap<&str, bool> = HashMap::new();
    thread::scope(|scope| {
        loop {
            waiting.retain(|&index| {
                let step = steps[index];
                let need = |state| {
                    step.needs.iter().copied().find(|need| went_well.get(need).copied() == state)
                };
                if let Some(need) = need(Some(false)) {
                    went_well.insert(step.name, false);
                    tell(index, Outcome::Skipped { need });
                    return false;
                }
                if need(None).is_some() || !has_room(step, &running, steps) {
                    return true;
                }
                running.push(index);
                let sender = sender.clone();
                scope.spawn(move || sender.send((index, each(index))));
                false
            });
            if running.is_empty() {
                break;
            }
            let (index, result) = finished.recv().expect("a sender is still here");
            running.retain(|&other| other != index);
            let outcome = Outcome::Ran(result);
            went_well.insert(steps[index].name, outcome.went_well());
            tell(index, outcome);
        }
    });
}

fn has_room(step: &Step, running: &[usize], steps: &[&'static Step]) -> bool {
    running.iter().map(|&index| steps[index]).all(|other| {
        step.lane != Lane::Alone
            && other.lane != Lane::Alone
            && other.lane != step.lane
            && !(other.in_real_time && step.in_real_time)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::{Condvar, Mutex};
    use std::time::Duration;

    use anyhow::anyhow;

    use super::{Outcome, has_room, run};
    use crate::step::{Done, Finished, Lane, Step};

    const fn step(name: &'static str, lane: Lane, needs: &'static [&'static str]) -> Step {
        Step {
            name,
            about: "",
            lane,
            needs,
            in_real_time: false,
            run: |_| Ok(Done { note: String::new(), counts: None }),
        }
    }

    static STEPS: [Step; 5] = [
        step("fmt", Lane::Rust, &[]),
        step("npm", Lane::Page, &[]),
        step("test", Lane::Rust, &[]),
        step("page", Lane::Page, &["npm"]),
        step("play", Lane::Alone, &["page"]),
    ];

    /// Runs the steps, one of which may fail: what began and ended, and how each was told.
    fn check(fails: &str) -> (Vec<String>, Vec<String>) {
        let steps: Vec<&'static Step> = STEPS.iter().collect();
        let seen = Mutex::new(Vec::new());
        let met = (Mutex::new(0), Condvar::new());
        let mut told = Vec::new();
        run(
            &steps,
            |index| {
                let name = steps[index].name;
                seen.lock().unwrap().push(format!("{name} begins"));
                if ["fmt", "npm"].contains(&name) && fails.is_empty() {
                    meet(&met);
                }
                seen.lock().unwrap().push(format!("{name} ends"));
                let result =
                    if name == fails { Err(anyhow!("broken")) } else { Ok(Done::quietly()) };
                Finished { took: Duration::ZERO, output: String::new(), result }
            },
            |index, outcome| {
                let name = steps[index].name;
                told.push(match outcome {
                    Outcome::Ran(Finished { result: Ok(_), .. }) => format!("{name} ok"),
                    Outcome::Ran(_) => format!("{name} failed"),
                    Outcome::Skipped { need } => format!("{name} needs {need}"),
                });
            },
        );
        (seen.into_inner().unwrap(), told)
    }

    /// Waits until both of two steps are here: they can be only if they run side by side.
    fn meet((here, arrived): &(Mutex<usize>, Condvar)) {
        let mut here = here.lock().unwrap();
        *here += 1;
        arrived.notify_all();
        let waited = arrived.wait_timeout_while(here, Duration::from_mins(1), |here| *here < 2);
        assert!(!waited.unwrap().1.timed_out(), "the other lane did not run");
    }

    #[test]
    fn two_lanes_run_side_by_side_and_some_steps_alone() {
        let (seen, told) = check("");
        let at = |what: &str| seen.iter().position(|each| each == what).unwrap();
        assert!(at("fmt ends") < at("test begins"), "one lane, one after the other: {seen:?}");
        assert!(at("npm ends") < at("page begins"), "{seen:?}");
        assert_eq!(&seen[8..], ["play begins", "play ends"], "alone and last");
        assert_eq!(told.len(), 5);
    }

    #[test]
    fn two_that_play_against_the_clock_are_never_side_by_side() {
        static STEPS: [Step; 3] = [
            step("test", Lane::Rust, &[]).in_real_time(),
            step("e2e", Lane::Page, &[]).in_real_time(),
            step("page", Lane::Page, &[]),
        ];
        let steps: Vec<&'static Step> = STEPS.iter().collect();
        assert!(!has_room(steps[1], &[0], &steps));
        assert!(has_room(steps[2], &[0], &steps));
        assert!(has_room(steps[1], &[], &steps));
    }

    #[test]
    fn what_needs_something_broken_is_skipped_and_the_rest_goes_on() {
        let (_, mut told) = check("npm");
        told.sort();
        assert_eq!(told, ["fmt ok", "npm failed", "page needs npm", "play needs page", "test ok"]);
    }
}
