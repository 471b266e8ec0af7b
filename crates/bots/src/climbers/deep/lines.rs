//! With more than two players, turns are followed line by line: the others do what seems best to them
//! at a glance, and only one's own turns branch.

use climbers::Colour;

use super::{
    Root, Search,
    ideas::{Care, grounded, varied},
    node::Node,
    outlook::{self, WON},
};

/// How one more round of everybody is looked ahead.
#[derive(Clone, Copy)]
struct Stage {
    /// How many of one's own turns are followed.
    roots: usize,
    /// How many lines go on from each of them.
    lines: usize,
    /// How many turns are tried where a line goes on.
    width: usize,
}

const fn stage(roots: usize, lines: usize, width: usize) -> Stage {
    Stage { roots, lines, width }
}

/// Fewer and fewer turns are followed further and further.
const STAGES: [Stage; 4] = [stage(48, 1, 1), stage(16, 1, 5), stage(8, 3, 4), stage(5, 4, 3)];

/// The bounds of what a line can come to.
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

/// A way on from a turn, up to one's own next.
#[derive(Clone)]
struct Line {
    us: Colour,
    /// Where one's own next turns lead, best first; none if the game is over.
    next: Vec<Node>,
    /// What it came to, turn by turn.
    sum: i64,
    last: i64,
}

/// A turn that is followed, with the ways on from it.
struct Followed {
    root: Root,
    lines: Vec<Line>,
}

impl Search<'_> {
    /// Follows turns further and further, best first in the end.
    pub(super) fn follow(&mut self, node: &Node, roots: Vec<Root>) -> Vec<Root> {
        let start = |root: Root| {
            let child = node.play(&root.plan);
            let line = Line { us: node.mover, next: vec![child], sum: 0, last: 0 };
            Followed { root, lines: vec![line] }
        };
        let mut all: Vec<Followed> = roots.into_iter().map(start).collect();
        for (depth, stage) in (1..).zip(STAGES.into_iter().take(self.ahead.depth)) {
            let mut looked: Vec<Vec<Line>> = Vec::new();
            for followed in all.iter().take(stage.roots) {
                match self.go_on(&followed.lines, stage) {
                    Some(lines) => looked.push(lines),
                    None => break,
                }
            }
            let complete = looked.len() == all.len().min(stage.roots);
            // Values of different depths cannot be compared.
            if complete || looked.len() >= 6.min(stage.roots - 1) {
                all.truncate(looked.len());
                for (followed, lines) in all.iter_mut().zip(looked) {
                    let mean = lines[0].sum / depth;
                    followed.root.value = points(mean);
                    followed.lines = lines;
                }
                all.sort_by_key(|followed| std::cmp::Reverse(followed.root.worth()));
            }
            if !complete {
                break;
            }
        }
        all.into_iter().map(|followed| followed.root).collect()
    }

    /// Follows the best of these lines for one more round, best first; `None` when there was no time.
    fn go_on(&mut self, lines: &[Line], stage: Stage) -> Option<Vec<Line>> {
        let mut found = Vec::new();
        for line in lines.iter().take(stage.lines) {
            if line.next.is_empty() {
                found.push(Line { sum: line.sum + line.last, ..line.clone() });
            }
            for child in line.next.iter().take(stage.width) {
                found.push(self.advance(line, child)?);
            }
        }
        found.sort_by_key(|line| std::cmp::Reverse(line.sum));
        Some(found)
    }

    /// Everybody's turns until one's own next.
    fn advance(&mut self, line: &Line, child: &Node) -> Option<Line> {
        let us = line.us;
        if child.is_over() {
            // One's own turn has ended it: nobody can do anything else.
            let last = if outlook::result(child)[us.index()] > 0 { WHOLE } else { -WHOLE };
            return Some(Line { us, next: Vec::new(), sum: line.sum + last, last });
        }
        let mut node = child.clone();
        loop {
            if self.is_over() {
                return None;
            }
            if node.is_over() {
                let last = bounded(outlook::result(&node)[us.index()]);
                return Some(Line { us, next: Vec::new(), sum: line.sum + last, last });
            }
            let found = self.ideas(&node, Care::full(1));
            if node.mover == us {
                let found = grounded(&node, self.scales, &varied(&found, 12, 1));
                let last = bounded(found[0].0.values[us.index()]);
                let next = found.into_iter().take(6).map(|(_, child)| child).collect();
                return Some(Line { us, next, sum: line.sum + last, last });
            }
            let mut found = grounded(&node, self.scales, &varied(&found, 6, 1));
            node = found.swap_remove(0).1;
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
