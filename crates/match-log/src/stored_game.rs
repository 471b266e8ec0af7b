//! What a game adds so that its matches can be stored and its commands read.

use game::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::InvalidSetup;

/// A game whose matches travel. The texts of its moves and the version of its rules are those of
/// [`Game`]; what it adds is how its setups look outside.
pub trait StoredGame: Game {
    /// Everything agreed before the first move, as it is stored.
    type MatchSetup: Serialize + DeserializeOwned;

    /// The setup for the table. Takebacks are free and bots are answered for, as round one screen.
    fn read_setup(setup: &Self::MatchSetup) -> Result<table::Setup<Self>, InvalidSetup>;

    /// The same, as it is stored.
    fn write_setup(setup: &table::Setup<Self>) -> Self::MatchSetup;
}
