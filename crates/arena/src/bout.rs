//! One game of a contest.

use std::time::{Duration, Instant};

use game::record::{Ending, Record};
use game::{Departure, Seat, SeatSet};

use crate::{
    Course, Failure, FailureKind, Fixture, Hosted, Limit, Player, Task, course::end_word,
    seed::mixed,
};

/// A game as it went.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// Who sat where.
    pub fixture: Fixture,
    /// Which part of the point each seat got. They add up to 1: a shared win is divided among the
    /// winners, a draw among all who stayed.
    pub scores: Vec<f64>,
    /// What ended it: the name of a rule, `too-long`, or how somebody failed.
    pub end: String,
    /// How it ended, as its record says it.
    pub result: String,
    /// How many moves were made, those of the opening included.
    pub plies: usize,
    /// Who failed, and how.
    pub faults: Vec<Fault>,
    /// How long each seat has thought.
    pub paces: Vec<Pace>,
}

/// Somebody failed and lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// On which seat.
    pub seat: Seat,
    /// Before which move, from 1.
    pub ply: usize,
    /// How.
    pub failure: Failure,
}

/// How long somebody has thought.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pace {
    /// About how many moves.
    pub moves: u64,
    /// About all of them together.
    pub total: Duration,
    /// About the longest.
    pub longest: Duration,
}

impl Pace {
    fn add(&mut self, took: Duration) {
        self.moves += 1;
        self.total += took;
        self.longest = self.longest.max(took);
    }

    /// About a move, on average.
    pub fn mean(&self) -> Duration {
        self.total / u32::try_from(self.moves.max(1)).unwrap_or(u32::MAX)
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Pace) -> Pace {
        Pace {
            moves: self.moves + other.moves,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}

/// What a game that was cut short is drawn by.
const TOO_LONG: &str = "too-long";

/// A game being played.
pub(crate) struct Stage<'a, G: Hosted> {
    /// Who sits where.
    pub(crate) fixture: Fixture,
    /// The opening.
    pub(crate) course: Course<G>,
    /// The players of all contestants.
    pub(crate) players: &'a mut [Box<dyn Player<G>>],
    /// What they may spend on a move.
    pub(crate) limit: Limit,
    /// A game with more moves is a draw.
    pub(crate) longest: usize,
    /// Where the players' randomness comes from.
    pub(crate) seed: u64,
}

impl<G: Hosted> Stage<'_, G> {
    /// Plays to the end, whatever the players do. `names` are those of the contestants.
    pub(crate) fn play(mut self, names: &[&str]) -> (Bout, Record<G>) {
        let mut paces = vec![Pace::default(); self.course.game().seats()];
        let mut faults: Vec<Fault> = Vec::new();
        let (ending, stayed) = loop {
            let stayed = self.stayed(&faults);
            let Some(seat) = self.course.game().to_move() else {
                break (self.course.ending().expect("a game that is over has ended"), stayed);
            };
            let ply = self.course.plies() + 1;
            if ply > self.longest {
                break (Ending::Drawn { by: end_word(TOO_LONG) }, stayed);
            }
            let Err(failure) = self.turn(seat, ply, &mut paces[seat.index()]) else { continue };
            let kind = failure.kind;
            faults.push(Fault { seat, ply, failure });
            let reason = match kind {
                FailureKind::Late => Departure::Time,
                FailureKind::Illegal | FailureKind::Broken | FailureKind::Resigned => {
                    Departure::Resignation
                }
            };
            if self.course.retire(seat, reason).is_err() {
                // Of the last two, the other has won.
                let winners = stayed.without(seat);
                break (Ending::Won { winners, by: end_word(kind.word()) }, winners);
            }
        };
        self.finish(ending, stayed, faults, paces, names)
    }

    /// Those who have not failed.
    fn stayed(&self, faults: &[Fault]) -> SeatSet {
        let failed: SeatSet = faults.iter().map(|fault| fault.seat).collect();
        Seat::first(self.course.game().seats()).filter(|&seat| !failed.contains(seat)).collect()
    }

    /// Somebody is asked, and plays.
    fn turn(&mut self, seat: Seat, ply: usize, pace: &mut Pace) -> Result<(), Failure> {
        let player = &mut self.players[self.fixture.seats[seat.index()]];
        let task = Task { limit: self.limit, seed: mixed(self.seed, ply as u64) };
        let begun = Instant::now();
        let answer = player.choose(&self.course, &task);
        pace.add(begun.elapsed());
        let mv = answer?.mv;
        self.course
            .play(mv)
            .map_err(|refusal| Failure::new(FailureKind::Illegal, refusal.to_string()))
    }

    fn finish(
        self,
        ending: Ending,
        stayed: SeatSet,
        faults: Vec<Fault>,
        paces: Vec<Pace>,
        names: &[&str],
    ) -> (Bout, Record<G>) {
        let sharing = match &ending {
            Ending::Won { winners, .. } => *winners,
            Ending::Drawn { .. } | Ending::Abandoned | Ending::Unfinished => stayed,
        };
        #[expect(clippy::cast_precision_loss, reason = "there are five seats at most")]
        let whole = 1.0 / sharing.len() as f64;
        let part = |seat| if sharing.contains(seat) { whole } else { 0.0 };
        let seats = self.course.game().seats();
        let end = ending.by().unwrap_or("abandoned").to_owned();
        let names: Vec<&str> = self.fixture.seats.iter().map(|&at| names[at]).collect();
        let record = self.course.record(ending, &names);
        let bout = Bout {
            scores: Seat::first(seats).map(part).collect(),
            end,
            result: result_text(&record),
            plies: self.course.plies(),
            fixture: self.fixture,
            faults,
            paces,
        };
        (bout, record)
    }
}

/// How a record says that its game ended.
pub(crate) fn result_text<G: Hosted>(record: &Record<G>) -> String {
    let text = record.to_string();
    let result = text.lines().find_map(|line| line.strip_prefix("result: "));
    result.expect("every record says its result").to_owned()
}
