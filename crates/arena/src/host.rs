//! What the arena has to know of a game besides its rules.

mod climbers;
mod klotz;
mod xstack;

use std::ops::RangeInclusive;

use bots::Level;
use game::record::Recorded;
use game::{OptionError, Options};
use rand_core::Rng;
use serde_json::Value;

use crate::Thought;

/// A game that can be played in the arena.
pub trait Hosted: Recorded<Settings: Send + Sync, Move: Send> + Send {
    /// What all games of a contest have in common: options, and what is not drawn for each of them.
    type Venue: Send + Sync;

    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// How many moves of an opening are drawn if nobody says otherwise.
    const OPENING_PLIES: usize;

    /// A game with more moves than this is a draw if nobody says otherwise.
    const LONGEST: usize;

    /// The venue with these choices, each a `key=value`.
    fn venue(choices: &[String]) -> Result<Self::Venue, VenueError>;

    /// What a game at a venue starts from: the layout, tower or piles come from the seed.
    fn settings_at(venue: &Self::Venue, players: usize, seed: u64) -> Self::Settings;

    /// A move of an opening: drawn by lot, but nothing absurd.
    fn opening_move(&self, rng: &mut dyn Rng) -> Option<Self::Move> {
        self.lot(rng)
    }

    /// Whether a game is worth playing from here: nothing is decided yet.
    fn is_open(&self) -> bool {
        self.outcome().is_none()
    }

    /// What a bot of ours plays; it looks at no more than so many positions, if it counts them. Once
    /// `stop` says yes, it plays the best it has found.
    fn think(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Thought<Self::Move>>;

    /// A move by lot, for opponents that know nothing but the rules.
    fn lot(&self, rng: &mut dyn Rng) -> Option<Self::Move> {
        self.random_move(rng)
    }

    /// A move by lot, but none that makes no sense: the measure of those who play their first games.
    fn sensible(&self, rng: &mut dyn Rng) -> Option<Self::Move>;

    /// The move that an outside program means by a text, or why it cannot be played.
    fn read_answer(&self, text: &str) -> Result<Self::Move, String> {
        let mv = self.read_move(text).map_err(|error| error.to_string())?;
        self.clone().play(&mv).map_err(|refusal| refusal.to_string())?;
        Ok(mv)
    }

    /// Moves that could be played now.
    fn offer(&self) -> Offer;

    /// What there is to see, as JSON, for programs that do not read position texts; nothing if the
    /// text says it all.
    fn view(&self) -> Option<Value> {
        None
    }
}

/// Moves that could be played now, each as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The moves; at least one while the game goes on.
    pub moves: Vec<String>,
    /// Whether these are all there are.
    pub complete: bool,
}

/// Why there is no such venue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VenueError {
    /// An option that the game does not have, or not so.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A layout that nobody knows.
    #[error("there is no layout {name:?}: it is one of {}", .known.join(", "))]
    NoSuchLayout {
        /// What was given.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
    /// Piles that nobody has built.
    #[error("design=own is for piles that somebody has built: the arena draws its own")]
    OwnPile,
}

/// The options among these choices, each a `key=value`.
fn read_options<O: Options>(choices: &[String]) -> Result<O, VenueError> {
    Ok(O::from_text(&choices.join(" "))?)
}
