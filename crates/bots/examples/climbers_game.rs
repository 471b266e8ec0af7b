//! Plays a game of The Climbers between bots and prints every turn:
//!
//! `cargo run --release -p holz-bots --example climbers_game -- 4711 333 "tie=first rounds=2"`
//!
//! The arguments are the seed of the tower, the level of every player, and the options.
#![expect(clippy::print_stdout, reason = "prints a game")]

use std::time::Instant;

use bots::climbers_bot::{Config, Level, choose_with};
use climbers::{Climbers, Options, Settings, TurnOrder};
use game::{Game, Options as _};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let seed: u64 = arguments.next().as_deref().unwrap_or("1").parse()?;
    let bots: Vec<Config> = arguments
        .next()
        .unwrap_or_else(|| "222".to_owned())
        .bytes()
        .map(bot)
        .collect::<Result<_, _>>()?;
    let options = Options::from_text(&arguments.next().unwrap_or_default())?;
    let order = TurnOrder::draw(bots.len(), seed).ok_or("two to five can play")?;
    let settings = Settings::new(order, order.as_slice()[0], options, seed)?;
    let mut game = Climbers::start(settings);
    println!("{}", game.position_text());
    while let (Some(seat), Some(mover)) = (game.to_move(), game.mover()) {
        let start = Instant::now();
        let turn_seed = seed * 1_000 + u64::from(game.turns_played());
        let choice =
            choose_with(&game, &bots[seat.index()], turn_seed, &mut || false).ok_or("over")?;
        let took_ms = start.elapsed().as_millis();
        game.play(&choice.turn)?;
        let position = game.position();
        let heights = position.order().iter().map(|colour| {
            let height = position.height(colour).unwrap_or(0);
            format!("{}{height}:{}", colour.letter(), position.tools(colour))
        });
        println!(
            "{:3} {} {:<52} {:>7} {:>4} turns {took_ms:>4} ms  {}  climbless_turns {}",
            game.turns_played(),
            mover.letter(),
            choice.turn.to_string(),
            choice.value,
            choice.considered,
            heights.collect::<Vec<_>>().join(" "),
            position.barren(),
        );
    }
    println!("{:?}", game.outcome());
    Ok(())
}

/// The bot of a level.
fn bot(digit: u8) -> Result<Config, &'static str> {
    let level = Level::from_number(digit.wrapping_sub(b'0'));
    level.map(Config::of).ok_or("levels are 1 to 8")
}
