//! Training games for the network. Compiled only for tests and training.
//!
//! A learner plays the turn the network rates best one turn ahead, with some exploration; other seats
//! may be bots.
#![expect(clippy::cast_precision_loss, reason = "points and random numbers are small")]

use climbers::{Climbers, Colour, Settings, Turn};
use game::Game as _;
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    candidates::{candidates, diverse, with_local_heights},
    eval_weights::EvalWeights,
    features::all_features,
    legal_turn::legal_turn,
    net_eval::{net_eval, terminal_values},
    node::{Node, TurnOutline},
    static_eval,
};
pub use super::{
    features::{FEATURES, Features},
    net::{HIDDEN1, HIDDEN2, Net, POOLED, pool},
};
use crate::climbers_bot::{Config, choose_with};

/// The start of a turn, labelled with the winner.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The features of all players, in turn order from the mover on.
    pub features: Vec<Features>,
    /// The winner, as an index into `features`.
    pub winner: usize,
}

/// A player in a training game.
#[derive(Clone, Copy, Debug)]
pub enum Learner<'a> {
    /// Plays the turn the network rates best.
    Net(&'a Net),
    /// A bot.
    Bot(&'a Config),
}

/// How training games are played.
#[derive(Clone, Copy, Debug)]
pub struct TrainingOptions {
    /// How many turns the network evaluates.
    pub width: usize,
    /// The softmax temperature of exploratory turns, in points.
    pub temperature: i32,
    /// How many turns at the start of a game are exploratory.
    pub opening: u32,
    /// How many of the later turns are exploratory, in percent.
    pub exploration: u32,
}

/// A finished training game.
#[derive(Clone, Debug)]
pub struct TrainingGame {
    /// One sample per turn.
    pub samples: Vec<Sample>,
    /// The winner, as an index into the players.
    pub winner: usize,
}

/// Plays a game of these players, in turn order; `None` if nobody wins. The same seed gives the same
/// game.
pub fn play(seed: u64, players: &[Learner], options: &TrainingOptions) -> Option<TrainingGame> {
    let count = players.len();
    let mut game = Climbers::start(Settings::for_players(count, seed)?);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let order = *game.position().order();
    let seat = |colour: Colour| order.iter().position(|other| other == colour);
    let mut turns: Vec<(usize, Vec<Features>)> = Vec::new();
    let end = loop {
        let node = Node::new(game.position(), *game.options());
        if terminal_values(&node).is_some() {
            break node;
        }
        let mover = seat(node.mover)?;
        turns.push((mover, all_features(&node)));
        let explores =
            node.turn_number() < options.opening || rng.next_u32() % 100 < options.exploration;
        let turn = match players[mover] {
            Learner::Net(net) => greedy_turn(&game, &node, net, options, explores, &mut rng),
            Learner::Bot(config) if explores => {
                let softer = Config { temperature: 60, margin: 200, ..*config };
                choose_with(&game, &softer, rng.next_u64(), &mut || false)?.turn
            }
            Learner::Bot(config) => choose_with(&game, config, rng.next_u64(), &mut || false)?.turn,
        };
        game.play(&turn).ok()?;
    };
    let leader = static_eval::leader(&end);
    let winner = seat(leader).filter(|_| end.height(leader) > 0)?;
    let samples = turns
        .into_iter()
        .map(|(mover, features)| Sample { winner: (winner + count - mover) % count, features });
    Some(TrainingGame { samples: samples.collect(), winner })
}

/// The turn the network rates best, or a random good one if it `explores`.
fn greedy_turn(
    game: &Climbers,
    node: &Node,
    net: &Net,
    options: &TrainingOptions,
    explores: bool,
    rng: &mut Pcg64Mcg,
) -> Turn {
    let weights = EvalWeights::for_players(node.order.len());
    let mover = node.mover.index();
    let best = diverse(&candidates(node, weights, 4), options.width, 1);
    let mut scored: Vec<(i32, TurnOutline)> = with_local_heights(node, weights, &best)
        .into_iter()
        .map(|(candidate, child)| (net_eval(&child, net)[mover], candidate.outline))
        .collect();
    scored.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
    let draft = game.draft();
    while !scored.is_empty() {
        let at = if explores { softmax_sample(&scored, options.temperature, rng) } else { 0 };
        let (_, outline) = scored.remove(at);
        if let Some(turn) = legal_turn(&draft, node, &outline) {
            return turn;
        }
    }
    Turn::PASS
}

/// A random index, drawn by softmax over the values.
fn softmax_sample(scored: &[(i32, TurnOutline)], temperature: i32, rng: &mut Pcg64Mcg) -> usize {
    let best = scored[0].0;
    let odds = |value: i32| {
        let deficit = value.saturating_sub(best).max(-100 * temperature);
        (deficit as f32 / temperature as f32).exp()
    };
    let all: f32 = scored.iter().map(|&(value, _)| odds(value)).sum();
    let mut left = rng.next_u32() as f32 / u32::MAX as f32 * all;
    let chosen = scored.iter().position(|&(value, _)| {
        left -= odds(value);
        left <= 0.0
    });
    chosen.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trained_net_beats_an_untrained_one() {
        let untrained = Net::from_weights(&[0.0; Net::SIZE]).expect("the right size");
        let options = TrainingOptions { width: 6, temperature: 100, opening: 2, exploration: 0 };
        let mut wins = 0;
        for seed in 0..12 {
            let (ours, theirs) = (Learner::Net(Net::for_players(2)), Learner::Net(&untrained));
            let first = seed % 2 == 0;
            let players = if first { [ours, theirs] } else { [theirs, ours] };
            let game = play(seed, &players, &options).expect("a winner");
            wins += usize::from((game.winner == 0) == first);
            let last = game.samples.last().expect("at least one turn");
            assert_eq!(last.features.len(), 2);
        }
        assert!(wins >= 9, "{wins} of 12");
    }
}
