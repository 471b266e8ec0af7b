//! The strong bot as a coach: what to do and why, and how a game stands.
#![expect(clippy::cast_precision_loss, reason = "players are counted on one hand")]

use climbers::{Climbers, Colour, Turn};
use game::{Game as _, Verdict};

use super::{Config, Engine, Level, Reason, choose_with, deep::POINTS, reasons, worth::UNIT};
use crate::log_odds;

/// A turn and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The turn.
    pub turn: Turn,
    /// One fact or two, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// What the strongest bot would do; `None` when the game is over. It thinks until `stop` says so.
pub fn advise(game: &Climbers, stop: &mut dyn FnMut() -> bool) -> Option<Advice> {
    let choice = choose_with(game, &Config::STRONGEST, 0, stop)?;
    Some(Advice { reasons: reasons(game, &choice.turn), turn: choice.turn })
}

/// How a game stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessment {
    /// The chance of every seat to win, in thousandths, as the bot judges it. The seats of those who
    /// left the game have none.
    pub chances: Vec<u32>,
    /// The turn the bot would make; `None` when the game is over.
    pub best: Option<Turn>,
}

/// Judges a game, with two players by looking at about `nodes` turns. The same number gives the same
/// judgement everywhere.
pub fn assess(game: &Climbers, nodes: u64) -> Assessment {
    // That level compares few turns, but it does not always take the best.
    let mut config = Config { temperature: 0, margin: 0, ..Config::of(Level::Hornbeam) };
    if let Engine::Deep(ahead) = &mut config.engine {
        ahead.nodes = nodes;
    }
    let choice = choose_with(game, &config, 0, &mut || false);
    let chances = match &choice {
        Some(choice) => chances_from_value(game, choice.value),
        None => final_chances(game),
    };
    Assessment { chances, best: choice.map(|choice| choice.turn) }
}

/// The chances if the player to move is better than the best of the others by this much.
fn chances_from_value(game: &Climbers, value: i32) -> Vec<u32> {
    let position = game.position();
    let mover = position.mover();
    let rivals = position.order().len().saturating_sub(1).max(1);
    // With more rivals than one, more than one can overtake.
    let odds = scaled(value) / rivals as f32;
    let ours = odds / (1.0 + odds);
    let strength =
        |colour: Colour| scaled(position.height(colour).map_or(0, i32::from).saturating_mul(UNIT));
    let all: f32 = position.order().iter().filter(|&colour| colour != mover).map(strength).sum();
    by_seat(
        game,
        |colour| {
            if colour == mover { ours } else { (1.0 - ours) * strength(colour) / all }
        },
    )
}

fn scaled(value: i32) -> f32 {
    log_odds::odds(value.clamp(-100 * POINTS, 100 * POINTS) * 100 / POINTS)
}

/// The chances once a game is over: all of it for who won, even shares of a draw.
fn final_chances(game: &Climbers) -> Vec<u32> {
    let verdict = game.outcome().map(|outcome| outcome.verdict);
    let players = game.position().order().len() as f32;
    by_seat(game, |colour| match (verdict, game.settings().seat(colour)) {
        (Some(Verdict::Won(winners)), Some(seat)) if winners.contains(seat) => 1.0,
        (Some(Verdict::Won(_)), _) => 0.0,
        _ => 1.0 / players,
    })
}

/// Thousandths by seat; those who left the game have none.
#[expect(clippy::cast_sign_loss, reason = "chances are between 0 and 1")]
fn by_seat(game: &Climbers, chance: impl Fn(Colour) -> f32) -> Vec<u32> {
    let order = game.position().order();
    let seats = game.settings().order().iter();
    seats
        .map(
            |colour| {
                if order.contains(colour) { (chance(colour) * 1_000.0 + 0.5) as u32 } else { 0 }
            },
        )
        .collect()
}
