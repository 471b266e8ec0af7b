//! Measures how long games of The Climbers between equal bots last, and how often a follower is
//! worth asking:
//!
//! `cargo run --release -p bots --example climbers_lengths -- 2 40 5 "rounds=2"`
//!
//! The arguments are the number of players, of games, the level of every player, and the options.
//! Each line is a game: seed, turns, the turn in which a pawn last reached a new best, the winner's
//! height, the winner's seat (`-` for a draw), turns in which the count of climbless turns was
//! reset although one round of them had passed, all follower prompts, those worth asking.
#![expect(clippy::print_stdout, reason = "prints measurements")]

use bots::climbers_bot::{Config, Level, choose_with};
use climbers::{Climbers, Options, Settings, TurnOrder};
use game::{Game as _, Options as _, Verdict};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |or: u64| arguments.next().map_or(Ok(or), |text| text.parse());
    let (players, games, level) = (number(2)?, number(40)?, number(5)?);
    let options = Options::from_text(&arguments.next().unwrap_or_default())?;
    let bot =
        Level::from_number(u8::try_from(level)?).map(Config::of).ok_or("levels are 1 to 8")?;
    println!("# {players} players, level {level}, {}", options.to_text());
    println!("# seed turns last_climb height winner late_climbs prompts worth_asking");
    for seed in 0..games {
        let order = TurnOrder::draw(players as usize, seed).ok_or("two to five can play")?;
        let settings = Settings::new(order, order.as_slice()[0], options, seed)?;
        let mut game = Climbers::start(settings);
        let (mut turns, mut last_climb, mut late_climbs) = (0, 0, 0);
        let (mut prompts, mut worth_asking) = (0, 0);
        while game.to_move().is_some() {
            let position = game.position();
            let barren = position.barren();
            match position.follower() {
                Some(_) => {
                    prompts += 1;
                    worth_asking += u32::from(game.draft().is_worth_asking());
                }
                None => turns += 1,
            }
            let turn_seed = seed * 1_000 + u64::from(game.turns_played());
            let choice = choose_with(&game, &bot, turn_seed, &mut || false).ok_or("over")?;
            game.play(&choice.turn)?;
            if game.position().barren() == 0 {
                last_climb = turns;
                late_climbs += u32::from(u64::from(barren) > players);
            }
        }
        let outcome = game.outcome().ok_or("it ended")?;
        let best = game.ranking().first().and_then(|&colour| game.position().height(colour));
        let winner = match outcome.verdict {
            Verdict::Won(seats) => seats.iter().map(|seat| seat.index().to_string()).collect(),
            Verdict::Drawn => "-".to_owned(),
        };
        println!(
            "{seed} {turns} {last_climb} {} {winner} {late_climbs} {prompts} {worth_asking}",
            best.unwrap_or(0)
        );
    }
    Ok(())
}
