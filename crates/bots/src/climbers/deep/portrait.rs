//! What is known of each player when a turn begins, as numbers that a net can weigh.
#![expect(clippy::cast_precision_loss, reason = "small numbers")]

use climbers::{Colour, Ladder};

use super::{
    super::spread::{COSTS, Peaks},
    node::Node,
    outlook,
    party::Party,
    relief::Relief,
    rows::ROWS,
    stairs::{Stairs, stairs},
    ways::affords,
};

/// How many numbers there are.
pub const TRAITS: usize = 42;

/// What is known of a player and of the game as it is for that player. All numbers are about 1.
pub type Portrait = [f32; TRAITS];

/// The portraits of all players, in the order of their turns from the mover on.
pub(super) fn portraits(node: &Node) -> Vec<Portrait> {
    let leader = outlook::leader(node);
    let players = node.order.from(node.mover).enumerate();
    players.map(|(wait, colour)| portrait(node, colour, wait, leader)).collect()
}

fn portrait(node: &Node, colour: Colour, wait: usize, leader: Colour) -> Portrait {
    let climber = node.climber(colour);
    let tools = climber.tools;
    let party = Party::of(node, colour, node.mover);
    let walked = party.ways.peaks;
    let Stairs { best, second, ways } = stairs(node, &party);
    let height = node.height(colour);
    let ever = climber.best;
    let others = node.order.iter().filter(|&other| other != colour);
    let rival = others.map(|other| node.height(other)).max().unwrap_or(0);
    let [walked, best, second] =
        [walked, best, second].map(|peaks| within(peaks, |cost| affords(tools, cost), height));
    let ground = node.relief.ground(climber.at) as f32 / 100.0;
    let (barren, all) = (node.barren, node.patience());
    let players = node.order.len();
    let round = node.turns() as f32 / players as f32;
    let above = above(&node.relief, colour, height);

    let up = |to: u8| (f32::from(to) - f32::from(height)) / 4.0;
    let over = |to: u8| (f32::from(to) - f32::from(rival)) / 4.0;
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let many = |count: u32| count as f32 / (count + 4) as f32;

    [
        f32::from(height) / 8.0,
        over(height),
        up(ever),
        ground / 8.0,
        (ground - f32::from(height)) / 4.0,
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
        up(second[0]),
        up(second[1]),
        up(second[2]),
        up(second[3]),
        flag(walked[0] > ever),
        flag(best[0] > ever),
        flag(best[3] > ever),
        flag(second[0] > ever),
        flag(second[3] > ever),
        many(u32::from(ways[0])),
        many(u32::from(ways[1])),
        over(best[0]),
        over(best[3]),
        over(second[0]),
        over(second[3]),
        many(above[0]),
        many(above[1]),
        many(above[2]),
        barren as f32 / all as f32,
        flag(barren + 1 == all),
        flag(barren == 0),
        (round / 15.0).min(2.0),
        (players - 2) as f32 / 3.0,
    ]
}

/// The highest with each set of ladders or fewer that is there.
fn within(peaks: Peaks, affords: impl Fn(usize) -> bool, height: u8) -> Peaks {
    std::array::from_fn(|cost| {
        let fewer = (0..COSTS).filter(|&other| other & !cost == 0 && affords(other));
        fewer.map(|other| peaks[other]).max().unwrap_or(0).max(height)
    })
}

/// How many cells that bear a pawn are above a height: by up to two units, by up to four, and by more.
fn above(relief: &Relief, colour: Colour, height: u8) -> [u32; 3] {
    let bears = relief.bears(colour);
    let mut counts = [0; 3];
    for y in relief.window() {
        let mut row = bears[y] & !relief.table()[y];
        while row != 0 {
            let x = row.trailing_zeros() as usize;
            row &= row - 1;
            match relief.heights[y * ROWS + x].saturating_sub(height) {
                0 => {}
                1..=2 => counts[0] += 1,
                3..=4 => counts[1] += 1,
                _ => counts[2] += 1,
            }
        }
    }
    counts
}
