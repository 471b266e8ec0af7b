//! The strong bot for The Climbers: it judges every move of a block on a relief. With two players it
//! looks ahead over the best turns of both; with more it suggests turns that are then compared.

mod appraisal;
mod check;
mod flood;
mod ground;
mod ideas;
mod lawful;
mod levels;
mod net;
mod node;
mod outlook;
mod party;
mod portrait;
mod relief;
mod rows;
mod scales;
pub mod school;
mod stairs;
mod stones;
mod ways;

use climbers::{Climbers, Colour, Draft, MAX_STEPS, Turn};

use super::{First, ScoredTurn, worth::is_decided};
pub(super) use appraisal::POINTS;
use appraisal::appraise;
#[cfg(test)]
pub(super) use check::what_can_be_built;
pub(super) use check::{ranking, value_of_step};
use ideas::{Idea, grounded, ideas, varied};
use net::Net;
pub(super) use node::turns;
use node::{Node, Plan};
use outlook::Values;
pub use scales::{Drift, Scales};

/// How a bot looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// Turns to judge with two players, at most.
    pub nodes: u64,
    /// How many turns to look ahead, at most; 1 is one's own.
    pub depth: usize,
    /// How many of one's own turns are followed.
    pub width: usize,
    /// What it does with more than two players.
    pub crowd: Crowd,
}

/// How turns are compared with more than two players: those that seem best at a glance, beside those that
/// the first bot thinks of, and in its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowd {
    /// So many seem best at a glance.
    pub suggested: usize,
    /// What else is thought of, and how all are compared.
    pub compared: First,
}

/// The turns of the player to move that were looked at longest, best first, and how many were
/// judged on the way: with two players.
pub(super) fn search(
    game: &Climbers,
    ahead: &Ahead,
    margin: i32,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<ScoredTurn>, usize) {
    let node = Node::new(game.position(), *game.options());
    // Turns that come to the same differ by their steps.
    let slack = margin + (2 * MAX_STEPS as u32).cast_signed();
    let mut search = Search { ahead, judged: 0, stop, stopped: false, slack };
    let own = search.ideas(&node, STONES);
    let mut roots = roots(game, &node, &Scales::DUEL, &own, ahead.width);
    search.deepen(&node, &mut roots);
    let judged = usize::try_from(search.judged).unwrap_or(usize::MAX);
    let found = roots.into_iter().map(|root| ScoredTurn { value: root.worth(), turn: root.turn });
    (found.collect(), judged)
}

/// The turns that seem best at a glance, best first, with any number of players.
pub(super) fn suggestions(game: &Climbers, count: usize) -> Vec<Turn> {
    let node = Node::new(game.position(), *game.options());
    let scales = Scales::of(node.order.len());
    let own = ideas(&node, scales, STONES);
    roots(game, &node, scales, &own, count).into_iter().map(|root| root.turn).collect()
}

/// What is thought of a position in which a turn begins, by what was learned: to be added to what the
/// first bot thinks of it.
pub(super) fn opinion(begun: &Draft, us: Colour) -> i32 {
    let node = Node::new(begun.position(), *begun.options());
    let value = appraise(&node, Net::of(node.order.len()))[us.index()];
    if is_decided(value) { value } else { value * SHARE / 100 }
}

/// So much of it counts beside the first bot's, in hundredths.
const SHARE: i32 = 50;

/// So many of one's own best turns are also ended with the stone.
const STONES: usize = 12;

/// The best of these ideas that the rules accept; at least one turn.
fn roots(game: &Climbers, node: &Node, scales: &Scales, own: &[Idea], count: usize) -> Vec<Root> {
    let mover = node.mover.index();
    let draft = game.draft();
    let mut roots: Vec<Root> = grounded(node, scales, &varied(own, 2 * count, 3))
        .into_iter()
        .filter_map(|(Idea { plan, values, .. }, _)| {
            let turn = lawful::turn(&draft, node, &plan)?;
            Some(Root { plan, turn, value: values[mover] })
        })
        .take(count)
        .collect();
    if roots.is_empty() {
        roots.push(Root { plan: Plan::PASS, turn: Turn::PASS, value: 0 });
    }
    roots
}

/// A turn that is followed.
struct Root {
    plan: Plan,
    turn: Turn,
    value: i32,
}

impl Root {
    /// What it is worth if a further look says so much: what it seemed to be before counts as much. Of many
    /// turns the one that seems best after a look is often the one that was looked at most wrongly.
    fn seen_again(&self, value: i32) -> i32 {
        if is_decided(self.value) || is_decided(value) {
            value
        } else {
            i32::midpoint(self.value, value)
        }
    }

    /// The least that a further look has to say for the turn to be worth so much.
    fn least(&self, worth: i32) -> i32 {
        if is_decided(self.value) || is_decided(worth) { worth } else { 2 * worth - self.value }
    }

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
const DUEL: [Round; 10] = [
    round(1, 48, 0),
    round(2, 24, 4),
    round(2, 24, 12),
    round(3, 14, 6),
    round(3, 14, 14),
    round(3, 10, 28),
    round(4, 8, 12),
    round(4, 8, 24),
    round(5, 6, 12),
    round(5, 8, 24),
];

impl Search<'_> {
    fn is_over(&mut self) -> bool {
        self.stopped = self.stopped || self.judged >= self.ahead.nodes || (self.stop)();
        self.stopped
    }

    /// With two players: looks further and further ahead.
    fn deepen(&mut self, node: &Node, roots: &mut Vec<Root>) {
        let mover = node.mover.index();
        for Round { depth, roots: wide, width: narrow } in DUEL {
            if depth > self.ahead.depth {
                return;
            }
            let mut values: Vec<i32> = Vec::new();
            let mut best: Option<i32> = None;
            for root in roots.iter().take(wide) {
                let child = node.play(&root.plan);
                // What is clearly worse than the best need not be known exactly.
                let least = best.map_or(-i32::MAX, |best| root.least(best - self.slack));
                let window = Bounds { least: -i32::MAX, enough: -least };
                let Some(value) = self.value(&child, depth - 1, narrow, window) else { break };
                let value = if depth == 1 { value[mover] } else { root.seen_again(value[mover]) };
                best = best.max(Some(value));
                values.push(value);
            }
            // If all seems lost the other may still miss it: what looked best before is tried.
            if best.is_some_and(|best| is_decided(best) && best < 0) {
                return;
            }
            let complete = values.len() == roots.len().min(wide);
            // Values of different depths cannot be compared.
            if complete || values.len() >= 6 {
                roots.truncate(values.len());
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

    /// Ideas for the mover of a node, best first; so many of the best also end with the stone.
    fn ideas(&mut self, node: &Node, stones: usize) -> Vec<Idea> {
        let found = ideas(node, &Scales::DUEL, stones);
        self.judged += found.len() as u64;
        found
    }

    /// What a position is worth to everybody as it is.
    fn appraised(&mut self, node: &Node) -> Values {
        self.judged += APPRAISAL * node.order.len() as u64;
        appraise(node, Net::of(2))
    }

    /// What a position is worth to everybody if they play their best for so many turns; `None` when
    /// there was no time to find out. It need not be exact outside of the window.
    fn value(&mut self, node: &Node, depth: usize, width: usize, window: Bounds) -> Option<Values> {
        if self.is_over() {
            return None;
        }
        if node.is_over() {
            return Some(outlook::result(node));
        }
        if depth == 0 {
            return Some(self.appraised(node));
        }
        let mover = node.mover.index();
        let found = self.ideas(node, 2);
        let mut best: Option<Values> = None;
        let wide = varied(&found, width + 4, 1);
        for (_, child) in grounded(node, &Scales::DUEL, &wide).into_iter().take(width) {
            let known = best.map_or(-i32::MAX, |best| best[mover]);
            let next = Bounds { least: -window.enough, enough: -window.least.max(known) };
            let values = self.value(&child, depth - 1, width.div_ceil(2).max(3), next)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
            if best.is_some_and(|best| best[mover] >= window.enough) {
                break;
            }
        }
        best
    }
}

/// A position that is judged in full counts as so many turns that are judged at a glance, for each player.
const APPRAISAL: u64 = 100;

/// What is of interest to who is to move.
#[derive(Clone, Copy)]
struct Bounds {
    /// Who is to move has as much elsewhere.
    least: i32,
    /// With as much who came before will not let it come to this.
    enough: i32,
}
