//! A game of any environment.

use envs::{Assessment, Bot, Environment, Play, PlayError, Spec};
use game::{Game as _, Seat};
use numpy::{PyArrayDyn, PyReadwriteArrayDyn};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::errors::{action_error, play_error, value_error};

/// The answer of a bot.
pub(crate) struct Choice {
    /// The move as text.
    pub(crate) mv: String,
    pub(crate) value: Option<i64>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
}

/// How long a bot may think.
pub(crate) struct Thinking<'a> {
    pub(crate) nodes: Option<u64>,
    pub(crate) seed: u64,
    pub(crate) stop: &'a mut (dyn FnMut() -> bool + Send),
}

/// A game of any environment: [`Play`] without its type.
pub(crate) trait AnyState: Send + Sync {
    fn name(&self) -> &'static str;
    fn boxed(&self) -> Box<dyn AnyState>;
    fn spec(&self) -> Spec;
    fn seats(&self) -> usize;
    fn to_act(&self) -> Option<usize>;
    fn reset(&mut self, seed: u64);
    fn returns(&self) -> Vec<f32>;
    fn legal_actions(&self) -> Vec<usize>;
    fn mask(&self, into: &mut [u8]);
    fn apply(&mut self, action: usize) -> PyResult<()>;
    fn action_text(&self, action: usize) -> String;
    fn position(&self) -> String;
    fn assess(&self, nodes: u64) -> Option<Assessment>;
    fn json(&self) -> String;
    fn svg(&self) -> String;
    fn save(&self) -> String;
    fn record(&self, names: &[&str]) -> String;
    fn moves(&self) -> Vec<String>;
    fn legal_moves(&self) -> Vec<String>;
    fn play_text(&mut self, text: &str) -> Result<(), PlayError>;
    /// The move of a bot; with `play` it is also played.
    fn bot(&mut self, bot: Bot, thinking: Thinking<'_>, play: bool) -> Option<Choice>;
    /// What a seat sees, written into `out` if that is given.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>>;
}

impl<E: Environment<Element: numpy::Element>> AnyState for Play<E> {
    fn name(&self) -> &'static str {
        E::NAME
    }

    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn spec(&self) -> Spec {
        Play::spec(self)
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn to_act(&self) -> Option<usize> {
        Play::to_act(self).map(Seat::index)
    }

    fn reset(&mut self, seed: u64) {
        Play::reset(self, seed);
    }

    fn returns(&self) -> Vec<f32> {
        Play::returns(self)
    }

    fn legal_actions(&self) -> Vec<usize> {
        Play::legal_actions(self)
    }

    fn mask(&self, into: &mut [u8]) {
        self.env().mask(into);
    }

    fn apply(&mut self, action: usize) -> PyResult<()> {
        Play::apply(self, action).map_err(|error| action_error(&error))
    }

    fn action_text(&self, action: usize) -> String {
        self.env().action_text(action)
    }

    fn position(&self) -> String {
        self.game().position_text()
    }

    fn assess(&self, nodes: u64) -> Option<Assessment> {
        self.env().assess(nodes)
    }

    fn svg(&self) -> String {
        self.env().svg()
    }

    fn json(&self) -> String {
        Play::json(self).to_string()
    }

    fn save(&self) -> String {
        Play::save(self)
    }

    fn record(&self, names: &[&str]) -> String {
        Play::record(self, names)
    }

    fn moves(&self) -> Vec<String> {
        Play::moves(self)
    }

    fn legal_moves(&self) -> Vec<String> {
        Play::legal_moves(self)
    }

    fn play_text(&mut self, text: &str) -> Result<(), PlayError> {
        Play::play_text(self, text)
    }

    fn bot(&mut self, bot: Bot, thinking: Thinking<'_>, play: bool) -> Option<Choice> {
        let Thinking { nodes, seed, stop } = thinking;
        let chosen = bot.choose(self.game(), nodes, seed, &mut || stop())?;
        let mv = self.game().write_move(&chosen.mv);
        if play {
            self.play(chosen.mv)
                .unwrap_or_else(|refusal| panic!("bots play legal moves: {refusal}"));
        }
        Some(Choice { mv, value: chosen.value, depth: chosen.depth, nodes: chosen.nodes })
    }

    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let players = self.seats();
        let seat = Seat::new(seat).filter(|seat| seat.index() < players).ok_or_else(|| {
            PyIndexError::new_err(format!(
                "there is no player {seat}: players are 0 to {}",
                players - 1
            ))
        })?;
        let shape = Play::spec(self).observation;
        let array = match out {
            Some(out) => out.clone(),
            None => PyArrayDyn::<E::Element>::zeros(py, shape.clone(), false).into_any(),
        };
        let mut buffer: PyReadwriteArrayDyn<'py, E::Element> = array
            .extract()
            .map_err(|_| value_error(format!("out must be a writable array of shape {shape:?}")))?;
        let numbers = buffer.as_slice_mut().map_err(|_| value_error("out must be contiguous"))?;
        if numbers.len() != shape.iter().product::<usize>() {
            return Err(value_error(format!("out must have the shape {shape:?}")));
        }
        self.env().observe(seat, numbers);
        drop(buffer);
        Ok(array)
    }
}

/// Reads a saved game of an environment.
pub(crate) fn load<E: Environment<Element: numpy::Element>>(
    text: &str,
) -> PyResult<Box<dyn AnyState>> {
    let play = Play::<E>::load(text).map_err(|error| play_error(&error))?;
    Ok(Box::new(play))
}

/// Reads a record of a game.
pub(crate) fn read_record<E: Environment<Element: numpy::Element>>(
    text: &str,
) -> PyResult<Box<dyn AnyState>> {
    let play = Play::<E>::from_record(text).map_err(|error| play_error(&error))?;
    Ok(Box::new(play))
}

/// A new game of an environment.
pub(crate) fn start<E: Environment<Element: numpy::Element>>(
    players: usize,
    options: &[String],
    seed: u64,
) -> PyResult<Box<dyn AnyState>> {
    Ok(Box::new(Play::<E>::new(players, options, seed).map_err(value_error)?))
}

/// A game that starts from a position.
pub(crate) fn from_position<E: Environment<Element: numpy::Element>>(
    text: &str,
    options: &[String],
) -> PyResult<Box<dyn AnyState>> {
    let play = Play::<E>::from_position(text, options).map_err(|error| play_error(&error))?;
    Ok(Box::new(play))
}
