//! What learners need to know about a game.

use std::fmt;

use arena::ArenaGame;
use game::{Game, Seat};
use serde_json::Value;

/// A number in an observation.
pub trait Element: Copy + Default + Send + Sync + fmt::Debug + PartialEq + 'static {}

impl Element for u8 {}
impl Element for f32 {}

/// The fixed sizes of an environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// How many play.
    pub players: usize,
    /// How many actions there are, legal or not.
    pub actions: usize,
    /// The shape of an observation.
    pub observation: Vec<usize>,
    /// The largest number an observation contains, for bytes; floats have no bound.
    pub high: u8,
}

impl Spec {
    /// How many numbers an observation has.
    pub fn observation_len(&self) -> usize {
        self.observation.iter().product()
    }
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The winning chance of every seat, in thousandths.
    pub chances: Vec<u32>,
    /// The moves that the strongest bot expects.
    pub line: Vec<String>,
}

/// Why an environment cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A number of players the game does not take.
    #[error("{game} is for {min} to {max} players, not {players}")]
    Players {
        /// The game.
        game: &'static str,
        /// The number that was given.
        players: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// An unknown option or value.
    #[error(transparent)]
    Option(#[from] arena::SetupError),
}

/// Why an action cannot be taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// There is no such action.
    #[error("there is no action {action}: actions are 0 to {}", .actions - 1)]
    Unknown {
        /// The action.
        action: i64,
        /// How many there are.
        actions: usize,
    },
    /// The mask forbids it.
    #[error("action {action} is illegal now: {reason}")]
    Illegal {
        /// The action.
        action: usize,
        /// What the rules say.
        reason: String,
    },
    /// The game has ended.
    #[error("the game is over: reset the environment")]
    GameOver,
}

impl ActionError {
    /// There is no such action.
    pub(crate) fn unknown(action: usize, actions: usize) -> ActionError {
        ActionError::Unknown { action: i64::try_from(action).unwrap_or(i64::MAX), actions }
    }
}

/// A game with numbered actions and observations of fixed shape.
///
/// Environments are cheap to clone: a search copies them instead of taking actions back.
pub trait Environment: Clone + Send + Sync + 'static {
    /// Its name, with the version of its actions, observations and rewards.
    const NAME: &'static str;

    /// The rules.
    type Game: ArenaGame<Move: Sync> + Sync + 'static;

    /// The numbers that observations consist of.
    type Element: Element;

    /// What all games of an environment share.
    type Setup: Send + Sync + 'static;

    /// The setup for a number of players and options of the form `key=value`.
    fn setup(players: usize, options: &[String]) -> Result<Self::Setup, SetupError>;

    /// The sizes of this setup.
    fn spec(setup: &Self::Setup) -> Spec;

    /// A new game. The seed determines everything that is random about it.
    fn start(setup: &Self::Setup, seed: u64) -> Self;

    /// The environment of a game in progress.
    fn from_game(game: Self::Game) -> Self;

    /// The game after the last complete move.
    fn game(&self) -> &Self::Game;

    /// Whose turn it is; nobody's when the game is over.
    fn to_act(&self) -> Option<Seat> {
        self.game().to_move()
    }

    /// Calls `visit` once with every legal action, in no particular order.
    fn for_each_action(&self, visit: impl FnMut(usize));

    /// Writes 1 for every legal action and 0 for all others.
    fn mask(&self, into: &mut [u8]) {
        into.fill(0);
        self.for_each_action(|action| into[action] = 1);
    }

    /// Writes what a seat sees. There is no hidden information, but everything is shown from the point
    /// of view of the seat.
    fn observe(&self, seat: Seat, into: &mut [Self::Element]);

    /// Takes an action. Returns the move if the action has completed one.
    fn apply(&mut self, action: usize) -> Result<Option<<Self::Game as Game>::Move>, ActionError>;

    /// Plays a whole move, whether or not actions can express it. A turn in progress is dropped.
    fn play(
        &mut self,
        mv: &<Self::Game as Game>::Move,
    ) -> Result<(), <Self::Game as Game>::Illegal>;

    /// The environment of a position in its text form, with options of the form `key=value`.
    fn from_position(text: &str, options: &[String]) -> Result<Self, String>;

    /// Who will probably win, and how; `None` for games without an analysis. The result depends only on
    /// `nodes`, not on the machine.
    fn assess(&self, nodes: u64) -> Option<Assessment>;

    /// A legal or illegal action in words.
    fn action_text(&self, action: usize) -> String;

    /// A picture of the game, as an SVG document.
    fn svg(&self) -> String;

    /// The state in detail, for people and programs that read JSON.
    fn json(&self) -> Value;
}

/// A legal action drawn by `draw`, which returns a number below its argument; `None` if the game is over.
pub(crate) fn random_action<E: Environment>(
    env: &E,
    draw: impl FnOnce(usize) -> usize,
) -> Option<usize> {
    let mut actions = Vec::with_capacity(256);
    env.for_each_action(|action| actions.push(action));
    if actions.is_empty() {
        return None;
    }
    let at = draw(actions.len());
    Some(actions[at])
}
