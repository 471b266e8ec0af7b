//! A contest: many games between the same contestants, on several threads.

use std::collections::BTreeMap;
use std::io;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use game::{random::derive_seed, record::Record};

use crate::{
    ArenaGame, Contestant, Limit, PlayedGame, Player, Schedule,
    played_game::GameRunner,
    stats::{PairScores, Sprt, SprtState},
};

/// The settings of a contest, besides game and contestants.
#[derive(Clone, PartialEq, Debug)]
pub struct ContestConfig {
    /// Players per game.
    pub seats: usize,
    /// The number of games, rounded up to whole rounds. With `sprt`, the maximum.
    pub games: u64,
    /// A test that ends the contest early, for two contestants in two-player games.
    pub sprt: Option<Sprt>,
    /// Limits for each move.
    pub limit: Limit,
    /// The number of random moves in each opening.
    pub opening_plies: usize,
    /// A game with more moves is a draw.
    pub max_plies: usize,
    /// The seed of all randomness.
    pub seed: u64,
    /// The number of games played in parallel. Does not change the results, unless players use a clock.
    pub threads: usize,
}

impl ContestConfig {
    /// The default settings for games with `seats` players.
    pub fn default_for<G: ArenaGame>(seats: usize) -> ContestConfig {
        ContestConfig {
            seats,
            games: 100,
            sprt: None,
            limit: Limit::default(),
            opening_plies: G::OPENING_PLIES,
            max_plies: G::MAX_PLIES,
            seed: 1,
            threads: 1,
        }
    }
}

/// A contest that is ready to start.
pub struct Contest<G: ArenaGame> {
    contestants: Vec<Contestant<G>>,
    setup: G::GameSetup,
    config: ContestConfig,
    schedule: Schedule,
}

/// Reports a finished game. Games are reported in the order of their numbers.
pub struct Progress<'a, G: ArenaGame> {
    /// The game.
    pub played: &'a PlayedGame,
    /// Its record.
    pub record: &'a Record<G>,
    /// The number of games reported so far, including this one.
    pub done: u64,
    /// The maximum number of games.
    pub games: u64,
    /// The state of the sequential test, if there is one.
    pub sprt: Option<SprtState>,
}

/// Why a contest is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestError {
    /// Fewer than two contestants.
    #[error("a contest needs at least two contestants")]
    TooFew,
    /// The game does not support this number of players.
    #[error("{game} is for {} to {} players, not for {seats}", .supported.start(), .supported.end())]
    Seats {
        /// The game.
        game: &'static str,
        /// The requested number.
        seats: usize,
        /// The supported numbers.
        supported: RangeInclusive<usize>,
    },
    /// A sequential test with more than two contestants or players.
    #[error("a sequential test needs two contestants and two-player games")]
    SprtOfMany,
    /// No games or no threads.
    #[error("a contest needs at least one game and one thread")]
    Nothing,
}

/// What a worker thread sends.
type Finished<G> = (PlayedGame, Record<G>);

impl<G: ArenaGame> Contest<G> {
    /// Creates a contest, if its settings are valid.
    pub fn new(
        contestants: Vec<Contestant<G>>,
        setup: G::GameSetup,
        config: ContestConfig,
    ) -> Result<Contest<G>, ContestError> {
        if contestants.len() < 2 {
            return Err(ContestError::TooFew);
        }
        if !G::SEATS.contains(&config.seats) {
            return Err(ContestError::Seats {
                game: G::ID,
                seats: config.seats,
                supported: G::SEATS,
            });
        }
        if config.sprt.is_some() && (contestants.len() != 2 || config.seats != 2) {
            return Err(ContestError::SprtOfMany);
        }
        if config.games == 0 || config.threads == 0 {
            return Err(ContestError::Nothing);
        }
        let schedule = Schedule::new(contestants.len(), config.seats);
        Ok(Contest { contestants, setup, config, schedule })
    }

    /// The names of the contestants.
    pub fn names(&self) -> Vec<&str> {
        self.contestants.iter().map(Contestant::name).collect()
    }

    /// The settings.
    pub const fn config(&self) -> &ContestConfig {
        &self.config
    }

    /// The maximum number of games.
    pub fn games(&self) -> u64 {
        self.schedule.whole_rounds(self.config.games)
    }

    /// Plays all games and reports each to `on_game`. An error of `on_game` ends the contest.
    pub fn run(
        &self,
        on_game: &mut dyn FnMut(&Progress<'_, G>) -> io::Result<()>,
    ) -> io::Result<Vec<PlayedGame>> {
        let (next, stop) = (&AtomicU64::new(0), &AtomicBool::new(false));
        thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for _ in 0..self.config.threads {
                let send = send.clone();
                scope.spawn(move || self.work(next, stop, &send));
            }
            drop(send);
            let played_games = self.collect(&receive, on_game);
            // The workers finish their current game; its result is dropped.
            stop.store(true, Ordering::Relaxed);
            played_games
        })
    }

    /// A worker thread: plays one game after another.
    fn work(&self, next: &AtomicU64, stop: &AtomicBool, send: &mpsc::Sender<Finished<G>>) {
        let mut players: Vec<Box<dyn Player<G>>> =
            self.contestants.iter().map(Contestant::player).collect();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games() || send.send(self.play(number, &mut players)).is_err() {
                break;
            }
        }
    }

    fn play(&self, number: u64, players: &mut [Box<dyn Player<G>>]) -> Finished<G> {
        let ContestConfig { seats, limit, opening_plies, max_plies, seed, .. } = self.config;
        let scheduled = self.schedule.scheduled(number);
        let opening =
            crate::opening(&self.setup, seats, opening_plies, derive_seed(seed, scheduled.opening));
        // The players' seeds must be independent of the openings.
        let seed = derive_seed(!seed, number);
        let history = opening.with_number(number);
        GameRunner { scheduled, history, players, limit, max_plies, seed }.play(&self.names())
    }

    /// Sorts the results by number, and returns early when the sequential test is decided.
    fn collect(
        &self,
        receive: &mpsc::Receiver<Finished<G>>,
        on_game: &mut dyn FnMut(&Progress<'_, G>) -> io::Result<()>,
    ) -> io::Result<Vec<PlayedGame>> {
        let mut out_of_order: BTreeMap<u64, Finished<G>> = BTreeMap::new();
        let mut played_games: Vec<PlayedGame> = Vec::new();
        let mut pairs = PairScores::default();
        let mut sprt = self.config.sprt.map(|test| test.judge(&pairs));
        for (played, record) in receive {
            out_of_order.insert(played.scheduled.number, (played, record));
            while let Some((played, record)) = out_of_order.remove(&(played_games.len() as u64)) {
                played_games.push(played);
                if let (Some(test), [.., first, second]) = (&self.config.sprt, &played_games[..])
                    && played_games.len().is_multiple_of(2)
                    && !second.repeats(first)
                {
                    pairs.add([first, second].map(|played| points(played, 0)));
                    sprt = Some(test.judge(&pairs));
                }
                let played = played_games.last().expect("just added");
                let (done, games) = (played_games.len() as u64, self.games());
                on_game(&Progress { played, record: &record, done, games, sprt })?;
                if sprt.is_some_and(|state| state.verdict.is_some()) {
                    return Ok(played_games);
                }
            }
        }
        Ok(played_games)
    }
}

/// The points of a contestant in a game, over all its seats.
pub(crate) fn points(played: &PlayedGame, contestant: usize) -> f64 {
    let seats = played.scheduled.seats.iter().zip(&played.scores);
    seats.filter(|&(&at, _)| at == contestant).map(|(_, score)| score).sum()
}
