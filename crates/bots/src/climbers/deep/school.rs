//! Games to learn from. Whoever learns takes what the net judges best one turn ahead, now and then something
//! else; the others are bots.
#![expect(clippy::cast_precision_loss, reason = "points and lots are small enough")]

use climbers::{Climbers, Colour, Settings, Turn};
use game::Game as _;
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    super::{Config, choose_with},
    appraisal::{appraise, settled},
    ideas::{grounded, ideas, varied},
    lawful,
    node::{Node, Plan},
    outlook,
    portrait::portraits,
    scales::Scales,
};
pub use super::{
    net::{BESIDE, MADE, Net, SEEN, beside},
    portrait::{Portrait, TRAITS},
};

/// A position in which a turn begins, and what came of it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Everybody, in the order of their turns from the mover on.
    pub portraits: Vec<Portrait>,
    /// Whose portrait is that of the winner.
    pub winner: usize,
}

/// Who sits at the table.
#[derive(Clone, Copy, Debug)]
pub enum Pupil<'a> {
    /// Who takes what the net judges best.
    Learner(&'a Net),
    /// A bot.
    Bot(&'a Config),
}

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How many turns the net is asked about.
    pub width: usize,
    /// How far below the best a turn of the net is still tried now and then, in points.
    pub temperature: i32,
    /// How long everybody tries something else at first, in turns.
    pub opening: u32,
    /// How often they do so later, in hundredths.
    pub strays: u32,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Every position in which a turn began.
    pub samples: Vec<Sample>,
    /// Where who won sits.
    pub winner: usize,
}

/// Plays a game among these pupils, in the order of their turns; `None` if nobody has won. The same seed gives
/// the same game.
pub fn play(seed: u64, pupils: &[Pupil], manner: &Manner) -> Option<Lesson> {
    let players = pupils.len();
    let mut game = Climbers::start(Settings::for_players(players, seed)?);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let order = *game.position().order();
    let seat = |colour: Colour| order.iter().position(|other| other == colour);
    let mut noted: Vec<(usize, Vec<Portrait>)> = Vec::new();
    let end = loop {
        let node = Node::new(game.position(), *game.options());
        if settled(&node).is_some() {
            break node;
        }
        let mover = seat(node.mover)?;
        noted.push((mover, portraits(&node)));
        let strays = node.number() < manner.opening || rng.next_u32() % 100 < manner.strays;
        let turn = match pupils[mover] {
            Pupil::Learner(net) => learners_turn(&game, &node, net, manner, strays, &mut rng),
            Pupil::Bot(config) if strays => {
                let softer = Config { temperature: 60, margin: 200, ..*config };
                choose_with(&game, &softer, rng.next_u64(), &mut || false)?.turn
            }
            Pupil::Bot(config) => choose_with(&game, config, rng.next_u64(), &mut || false)?.turn,
        };
        game.play(&turn).ok()?;
    };
    let leader = outlook::leader(&end);
    let winner = seat(leader).filter(|_| end.height(leader) > 0)?;
    let samples = noted.into_iter().map(|(mover, portraits)| Sample {
        winner: (winner + players - mover) % players,
        portraits,
    });
    Some(Lesson { samples: samples.collect(), winner })
}

/// What the net judges best, or something that comes near it.
fn learners_turn(
    game: &Climbers,
    node: &Node,
    net: &Net,
    manner: &Manner,
    strays: bool,
    rng: &mut Pcg64Mcg,
) -> Turn {
    let scales = Scales::of(node.order.len());
    let mover = node.mover.index();
    let best = varied(&ideas(node, scales, 4), manner.width, 1);
    let mut judged: Vec<(i32, Plan)> = grounded(node, scales, &best)
        .into_iter()
        .map(|(idea, child)| (appraise(&child, net)[mover], idea.plan))
        .collect();
    judged.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
    let draft = game.draft();
    while !judged.is_empty() {
        let at = if strays { soft(&judged, manner.temperature, rng) } else { 0 };
        let (_, plan) = judged.remove(at);
        if let Some(turn) = lawful::turn(&draft, node, &plan) {
            return turn;
        }
    }
    Turn::PASS
}

/// One of these, the likelier the better it is.
fn soft(judged: &[(i32, Plan)], temperature: i32, rng: &mut Pcg64Mcg) -> usize {
    let best = judged[0].0;
    let odds = |value: i32| {
        let behind = value.saturating_sub(best).max(-100 * temperature);
        (behind as f32 / temperature as f32).exp()
    };
    let all: f32 = judged.iter().map(|&(value, _)| odds(value)).sum();
    let mut left = rng.next_u32() as f32 / u32::MAX as f32 * all;
    let chosen = judged.iter().position(|&(value, _)| {
        left -= odds(value);
        left <= 0.0
    });
    chosen.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever knows what was learned wins more often than whoever knows nothing.
    #[test]
    fn nets_know_something() {
        let nothing = Net::from_weights(&[0.0; Net::SIZE]).expect("as many weights as there are");
        let manner = Manner { width: 6, temperature: 100, opening: 2, strays: 0 };
        let mut wins = 0;
        for seed in 0..12 {
            let (ours, theirs) = (Pupil::Learner(Net::of(2)), Pupil::Learner(&nothing));
            let first = seed % 2 == 0;
            let pupils = if first { [ours, theirs] } else { [theirs, ours] };
            let lesson = play(seed, &pupils, &manner).expect("somebody wins");
            wins += usize::from((lesson.winner == 0) == first);
            let last = lesson.samples.last().expect("somebody has moved");
            assert_eq!(last.portraits.len(), 2);
        }
        assert!(wins >= 9, "{wins} of 12");
    }
}
