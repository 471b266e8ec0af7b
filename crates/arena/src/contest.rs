//! A whole contest: all its games, on several threads.

use std::collections::BTreeMap;
use std::io;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use game::record::Record;

use crate::{
    Bout, Contestant, Hosted, Limit, Player, Schedule,
    bout::Stage,
    opening,
    seed::mixed,
    stats::{PairScores, Sprt, SprtState},
};

/// What a contest is about, besides the game and who plays it.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// How many sit at a table.
    pub seats: usize,
    /// How many games are played, rounded up to whole rounds; at most so many if a test can end the
    /// contest earlier.
    pub games: u64,
    /// A test that ends the contest once enough is known: for two contestants at tables for two.
    pub sprt: Option<Sprt>,
    /// What players may spend on a move.
    pub limit: Limit,
    /// How many moves of every opening are drawn by lot.
    pub opening_plies: usize,
    /// A game with more moves is a draw.
    pub longest: usize,
    /// Where all randomness comes from.
    pub seed: u64,
    /// How many games are played at the same time. Makes no difference to the results, unless players
    /// look at a clock.
    pub threads: usize,
}

impl Terms {
    /// The usual terms for a game of so many.
    pub fn usual<G: Hosted>(seats: usize) -> Terms {
        Terms {
            seats,
            games: 100,
            sprt: None,
            limit: Limit::default(),
            opening_plies: G::OPENING_PLIES,
            longest: G::LONGEST,
            seed: 1,
            threads: 1,
        }
    }
}

/// Contestants at a venue, ready to begin.
pub struct Contest<G: Hosted> {
    contestants: Vec<Contestant<G>>,
    venue: G::Venue,
    terms: Terms,
    schedule: Schedule,
}

/// A game was finished. They are told in the order of their numbers, whatever thread was faster.
pub struct Progress<'a, G: Hosted> {
    /// The game.
    pub bout: &'a Bout,
    /// Its record.
    pub record: &'a Record<G>,
    /// How many games are told by now, this one included.
    pub done: u64,
    /// How many there will be at most.
    pub games: u64,
    /// What the test says, if there is one.
    pub sprt: Option<SprtState>,
}

/// Why there is no such contest.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestError {
    /// Nobody to play against.
    #[error("a contest needs at least two contestants")]
    TooFew,
    /// A table that the game does not have.
    #[error("{game} is for {} to {} players, not for {seats}", .can.start(), .can.end())]
    Seats {
        /// The game.
        game: &'static str,
        /// How many were to sit there.
        seats: usize,
        /// How many can.
        can: RangeInclusive<usize>,
    },
    /// A test that compares two where there are more.
    #[error("a sequential test is for two contestants at a table for two")]
    SprtOfMany,
    /// No games, or nobody to play them.
    #[error("a contest has at least one game and one thread")]
    Nothing,
}

/// What a thread has done.
type Finished<G> = (Bout, Record<G>);

impl<G: Hosted> Contest<G> {
    /// A contest on these terms, or why there can be none.
    pub fn new(
        contestants: Vec<Contestant<G>>,
        venue: G::Venue,
        terms: Terms,
    ) -> Result<Contest<G>, ContestError> {
        if contestants.len() < 2 {
            return Err(ContestError::TooFew);
        }
        if !G::SEATS.contains(&terms.seats) {
            return Err(ContestError::Seats { game: G::ID, seats: terms.seats, can: G::SEATS });
        }
        if terms.sprt.is_some() && (contestants.len() != 2 || terms.seats != 2) {
            return Err(ContestError::SprtOfMany);
        }
        if terms.games == 0 || terms.threads == 0 {
            return Err(ContestError::Nothing);
        }
        let schedule = Schedule::new(contestants.len(), terms.seats);
        Ok(Contest { contestants, venue, terms, schedule })
    }

    /// The names of the contestants.
    pub fn names(&self) -> Vec<&str> {
        self.contestants.iter().map(Contestant::name).collect()
    }

    /// On what terms.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How many games are played at most.
    pub fn games(&self) -> u64 {
        self.schedule.whole_rounds(self.terms.games)
    }

    /// Plays, and tells `watch` of every game; once it fails, the contest ends with its error.
    pub fn run(
        &self,
        watch: &mut dyn FnMut(&Progress<'_, G>) -> io::Result<()>,
    ) -> io::Result<Vec<Bout>> {
        let (next, enough) = (&AtomicU64::new(0), &AtomicBool::new(false));
        thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for _ in 0..self.terms.threads {
                let send = send.clone();
                scope.spawn(move || self.work(next, enough, &send));
            }
            drop(send);
            let bouts = self.collect(&receive, watch);
            // The others finish the game they are in, which nobody will hear of.
            enough.store(true, Ordering::Relaxed);
            bouts
        })
    }

    /// Plays one game after the other until there are no more.
    fn work(&self, next: &AtomicU64, enough: &AtomicBool, send: &mpsc::Sender<Finished<G>>) {
        let mut players: Vec<Box<dyn Player<G>>> =
            self.contestants.iter().map(Contestant::player).collect();
        while !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games() || send.send(self.play(number, &mut players)).is_err() {
                break;
            }
        }
    }

    fn play(&self, number: u64, players: &mut [Box<dyn Player<G>>]) -> Finished<G> {
        let Terms { seats, limit, opening_plies, longest, seed, .. } = self.terms;
        let fixture = self.schedule.fixture(number);
        let drawn = opening(&self.venue, seats, opening_plies, mixed(seed, fixture.opening));
        // Games differ in their openings; the players' luck comes from elsewhere.
        let seed = mixed(!seed, number);
        let course = drawn.numbered(number);
        Stage { fixture, course, players, limit, longest, seed }.play(&self.names())
    }

    /// Brings what the threads have done into its order, and stops when a test has found something.
    fn collect(
        &self,
        receive: &mpsc::Receiver<Finished<G>>,
        watch: &mut dyn FnMut(&Progress<'_, G>) -> io::Result<()>,
    ) -> io::Result<Vec<Bout>> {
        let mut early: BTreeMap<u64, Finished<G>> = BTreeMap::new();
        let mut bouts: Vec<Bout> = Vec::new();
        let mut pairs = PairScores::default();
        let mut sprt = self.terms.sprt.map(|test| test.judge(&pairs));
        for (bout, record) in receive {
            early.insert(bout.fixture.number, (bout, record));
            while let Some((bout, record)) = early.remove(&(bouts.len() as u64)) {
                bouts.push(bout);
                if let (Some(test), [.., first, second]) = (&self.terms.sprt, &bouts[..])
                    && bouts.len().is_multiple_of(2)
                {
                    pairs.add([first, second].map(|bout| points(bout, 0)));
                    sprt = Some(test.judge(&pairs));
                }
                let bout = bouts.last().expect("just added");
                let (done, games) = (bouts.len() as u64, self.games());
                watch(&Progress { bout, record: &record, done, games, sprt })?;
                if sprt.is_some_and(|state| state.verdict.is_some()) {
                    return Ok(bouts);
                }
            }
        }
        Ok(bouts)
    }
}

/// What a contestant got in a game, on all its seats.
pub(crate) fn points(bout: &Bout, contestant: usize) -> f64 {
    let seats = bout.fixture.seats.iter().zip(&bout.scores);
    seats.filter(|&(&at, _)| at == contestant).map(|(_, score)| score).sum()
}
