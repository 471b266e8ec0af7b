//! Teaches the nets by which the strong bot for The Climbers judges:
//!
//! `cargo run --release -p bots --example climbers_school -- 4 6 900 net.txt`
//!
//! for four players, six rounds of 900 games. In every round games are played with what is known, among learners and
//! bots in every mixture; then it is learned from the games of the last rounds who won. The last word is the file
//! that is written, and from which learning goes on if it is there. The nets in use were made so, see
//! `docs/bots/climbers.md`.
#![expect(clippy::print_stdout, reason = "it is there to be read")]

mod learn;

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use bots::climbers::{
    BaselineLevel, Config,
    school::{self, Lesson, Manner, Net, Pupil, Sample},
};
use learn::Learner;

/// Learning looks back on so many rounds.
const REMEMBERED: usize = 4;

/// So many games are played against bots after each round, to see how it goes.
const TRIALS: u64 = 100;

/// Plays games at a table of learners and bots, on two cores. Everybody sits everywhere in turn. With each game comes
/// whether a learner has won.
fn played(seeds: std::ops::Range<u64>, table: &[Pupil], manner: &Manner) -> Vec<(Lesson, bool)> {
    let next = AtomicU64::new(seeds.start);
    let lessons = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        return;
                    }
                    let mut table = table.to_vec();
                    let turn = usize::try_from(seed).unwrap_or(0) % table.len();
                    table.rotate_left(turn);
                    if let Some(lesson) = school::play(seed, &table, manner) {
                        let won = matches!(table[lesson.winner], Pupil::Learner(_));
                        let mut lessons = lessons.lock().unwrap_or_else(PoisonError::into_inner);
                        lessons.push((lesson, won));
                    }
                }
            });
        }
    });
    lessons.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [players, rounds, games, file] = words.as_slice() else {
        return Err("players, rounds, games and a file are expected".into());
    };
    let (players, rounds): (usize, u64) = (players.parse()?, rounds.parse()?);
    let games: u64 = games.parse()?;
    let known = std::fs::read_to_string(file).ok();
    let mut net = match &known {
        Some(text) => Some(Net::read(text).ok_or("the file holds no net")?),
        None => None,
    };
    let mut learner = Learner::new(net.as_ref());
    let bot = Config::first(BaselineLevel::Casual);
    let manner = Manner { width: 12, temperature: 150, opening: 4 * players as u32, strays: 8 };
    let mut remembered: Vec<Vec<Sample>> = Vec::new();
    let mut seed = 1_000_000 * players as u64;
    for round in 0..rounds {
        let begun = Instant::now();
        let mut samples = Vec::new();
        // Without a net bots play among themselves.
        let most = if net.is_some() { players } else { 0 };
        for learners in 0..=most {
            let table: Vec<Pupil> = (0..players)
                .map(|at| match &net {
                    Some(net) if at < learners => Pupil::Learner(net),
                    _ => Pupil::Bot(&bot),
                })
                .collect();
            let count = games / (most as u64 + 1);
            let lessons = played(seed..seed + count, &table, &manner);
            seed += count;
            let wins = lessons.iter().filter(|(_, won)| *won).count();
            println!("  {learners} learners at the table won {wins} of {}", lessons.len());
            samples.extend(lessons.into_iter().flat_map(|(lesson, _)| lesson.samples));
        }
        remembered.push(samples);
        if remembered.len() > REMEMBERED {
            remembered.remove(0);
        }
        let all: Vec<&Sample> = remembered.iter().flatten().collect();
        let loss = learner.learn(&all);
        let better = learner.net();
        let mut table = vec![Pupil::Bot(&bot); players];
        table[0] = Pupil::Learner(&better);
        let trial = played(seed..seed + TRIALS, &table, &Manner { strays: 0, ..manner });
        seed += TRIALS;
        let wins = trial.iter().filter(|(_, won)| *won).count();
        println!(
            "round {round}: {} positions, log-likelihood -{loss:.4}; alone against bots it wins {wins} of {}; {:.0?}",
            all.len(),
            trial.len(),
            begun.elapsed(),
        );
        std::fs::write(file, learner.text())?;
        net = Some(better);
    }
    Ok(())
}
