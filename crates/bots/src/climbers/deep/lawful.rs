//! From a turn in outline to one that the rules accept.

use climbers::{Block, Cell, Draft, Placement, Step, Tools, Turn};

use super::{
    super::spread::ladders,
    node::{Node, Plan},
    rows::{Rows, cells, has},
};

/// The lawful turn that a plan stands for, if there is one.
pub(super) fn turn(draft: &Draft, node: &Node, plan: &Plan) -> Option<Turn> {
    let (relief, ends) = node.ends(plan);
    let cost = ladders(plan.cost);
    let at = node.climber(node.mover).at;
    let order = relief.by_ground(&ends, at);
    let stays = plan.cost == 0 && order.first() == Some(&at)
        || (relief.top(at).is_none() && cells(&ends).all(|cell| relief.height(cell) == 0));
    let mut draft = draft.clone();
    let Some(placement) = plan.placement else {
        if !stays {
            walk(&mut draft, &order, cost)?;
        }
        return with_stone(draft, plan.stone);
    };
    let mut built = draft.clone();
    if built.add(Step::Place(placement)).is_ok()
        && (stays && built.position().pawn(node.mover) == Some(at)
            || walk(&mut built, &order, cost).is_some())
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
        if spent.ladders() == cost && here.is_some_and(|here| has(&ends, here))
            || spent.is_within(cost) && walk(&mut built, &order, cost.minus(spent)).is_some()
        {
            return with_stone(built, plan.stone);
        }
    }
    None
}

/// Goes to the first of these cells it gets to at this cost.
fn walk(draft: &mut Draft, ends: &[Cell], cost: Tools) -> Option<()> {
    let steps = {
        let reach = draft.reach()?;
        ends.iter().find_map(|&end| reach.steps(end, cost))?
    };
    for step in steps {
        draft.add(step).ok()?;
    }
    Some(())
}

/// Ways to go before a block moves: to the highest places, and to those near the ends.
fn before(draft: &Draft, placement: Placement, ends: &Rows) -> Vec<Vec<Step>> {
    let Some(reach) = draft.reach() else { return Vec::new() };
    let building = draft.position().building();
    let goal: Vec<Cell> = cells(ends).chain(placement.cells()).collect();
    let mut known: Vec<(Option<Block>, Tools)> = Vec::new();
    let mut found: Vec<(u32, i32, Cell, Tools)> = Vec::new();
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
