//! The coach: hints with reasons, and an assessment of a position.

use game::{Game as _, SeatSet, Verdict};
use klotz::{Colour, Klotz, Move, Position};

use super::{
    Config, Reason, choose_with, position_info::PositionInfo, reasons, search, weights::TUNED,
};
use crate::{log_odds, search::is_mate};

/// A hint: a move with the reasons for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// One or two reasons, the most important first.
    pub reasons: Vec<Reason>,
}

/// The move of the strongest bot; `None` if the game is over. It thinks until `stop` returns true.
pub fn advise(game: &Klotz, stop: &mut dyn FnMut() -> bool) -> Option<Advice> {
    let choice = choose_with(game, &Config::STRONGEST, 0, stop)?;
    Some(Advice { mv: choice.mv, reasons: reasons(game, choice.mv, choice.value) })
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The winning chance of every seat, in thousandths. Seats that left the game have none.
    pub chances: Vec<u32>,
    /// The principal variation; empty if the game is over.
    pub line: Vec<Move>,
}

/// Moves in a principal variation.
const LINE_LENGTH: usize = 4;
/// Later moves of the variation get this fraction of the nodes.
const LATER_MOVES_DIVISOR: u64 = 6;

/// Assesses a game with about `nodes` positions for the next move and fewer for those that follow.
/// The result depends only on `nodes`, not on the machine.
pub fn assess(game: &Klotz, nodes: u64) -> Assessment {
    let mut line = Vec::new();
    let mut chances = None;
    let mut ahead = game.clone();
    while line.len() < LINE_LENGTH {
        let nodes = if line.is_empty() { nodes } else { nodes / LATER_MOVES_DIVISOR };
        let config = Config { nodes, ..Config::STRONGEST };
        let Some(found) = search(&ahead, &config, &mut || false) else { break };
        let Some(best) = found.moves.first() else { break };
        chances.get_or_insert_with(|| chances_from_value(ahead.position(), best.value));
        line.push(best.mv);
        if ahead.play(&best.mv).is_err() {
            break;
        }
    }
    let chances = chances.unwrap_or_else(|| final_chances(game));
    let colours = game.settings().colours().iter();
    let chances = colours.map(|colour| chances[colour.index()]).collect();
    Assessment { chances, line }
}

/// With more than two players a win is predicted, not proven: opponents may play differently.
const THOUSAND: f32 = 1_000.0;
const PREDICTED: f32 = 0.97;

/// The chances if the player to move has this value: 100 points are odds of e to 1.
fn chances_from_value(position: &Position, value: i32) -> [u32; 4] {
    let mover = position.turn();
    let proven = position.seats().len() == 2 && is_mate(value);
    let odds = log_odds::odds(value);
    let mut ours = odds / (1.0 + odds);
    if proven {
        ours = if value > 0 { 1.0 } else { 0.0 };
    } else if is_mate(value) {
        ours = if value > 0 { PREDICTED } else { 1.0 - PREDICTED };
    }
    let scores = TUNED.scores(position, &PositionInfo::new(position));
    let odds = |colour: Colour| log_odds::odds(scores[colour.index()]);
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
    (chance * THOUSAND + 0.5) as u32
}

/// The chances after the end: all to the winner, equal shares of a draw.
fn final_chances(game: &Klotz) -> [u32; 4] {
    let seats = game.position().seats();
    let winners = match game.outcome().map(|outcome| outcome.verdict) {
        Some(Verdict::Won(winners)) => winners,
        Some(Verdict::Drawn) | None => SeatSet::EMPTY,
    };
    Colour::ALL.map(|colour| match game.settings().seat(colour) {
        Some(seat) if winners.contains(seat) => 1_000,
        Some(_) if winners.is_empty() && seats.contains(colour) => 1_000 / seats.len() as u32,
        Some(_) | None => 0,
    })
}
