//! The strongest bot as a coach: what to play and why, and how a game stands.

use game::{Game as _, SeatSet, Verdict};
use klotz::{Colour, Klotz, Move, Position};

use super::{Config, Reason, choose_with, facts::Facts, reasons, search, weights::TUNED};
use crate::{odds, search::is_decided};

/// A move and what speaks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// One fact or two, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// What the strongest bot would play; `None` when the game is over. It thinks until `stop` says so.
pub fn advise(game: &Klotz, stop: &mut dyn FnMut() -> bool) -> Option<Advice> {
    let choice = choose_with(game, &Config::STRONGEST, 0, stop)?;
    Some(Advice { mv: choice.mv, reasons: reasons(game, choice.mv, choice.value) })
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The chance of every seat to win, in thousandths, as the bot judges it. The seats of those who
    /// left the game have none.
    pub chances: Vec<u32>,
    /// What would be played from here on, as far as it was looked at; empty when the game is over.
    pub line: Vec<Move>,
}

/// The moves of a line.
const LINE: usize = 4;
/// The further moves of a line get this part of what the first one gets.
const LATER: u64 = 6;

/// Judges a game by looking at about `nodes` positions for its next move, and at fewer for those
/// that follow. The same number gives the same judgement everywhere.
pub fn assess(game: &Klotz, nodes: u64) -> Assessment {
    let mut line = Vec::new();
    let mut chances = None;
    let mut ahead = game.clone();
    while line.len() < LINE {
        let nodes = if line.is_empty() { nodes } else { nodes / LATER };
        let config = Config { nodes, ..Config::STRONGEST };
        let Some(found) = search(&ahead, &config, &mut || false) else { break };
        let Some(best) = found.moves.first() else { break };
        chances.get_or_insert_with(|| expected(ahead.position(), best.value));
        line.push(best.mv);
        if ahead.play(&best.mv).is_err() {
            break;
        }
    }
    let chances = chances.unwrap_or_else(|| settled(game));
    let colours = game.settings().colours().iter();
    let chances = colours.map(|colour| chances[colour.index()]).collect();
    Assessment { chances, line }
}

/// Certainty, and what even a foreseen end is taken for where others may still do otherwise.
const CERTAIN: f32 = 1_000.0;
const FORESEEN: f32 = 0.97;

/// The chances if the player to move stands at so many points: 100 are odds of e to one.
fn expected(position: &Position, value: i32) -> [u32; 4] {
    let mover = position.turn();
    let proven = position.seats().len() == 2 && is_decided(value);
    let odds = odds::of_points(value);
    let mut ours = odds / (1.0 + odds);
    if proven {
        ours = if value > 0 { 1.0 } else { 0.0 };
    } else if is_decided(value) {
        ours = if value > 0 { FORESEEN } else { 1.0 - FORESEEN };
    }
    let standings = TUNED.standings(position, &Facts::new(position));
    let odds = |colour: Colour| odds::of_points(standings[colour.index()]);
    let rivals = position.seats().without(mover);
    let all: f32 = rivals.iter().map(odds).sum();
    let mut chances = [0; 4];
    for colour in position.seats().iter() {
        let chance = if colour == mover { ours } else { (1.0 - ours) * odds(colour) / all };
        chances[colour.index()] = thousandths(chance);
    }
    chances
}

#[expect(clippy::cast_sign_loss, reason = "chances are between 0 and 1")]
fn thousandths(chance: f32) -> u32 {
    (chance * CERTAIN + 0.5) as u32
}

/// The chances once a game is over: all of it for who won, even shares of a draw.
fn settled(game: &Klotz) -> [u32; 4] {
    let seats = game.position().seats();
    let winners = match game.outcome().map(|outcome| outcome.verdict) {
        Some(Verdict::Won(winners)) => winners,
        Some(Verdict::Drawn | Verdict::Abandoned) | None => SeatSet::EMPTY,
    };
    Colour::ALL.map(|colour| match game.settings().seat(colour) {
        Some(seat) if winners.contains(seat) => 1_000,
        Some(_) if winners.is_empty() && seats.contains(colour) => 1_000 / seats.len() as u32,
        Some(_) | None => 0,
    })
}
