//! Network input: features of each player at the start of a turn.
#![cfg_attr(
    not(feature = "training"),
    expect(unreachable_pub, reason = "public with the feature `training`")
)]
#![expect(clippy::cast_precision_loss, reason = "small numbers")]

use climbers::{Colour, Ladder};

use super::{
    bitboard::ROWS,
    build_reach::{BuildReach, build_reach},
    height_bitboards::HeightBitboards,
    node::Node,
    pawn_reach::has_ladders,
    player_reach::PlayerReach,
    static_eval,
};
use crate::climbers_bot::ladder_sets::{LADDER_SETS, MaxHeights};

/// The number of features.
pub const FEATURES: usize = 42;

/// The features of one player, scaled to about 1.
pub type Features = [f32; FEATURES];

/// The features of all players, in turn order from the mover on.
pub(super) fn all_features(node: &Node) -> Vec<Features> {
    let leader = static_eval::leader(node);
    let players = node.order.from(node.mover).enumerate();
    players.map(|(wait, colour)| features_of(node, colour, wait, leader)).collect()
}

fn features_of(node: &Node, colour: Colour, wait: usize, leader: Colour) -> Features {
    let state = node.state(colour);
    let tools = state.tools;
    let player = PlayerReach::of(node, colour, node.mover);
    let walked = player.reach.max_heights;
    let BuildReach { best, second_best, climbing_blocks } = build_reach(node, &player);
    let height = node.height(colour);
    let ever = state.best;
    let others = node.order.iter().filter(|&other| other != colour);
    let rival = others.map(|other| node.height(other)).max().unwrap_or(0);
    let [walked, best, second_best] = [walked, best, second_best]
        .map(|max_heights| within(max_heights, |cost| has_ladders(tools, cost), height));
    let local_height = node.board.local_height(state.at) as f32 / 100.0;
    let (climbless_turns, limit) = (node.climbless_turns, node.climbless_limit());
    let players = node.order.len();
    let round = node.turns() as f32 / players as f32;
    let cells_above = cells_above(&node.board, colour, height);

    let up = |to: u8| (f32::from(to) - f32::from(height)) / 4.0;
    let over = |to: u8| (f32::from(to) - f32::from(rival)) / 4.0;
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let many = |count: u32| count as f32 / (count + 4) as f32;

    [
        f32::from(height) / 8.0,
        over(height),
        up(ever),
        local_height / 8.0,
        (local_height - f32::from(height)) / 4.0,
        flag(tools.has(Ladder::Small)),
        flag(tools.has(Ladder::Large)),
        flag(tools.has_stone()),
        flag(colour == leader),
        flag(wait == 0),
        wait as f32 / (players - 1) as f32,
        up(walked[0]),
        up(walked[1]),
        up(walked[2]),
        up(walked[3]),
        up(best[0]),
        up(best[1]),
        up(best[2]),
        up(best[3]),
        up(second_best[0]),
        up(second_best[1]),
        up(second_best[2]),
        up(second_best[3]),
        flag(walked[0] > ever),
        flag(best[0] > ever),
        flag(best[3] > ever),
        flag(second_best[0] > ever),
        flag(second_best[3] > ever),
        many(u32::from(climbing_blocks[0])),
        many(u32::from(climbing_blocks[1])),
        over(best[0]),
        over(best[3]),
        over(second_best[0]),
        over(second_best[3]),
        many(cells_above[0]),
        many(cells_above[1]),
        many(cells_above[2]),
        climbless_turns as f32 / limit as f32,
        flag(climbless_turns + 1 == limit),
        flag(climbless_turns == 0),
        (round / 15.0).min(2.0),
        (players - 2) as f32 / 3.0,
    ]
}

/// The greatest height with each ladder set or an available subset of it.
fn within(max_heights: MaxHeights, has_ladders: impl Fn(usize) -> bool, height: u8) -> MaxHeights {
    std::array::from_fn(|cost| {
        let fewer = (0..LADDER_SETS).filter(|&other| other & !cost == 0 && has_ladders(other));
        fewer.map(|other| max_heights[other]).max().unwrap_or(0).max(height)
    })
}

/// The number of cells the colour may stand on that are higher than `height` by up to two units, by
/// up to four, and by more.
fn cells_above(board: &HeightBitboards, colour: Colour, height: u8) -> [u32; 3] {
    let standable_by = board.standable_by(colour);
    let mut counts = [0; 3];
    for y in board.window() {
        let mut row = standable_by[y] & !board.table()[y];
        while row != 0 {
            let x = row.trailing_zeros() as usize;
            row &= row - 1;
            match board.heights[y * ROWS + x].saturating_sub(height) {
                0 => {}
                1..=2 => counts[0] += 1,
                3..=4 => counts[1] += 1,
                _ => counts[2] += 1,
            }
        }
    }
    counts
}
