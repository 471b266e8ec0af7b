//! `holz.State`.

use envs::{ClimbersV1, KlotzV1, XstackV1};
use numpy::{PyArray1, PyArray3, PyArrayMethods as _, PyReadwriteArray1};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};

use crate::any_state::{self, AnyState, Choice, Thinking};
use crate::errors::{play_error, value_error};
use crate::games::GameKind;

/// The player of a finished game, as in `OpenSpiel`.
pub(crate) const TERMINAL: i64 = -4;

/// One game, with an interface in the style of `OpenSpiel`.
#[pyclass(module = "holz")]
pub(crate) struct State {
    pub(crate) inner: Box<dyn AnyState>,
}

impl State {
    fn action(&self, action: i64) -> PyResult<usize> {
        let actions = self.inner.spec().actions;
        usize::try_from(action).ok().filter(|&action| action < actions).ok_or_else(|| {
            PyIndexError::new_err(format!(
                "there is no action {action}: actions are 0 to {}",
                actions - 1
            ))
        })
    }
}

#[pymethods]
impl State {
    /// A new game of an environment such as "klotz_v1".
    #[new]
    #[pyo3(signature = (environment, players = 2, options = Vec::new(), seed = 0))]
    fn new(environment: &str, players: usize, options: Vec<String>, seed: u64) -> PyResult<State> {
        let inner = match GameKind::named(environment)? {
            GameKind::Klotz => any_state::start::<KlotzV1>(players, &options, seed)?,
            GameKind::Climbers => any_state::start::<ClimbersV1>(players, &options, seed)?,
            GameKind::Xstack => any_state::start::<XstackV1>(players, &options, seed)?,
        };
        Ok(State { inner })
    }

    /// Reads what `serialize` wrote.
    #[classmethod]
    fn deserialize(_class: &Bound<'_, PyType>, text: &str) -> PyResult<State> {
        let saved: serde_json::Value = serde_json::from_str(text)
            .map_err(|error| value_error(format!("not a saved game: {error}")))?;
        let name = saved["environment"].as_str().unwrap_or_default();
        let inner = match GameKind::named(name)? {
            GameKind::Klotz => any_state::load::<KlotzV1>(text)?,
            GameKind::Climbers => any_state::load::<ClimbersV1>(text)?,
            GameKind::Xstack => any_state::load::<XstackV1>(text)?,
        };
        Ok(State { inner })
    }

    /// The game of a record file, after its last move.
    #[classmethod]
    fn from_record(_class: &Bound<'_, PyType>, text: &str) -> PyResult<State> {
        let line = text.lines().find_map(|line| line.strip_prefix("game:"));
        let name = line.ok_or_else(|| value_error("not a record: it has no line \"game: …\""))?;
        let inner = match GameKind::game_named(name.trim())? {
            GameKind::Klotz => any_state::read_record::<KlotzV1>(text)?,
            GameKind::Climbers => any_state::read_record::<ClimbersV1>(text)?,
            GameKind::Xstack => any_state::read_record::<XstackV1>(text)?,
        };
        Ok(State { inner })
    }

    /// A game that starts from a position in the notation of the rules.
    #[classmethod]
    #[pyo3(signature = (environment, position, options = Vec::new()))]
    fn from_position(
        _class: &Bound<'_, PyType>,
        environment: &str,
        position: &str,
        options: Vec<String>,
    ) -> PyResult<State> {
        let inner = match GameKind::named(environment)? {
            GameKind::Klotz => any_state::from_position::<KlotzV1>(position, &options)?,
            GameKind::Climbers => any_state::from_position::<ClimbersV1>(position, &options)?,
            GameKind::Xstack => any_state::from_position::<XstackV1>(position, &options)?,
        };
        Ok(State { inner })
    }

    /// The name of the environment.
    #[getter]
    fn environment(&self) -> &'static str {
        self.inner.name()
    }

    /// The number of players.
    #[getter]
    fn num_players(&self) -> usize {
        self.inner.seats()
    }

    /// The number of actions, legal or not.
    #[getter]
    fn num_actions(&self) -> usize {
        self.inner.spec().actions
    }

    /// The shape of an observation.
    #[getter]
    fn observation_shape(&self) -> Vec<usize> {
        self.inner.spec().observation
    }

    /// The largest number in an observation of bytes.
    #[getter]
    fn observation_high(&self) -> u8 {
        self.inner.spec().high
    }

    /// The player to move, or -4 when the game is over.
    fn current_player(&self) -> i64 {
        self.inner.to_act().and_then(|seat| i64::try_from(seat).ok()).unwrap_or(TERMINAL)
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.inner.to_act().is_none()
    }

    /// Starts a new game of the same kind.
    fn reset(&mut self, seed: u64) {
        self.inner.reset(seed);
    }

    /// The legal actions in ascending order; none when the game is over.
    fn legal_actions(&self) -> Vec<usize> {
        self.inner.legal_actions()
    }

    /// 1 for every legal action, 0 for the others.
    #[pyo3(signature = (out = None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let actions = self.inner.spec().actions;
        let mut mask = vec![0; actions];
        self.inner.mask(&mut mask);
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, actions, false));
        let mut buffer: PyReadwriteArray1<'py, i8> = array.readwrite();
        let numbers = buffer.as_slice_mut().map_err(|_| value_error("out must be contiguous"))?;
        if numbers.len() != actions {
            return Err(value_error(format!("out must have {actions} elements")));
        }
        for (to, from) in numbers.iter_mut().zip(mask) {
            *to = i8::from(from == 1);
        }
        drop(buffer);
        Ok(array)
    }

    /// Takes a legal action. Raises IllegalActionError, without a change, if it is not legal.
    fn apply_action(&mut self, py: Python<'_>, action: i64) -> PyResult<()> {
        let action = self.action(action)?;
        let inner = &mut self.inner;
        py.detach(|| inner.apply(action))
    }

    /// What an action means, in the notation of the rules.
    fn action_to_string(&self, action: i64) -> PyResult<String> {
        Ok(self.inner.action_text(self.action(action)?))
    }

    /// The legal action with this text.
    fn string_to_action(&self, text: &str) -> PyResult<usize> {
        let mut actions = self.inner.legal_actions().into_iter();
        actions
            .find(|&action| self.inner.action_text(action) == text)
            .ok_or_else(|| value_error(format!("{text:?} is no legal action now")))
    }

    /// The return of every player: 0 until the game is over.
    fn returns(&self) -> Vec<f32> {
        self.inner.returns()
    }

    /// What a player sees; by default the one to move. Written into `out` if that is given.
    #[pyo3(signature = (player = None, out = None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<usize>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = player.or_else(|| self.inner.to_act()).unwrap_or(0);
        self.inner.observe(py, seat, out.as_ref())
    }

    /// A copy that can be played on by itself.
    fn clone(&self) -> State {
        State { inner: self.inner.boxed() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// A copy after one more action.
    fn child(&self, py: Python<'_>, action: i64) -> PyResult<State> {
        let mut child = self.clone();
        child.apply_action(py, action)?;
        Ok(child)
    }

    /// The game as text, for `State.deserialize`.
    fn serialize(&self) -> String {
        self.inner.save()
    }

    fn __reduce__<'py>(slf: &Bound<'py, State>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let load = slf.get_type().getattr("deserialize")?;
        Ok((load, (slf.borrow().serialize(),)))
    }

    /// The state in detail, as JSON text.
    fn to_json(&self) -> String {
        self.inner.json()
    }

    /// A picture of the game, as an SVG document.
    fn to_svg(&self) -> String {
        self.inner.svg()
    }

    /// A picture of the game as an array of the shape (height, width, 3).
    #[pyo3(signature = (width = 480))]
    fn to_rgb<'py>(&self, py: Python<'py>, width: u32) -> PyResult<Bound<'py, PyArray3<u8>>> {
        pixels(py, &py.detach(|| image(&self.inner.svg(), width))?)
    }

    /// A picture of the game as the bytes of a PNG file.
    #[pyo3(signature = (width = 480))]
    fn to_png<'py>(&self, py: Python<'py>, width: u32) -> PyResult<Bound<'py, PyBytes>> {
        let file = py.detach(|| image(&self.inner.svg(), width).map(|image| image.png()))?;
        Ok(PyBytes::new(py, &file))
    }

    /// Notebooks show this picture.
    fn _repr_svg_(&self) -> String {
        self.inner.svg()
    }

    /// The position after the last complete move, in the notation of the rules.
    fn position(&self) -> String {
        self.inner.position()
    }

    /// The record of the game so far, with the names of the players if given.
    #[pyo3(signature = (names = Vec::new()))]
    fn record(&self, names: Vec<String>) -> String {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        self.inner.record(&names)
    }

    /// All complete moves so far, in the notation of the rules.
    fn moves(&self) -> Vec<String> {
        self.inner.moves()
    }

    /// Legal moves in the notation of the rules: for KLOTZ all, for the other games the simple ones.
    fn legal_moves(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.inner.legal_moves())
    }

    /// Plays a whole move given in the notation of the rules.
    fn play(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        let inner = &mut self.inner;
        py.detach(|| inner.play_text(text)).map_err(|error| play_error(&error))
    }

    fn __str__(&self) -> String {
        self.inner.position()
    }

    fn __repr__(&self) -> String {
        format!("<holz.State {} {}>", self.inner.name(), self.inner.position())
    }
}

impl State {
    /// The move of a bot, thinking without the interpreter's lock.
    pub(crate) fn bot(
        &mut self,
        py: Python<'_>,
        bot: envs::Bot,
        thinking: Thinking<'_>,
        play: bool,
    ) -> Option<Choice> {
        let inner = &mut self.inner;
        py.detach(|| inner.bot(bot, thinking, play))
    }
}

/// A picture, this many pixels wide.
pub(crate) fn image(svg: &str, width: u32) -> PyResult<picture::Image> {
    picture::Image::draw(svg, width).map_err(value_error)
}

/// A picture as an array.
pub(crate) fn pixels<'py>(
    py: Python<'py>,
    image: &picture::Image,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let shape = [image.height() as usize, image.width() as usize, 3];
    PyArray1::from_slice(py, image.pixels()).reshape(shape)
}
