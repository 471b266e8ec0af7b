//! Trains the network of the strong bot for The Climbers:
//!
//! `cargo run --release -p holz-bots --features training --example climbers_training -- 4 6 900 net.txt`
//!
//! for four players and six rounds of 900 games. Each round plays games with the current network, with
//! every mixture of learners and bots, and then trains on the games of the last rounds. The last
//! argument is the file to write; training continues from it if it exists. The networks in use were
//! made like this, see `docs/bots/climbers.md`.
#![expect(clippy::print_stdout, reason = "prints its progress")]

mod adam;

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use adam::Trainer;
use bots::climbers_bot::{
    BaselineLevel, Config,
    training::{self, Learner, Net, Sample, TrainingGame, TrainingOptions},
};

/// How many rounds of games to train on.
const REPLAY_ROUNDS: usize = 4;

/// Evaluation games against bots after each round.
const EVALUATION_GAMES: u64 = 100;

/// Plays games on two cores, rotating the seats. Returns each game with whether a learner won.
fn play_games(
    seeds: std::ops::Range<u64>,
    players: &[Learner],
    options: &TrainingOptions,
) -> Vec<(TrainingGame, bool)> {
    let next = AtomicU64::new(seeds.start);
    let games = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        return;
                    }
                    let mut players = players.to_vec();
                    let rotation = usize::try_from(seed).unwrap_or(0) % players.len();
                    players.rotate_left(rotation);
                    if let Some(game) = training::play(seed, &players, options) {
                        let won = matches!(players[game.winner], Learner::Net(_));
                        games.lock().unwrap_or_else(PoisonError::into_inner).push((game, won));
                    }
                }
            });
        }
    });
    games.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [players, rounds, games, file] = arguments.as_slice() else {
        return Err("usage: climbers_training <players> <rounds> <games> <file>".into());
    };
    let (players, rounds): (usize, u64) = (players.parse()?, rounds.parse()?);
    let games: u64 = games.parse()?;
    let existing = std::fs::read_to_string(file).ok();
    let mut net = match &existing {
        Some(text) => Some(Net::read(text).ok_or("the file is not a network")?),
        None => None,
    };
    let mut trainer = Trainer::new(net.as_ref());
    let bot = Config::baseline(BaselineLevel::Casual);
    let options = TrainingOptions {
        width: 12,
        temperature: 150,
        opening: 4 * players as u32,
        exploration: 8,
    };
    let mut replay: Vec<Vec<Sample>> = Vec::new();
    let mut seed = 1_000_000 * players as u64;
    for round in 0..rounds {
        let start = Instant::now();
        let mut samples = Vec::new();
        // Without a network the bots play among themselves.
        let most = if net.is_some() { players } else { 0 };
        for learners in 0..=most {
            let seats: Vec<Learner> = (0..players)
                .map(|at| match &net {
                    Some(net) if at < learners => Learner::Net(net),
                    _ => Learner::Bot(&bot),
                })
                .collect();
            let count = games / (most as u64 + 1);
            let played = play_games(seed..seed + count, &seats, &options);
            seed += count;
            let wins = played.iter().filter(|(_, won)| *won).count();
            println!("  {learners} learners won {wins} of {}", played.len());
            samples.extend(played.into_iter().flat_map(|(game, _)| game.samples));
        }
        replay.push(samples);
        if replay.len() > REPLAY_ROUNDS {
            replay.remove(0);
        }
        let all: Vec<&Sample> = replay.iter().flatten().collect();
        let loss = trainer.train(&all);
        let new_net = trainer.net();
        let mut seats = vec![Learner::Bot(&bot); players];
        seats[0] = Learner::Net(&new_net);
        let greedy = TrainingOptions { exploration: 0, ..options };
        let evaluation = play_games(seed..seed + EVALUATION_GAMES, &seats, &greedy);
        seed += EVALUATION_GAMES;
        let wins = evaluation.iter().filter(|(_, won)| *won).count();
        println!(
            "round {round}: {} samples, loss {loss:.4}; wins {wins} of {} against bots; {:.0?}",
            all.len(),
            evaluation.len(),
            start.elapsed(),
        );
        std::fs::write(file, trainer.text())?;
        net = Some(new_net);
    }
    Ok(())
}
