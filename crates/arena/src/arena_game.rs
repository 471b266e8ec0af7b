//! What the arena needs to know about a game besides its rules.

mod climbers_arena;
mod klotz_arena;
mod xstack_arena;

use std::ops::RangeInclusive;

use bots::Level;
use game::record::Recorded;
use game::{OptionError, Options};
use rand_core::Rng;
use serde_json::Value;

use crate::ChosenMove;

/// A game that the arena can run.
pub trait ArenaGame: Recorded<Settings: Send + Sync, Move: Send> + Send {
    /// What all games of a contest share, such as options.
    type GameSetup: Send + Sync;

    /// The supported numbers of players.
    const SEATS: RangeInclusive<usize>;

    /// The default number of random moves in an opening.
    const OPENING_PLIES: usize;

    /// A game with more moves is a draw, by default.
    const MAX_PLIES: usize;

    /// Parses options of the form `key=value`.
    fn setup(arguments: &[String]) -> Result<Self::GameSetup, SetupError>;

    /// The settings of one game: the seed determines layout, tower or piles.
    fn start_settings(setup: &Self::GameSetup, players: usize, seed: u64) -> Self::Settings;

    /// A random move for an opening.
    fn opening_move(&self, rng: &mut dyn Rng) -> Option<Self::Move> {
        self.random_bot_move(rng)
    }

    /// Whether neither side has a decisive advantage, so that the game is worth playing.
    fn is_undecided(&self) -> bool {
        self.outcome().is_none()
    }

    /// The move of a built-in bot, which searches at most `nodes` positions if it counts them. Once
    /// `stop` returns true, it plays the best move found so far.
    fn builtin_move(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<ChosenMove<Self::Move>>;

    /// A random move, for a player that knows only the rules.
    fn random_bot_move(&self, rng: &mut dyn Rng) -> Option<Self::Move> {
        self.random_move(rng)
    }

    /// A random move that a simple heuristic finds reasonable, for the player at which ratings start.
    fn baseline_bot_move(&self, rng: &mut dyn Rng) -> Option<Self::Move>;

    /// Parses the move of an external program, or returns why it cannot be played.
    fn read_answer(&self, text: &str) -> Result<Self::Move, String> {
        let mv = self.read_move(text).map_err(|error| error.to_string())?;
        self.clone().play(&mv).map_err(|refusal| refusal.to_string())?;
        Ok(mv)
    }

    /// Legal moves.
    fn move_list(&self) -> MoveList;

    /// A detailed view as JSON, for programs that do not parse positions; none if the position text is
    /// enough.
    fn view(&self) -> Option<Value> {
        None
    }
}

/// Legal moves as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveList {
    /// The moves; at least one while the game goes on.
    pub moves: Vec<String>,
    /// Whether the list is complete.
    pub complete: bool,
}

/// Why the options of a contest are invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// An unknown option or value.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// An unknown layout.
    #[error("unknown layout {name:?}: use one of {}", .known.join(", "))]
    NoSuchLayout {
        /// The input.
        name: String,
        /// The known layouts.
        known: Vec<String>,
    },
    /// Custom piles are not supported.
    #[error("design=own needs a custom pile; the arena only draws random ones")]
    OwnPile,
}

/// Parses options of the form `key=value`.
fn read_options<O: Options>(arguments: &[String]) -> Result<O, SetupError> {
    Ok(O::from_text(&arguments.join(" "))?)
}
