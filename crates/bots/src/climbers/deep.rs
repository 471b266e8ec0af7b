//! The strong bot for The Climbers: it judges every move of a block on a relief, and looks ahead
//! over everybody's best turns.

mod check;
mod flood;
mod ideas;
mod lawful;
mod levels;
mod node;
mod outlook;
mod party;
mod playouts;
mod relief;
mod rows;
mod stones;
mod ways;

use climbers::{Block, Climbers, MAX_STEPS, Turn};

use super::Found;
pub(super) use check::{ranking, value_of_step};
use ideas::{Care, Idea, ideas, varied};
use node::{Node, Plan};
pub use outlook::Scales;
use outlook::Values;

/// How a bot looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// Turns to judge, at most.
    pub nodes: u64,
    /// How many turns to look ahead, at most; 1 is one's own.
    pub depth: usize,
    /// How many of one's own turns are followed.
    pub width: usize,
    /// By which manner they are followed.
    pub manner: Manner,
    /// What positions are judged by.
    pub scales: Scales,
}

/// How turns are followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// A tree of everybody's best turns.
    Search,
    /// Everybody plays on as seems best for so many rounds, again and again with other blocks in
    /// mind.
    Playouts {
        /// How many turns of one's own are looked ahead.
        rounds: u32,
        /// How many of the first bot's turns are followed as well.
        borrowed: usize,
    },
}

/// The turns of the player to move that were looked at longest, best first, and how many were
/// judged on the way.
pub(super) fn search(
    game: &Climbers,
    ahead: &Ahead,
    margin: i32,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Found>, usize) {
    let node = Node::new(game.position(), *game.options());
    // Turns that come to the same differ by their steps.
    let slack = margin + (2 * MAX_STEPS as u32).cast_signed();
    let mut search =
        Search { ahead, judged: 0, stop, stopped: false, slack, favourites: [None; 5] };
    let own = search.ideas(&node, Care::full(12));
    let mut roots: Vec<Root> = Vec::new();
    let mover = node.mover.index();
    let draft = game.draft();
    for Idea { plan, values, .. } in varied(&own, ahead.width, 3) {
        if let Some(turn) = lawful::turn(&draft, &node, &plan) {
            roots.push(Root { plan, turn, value: values[mover] });
        }
    }
    if roots.is_empty() {
        roots.push(Root { plan: Plan::PASS, turn: Turn::PASS, value: 0 });
    }
    match ahead.manner {
        Manner::Search => search.deepen(&node, &mut roots),
        Manner::Playouts { rounds, borrowed } => {
            let found = search.play_out(game, roots, rounds, borrowed);
            let judged = usize::try_from(search.judged).unwrap_or(usize::MAX);
            return (found, judged);
        }
    }
    let judged = usize::try_from(search.judged).unwrap_or(usize::MAX);
    let found = roots.into_iter().map(|root| Found { value: root.worth(), turn: root.turn });
    (found.collect(), judged)
}

/// A turn that is followed.
struct Root {
    plan: Plan,
    turn: Turn,
    value: i32,
}

impl Root {
    /// Of turns that come to the same, the shortest is made.
    fn worth(&self) -> i32 {
        self.value - (self.turn.steps().len() as u32).cast_signed()
    }
}

struct Search<'a> {
    ahead: &'a Ahead,
    judged: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    /// How far below the best values have to be exact.
    slack: i32,
    /// The block that was last found to be the best to move, for each colour.
    favourites: [Option<Block>; 5],
}

/// How a round of looking ahead goes.
#[derive(Clone, Copy)]
struct Round {
    /// How many turns are looked ahead; 1 is one's own.
    depth: usize,
    /// How many of one's own turns are followed.
    roots: usize,
    /// How many answers there are to each of them; to those, half as many.
    width: usize,
}

const fn round(depth: usize, roots: usize, width: usize) -> Round {
    Round { depth, roots, width }
}

/// With two players: wider and wider, then further. What few answers lead to is worth little, however
/// far it is followed.
const DUEL: [Round; 7] = [
    round(2, 48, 1),
    round(3, 24, 3),
    round(3, 24, 8),
    round(3, 24, 20),
    round(4, 12, 12),
    round(4, 12, 24),
    round(5, 10, 16),
];

/// With more players every round goes on until one's own next turn.
const fn crowd(players: usize) -> [Round; 4] {
    let depth = players + 1;
    [round(depth, 24, 1), round(depth, 16, 2), round(depth, 10, 4), round(depth, 8, 6)]
}

impl Search<'_> {
    fn is_over(&mut self) -> bool {
        self.stopped = self.stopped || self.judged >= self.ahead.nodes || (self.stop)();
        self.stopped
    }

    /// Looks further and further ahead.
    fn deepen(&mut self, node: &Node, roots: &mut Vec<Root>) {
        let mover = node.mover.index();
        let duel = node.order.len() == 2;
        let rounds = if duel { DUEL.to_vec() } else { crowd(node.order.len()).to_vec() };
        for Round { depth, roots: wide, width: narrow } in rounds {
            if depth > self.ahead.depth {
                return;
            }
            let mut looked = 0;
            let mut values: Vec<i32> = Vec::new();
            let mut best = -i32::MAX;
            for root in roots.iter().take(wide) {
                let child = node.play(&root.plan);
                // What is clearly worse than the best need not be known exactly.
                let enough =
                    if duel { best.saturating_sub(self.slack).saturating_neg() } else { i32::MAX };
                match self.value(&child, depth - 1, narrow, enough) {
                    Some(value) => values.push(value[mover]),
                    None => break,
                }
                best = best.max(values[looked]);
                looked += 1;
            }
            let complete = looked == roots.len().min(wide);
            // Values of different depths cannot be compared.
            if complete || looked >= 6 {
                roots.truncate(looked);
                for (root, value) in roots.iter_mut().zip(values) {
                    root.value = value;
                }
                roots.sort_by_key(|root| std::cmp::Reverse(root.worth()));
            }
            if !complete {
                return;
            }
        }
    }

    fn ideas(&mut self, node: &Node, care: Care) -> Vec<Idea> {
        let found = ideas(node, &self.ahead.scales, care);
        self.judged += found.len() as u64;
        let best = found[0].plan.placement.map(|placement| placement.block);
        self.favourites[node.mover.index()] = best;
        found
    }

    /// What a position is worth to everybody if they play their best for so many turns; `None` when
    /// there was no time to find out. Once it is `enough` for the mover, who came before will not
    /// let it come to this.
    fn value(&mut self, node: &Node, depth: usize, width: usize, enough: i32) -> Option<Values> {
        if self.is_over() {
            return None;
        }
        if node.is_over() {
            return Some(outlook::result(node));
        }
        let mover = node.mover.index();
        let care = if depth > 1 {
            Care::full(2)
        } else {
            Care { stones: 0, enough, favourite: self.favourites[mover], ..Care::full(0) }
        };
        let found = self.ideas(node, care);
        if depth <= 1 {
            return Some(found[0].values);
        }
        let duel = node.order.len() == 2;
        let mut best: Option<Values> = None;
        for idea in varied(&found, width, 1) {
            let child = node.play(&idea.plan);
            let known = best.filter(|_| duel).map_or(i32::MAX, |best| -best[mover]);
            let values = self.value(&child, depth - 1, width.div_ceil(2), known)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
            if best.is_some_and(|best| best[mover] >= enough) {
                break;
            }
        }
        best
    }
}
