//! The coach: hints with reasons, and an assessment of a position.
#![expect(clippy::cast_precision_loss, reason = "there are few players")]

use climbers::{Climbers, Colour, Turn};
use game::{Game as _, Verdict};

use super::{
    Config, Engine, Level, Reason, choose_with, reasons, score::UNIT, strong::POINTS_PER_LOGIT,
};
use crate::log_odds;

/// A hint: a turn with the reasons for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The turn.
    pub turn: Turn,
    /// One or two reasons, the most important first.
    pub reasons: Vec<Reason>,
}

/// The turn of the strongest bot; `None` if the game is over. It thinks until `stop` returns true.
pub fn advise(game: &Climbers, stop: &mut dyn FnMut() -> bool) -> Option<Advice> {
    let choice = choose_with(game, &Config::STRONGEST, 0, stop)?;
    Some(Advice { reasons: reasons(game, &choice.turn), turn: choice.turn })
}

/// How a game stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessment {
    /// The winning chance of every seat, in thousandths. Seats that left the game have none.
    pub chances: Vec<u32>,
    /// The turn the bot would play; `None` if the game is over.
    pub best: Option<Turn>,
}

/// Assesses a game; with two players it evaluates about `nodes` turns. The result depends only on
/// `nodes`, not on the machine.
pub fn assess(game: &Climbers, nodes: u64) -> Assessment {
    // This level compares few turns; switch off its randomness.
    let mut config = Config { temperature: 0, margin: 0, ..Config::of(Level::Hornbeam) };
    if let Engine::Strong(strong) = &mut config.engine {
        strong.nodes = nodes;
    }
    let choice = choose_with(game, &config, 0, &mut || false);
    let chances = match &choice {
        Some(choice) => chances_from_value(game, choice.value),
        None => final_chances(game),
    };
    Assessment { chances, best: choice.map(|choice| choice.turn) }
}

/// The chances if the player to move is ahead of the best opponent by this value.
fn chances_from_value(game: &Climbers, value: i32) -> Vec<u32> {
    let position = game.position();
    let mover = position.mover();
    let rivals = position.order().len().saturating_sub(1).max(1);
    // Each additional opponent is another one that can win.
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
    log_odds::odds(
        value.clamp(-100 * POINTS_PER_LOGIT, 100 * POINTS_PER_LOGIT) * 100 / POINTS_PER_LOGIT,
    )
}

/// The chances after the end: all to the winner, equal shares of a draw.
fn final_chances(game: &Climbers) -> Vec<u32> {
    let verdict = game.outcome().map(|outcome| outcome.verdict);
    let players = game.position().order().len() as f32;
    by_seat(game, |colour| match (verdict, game.settings().seat(colour)) {
        (Some(Verdict::Won(winners)), Some(seat)) if winners.contains(seat) => 1.0,
        (Some(Verdict::Won(_)), _) => 0.0,
        _ => 1.0 / players,
    })
}

/// Chances by seat, in thousandths; 0 for players who left.
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
