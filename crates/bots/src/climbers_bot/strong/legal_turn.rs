//! Turns an outline into a legal turn.

use climbers::{Block, Cell, Draft, Placement, Step, Tools, Turn};

use super::{
    bitboard::{Bitboard, cells, contains},
    node::{Node, TurnOutline},
};
use crate::climbers_bot::ladder_sets::ladders;

/// The legal turn of an outline, if there is one.
pub(super) fn legal_turn(draft: &Draft, node: &Node, outline: &TurnOutline) -> Option<Turn> {
    let (board, end_cells) = node.end_cells(outline);
    let cost = ladders(outline.cost);
    let at = node.state(node.mover).at;
    let order = board.sorted_by_local_height(&end_cells, at);
    let stays = outline.cost == 0 && order.first() == Some(&at)
        || (board.top(at).is_none() && cells(&end_cells).all(|cell| board.height(cell) == 0));
    let mut draft = draft.clone();
    let Some(placement) = outline.placement else {
        if !stays {
            walk(&mut draft, &order, cost)?;
        }
        return with_stone(draft, outline.stone);
    };
    let mut reach_after_block = draft.clone();
    if reach_after_block.add(Step::Place(placement)).is_ok()
        && (stays && reach_after_block.position().pawn(node.mover) == Some(at)
            || walk(&mut reach_after_block, &order, cost).is_some())
    {
        return with_stone(reach_after_block, outline.stone);
    }
    // The pawn must move before the block does.
    for first in walks_before_block(&draft, placement, &end_cells) {
        let mut reach_after_block = draft.clone();
        for step in first {
            reach_after_block.add(step).ok()?;
        }
        let spent = draft
            .position()
            .tools(node.mover)
            .minus(reach_after_block.position().tools(node.mover));
        if reach_after_block.add(Step::Place(placement)).is_err() {
            continue;
        }
        let here = reach_after_block.position().pawn(node.mover);
        if spent.ladders() == cost && here.is_some_and(|here| contains(&end_cells, here))
            || spent.is_within(cost)
                && walk(&mut reach_after_block, &order, cost.minus(spent)).is_some()
        {
            return with_stone(reach_after_block, outline.stone);
        }
    }
    None
}

/// Walks to the first of these cells it reaches at this cost.
fn walk(draft: &mut Draft, end_cells: &[Cell], cost: Tools) -> Option<()> {
    let steps = {
        let reach = draft.reach()?;
        end_cells.iter().find_map(|&end| reach.steps(end, cost))?
    };
    for step in steps {
        draft.add(step).ok()?;
    }
    Some(())
}

/// Walks to try before the block moves: to cells near the end cells first, then to high ones.
fn walks_before_block(draft: &Draft, placement: Placement, end_cells: &Bitboard) -> Vec<Vec<Step>> {
    let Some(reach) = draft.reach() else { return Vec::new() };
    let building = draft.position().building();
    let goal: Vec<Cell> = cells(end_cells).chain(placement.cells()).collect();
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
