//! What a game adds so that its matches can be stored.

use game::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::InvalidSetup;

/// A game whose matches can be stored. [`Game`] writes its moves as text and versions its rules; a
/// game only adds the stored form of its setup.
pub trait StoredGame: Game {
    /// The stored form of the setup.
    type MatchSetup: Serialize + DeserializeOwned;

    /// Checks the setup and converts it for the table, with free takebacks as in local play.
    fn read_setup(setup: &Self::MatchSetup) -> Result<table::Setup<Self>, InvalidSetup>;

    /// The stored form of a setup.
    fn write_setup(setup: &table::Setup<Self>) -> Self::MatchSetup;
}
