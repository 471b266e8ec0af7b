//! Measures how often the first 1 % of the strong bot's ranking contains a best placement, on
//! positions from the middle of games:
//!
//! `cargo run --release -p holz-bots --features training --example climbers_ranking -- 500`
//!
//! The optional second argument skips that many positions.
#![expect(clippy::print_stdout, reason = "prints the result")]

use bots::climbers_bot::{Config, EvalWeights, choose_with, ranking_quality};
use climbers::{Climbers, Options, Settings, TurnOrder};
use game::Game;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: usize = std::env::args().nth(1).as_deref().unwrap_or("100").parse()?;
    let skip: usize = std::env::args().nth(2).as_deref().unwrap_or("0").parse()?;
    let (mut all, mut looked, mut good) = (0, 0, 0);
    println!("# seed players turn steps found");
    'games: for seed in 0.. {
        let players = 2 + seed as usize % 4;
        let order = TurnOrder::draw(players, seed).ok_or("two to five can play")?;
        let settings = Settings::new(order, order.as_slice()[0], Options::default(), seed)?;
        let mut game = Climbers::start(settings);
        let first = 2 * players as u32;
        while let Some(choice) = {
            let turn_seed = 1_000 * seed + u64::from(game.turns_played());
            choose_with(&game, &Config::VARIED, turn_seed, &mut || false)
        } {
            let turn = game.turns_played();
            // Positions of one game are similar: take only a few.
            if turn >= first && (turn - first).is_multiple_of(players as u32 + 1) {
                all += 1;
                if all > skip {
                    let steps = game.draft().all_placements().len();
                    let found =
                        ranking_quality::finds_best(&game, EvalWeights::for_players(players))
                            .ok_or("no block can move")?;
                    println!("{seed} {players} {turn} {steps} {found}");
                    looked += 1;
                    good += usize::from(found);
                }
                if all == count {
                    break 'games;
                }
            }
            game.play(&choice.turn)?;
        }
    }
    println!("# {good} of {looked}");
    Ok(())
}
