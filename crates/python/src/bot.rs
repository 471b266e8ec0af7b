//! `holz.Bot`.

use std::time::{Duration, Instant};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::any_state::{Choice, Thinking};
use crate::errors::value_error;
use crate::games::GameKind;
use crate::state::State;

/// A built-in opponent.
#[pyclass(module = "holz")]
pub(crate) struct Bot {
    game: GameKind,
    strength: envs::Bot,
    nodes: Option<u64>,
    seconds: Option<f64>,
    seed: u64,
    /// How many moves it has chosen: each draws its own random numbers.
    chosen: u64,
}

/// A move, its value, the depth and the number of positions of the search.
type Answer = (String, Option<i64>, Option<u32>, Option<u64>);

#[pymethods]
impl Bot {
    /// A bot for a game: one of the levels 1 to 8, "baseline" or "random".
    #[new]
    #[pyo3(signature = (game, level, *, nodes = None, seconds = None, seed = 0))]
    fn new(
        game: &str,
        level: &Bound<'_, PyAny>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
    ) -> PyResult<Bot> {
        let level = level.str()?.to_string();
        let strength = level.parse().map_err(value_error)?;
        if seconds.is_some_and(|seconds| !(seconds.is_finite() && seconds > 0.0)) {
            return Err(value_error("seconds must be a positive number"));
        }
        Ok(Bot { game: GameKind::game_named(game)?, strength, nodes, seconds, seed, chosen: 0 })
    }

    /// The game it plays.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.game()
    }

    /// Its strength: "level:7", "baseline" or "random".
    #[getter]
    fn name(&self) -> String {
        self.strength.to_string()
    }

    /// Begins the bot's random numbers anew.
    fn reset(&mut self, seed: u64) {
        (self.seed, self.chosen) = (seed, 0);
    }

    /// Chooses a move without playing it. Returns its text and what the search found.
    fn choose(&mut self, py: Python<'_>, state: &mut State) -> PyResult<Answer> {
        let Choice { mv, value, depth, nodes } = self.think(py, state, false)?;
        Ok((mv, value, depth, nodes))
    }

    /// Chooses a move, plays it and returns its text.
    fn play(&mut self, py: Python<'_>, state: &mut State) -> PyResult<String> {
        Ok(self.think(py, state, true)?.mv)
    }

    fn __repr__(&self) -> String {
        format!("<holz.Bot {} {}>", self.game.game(), self.strength)
    }
}

impl Bot {
    fn think(&mut self, py: Python<'_>, state: &mut State, play: bool) -> PyResult<Choice> {
        if GameKind::named(state.inner.name())? != self.game {
            let (own, other) = (self.game.game(), state.inner.name());
            return Err(PyTypeError::new_err(format!("this bot plays {own}, not {other}")));
        }
        let deadline =
            self.seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds));
        let seed = game::random::derive_seed(self.seed, self.chosen);
        let mut stop = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let thinking = Thinking { nodes: self.nodes, seed, stop: &mut stop };
        let choice = state.bot(py, self.strength, thinking, play);
        let choice = choice.ok_or_else(|| value_error("the game is over"))?;
        self.chosen += 1;
        Ok(choice)
    }
}
