//! Plays one game of a contest.

use std::time::{Duration, Instant};

use game::record::{Ending, Record};
use game::{Departure, Seat, SeatSet, random::derive_seed};

use crate::{
    ArenaGame, Failure, FailureKind, GameHistory, Limit, MoveRequest, Player, ScheduledGame,
    game_history::end_word,
};

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    /// Number, opening and seats.
    pub scheduled: ScheduledGame,
    /// The points of each seat; they add up to 1. Winners share a win; a draw is shared by all who have
    /// not forfeited.
    pub scores: Vec<f64>,
    /// The reason it ended: the name of a rule, `too-long`, or a [`FailureKind`].
    pub end: String,
    /// The result as in the record.
    pub result: String,
    /// The number of moves, including the opening.
    pub plies: usize,
    /// A hash of all moves: games that agree in it are the same game.
    pub moves_hash: u64,
    /// Players that forfeited.
    pub forfeits: Vec<Forfeit>,
    /// The thinking time of each seat.
    pub thinking_times: Vec<ThinkingTime>,
}

impl PlayedGame {
    /// Whether another game of the same opening was the same, move for move: bots that use no chance
    /// repeat themselves with swapped seats.
    pub fn repeats(&self, other: &PlayedGame) -> bool {
        self.scheduled.opening == other.scheduled.opening
            && self.moves_hash == other.moves_hash
            && self.forfeits.is_empty()
            && other.forfeits.is_empty()
    }
}

/// A player lost because of a failure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// The seat.
    pub seat: Seat,
    /// The move they failed to play, from 1.
    pub ply: usize,
    /// The failure.
    pub failure: Failure,
}

/// Total and maximum thinking time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ThinkingTime {
    /// The number of moves.
    pub moves: u64,
    /// The sum over all moves.
    pub total: Duration,
    /// The longest time for one move.
    pub longest: Duration,
}

impl ThinkingTime {
    fn add(&mut self, took: Duration) {
        self.moves += 1;
        self.total += took;
        self.longest = self.longest.max(took);
    }

    /// The average per move.
    pub fn mean(&self) -> Duration {
        self.total / u32::try_from(self.moves.max(1)).unwrap_or(u32::MAX)
    }

    /// The sum of both.
    #[must_use]
    pub fn and(self, other: ThinkingTime) -> ThinkingTime {
        ThinkingTime {
            moves: self.moves + other.moves,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}

/// The reason for a draw after [`ContestConfig::max_plies`](crate::ContestConfig::max_plies).
const TOO_LONG: &str = "too-long";

/// A game in progress.
pub(crate) struct GameRunner<'a, G: ArenaGame> {
    /// Number, opening and seats.
    pub(crate) scheduled: ScheduledGame,
    /// The game so far.
    pub(crate) history: GameHistory<G>,
    /// The players of all contestants.
    pub(crate) players: &'a mut [Box<dyn Player<G>>],
    /// Limits for each move.
    pub(crate) limit: Limit,
    /// A game with more moves is a draw.
    pub(crate) max_plies: usize,
    /// The seed of the players' randomness.
    pub(crate) seed: u64,
}

impl<G: ArenaGame> GameRunner<'_, G> {
    /// Plays until the game ends, whatever the players do. `names` are those of the contestants.
    pub(crate) fn play(mut self, names: &[&str]) -> (PlayedGame, Record<G>) {
        let mut thinking_times = vec![ThinkingTime::default(); self.history.game().seats()];
        let mut forfeits: Vec<Forfeit> = Vec::new();
        let (ending, active) = loop {
            let active = self.active(&forfeits);
            let Some(seat) = self.history.game().to_move() else {
                break (
                    self.history.ending().expect("no player to move means the game has ended"),
                    active,
                );
            };
            let ply = self.history.plies() + 1;
            if ply > self.max_plies {
                break (Ending::Drawn { by: end_word(TOO_LONG) }, active);
            }
            let Err(failure) = self.play_move(seat, ply, &mut thinking_times[seat.index()]) else {
                continue;
            };
            let kind = failure.kind;
            forfeits.push(Forfeit { seat, ply, failure });
            let reason = match kind {
                FailureKind::Timeout => Departure::Time,
                FailureKind::Illegal | FailureKind::Broken | FailureKind::Resigned => {
                    Departure::Resignation
                }
            };
            if self.history.retire(seat, reason).is_err() {
                // With two players left, the other one wins.
                let winners = active.without(seat);
                break (Ending::Won { winners, by: end_word(kind.name()) }, winners);
            }
        };
        self.finish(ending, active, forfeits, thinking_times, names)
    }

    /// The seats that have not forfeited.
    fn active(&self, forfeits: &[Forfeit]) -> SeatSet {
        let failed: SeatSet = forfeits.iter().map(|forfeit| forfeit.seat).collect();
        Seat::first(self.history.game().seats()).filter(|&seat| !failed.contains(seat)).collect()
    }

    /// Asks the player of a seat for a move and plays it.
    fn play_move(
        &mut self,
        seat: Seat,
        ply: usize,
        thinking_time: &mut ThinkingTime,
    ) -> Result<(), Failure> {
        let player = &mut self.players[self.scheduled.seats[seat.index()]];
        let task = MoveRequest { limit: self.limit, seed: derive_seed(self.seed, ply as u64) };
        let started = Instant::now();
        let answer = player.choose(&self.history, &task);
        thinking_time.add(started.elapsed());
        let mv = answer?.mv;
        self.history
            .play(mv)
            .map_err(|refusal| Failure::new(FailureKind::Illegal, refusal.to_string()))
    }

    fn finish(
        self,
        ending: Ending,
        active: SeatSet,
        forfeits: Vec<Forfeit>,
        thinking_times: Vec<ThinkingTime>,
        names: &[&str],
    ) -> (PlayedGame, Record<G>) {
        let sharing = match &ending {
            Ending::Won { winners, .. } => *winners,
            Ending::Drawn { .. } | Ending::Abandoned | Ending::Unfinished => active,
        };
        #[expect(clippy::cast_precision_loss, reason = "at most five seats")]
        let share = 1.0 / sharing.len() as f64;
        let score = |seat| if sharing.contains(seat) { share } else { 0.0 };
        let seats = self.history.game().seats();
        let end = ending.by().unwrap_or("abandoned").to_owned();
        let names: Vec<&str> = self.scheduled.seats.iter().map(|&at| names[at]).collect();
        let record = self.history.record(ending, &names);
        let played = PlayedGame {
            scores: Seat::first(seats).map(score).collect(),
            end,
            result: result_text(&record),
            plies: self.history.plies(),
            moves_hash: self.history.moves_hash(),
            scheduled: self.scheduled,
            forfeits,
            thinking_times,
        };
        (played, record)
    }
}

/// The result line of a record.
pub(crate) fn result_text<G: ArenaGame>(record: &Record<G>) -> String {
    let text = record.to_string();
    let result = text.lines().find_map(|line| line.strip_prefix("result: "));
    result.expect("every record has a result").to_owned()
}
