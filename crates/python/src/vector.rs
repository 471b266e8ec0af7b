//! Many games at once, in buffers of the caller.

use envs::{Buffers, ClimbersV1, Environment, KlotzV1, Spec, VectorEnv, XstackV1};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArrayDyn};
use pyo3::prelude::*;

use crate::errors::{illegal, value_error};
use crate::games::GameKind;

/// The arrays into which the results of a step are written.
#[derive(FromPyObject)]
struct Arrays<'py> {
    observations: Bound<'py, PyAny>,
    masks: PyReadwriteArrayDyn<'py, u8>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    terminated: PyReadwriteArray1<'py, u8>,
    truncated: PyReadwriteArray1<'py, u8>,
    to_act: PyReadwriteArray1<'py, u8>,
}

/// What is to be done with the games.
enum Work<'a> {
    Reset(u64),
    Step(&'a [i32]),
}

/// The games of any environment.
trait AnyVector: Send + Sync {
    fn len(&self) -> usize;
    fn spec(&self) -> Spec;
    fn sample(&mut self, actions: &mut [i32]);
    fn run(&mut self, py: Python<'_>, work: Work<'_>, arrays: Arrays<'_>) -> PyResult<()>;
}

impl<E: Environment<Element: numpy::Element>> AnyVector for VectorEnv<E> {
    fn len(&self) -> usize {
        VectorEnv::len(self)
    }

    fn spec(&self) -> Spec {
        VectorEnv::spec(self).clone()
    }

    fn sample(&mut self, actions: &mut [i32]) {
        VectorEnv::sample(self, actions);
    }

    fn run(&mut self, py: Python<'_>, work: Work<'_>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let (count, spec) = (VectorEnv::len(self), VectorEnv::spec(self).clone());
        let mut observations: PyReadwriteArrayDyn<'_, E::Element> =
            arrays.observations.extract().map_err(|_| {
                value_error("observations must be a writable array of the environment's type")
            })?;
        let broken = |name: &str| value_error(format!("{name} must be contiguous"));
        let buffers = Buffers {
            observations: observations.as_slice_mut().map_err(|_| broken("observations"))?,
            masks: arrays.masks.as_slice_mut().map_err(|_| broken("masks"))?,
            rewards: arrays.rewards.as_slice_mut().map_err(|_| broken("rewards"))?,
            terminated: arrays.terminated.as_slice_mut().map_err(|_| broken("terminated"))?,
            truncated: arrays.truncated.as_slice_mut().map_err(|_| broken("truncated"))?,
            to_act: arrays.to_act.as_slice_mut().map_err(|_| broken("to_act"))?,
        };
        let lengths = [
            ("observations", buffers.observations.len(), spec.observation_len()),
            ("masks", buffers.masks.len(), spec.actions),
            ("rewards", buffers.rewards.len(), spec.players),
            ("terminated", buffers.terminated.len(), 1),
            ("truncated", buffers.truncated.len(), 1),
            ("to_act", buffers.to_act.len(), 1),
        ];
        for (name, length, each) in lengths {
            if length != count * each {
                let expected = count * each;
                return Err(value_error(format!(
                    "{name} must have {expected} elements, not {length}"
                )));
            }
        }
        match work {
            Work::Reset(seed) => {
                py.detach(|| self.reset(seed, buffers));
                Ok(())
            }
            Work::Step(actions) => {
                if actions.len() != count {
                    return Err(value_error(format!(
                        "expected {count} actions, not {}",
                        actions.len()
                    )));
                }
                py.detach(|| self.step(actions, buffers)).map_err(illegal)
            }
        }
    }
}

/// The engine behind `holz.vector`.
#[pyclass(module = "holz")]
pub(crate) struct VectorEngine {
    inner: Box<dyn AnyVector>,
}

fn start<E: Environment<Element: numpy::Element>>(
    players: usize,
    options: &[String],
    count: usize,
    threads: usize,
    max_steps: u32,
) -> PyResult<Box<dyn AnyVector>> {
    let setup = E::setup(players, options).map_err(value_error)?;
    Ok(Box::new(VectorEnv::<E>::new(setup, count, threads, max_steps)))
}

#[pymethods]
impl VectorEngine {
    /// So many games of an environment. 0 threads mean one for each core, 0 steps no limit.
    #[new]
    fn new(
        environment: &str,
        count: usize,
        players: usize,
        options: Vec<String>,
        threads: usize,
        max_steps: u32,
    ) -> PyResult<VectorEngine> {
        if count == 0 {
            return Err(value_error("at least one environment is needed"));
        }
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if threads == 0 { cores() } else { threads };
        let inner = match GameKind::named(environment)? {
            GameKind::Klotz => start::<KlotzV1>(players, &options, count, threads, max_steps)?,
            GameKind::Climbers => {
                start::<ClimbersV1>(players, &options, count, threads, max_steps)?
            }
            GameKind::Xstack => start::<XstackV1>(players, &options, count, threads, max_steps)?,
        };
        Ok(VectorEngine { inner })
    }

    /// The number of games, the number of actions, and the shape of an observation.
    fn sizes(&self) -> (usize, usize, Vec<usize>) {
        let spec = self.inner.spec();
        (self.inner.len(), spec.actions, spec.observation)
    }

    /// Starts all games anew.
    fn reset(&mut self, py: Python<'_>, seed: u64, arrays: Arrays<'_>) -> PyResult<()> {
        self.inner.run(py, Work::Reset(seed), arrays)
    }

    /// Takes an action in every game.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| value_error("actions must be contiguous"))?;
        self.inner.run(py, Work::Step(actions), arrays)
    }

    /// Draws a legal action for every game.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i32>) -> PyResult<()> {
        let count = self.inner.len();
        let actions =
            actions.as_slice_mut().map_err(|_| value_error("actions must be contiguous"))?;
        if actions.len() != count {
            return Err(value_error(format!("expected room for {count} actions")));
        }
        let inner = &mut self.inner;
        py.detach(|| inner.sample(actions));
        Ok(())
    }
}
