//! What each game adds to be played here.

use ::bots::Level;
use wire::online::TableSetup;
use wire::{Refusal, StoredGame};

/// A game that can be played with others.
pub(crate) trait Hosted:
    StoredGame<Move: Send + Sync, Settings: Send + Sync> + Send + Sync + 'static
{
    /// Whether moves are looked into before the table judges them.
    const INSPECTED: bool = false;

    /// What a bot plays here.
    fn choose(&self, level: Level, seed: u64, stop: &mut dyn FnMut() -> bool)
    -> Option<Self::Move>;

    /// Looks into a move more closely than the rules do.
    fn inspect(&self, _mv: &Self::Move) -> Result<(), Refusal> {
        Ok(())
    }

    /// Its setup among those of all games.
    fn table_setup(setup: Self::MatchSetup) -> TableSetup;
}

impl Hosted for klotz::Klotz {
    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<klotz::Move> {
        ::bots::klotz::choose(self, level, seed, stop).map(|choice| choice.mv)
    }

    fn table_setup(setup: wire::klotz::MatchSetup) -> TableSetup {
        TableSetup::Klotz(setup)
    }
}

impl Hosted for climbers::Climbers {
    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<climbers::Turn> {
        ::bots::climbers::choose(self, level, seed, stop).map(|choice| choice.turn)
    }

    fn table_setup(setup: wire::climbers::MatchSetup) -> TableSetup {
        TableSetup::Climbers(setup)
    }
}

impl Hosted for xstack::XStack {
    /// A turn says where everything came to rest: whether it does, only the simulation knows.
    const INSPECTED: bool = true;

    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<xstack::Turn> {
        ::bots::xstack::play_turn(self, level, seed, stop)
    }

    fn inspect(&self, turn: &xstack::Turn) -> Result<(), Refusal> {
        self.verify(turn)?;
        Ok(())
    }

    fn table_setup(setup: wire::xstack::MatchSetup) -> TableSetup {
        TableSetup::Xstack(setup)
    }
}

/// Makes a setup ready to be played, or says why it cannot be. Piles of X-Stack are drawn here, so that
/// nobody can bring one of their own under the number of a drawn one. Takes seconds: not for a thread on
/// which others wait.
pub(crate) fn prepare(setup: &mut TableSetup) -> Result<(), Refusal> {
    match setup {
        TableSetup::Xstack(setup) => setup.prepare(),
        TableSetup::Klotz(_) | TableSetup::Climbers(_) => setup.check(),
    }
}
