//! What each game adds to be played here.

use ::bots::Level;
use game::{Enumerate as _, Game as _};
use match_log::StoredGame;
use rand_core::SeedableRng as _;
use wire::Refusal;
use wire::online::TableSetup;

/// A game that can be played with others.
pub(crate) trait GameAdapter:
    StoredGame<Move: Send + Sync, Settings: Send + Sync> + Send + Sync + 'static
{
    /// Whether moves are looked into before the table judges them.
    const VERIFIED: bool = false;

    /// What a bot plays here.
    fn choose(&self, level: Level, seed: u64, stop: &mut dyn FnMut() -> bool)
    -> Option<Self::Move>;

    /// Looks into a move more closely than the rules do.
    fn verify_move(&self, _mv: &Self::Move) -> Result<(), Refusal> {
        Ok(())
    }

    /// How well each seat stands, where the game knows: more is better.
    fn ranking(&self) -> Option<Vec<i64>> {
        None
    }

    /// Some moves that can be played here, and whether they are all there are.
    fn some_moves(&self) -> (Vec<Self::Move>, bool) {
        (Vec::new(), false)
    }

    /// Its setup among those of all games.
    fn table_setup(setup: Self::MatchSetup) -> TableSetup;
}

impl GameAdapter for klotz::Klotz {
    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<klotz::Move> {
        ::bots::klotz::choose(self, level, seed, stop).map(|choice| choice.mv)
    }

    fn some_moves(&self) -> (Vec<klotz::Move>, bool) {
        (self.legal_moves(), true)
    }

    fn table_setup(setup: wire::klotz::MatchSetup) -> TableSetup {
        TableSetup::Klotz(setup)
    }
}

impl GameAdapter for climbers::Climbers {
    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<climbers::Turn> {
        ::bots::climbers::choose(self, level, seed, stop).map(|choice| choice.turn)
    }

    fn ranking(&self) -> Option<Vec<i64>> {
        let mut places = vec![i64::MIN; self.seats()];
        for (behind, colour) in (0..).zip(climbers::Climbers::standing(self)) {
            if let Some(seat) = self.settings().seat(colour) {
                places[seat.index()] = -behind;
            }
        }
        Some(places)
    }

    /// There are tens of thousands: some drawn at random.
    fn some_moves(&self) -> (Vec<climbers::Turn>, bool) {
        const DRAWN: usize = 8;
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(self.fingerprint());
        let mut turns: Vec<climbers::Turn> = Vec::new();
        for _ in 0..DRAWN {
            turns.extend(self.random_move(&mut rng).filter(|turn| !turns.contains(turn)));
        }
        (turns, false)
    }

    fn table_setup(setup: wire::climbers::MatchSetup) -> TableSetup {
        TableSetup::Climbers(setup)
    }
}

impl GameAdapter for xstack::XStack {
    /// A turn says where everything came to rest: whether it does, only the simulation knows.
    const VERIFIED: bool = true;

    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<xstack::Turn> {
        ::bots::xstack::play_turn(self, level, seed, stop)
    }

    fn verify_move(&self, turn: &xstack::Turn) -> Result<(), Refusal> {
        self.verify(turn)?;
        Ok(())
    }

    fn ranking(&self) -> Option<Vec<i64>> {
        Some(game::Seat::first(self.seats()).map(|seat| i64::from(self.points(seat))).collect())
    }

    fn table_setup(setup: wire::xstack::MatchSetup) -> TableSetup {
        TableSetup::Xstack(setup)
    }
}
