//! The strong bot for The Climbers: it judges every move of a block on a relief, and looks ahead
//! over everybody's best turns.

mod flood;
mod ideas;
mod levels;
mod node;
mod outlook;
mod party;
mod relief;
mod rows;
mod stones;
mod ways;

use climbers::{Block, Cell, Climbers, Draft, Placement, Position, Step, Turn};

use super::{Found, study::Judged};
use ideas::{Idea, ideas};
use node::{Node, Plan};
pub use outlook::Scales;
use outlook::{Outlook, Prospect, Values};
use ways::Ways;

/// How a bot looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// Turns to judge, at most.
    pub nodes: u64,
    /// How many turns to look ahead, at most; 1 is one's own.
    pub depth: usize,
    /// How many of one's own turns are followed.
    pub width: usize,
    /// What positions are judged by.
    pub scales: Scales,
}

/// The turns of the player to move that were looked at longest, best first, and how many were
/// judged on the way.
pub(super) fn search(
    game: &Climbers,
    ahead: &Ahead,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Found>, usize) {
    let node = Node::new(game.position(), *game.options());
    let mut search = Search { ahead, judged: 0, stop, stopped: false };
    let mut own = ideas(&node, &ahead.scales, 12, &mut search.judged);
    let mut roots: Vec<(Plan, Turn, i32, i32)> = Vec::new();
    let mover = node.mover.index();
    let draft = game.draft();
    own.truncate(4 * ahead.width);
    for Idea { plan, values } in own {
        if roots.len() >= ahead.width {
            break;
        }
        if let Some(turn) = turn(&draft, &node, &plan) {
            let effort = (turn.steps().len() as u32).cast_signed();
            roots.push((plan, turn, values[mover], effort));
        }
    }
    if roots.is_empty() {
        roots.push((Plan::PASS, Turn::PASS, 0, 0));
    }
    search.deepen(&node, &mut roots);
    let judged = search.judged;
    let found =
        roots.into_iter().map(|(_, turn, value, effort)| Found { turn, value: value - effort });
    let mut found: Vec<Found> = found.collect();
    found.sort_by_key(|found| std::cmp::Reverse(found.value));
    (found, usize::try_from(judged).unwrap_or(usize::MAX))
}

struct Search<'a> {
    ahead: &'a Ahead,
    judged: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
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

/// With two players: further and further, wider and wider.
const DUEL: [Round; 8] = [
    round(2, 48, 1),
    round(3, 24, 2),
    round(3, 24, 4),
    round(4, 12, 3),
    round(4, 16, 4),
    round(5, 10, 4),
    round(5, 16, 5),
    round(6, 12, 5),
];

/// How far a round goes with more players: until one's own next turn.
fn crowd(players: usize) -> [Round; 6] {
    [
        round(2, 48, 1),
        round(players + 1, 12, 1),
        round(players + 1, 24, 1),
        round(players + 1, 12, 2),
        round(players + 1, 24, 3),
        round(players + 1, 16, 4),
    ]
}

impl Search<'_> {
    fn is_over(&mut self) -> bool {
        self.stopped = self.stopped || self.judged >= self.ahead.nodes || (self.stop)();
        self.stopped
    }

    /// Looks further and further ahead.
    fn deepen(&mut self, node: &Node, roots: &mut Vec<(Plan, Turn, i32, i32)>) {
        let mover = node.mover.index();
        let rounds =
            if node.order.len() == 2 { DUEL.to_vec() } else { crowd(node.order.len()).to_vec() };
        for Round { depth, roots: wide, width: narrow } in rounds {
            if depth > self.ahead.depth {
                return;
            }
            let mut looked = 0;
            let mut values = Vec::new();
            for (plan, ..) in roots.iter().take(wide) {
                let child = node.play(plan);
                match self.value(&child, depth - 1, narrow) {
                    Some(value) => values.push(value[mover]),
                    None => break,
                }
                looked += 1;
            }
            let complete = looked == roots.len().min(wide);
            // Values of different depths cannot be compared.
            if complete || looked >= 6 {
                roots.truncate(looked);
                for (root, value) in roots.iter_mut().zip(values) {
                    root.2 = value;
                }
                roots.sort_by_key(|root| std::cmp::Reverse(root.2 - root.3));
            }
            if !complete {
                return;
            }
        }
    }

    /// What a position is worth to everybody if they play their best for so many turns; `None` when
    /// there was no time to find out.
    fn value(&mut self, node: &Node, depth: usize, width: usize) -> Option<Values> {
        if self.is_over() {
            return None;
        }
        let stones = if depth > 1 { 2 } else { 0 };
        let found = ideas(node, &self.ahead.scales, stones, &mut self.judged);
        if depth <= 1 {
            return Some(found[0].values);
        }
        let mover = node.mover.index();
        let mut best: Option<Values> = None;
        for idea in found.iter().take(width) {
            let child = node.play(&idea.plan);
            let values = if child.is_over() {
                idea.values
            } else {
                self.value(&child, depth - 1, width.div_ceil(2))?
            };
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
        }
        best
    }
}

/// The lawful turn that a plan stands for, if there is one.
fn turn(draft: &Draft, node: &Node, plan: &Plan) -> Option<Turn> {
    let (relief, ends) = node.ends(plan);
    let cost = super::spread::ladders(plan.cost);
    let at = node.climber(node.mover).at;
    let stays = plan.cost == 0 && rows::has(&ends, at)
        || (relief.top(at).is_none() && rows::cells(&ends).all(|cell| relief.height(cell) == 0));
    let mut draft = draft.clone();
    let Some(placement) = plan.placement else {
        if !stays {
            walk(&mut draft, &ends, cost)?;
        }
        return with_stone(draft, plan.stone);
    };
    let mut built = draft.clone();
    if built.add(Step::Place(placement)).is_ok()
        && (stays && built.position().pawn(node.mover) == Some(at)
            || walk(&mut built, &ends, cost).is_some())
    {
        return with_stone(built, plan.stone);
    }
    // The pawn has to move before the block does.
    for first in before(&draft, placement, &ends) {
        let mut built = draft.clone();
        for step in first {
            built.add(step).ok()?;
        }
        let spent = draft.position().tools(node.mover).minus(built.position().tools(node.mover));
        if built.add(Step::Place(placement)).is_err() {
            continue;
        }
        let here = built.position().pawn(node.mover);
        if spent.ladders() == cost && here.is_some_and(|here| rows::has(&ends, here))
            || spent.is_within(cost) && walk(&mut built, &ends, cost.minus(spent)).is_some()
        {
            return with_stone(built, plan.stone);
        }
    }
    None
}

/// Goes to one of these cells at this cost.
fn walk(draft: &mut Draft, ends: &rows::Rows, cost: climbers::Tools) -> Option<()> {
    let steps = {
        let reach = draft.reach()?;
        rows::cells(ends).find_map(|end| reach.steps(end, cost))?
    };
    for step in steps {
        draft.add(step).ok()?;
    }
    Some(())
}

/// Ways to go before a block moves: to the highest places, and to those near the ends.
fn before(draft: &Draft, placement: Placement, ends: &rows::Rows) -> Vec<Vec<Step>> {
    let Some(reach) = draft.reach() else { return Vec::new() };
    let building = draft.position().building();
    let goal: Vec<Cell> = rows::cells(ends).chain(placement.cells()).collect();
    let mut known: Vec<(Option<Block>, climbers::Tools)> = Vec::new();
    let mut found: Vec<(u32, i32, Cell, climbers::Tools)> = Vec::new();
    for cell in reach.cells() {
        let face = building.top(cell);
        if face == Some(placement.block) || placement.covers(cell) {
            continue;
        }
        let distance = goal.iter().map(|goal| goal.distance(cell)).min().unwrap_or(0);
        for cost in reach.costs(cell) {
            found.push((distance, -i32::from(building.height(cell)), cell, cost));
        }
    }
    found.sort_by_key(|&(distance, low, ..)| (distance, low));
    found.retain(|&(.., cell, cost)| {
        let face = (building.top(cell), cost);
        let new = !known.contains(&face);
        known.push(face);
        new
    });
    found.truncate(12);
    found.into_iter().filter_map(|(.., cell, cost)| reach.steps(cell, cost)).collect()
}

fn with_stone(mut draft: Draft, stone: Option<Block>) -> Option<Turn> {
    if let Some(face) = stone {
        let at = draft.position().building().visible(face).next()?;
        draft.add(Step::Stone { at }).ok()?;
    }
    Some(draft.turn())
}

/// See [`super::study::ranking`].
pub(super) fn ranking(game: &Climbers, scales: &Scales) -> Vec<Judged> {
    let node = Node::new(game.position(), *game.options());
    let mut found: Vec<Judged> = Vec::new();
    for Idea { plan, values } in ideas(&node, scales, 0, &mut 0) {
        let Some(placement) = plan.placement else { continue };
        // The same move comes with other ladders further down.
        if found.iter().all(|known| known.placement != placement) {
            found.push(Judged { placement, value: values[node.mover.index()] });
        }
    }
    found
}

/// What a turn with this block is worth to the mover, in the position in which the block has just
/// moved.
pub(super) fn value_of_step(
    game: &Climbers,
    moved: &Position,
    placement: Placement,
    scales: &Scales,
) -> i32 {
    let before = Node::new(game.position(), *game.options());
    let node = Node::new(moved, *game.options());
    let mut start = before.before_block(&before.ways(), placement.block);
    node::leave(&mut start, placement);
    let peaks = |colour, first, start: &ways::Spots| {
        let allowed = node.allowed(colour, first);
        Ways::new(&node.relief, start, node.climber(colour).tools, &allowed).peaks
    };
    let next = node.order.next_after(node.mover);
    let mut prospects = [Prospect::default(); 5];
    for colour in node.order.iter() {
        let peaks = peaks(colour, next, &node.start(colour));
        prospects[colour.index()] = Prospect::new(&node, colour, peaks);
    }
    let own = peaks(node.mover, node.mover, &start);
    let mut best = i32::MIN;
    Outlook { scales, node: &node, prospects }
        .ends(own, |_, values| best = best.max(values[node.mover.index()]));
    best
}
