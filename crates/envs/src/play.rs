//! One game with its history.

use std::sync::Arc;

use arena::{ArenaGame as _, GameHistory};
use game::record::{Ending, Record};
use game::{Game, Seat};
use serde_json::{Value, json};

use crate::environment::{ActionError, Environment, SetupError, Spec, random_action};
use crate::returns::returns;

type Move<E> = <<E as Environment>::Game as Game>::Move;

/// A game being played, with everything that has happened in it.
pub struct Play<E: Environment> {
    players: usize,
    options: Arc<[String]>,
    setup: Arc<E::Setup>,
    env: E,
    history: GameHistory<E::Game>,
    /// The actions of the move in progress.
    pending: Vec<usize>,
}

impl<E: Environment> Clone for Play<E> {
    fn clone(&self) -> Play<E> {
        Play {
            players: self.players,
            options: Arc::clone(&self.options),
            setup: Arc::clone(&self.setup),
            env: self.env.clone(),
            history: self.history.clone(),
            pending: self.pending.clone(),
        }
    }
}

/// Why a saved game cannot be read, or a move not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An action is illegal.
    #[error(transparent)]
    Action(#[from] ActionError),
    /// The text of a move cannot be read, or the move is illegal.
    #[error("{text:?} cannot be played: {reason}")]
    Move {
        /// The move as given.
        text: String,
        /// What the rules say.
        reason: String,
    },
    /// The text is not a game record.
    #[error("this is not a record: {reason}")]
    Record {
        /// What is wrong with it.
        reason: String,
    },
    /// The text is not a saved game of this environment.
    #[error("this is not a saved game of {name}: {reason}")]
    Saved {
        /// The environment.
        name: &'static str,
        /// What is wrong with it.
        reason: String,
    },
}

impl<E: Environment> Play<E> {
    /// A new game.
    pub fn new(players: usize, options: &[String], seed: u64) -> Result<Play<E>, SetupError> {
        let setup = Arc::new(E::setup(players, options)?);
        let env = E::start(&setup, seed);
        let history = GameHistory::new(0, env.game().settings().clone());
        let options = options.into();
        Ok(Play { players, options, setup, env, history, pending: Vec::new() })
    }

    /// The same kind of game from its start, with another seed.
    pub fn reset(&mut self, seed: u64) {
        self.env = E::start(&self.setup, seed);
        self.history = GameHistory::new(0, self.env.game().settings().clone());
        self.pending.clear();
    }

    /// The game of a record, after its last move.
    pub fn from_record(text: &str) -> Result<Play<E>, PlayError> {
        let error = |reason: String| PlayError::Record { reason };
        let record: Record<E::Game> = text.parse().map_err(|e| error(format!("{e}")))?;
        let history = GameHistory::from_record(0, &record);
        let players = history.game().seats();
        let setup = Arc::new(E::setup(players, &[])?);
        let env = E::from_game(history.game().clone());
        Ok(Play { players, options: [].into(), setup, env, history, pending: Vec::new() })
    }

    /// A game that starts from a position.
    pub fn from_position(text: &str, options: &[String]) -> Result<Play<E>, PlayError> {
        let error = |reason| PlayError::Record { reason };
        let env = E::from_position(text, options).map_err(error)?;
        let history = GameHistory::new(0, env.game().settings().clone());
        let players = env.game().seats();
        let setup = Arc::new(E::setup(players, options)?);
        Ok(Play { players, options: options.into(), setup, env, history, pending: Vec::new() })
    }

    /// The fixed sizes.
    pub fn spec(&self) -> Spec {
        E::spec(&self.setup)
    }

    /// The environment.
    pub const fn env(&self) -> &E {
        &self.env
    }

    /// The game after the last complete move.
    pub fn game(&self) -> &E::Game {
        self.env.game()
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.env.to_act()
    }

    /// The returns of the seats: 0 until the game is over.
    pub fn returns(&self) -> Vec<f32> {
        returns(self.game())[..self.game().seats()].to_vec()
    }

    /// The legal actions in ascending order.
    pub fn legal_actions(&self) -> Vec<usize> {
        let mut actions = Vec::new();
        self.env.for_each_action(|action| actions.push(action));
        actions.sort_unstable();
        actions
    }

    /// A legal action drawn by `draw`, which returns a number below its argument.
    pub fn random_action(&self, draw: impl FnOnce(usize) -> usize) -> Option<usize> {
        random_action(&self.env, draw)
    }

    /// Takes an action.
    pub fn apply(&mut self, action: usize) -> Result<(), ActionError> {
        match self.env.apply(action)? {
            Some(mv) => {
                self.pending.clear();
                self.note(mv);
            }
            None => self.pending.push(action),
        }
        Ok(())
    }

    /// Notes a move that the environment has played.
    fn note(&mut self, mv: Move<E>) {
        self.history
            .play(mv)
            .unwrap_or_else(|refusal| panic!("the environment played this move: {refusal}"));
    }

    /// Plays a whole move. A move in progress is dropped.
    pub fn play(&mut self, mv: Move<E>) -> Result<(), <E::Game as Game>::Illegal> {
        self.env.play(&mv)?;
        self.pending.clear();
        self.note(mv);
        Ok(())
    }

    /// Plays a whole move from its text.
    pub fn play_text(&mut self, text: &str) -> Result<(), PlayError> {
        let error = |reason: String| PlayError::Move { text: text.to_owned(), reason };
        let mv = self.game().read_answer(text).map_err(error)?;
        self.play(mv).map_err(|refusal| error(refusal.to_string()))
    }

    /// Moves in their text form; for KLOTZ all, for the other games the simple ones.
    pub fn legal_moves(&self) -> Vec<String> {
        self.game().move_list().moves
    }

    /// All complete moves so far, in their text form.
    pub fn moves(&self) -> Vec<String> {
        let mut game = <E::Game as Game>::start(self.game().settings().clone());
        let mut texts = Vec::new();
        for action in self.history.actions() {
            if let game::record::Action::Play(mv) = action {
                texts.push(game.write_move(mv));
                game.play(mv).unwrap_or_else(|refusal| panic!("it was played: {refusal}"));
            }
        }
        texts
    }

    /// The record of the game so far.
    pub fn record(&self, names: &[&str]) -> String {
        let ending = self.history.ending().unwrap_or(Ending::Unfinished);
        self.history.record(ending, names).to_string()
    }

    /// Everything, to be read by [`Play::load`].
    pub fn save(&self) -> String {
        json!({
            "environment": E::NAME,
            "players": self.players,
            "options": &self.options[..],
            "record": self.record(&[]),
            "pending": self.pending,
        })
        .to_string()
    }

    /// Reads what [`Play::save`] wrote.
    pub fn load(text: &str) -> Result<Play<E>, PlayError> {
        let error = |reason: String| PlayError::Saved { name: E::NAME, reason };
        let saved: Value = serde_json::from_str(text).map_err(|e| error(e.to_string()))?;
        let name = saved["environment"].as_str();
        if name != Some(E::NAME) {
            return Err(error(format!("it is one of {:?}", name.unwrap_or("nothing"))));
        }
        let record = saved["record"].as_str().ok_or_else(|| error("no record".to_owned()))?;
        let mut play = Play::<E>::from_record(record)?;
        let words = saved["options"].as_array().into_iter().flatten();
        let options: Vec<String> =
            words.filter_map(|word| word.as_str().map(str::to_owned)).collect();
        play.setup = Arc::new(E::setup(play.players, &options)?);
        play.options = options.into();
        for action in saved["pending"].as_array().into_iter().flatten() {
            let action = action.as_u64().ok_or_else(|| error(format!("{action} is no action")))?;
            play.apply(action as usize)?;
        }
        Ok(play)
    }

    /// The state in detail as JSON.
    pub fn json(&self) -> Value {
        let mut value = self.env.json();
        value["environment"] = E::NAME.into();
        value["seat_to_move"] = self.to_act().map(Seat::index).into();
        value["pending"] = self.pending.clone().into();
        value["returns"] = self.returns().into();
        value
    }
}
