//! Plays a match between bots for The Climbers, rotating the seats, and prints the result:
//!
//! `cargo run --release -p holz-bots --example climbers_match -- skilled skilled,early_bonus=0 --games 40`
//!
//! The first bot has one seat, the second all others. A bot is the name of a level with optional
//! overrides.
#![expect(clippy::print_stdout, reason = "prints the result")]

mod contestant;

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use arena::stats::wilson;
use climbers::{Climbers, Ladder, Options, Settings, TurnOrder};
use contestant::Contestant;
use game::{Game, Seat, Verdict};

/// The settings of a match.
struct MatchSetup {
    games: u64,
    players: usize,
    threads: usize,
    /// Wall-clock time per turn.
    time: Option<Duration>,
    /// CPU time per turn: unaffected by other processes.
    cpu: Option<Duration>,
    first_seed: u64,
}

/// The results of one or more games.
#[derive(Default)]
struct Tally {
    wins: u64,
    draws: u64,
    losses: u64,
    turns: u64,
    /// By side: turns, and the time they took.
    thinking: [(u64, Duration); 2],
    /// By side and ladder: when it was used, in percent of the game; 100 if never.
    ladder_use: [[Vec<u32>; 2]; 2],
    /// Heights and remaining tools at the end of the last game, the first contestant first.
    end: String,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.turns += other.turns;
        for side in 0..2 {
            self.thinking[side].0 += other.thinking[side].0;
            self.thinking[side].1 += other.thinking[side].1;
            for (all, more) in self.ladder_use[side].iter_mut().zip(&other.ladder_use[side]) {
                all.extend(more);
            }
        }
    }
}

/// Plays one game. The first contestant sits in seat `number % players`; the tower changes after
/// each full rotation.
fn play(sides: &[Contestant; 2], setup: &MatchSetup, number: u64) -> Tally {
    let players = setup.players as u64;
    let seed = setup.first_seed + number / players;
    let ours = Seat::ALL[(number % players) as usize];
    let order = TurnOrder::draw(setup.players, seed).expect("two to five can play");
    let settings = Settings::new(order, order.as_slice()[0], Options::default(), seed);
    let mut game = Climbers::start(settings.expect("valid settings"));
    let mut tally = Tally::default();
    let mut ladder_use: Vec<(usize, usize, u32)> = Vec::new();
    while let (Some(seat), Some(mover)) = (game.to_move(), game.mover()) {
        let side = usize::from(seat != ours);
        let begun = Instant::now();
        let time = setup.time.filter(|_| sides[side].needs_clock());
        let end = time.map(|time| begun + time);
        let cpu = setup.cpu.filter(|_| sides[side].needs_clock()).map(|time| cpu_time() + time);
        let turn_seed = seed * 1_000 + u64::from(game.turns_played());
        let turn = sides[side].choose(&game, turn_seed, &mut || {
            end.is_some_and(|end| Instant::now() >= end) || cpu.is_some_and(|end| cpu_time() >= end)
        });
        tally.thinking[side].0 += 1;
        tally.thinking[side].1 += begun.elapsed();
        let before = game.position().tools(mover);
        game.play(&turn).expect("bots play legal turns");
        let after = game.position().tools(mover);
        for (at, ladder) in Ladder::ALL.into_iter().enumerate() {
            if before.has(ladder) && !after.has(ladder) {
                ladder_use.push((side, at, game.turns_played()));
            }
        }
    }
    let turns = game.turns_played();
    tally.turns = u64::from(turns);
    for (side, ladder, turn) in ladder_use {
        tally.ladder_use[side][ladder].push(100 * turn / turns);
    }
    for side in 0..2 {
        let pawns = if side == 0 { 1 } else { setup.players - 1 };
        for ladder in &mut tally.ladder_use[side] {
            ladder.resize(pawns, 100);
        }
    }
    let position = game.position();
    let us = game.settings().colour(ours).expect("a seat");
    let ends = position.order().from(us).map(|colour| {
        format!("{}:{}", position.height(colour).unwrap_or(0), position.tools(colour))
    });
    tally.end = ends.collect::<Vec<_>>().join(" ");
    match game.outcome().expect("over").verdict {
        Verdict::Won(winners) if winners.contains(ours) => tally.wins = 1,
        Verdict::Won(_) => tally.losses = 1,
        Verdict::Drawn => tally.draws = 1,
    }
    tally
}

/// The CPU time of this thread; 0 except on Linux.
fn cpu_time() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanos.unwrap_or(0))
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred games")]
fn report(names: [&str; 2], tally: &mut Tally, setup: &MatchSetup) {
    let games = tally.wins + tally.draws + tally.losses;
    let points = tally.wins as f64 + tally.draws as f64 / 2.0;
    let share = points / games as f64;
    let interval = wilson(share, games as f64);
    println!(
        "{} vs {}, {} players: +{} ={} -{}  {:.1} % ({:.1} to {:.1})  {:.1} turns a game",
        names[0],
        names[1],
        setup.players,
        tally.wins,
        tally.draws,
        tally.losses,
        100.0 * share,
        100.0 * interval.low,
        100.0 * interval.high,
        tally.turns as f64 / games as f64,
    );
    for (side, name) in names.into_iter().enumerate() {
        let (turns, time) = tally.thinking[side];
        let ladders: Vec<String> = tally.ladder_use[side]
            .iter_mut()
            .map(|when| {
                when.sort_unstable();
                let used = when.partition_point(|&at| at < 100);
                let of_used = when.get(used / 2).copied().unwrap_or(100);
                let (median, all) = (when[when.len() / 2], when.len());
                format!("{median} % ({used} of {all} used, median of those {of_used} %)")
            })
            .collect();
        println!(
            "  {}: {:.0} ms a turn; ladders used, median: small {}, large {}",
            name,
            1000.0 * time.as_secs_f64() / turns.max(1) as f64,
            ladders[0],
            ladders[1],
        );
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut setup =
        MatchSetup { games: 40, players: 2, threads: 1, time: None, cpu: None, first_seed: 0 };
    let mut words = std::env::args().skip(1);
    let names = [words.next(), words.next()].map(|name| name.unwrap_or_else(|| "skilled".into()));
    while let (Some(key), Some(value)) = (words.next(), words.next()) {
        match key.as_str() {
            "--games" => setup.games = value.parse()?,
            "--players" => setup.players = value.parse()?,
            "--threads" => setup.threads = value.parse()?,
            "--cpu-ms" => setup.cpu = Some(Duration::from_millis(value.parse()?)),
            "--ms" => setup.time = Some(Duration::from_millis(value.parse()?)),
            "--seed" => setup.first_seed = value.parse()?,
            _ => return Err(format!("{key} is not an option").into()),
        }
    }
    let sides = [Contestant::read(&names[0])?, Contestant::read(&names[1])?];
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= setup.games {
                return tally;
            }
            let one = play(&sides, &setup, number);
            println!(
                "# game {number}: {}, {} turns, {}",
                if one.wins > 0 {
                    "won"
                } else if one.losses > 0 {
                    "lost"
                } else {
                    "drawn"
                },
                one.turns,
                one.end
            );
            tally.add(&one);
        }
    };
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..setup.threads).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            tally.add(&thread.join().expect("no game panics"));
        }
    });
    report([&names[0], &names[1]], &mut tally, &setup);
    Ok(())
}
