//! With more than two players, it is tried out what becomes of a turn: the others do what seems good to
//! them, now this and now that, until one's own next turn.

use climbers::Colour;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{
    Root, Search,
    ideas::{grounded, varied},
    node::Node,
    outlook::{self, WON},
};
use crate::{choice, search::Scored};

/// Turns that are tried out, and how often.
#[derive(Clone, Copy)]
struct Heat {
    turns: usize,
    times: u64,
}

const fn heat(turns: usize, times: u64) -> Heat {
    Heat { turns, times }
}

/// Fewer and fewer turns are tried out more and more often.
const HEATS: [Heat; 7] =
    [heat(24, 1), heat(16, 2), heat(10, 4), heat(7, 6), heat(5, 8), heat(4, 12), heat(3, 24)];

/// Of so many turns the others choose one.
const REPLIES: usize = 5;

/// How softly they choose, and how far below the best: see [`choice::pick`].
const SOFTNESS: i32 = 60;
const MARGIN: i32 = 240;

/// So many of one's own next turns are judged.
const NEXT: usize = 4;

/// The bounds of what a turn can come to.
const WHOLE: i64 = 10_000;

/// A lead of so many points is worth half of that.
const HALF: i64 = 600;

/// A game that ends on the way is worth so many points, won or lost: the others may do something else,
/// so whoever seems to lose tries to lose late and by little.
const DECIDED: i32 = 3_000;

/// A value between the worst and the best there can be: a large lead is not worth twice a smaller one.
fn bounded(value: i32) -> i64 {
    let value = i64::from(match value {
        WON_FOR_SURE.. => value - WON + DECIDED,
        ..=LOST_FOR_SURE => value + WON - DECIDED,
        _ => value,
    });
    WHOLE * value / (value.abs() + HALF)
}

const WON_FOR_SURE: i32 = WON / 2;
const LOST_FOR_SURE: i32 = -WON / 2;

/// The points that a mean of bounded values stands for.
fn points(mean: i64) -> i32 {
    let mean = mean.clamp(1 - WHOLE, WHOLE - 1);
    i32::try_from(HALF * mean / (WHOLE - mean.abs())).unwrap_or(0)
}

/// A turn that is tried out.
struct Tried {
    root: Root,
    child: Node,
    /// What it came to, bounded: at once, and each time.
    sum: i64,
    count: i64,
}

impl Search<'_> {
    /// Tries turns out again and again, best first in the end.
    pub(super) fn try_out(&mut self, node: &Node, roots: Vec<Root>) -> Vec<Root> {
        let us = node.mover;
        let start = |mut root: Root| {
            let child = node.play(&root.plan);
            root.value = self.appraised(&child)[us.index()];
            Tried { sum: bounded(root.value), count: 1, root, child }
        };
        let mut all: Vec<Tried> = roots.into_iter().map(start).collect();
        let sort = |all: &mut [Tried]| {
            all.sort_by_key(|tried| std::cmp::Reverse(tried.root.worth()));
        };
        sort(&mut all);
        let mut number = 0;
        for Heat { turns, times } in HEATS {
            let turns = turns.min(all.len());
            for _ in 0..times {
                number += 1;
                // All are tried with the same luck, or none is.
                let outcomes: Option<Vec<i64>> = all[..turns]
                    .iter()
                    .map(|tried| self.outcome(&tried.child, us, number))
                    .collect();
                let Some(outcomes) = outcomes else {
                    return all.into_iter().map(|tried| tried.root).collect();
                };
                for (tried, outcome) in all.iter_mut().zip(outcomes) {
                    tried.sum += outcome;
                    tried.count += 1;
                    tried.root.value = points(tried.sum / tried.count);
                }
            }
            sort(&mut all[..turns]);
        }
        all.into_iter().map(|tried| tried.root).collect()
    }

    /// What a position comes to by one's own next turn, bounded; `None` when there was no time to find out.
    fn outcome(&mut self, child: &Node, us: Colour, number: u64) -> Option<i64> {
        if child.is_over() {
            // One's own turn has ended it: nobody can do anything else.
            return Some(if outlook::result(child)[us.index()] > 0 { WHOLE } else { -WHOLE });
        }
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let mut node = child.clone();
        loop {
            if self.is_over() {
                return None;
            }
            if node.is_over() {
                return Some(bounded(outlook::result(&node)[us.index()]));
            }
            let found = self.ideas(&node, 1);
            let mut found =
                grounded(&node, &self.judgement.glance, &varied(&found, REPLIES + 3, 1));
            if node.mover == us {
                found.truncate(NEXT);
                let values = found.iter().map(|(_, child)| self.appraised(child)[us.index()]);
                return values.max().map(bounded);
            }
            found.truncate(REPLIES);
            let mover = node.mover.index();
            let scored: Vec<Scored<usize>> = found
                .iter()
                .enumerate()
                .map(|(mv, (idea, _))| Scored { mv, value: idea.values[mover] })
                .collect();
            let picked = choice::pick(&scored, SOFTNESS, MARGIN, &mut rng).mv;
            node = found.swap_remove(picked).1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Once every line that somebody else won was worth the same, and the bot passed.
    #[test]
    fn who_seems_to_lose_does_not_give_up() {
        assert!(bounded(-WON - 100) > bounded(-WON - 300), "better by little");
        assert!(bounded(-900) > bounded(-WON), "better to be behind");
        assert!(bounded(WON) > bounded(900) && bounded(WON) < WHOLE, "not certain yet");
    }

    #[test]
    fn bounded_values_are_points_again() {
        for value in [-2_500, -300, 0, 40, 1_200] {
            assert!((points(bounded(value)) - value).abs() <= 5, "{value}");
        }
    }
}
