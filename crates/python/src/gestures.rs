//! `holz.GestureState`.

use envs::{COMMANDS, GestureGame, MOTION};
use game::Seat;
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods as _};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::errors::{action_error, play_error, value_error};
use crate::state::{State, TERMINAL, image, pixels};

/// A game of X-Stack in which players move the hand sixty times per second.
///
/// Unsendable, because the simulation of an act belongs to one thread.
#[pyclass(module = "holz", unsendable)]
pub(crate) struct GestureState {
    inner: GestureGame,
}

#[pymethods]
impl GestureState {
    /// A new game.
    #[new]
    #[pyo3(signature = (players = 2, options = Vec::new(), seed = 0))]
    fn new(players: usize, options: Vec<String>, seed: u64) -> PyResult<GestureState> {
        let inner = GestureGame::new(players, &options, seed).map_err(value_error)?;
        Ok(GestureState { inner })
    }

    /// Starts a new game of the same kind.
    fn reset(&mut self, seed: u64) {
        self.inner.reset(seed);
    }

    /// The number of players.
    #[getter]
    fn num_players(&self) -> usize {
        self.inner.spec().players
    }

    /// The number of commands, allowed or not.
    #[getter]
    fn num_commands(&self) -> usize {
        self.inner.spec().actions
    }

    /// The shape of an observation.
    #[getter]
    fn observation_shape(&self) -> Vec<usize> {
        self.inner.spec().observation
    }

    /// The player to move, or -4 when the game is over.
    fn current_player(&self) -> i64 {
        let seat = self.inner.to_act().map(Seat::index);
        seat.and_then(|seat| i64::try_from(seat).ok()).unwrap_or(TERMINAL)
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.inner.to_act().is_none()
    }

    /// The return of every player: 0 until the game is over.
    fn returns(&self) -> Vec<f32> {
        self.inner.play().returns()
    }

    /// 1 for every command that is allowed now, 0 for the others.
    fn command_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = [0; COMMANDS];
        self.inner.mask(&mut mask);
        PyArray1::from_iter(py, mask.into_iter().map(|allowed| i8::from(allowed == 1)))
    }

    /// What a player sees; by default the one to move.
    #[pyo3(signature = (player = None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let spec = self.inner.spec();
        let seat = player.or_else(|| self.inner.to_act().map(Seat::index)).unwrap_or(0);
        let seat = Seat::new(seat).filter(|seat| seat.index() < spec.players).ok_or_else(|| {
            let last = spec.players - 1;
            PyIndexError::new_err(format!("there is no player {seat}: players are 0 to {last}"))
        })?;
        let mut numbers = vec![0.0; spec.observation_len()];
        self.inner.observe(seat, &mut numbers);
        PyArray1::from_vec(py, numbers).reshape([spec.observation[0], spec.observation[1]])
    }

    /// Does what a command says and moves the closed hand. Returns the text of the turn if it is complete.
    #[pyo3(signature = (command, motion = [0.0; MOTION]))]
    fn step(&mut self, command: i64, motion: [f32; MOTION]) -> PyResult<Option<String>> {
        let number = usize::try_from(command).ok().filter(|&command| command < COMMANDS);
        let number = number.ok_or_else(|| {
            let last = COMMANDS - 1;
            PyIndexError::new_err(format!(
                "there is no command {command}: commands are 0 to {last}"
            ))
        })?;
        let turn = self.inner.step(number, &motion).map_err(|error| action_error(&error))?;
        Ok(turn.map(|turn| turn.to_string()))
    }

    /// Plays a whole turn given in the notation of the rules. A turn in progress is dropped.
    fn play(&mut self, text: &str) -> PyResult<()> {
        self.inner.play_text(text).map_err(|error| play_error(&error))
    }

    /// A copy of the game after the last complete turn, for bots and records.
    fn state(&self) -> State {
        State { inner: Box::new(self.inner.play().clone()) }
    }

    /// A picture of this moment, as an SVG document.
    fn to_svg(&self) -> String {
        self.inner.svg()
    }

    /// Notebooks show this picture.
    fn _repr_svg_(&self) -> String {
        self.inner.svg()
    }

    /// A picture of this moment as an array of the shape (height, width, 3).
    #[pyo3(signature = (width = 480))]
    fn to_rgb<'py>(&self, py: Python<'py>, width: u32) -> PyResult<Bound<'py, PyArray3<u8>>> {
        pixels(py, &image(&self.inner.svg(), width)?)
    }

    fn __repr__(&self) -> String {
        format!("<holz.GestureState {}>", self.state().inner.position())
    }
}
