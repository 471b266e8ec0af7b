//! The heights a player can reach by moving one block.

use climbers::{Block, Cell, Placement};

use super::{
    bitboard::{Bitboard, corners_covering},
    flat_areas::FlatAreas,
    node::{Node, PlayerState},
    pawn_reach::has_ladders,
    player_reach::PlayerReach,
};
use crate::climbers_bot::ladder_sets::{LADDER_SETS, MaxHeights};

/// What a player can build in one turn.
#[derive(Clone, Copy, Default)]
pub(in super::super) struct BuildReach {
    /// The greatest height with each ladder set, with or without a block.
    pub(in super::super) best: MaxHeights,
    /// The same without the best block: what is left if an opponent takes it away.
    pub(in super::super) second_best: MaxHeights,
    /// How many blocks lead to a new best height: without a ladder, and with all available ones.
    pub(in super::super) climbing_blocks: [u8; 2],
}

/// What a player can build in a turn. Ignores that a block may cover what led elsewhere.
pub(super) fn build_reach(node: &Node, player: &PlayerReach) -> BuildReach {
    let node = &node.for_turn_of(player.colour);
    let PlayerState { tools, best, .. } = *node.state(player.colour);
    let blocked_cells = node.blocked_cells();
    let walked = player.reach.max_heights;
    let mut build_reach = BuildReach { best: walked, second_best: walked, climbing_blocks: [0; 2] };
    for block in Block::ALL.into_iter().filter(|&block| node.is_movable(block)) {
        let mut max_heights = walked;
        with_block(node, player, block, &blocked_cells, &mut max_heights);
        for (cost, &max_height) in max_heights.iter().enumerate() {
            let (best, second_best) =
                (&mut build_reach.best[cost], &mut build_reach.second_best[cost]);
            if max_height > *best {
                *second_best = std::mem::replace(best, max_height);
            } else {
                *second_best = max_height.max(*second_best);
            }
        }
        let all = (0..LADDER_SETS)
            .filter(|&cost| has_ladders(tools, cost))
            .map(|cost| max_heights[cost])
            .max();
        build_reach.climbing_blocks[0] += u8::from(max_heights[0] > best);
        build_reach.climbing_blocks[1] += u8::from(all > Some(best));
    }
    build_reach
}

fn with_block(
    node: &Node,
    player: &PlayerReach,
    block: Block,
    blocked_cells: &Bitboard,
    best: &mut MaxHeights,
) {
    let colour = player.colour;
    let mut board = node.board.clone();
    if board.lift(block).is_none() {
        return;
    }
    let start = node.cells_before_block(&player.reach, block);
    let player = PlayerReach::new(&board, node, colour, player.closed, &start);
    let tools = node.state(colour).tools;
    let flat_areas = FlatAreas::new(&board);
    let rows = node.rows_for_blocks();
    for &pose in block.kind().poses() {
        let Some(&top) = block.tops(pose).iter().find(|top| top.bears(colour)) else { continue };
        let masks = player.masks(&board, pose);
        let blocked_cells = corners_covering(blocked_cells, pose);
        for y in rows.clone() {
            let mut fits = masks.leading(y);
            if fits != 0 {
                fits &= flat_areas.fits(&board, pose, y) & !blocked_cells[y];
            }
            while fits != 0 {
                let x = fits.trailing_zeros();
                fits &= fits - 1;
                let Some(at) = Cell::new(x as u8, y as u8) else { continue };
                let placement = Placement { block, at, pose, top };
                if !player.leads(&board, placement) {
                    continue;
                }
                let max_heights = player.reach.max_heights_with_block(
                    &board,
                    placement,
                    tools,
                    &player.unreached,
                );
                for (best, max_height) in best.iter_mut().zip(max_heights) {
                    *best = (*best).max(max_height);
                }
            }
        }
    }
}
