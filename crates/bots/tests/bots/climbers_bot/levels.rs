//! Higher levels win in The Climbers.
//!
//! `HOLZ_DUELS=50 cargo test -p holz-bots --test bots climbers::levels -- --nocapture` plays that many
//! pairs of games per comparison and prints the scores.

use bots::climbers_bot::{Level, choose};
use climbers::{Climbers, Options, Settings, TurnOrder};
use game::{Game, Seat, Verdict};

/// Wins, draws and losses.
#[derive(Default)]
struct Score {
    wins: u64,
    draws: u64,
    losses: u64,
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

fn play_game(levels: [Level; 2], seed: u64) -> Verdict {
    let order = TurnOrder::draw(2, seed).expect("two can play");
    let settings = Settings::new(order, order.as_slice()[0], Options::default(), seed);
    let mut game = Climbers::start(settings.expect("the first plays"));
    while let Some(seat) = game.to_move() {
        let seed = seed * 1_000 + u64::from(game.turns_played());
        let choice = choose(&game, levels[seat.index()], seed, &mut || false).expect("a turn");
        game.play(&choice.turn).expect("bots play legal turns");
    }
    game.outcome().expect("over").verdict
}

/// `strong` against `weak`, playing both seats on the same towers.
fn score(strong: Level, weak: Level, pairs: u64) -> Score {
    let mut score = Score::default();
    for seed in 0..pairs {
        for (levels, seat) in [([strong, weak], Seat::ALL[0]), ([weak, strong], Seat::ALL[1])] {
            match play_game(levels, seed) {
                Verdict::Won(winners) if winners.contains(seat) => score.wins += 1,
                Verdict::Won(_) => score.losses += 1,
                Verdict::Drawn => score.draws += 1,
            }
        }
    }
    score
}

fn pairs(usual: u64) -> u64 {
    std::env::var("HOLZ_DUELS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(usual)
}

/// Seeds are fixed, so the scores are always the same.
#[test]
fn cherry_beats_willow() {
    let pairs = pairs(40);
    let score = score(Level::Cherry, Level::Willow, pairs);
    eprintln!("Cherry against Willow: {score}");
    assert!(3 * score.wins >= 2 * 2 * pairs, "{score}");
}

#[test]
fn beech_beats_cherry() {
    let pairs = pairs(3);
    let score = score(Level::Beech, Level::Cherry, pairs);
    eprintln!("Beech against Cherry: {score}");
    assert!(score.wins > pairs, "{score}");
}
