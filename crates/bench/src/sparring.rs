//! The strongest KLOTZ bot against general-purpose search crates on our rules, with equal time per move.

mod minimax_bot;
mod treant_bot;

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use arena::stats::{Interval, wilson};
use arena::{
    ArenaGame as _, ChosenMove, Contest, ContestConfig, Contestant, Failure, FailureKind,
    GameHistory, Limit, MoveRequest, PlayedGame, Player,
};
use bots::klotz_bot::{Config, choose_with};
use game::Game as _;
use game::record::{Action, Record};
use klotz::{Colour, Klotz, Move, Position};

use minimax_bot::Minimax;
use treant_bot::Treant;

/// The opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Partner {
    /// Alpha-beta, for two players.
    Minimax,
    /// Monte Carlo tree search, for any number of players.
    Treant,
}

impl Partner {
    pub(crate) fn from_name(name: &str) -> Option<Partner> {
        match name {
            "minimax" => Some(Partner::Minimax),
            "treant" => Some(Partner::Treant),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Partner::Minimax => "minimax",
            Partner::Treant => "treant",
        }
    }

    fn contestant(self) -> Contestant<Klotz> {
        match self {
            Partner::Minimax => Contestant::new(self.name(), Minimax::new),
            Partner::Treant => Contestant::new(self.name(), || Treant),
        }
    }
}

/// A match in which our bot plays each opening once on every seat.
pub(crate) struct Sparring {
    pub(crate) partner: Partner,
    pub(crate) players: usize,
    pub(crate) openings: u64,
    pub(crate) time_per_move: Duration,
}

impl Sparring {
    /// Plays the match and prints the score; writes one line per game to `raw`.
    pub(crate) fn run(&self, raw: &mut String) -> Result<(), String> {
        let name = format!("klotz.{}p_vs_{}", self.players, self.partner.name());
        let mut score = [0_u32; 3];
        self.contest()?
            .run(&mut |progress| {
                let result = result(progress.played);
                score[result] += 1;
                let word = ["win", "draw", "loss"][result];
                let (opening, seat) =
                    (progress.played.scheduled.opening, our_seat(progress.played));
                let moves = moves(progress.record).join(" ");
                writeln!(raw, "{name}: opening {opening}, seat {seat}, {word}: {moves}")
                    .expect("writing to a String cannot fail");
                Ok(())
            })
            .map_err(|error| error.to_string())?;
        let [wins, draws, losses] = score;
        let games = f64::from(wins + draws + losses);
        let share = (f64::from(wins) + 0.5 * f64::from(draws)) / games;
        let Interval { low, high } = wilson(share, games);
        println!(
            "{name}: {share:.3} (95 % {low:.3} to {high:.3}), +{wins} ={draws} -{losses} at {} ms per move",
            self.time_per_move.as_millis()
        );
        Ok(())
    }

    fn contest(&self) -> Result<Contest<Klotz>, String> {
        let setup = Klotz::setup(&["layout=diamond".to_owned()]).map_err(|e| e.to_string())?;
        let config = ContestConfig {
            games: self.openings * self.players as u64,
            limit: Limit { time: Some(self.time_per_move), ..Limit::default() },
            ..ContestConfig::default_for::<Klotz>(self.players)
        };
        let contestants = vec![Contestant::new("ours", || StrongestBot), self.partner.contestant()];
        Contest::new(contestants, setup, config).map_err(|error| error.to_string())
    }
}

/// Our strongest configuration, limited by time alone.
struct StrongestBot;

impl Player<Klotz> for StrongestBot {
    fn choose(
        &mut self,
        history: &GameHistory<Klotz>,
        request: &MoveRequest,
    ) -> Result<ChosenMove<Move>, Failure> {
        let deadline = request.limit.time.map(|time| Instant::now() + time);
        let mut stop = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let choice = choose_with(history.game(), &Config::STRONGEST, request.seed, &mut stop);
        let no_move = || Failure::new(FailureKind::Broken, "it found no move");
        choice.map(|choice| ChosenMove::only(choice.mv)).ok_or_else(no_move)
    }
}

/// The move a partner found, or the first legal one if it found none.
fn or_first_legal(found: Option<Move>, position: &Position) -> ChosenMove<Move> {
    ChosenMove::only(found.unwrap_or_else(|| position.moves()[0]))
}

/// The seat of our bot, which is the first contestant.
fn our_seat(played: &PlayedGame) -> usize {
    played.scheduled.seats.iter().position(|&contestant| contestant == 0).expect("it has a seat")
}

/// 0 for a win of our bot, 1 for a draw, 2 for a loss.
fn result(played: &PlayedGame) -> usize {
    match played.scores[our_seat(played)] {
        score if score >= 1.0 => 0,
        score if score > 0.0 => 1,
        _ => 2,
    }
}

/// All moves of a game as text.
fn moves(record: &Record<Klotz>) -> Vec<String> {
    let mut game = Klotz::start(record.settings().clone());
    let played = record.actions().iter().filter_map(|action| match action {
        Action::Play(mv) => Some(mv),
        Action::Retire { .. } => None,
    });
    let text = played.map(|mv| {
        let text = game.write_move(mv);
        game.play(mv).expect("a recorded move is legal");
        text
    });
    text.collect()
}

/// A simple evaluation by the number of moves to the goal, for all partners.
fn race_score(position: &Position, colour: Colour) -> i16 {
    const SCORES: [i16; 9] = [1_000, 520, 340, 220, 140, 90, 60, 40, 25];
    position
        .race(colour)
        .map_or(0, |moves| SCORES.get(moves as usize).copied().unwrap_or(SCORES[SCORES.len() - 1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_bot_plays_every_seat_of_an_opening() {
        for (partner, players) in [(Partner::Minimax, 2), (Partner::Treant, 3)] {
            let time_per_move = Duration::from_millis(1);
            let mut raw = String::new();
            Sparring { partner, players, openings: 1, time_per_move }.run(&mut raw).unwrap();
            let seats: Vec<&str> = raw
                .lines()
                .map(|line| line.split(", ").nth(1).expect("the seat is the second part"))
                .collect();
            assert_eq!(seats, ["seat 0", "seat 1", "seat 2"][..players], "{raw}");
        }
    }
}
