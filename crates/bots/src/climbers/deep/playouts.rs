//! Turns are followed by playing on: everybody does what seems best to them, for some rounds. What
//! seems best is found at a glance and may be wrong, so it is done again and again with not every
//! block in mind, and what it comes to is taken on average.

use climbers::{Climbers, Turn};
use game::Game as _;

use super::{
    super::{Found, config::FIRST_SKILLED, foresight, turns, worth::Judge},
    Root, Search,
    ideas::Care,
    node::Node,
    outlook,
};

/// A turn that is followed again and again.
struct Line {
    turn: Turn,
    /// What it seemed worth before it was followed.
    glance: i32,
    /// Where it leads.
    child: Node,
    /// The sum of what it came to.
    sum: i64,
    times: i64,
}

impl Line {
    fn mean(&self) -> i64 {
        self.sum / self.times.max(1)
    }
}

/// Games that are decided are worth so much.
const WHOLE: i64 = 10_000;

/// A lead of so many points is worth half of that.
const HALF: i64 = 400;

/// A value between the worst and the best there can be: a large lead is not worth twice a smaller one.
fn bounded(value: i32) -> i64 {
    let value = i64::from(value);
    WHOLE * value / (value.abs() + HALF)
}

/// The points that a mean of bounded values stands for.
fn points(mean: i64) -> i32 {
    let mean = mean.clamp(1 - WHOLE, WHOLE - 1);
    i32::try_from(HALF * mean / (WHOLE - mean.abs())).unwrap_or(0)
}

impl Search<'_> {
    /// Follows these turns, and some that the first bot thinks of, best first.
    pub(super) fn play_out(
        &mut self,
        game: &Climbers,
        roots: Vec<Root>,
        rounds: u32,
        borrowed: usize,
    ) -> Vec<Found> {
        let mut lines: Vec<Line> = Vec::new();
        let first = self.borrow(game, borrowed).into_iter();
        let own = roots.into_iter().map(|root| Found { value: root.value, turn: root.turn });
        for Found { turn, value: glance } in first.chain(own) {
            let mut after = game.clone();
            if lines.iter().all(|line| line.turn != turn) && after.play(&turn).is_ok() {
                let child = Node::new(after.position(), *after.options());
                lines.push(Line { turn, glance, child, sum: 0, times: 0 });
            }
        }
        let us = game.position().mover().index();
        let mut wide = lines.len();
        for pass in 0..PASSES {
            let mut values: Vec<i64> = Vec::with_capacity(wide);
            for line in &lines[..wide] {
                values.extend(self.playout(&line.child, us, rounds, pass));
            }
            // What came to other blocks cannot be compared; the first time some are better than none.
            let whole = values.len() == wide;
            if whole || pass == 0 {
                wide = values.len();
                for (line, value) in lines.iter_mut().zip(values) {
                    line.sum += value;
                    line.times += 1;
                }
                lines[..wide].sort_by_key(|line| std::cmp::Reverse(line.mean()));
            }
            if !whole {
                break;
            }
            // Half as many twice as often.
            if (pass + 1).is_power_of_two() {
                wide = wide.div_ceil(2).max(wide.min(3));
            }
        }
        ranked(lines)
    }

    /// The best turns that the first bot thinks of.
    fn borrow(&mut self, game: &Climbers, count: usize) -> Vec<Found> {
        if count == 0 {
            return Vec::new();
        }
        let skill = FIRST_SKILLED;
        let us = game.position().mover();
        let judge = Judge { us, options: *game.options(), envy: skill.envy, tariff: skill.tariff };
        let stop = &mut *self.stop;
        let mut found = turns::candidates(&game.draft(), &judge, &skill.breadth, stop);
        foresight::look_again(&mut found, &judge, skill.second_looks, stop);
        found.truncate(count);
        let found = found.into_iter();
        found.map(|candidate| Found { turn: candidate.turn, value: candidate.value }).collect()
    }

    /// What a position comes to for one player if everybody plays on; `None` when there was no time.
    fn playout(&mut self, start: &Node, us: usize, rounds: u32, pass: u32) -> Option<i64> {
        let mut node = start.clone();
        let mut sum = 0;
        let mut seen = 0;
        let mut turn = 0;
        while seen < rounds {
            if self.is_over() {
                return None;
            }
            if node.is_over() {
                sum += bounded(outlook::result(&node)[us]) * i64::from(rounds - seen);
                break;
            }
            let found =
                self.ideas(&node, Care { blocks: seen_blocks(pass, turn), ..Care::full(1) });
            if node.mover.index() == us {
                sum += bounded(found[0].values[us]);
                seen += 1;
            }
            node = node.play(&found[0].plan);
            turn += 1;
        }
        Some(sum / i64::from(rounds))
    }
}

/// No more than this is ever needed.
const PASSES: u32 = 64;

/// The blocks that come to mind: all of them the first time, about half of them later on. Turns that
/// are compared are followed with the same blocks in mind.
fn seen_blocks(pass: u32, turn: u32) -> u64 {
    if pass == 0 {
        return u64::MAX;
    }
    let mixed = (u64::from(pass) << 32 | u64::from(turn)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// The turns that were followed, or all if none was, those first that were followed longest. Whoever
/// fell out on the way is worth no more than those who did not.
fn ranked(mut lines: Vec<Line>) -> Vec<Found> {
    let followed = lines.iter().filter(|line| line.times > 0).count();
    if followed > 0 {
        lines.truncate(followed);
    }
    let mut most = i32::MAX;
    let mut times = 0;
    let mut found: Vec<Found> = Vec::with_capacity(lines.len());
    for line in lines {
        if line.times < times {
            most = found.iter().map(|found| found.value).min().unwrap_or(most);
        }
        times = line.times;
        let value = if times > 0 { points(line.mean()) } else { line.glance };
        found.push(Found { value: value.min(most) - effort(&line.turn), turn: line.turn });
    }
    found
}

/// Of turns that come to the same, the shortest is made.
fn effort(turn: &Turn) -> i32 {
    (turn.steps().len() as u32).cast_signed()
}
