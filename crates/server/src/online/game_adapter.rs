//! What each game adds to be played online.

use bots::Level;
use game::{Enumerate as _, Game as _};
use match_log::{StoredGame, header_line};
use rand_core::SeedableRng as _;
use table::{Takebacks, played};
use wire::Refusal;
use wire::online::TableSetup;
use xstack::VerificationLimits;

/// A game that can be played online.
pub(crate) trait GameAdapter:
    StoredGame<Move: Send + Sync, Settings: Send + Sync> + Send + Sync + 'static
{
    /// Whether a player's move takes long to verify, so that it is done on another thread.
    const VERIFIES_MOVES: bool = false;

    /// The move a bot chooses.
    fn choose(&self, level: Level, seed: u64, stop: &mut dyn FnMut() -> bool)
    -> Option<Self::Move>;

    /// Validates a player's move.
    fn verify_move(&self, mv: &Self::Move) -> VerifiedMove<Self> {
        VerifiedMove { position: played(self, mv).map_err(Into::into), samples: 0 }
    }

    /// How well each seat does, where the game can tell: more is better.
    fn ranking(&self) -> Option<Vec<i64>> {
        None
    }

    /// Some legal moves, and whether these are all of them.
    fn some_moves(&self) -> (Vec<Self::Move>, bool) {
        (Vec::new(), false)
    }

    /// A setup of this game as one of any game.
    fn table_setup(setup: Self::MatchSetup) -> TableSetup;
}

/// A move that has been verified, or refused.
#[derive(Debug)]
pub(crate) struct VerifiedMove<G> {
    /// The position after it.
    pub(crate) position: Result<G, Refusal>,
    /// What it has cost: how many samples were simulated.
    pub(crate) samples: usize,
}

impl GameAdapter for klotz::Klotz {
    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<klotz::Move> {
        bots::klotz_bot::choose(self, level, seed, stop).map(|choice| choice.mv)
    }

    fn some_moves(&self) -> (Vec<klotz::Move>, bool) {
        (self.legal_moves(), true)
    }

    fn table_setup(setup: wire::klotz_view::MatchSetup) -> TableSetup {
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
        bots::climbers_bot::choose(self, level, seed, stop).map(|choice| choice.turn)
    }

    fn ranking(&self) -> Option<Vec<i64>> {
        let mut places = vec![i64::MIN; self.seats()];
        for (behind, colour) in (0..).zip(climbers::Climbers::ranking(self)) {
            if let Some(seat) = self.settings().seat(colour) {
                places[seat.index()] = -behind;
            }
        }
        Some(places)
    }

    /// There are tens of thousands, so we draw a few at random.
    fn some_moves(&self) -> (Vec<climbers::Turn>, bool) {
        const DRAWN: usize = 8;
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(self.fingerprint());
        let mut turns: Vec<climbers::Turn> = Vec::new();
        for _ in 0..DRAWN {
            turns.extend(self.random_move(&mut rng).filter(|turn| !turns.contains(turn)));
        }
        (turns, false)
    }

    fn table_setup(setup: wire::climbers_view::MatchSetup) -> TableSetup {
        TableSetup::Climbers(setup)
    }
}

impl GameAdapter for xstack::XStack {
    /// A turn claims where every block came to rest, and only the simulation can tell whether it did.
    const VERIFIES_MOVES: bool = true;

    fn choose(
        &self,
        level: Level,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<xstack::Turn> {
        bots::xstack_bot::play_turn(self, level, seed, stop)
    }

    fn verify_move(&self, turn: &xstack::Turn) -> VerifiedMove<xstack::XStack> {
        let verification = self.verify_within(turn, VerificationLimits::ONLINE);
        let position = verification.game.map_err(Into::into);
        VerifiedMove { position, samples: verification.samples }
    }

    fn ranking(&self) -> Option<Vec<i64>> {
        Some(game::Seat::first(self.seats()).map(|seat| i64::from(self.points(seat))).collect())
    }

    fn table_setup(setup: wire::xstack_view::MatchSetup) -> TableSetup {
        TableSetup::Xstack(setup)
    }
}

/// The first line of the log of a match that starts now. Online, takebacks and draws need everyone's
/// agreement, and the table answers for bots.
pub(crate) fn start(setup: &TableSetup, now_ms: u64) -> Result<String, Refusal> {
    fn header<G: StoredGame>(setup: &G::MatchSetup, now_ms: u64) -> Result<String, Refusal> {
        let setup = G::read_setup(setup)?.with_takebacks(Takebacks::Agreement);
        Ok(header_line(&setup, now_ms))
    }
    match setup {
        TableSetup::Klotz(setup) => header::<klotz::Klotz>(setup, now_ms),
        TableSetup::Climbers(setup) => header::<climbers::Climbers>(setup, now_ms),
        TableSetup::Xstack(setup) => header::<xstack::XStack>(setup, now_ms),
    }
}
