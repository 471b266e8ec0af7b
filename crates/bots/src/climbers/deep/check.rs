//! What the ranking says, and what a full look says.

use climbers::{Climbers, Placement, Position};

use super::{
    super::study::Judged,
    ideas::{Idea, ideas},
    node::{self, Node},
    outlook::{Outlook, Prospect},
    scales::Scales,
    ways::{Spots, Ways},
};
#[cfg(test)]
use {
    super::{
        super::spread::{COSTS, Peaks},
        node::Climber,
        party::Party,
        stairs::{Stairs, stairs},
        ways::affords,
    },
    climbers::Block,
    std::ops::Range,
};

/// See [`super::super::study::ranking`].
pub(in super::super) fn ranking(game: &Climbers, scales: &Scales) -> Vec<Judged> {
    let node = Node::new(game.position(), *game.options());
    let mut found: Vec<Judged> = Vec::new();
    for Idea { plan, values, .. } in ideas(&node, scales, 0) {
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
pub(in super::super) fn value_of_step(
    game: &Climbers,
    moved: &Position,
    placement: Placement,
    scales: &Scales,
) -> i32 {
    let before = Node::new(game.position(), *game.options());
    let node = Node::new(moved, *game.options());
    let mut start = before.before_block(&before.ways(), placement.block);
    node::leave(&mut start, placement);
    let peaks = |colour, first, start: &Spots| {
        let allowed = node.allowed(colour, first);
        Ways::new(&node.relief, start, node.climber(colour).tools, &allowed).peaks
    };
    let next = node.order.next_after(node.mover);
    let mut prospects = [Prospect::default(); 5];
    for colour in node.order.iter() {
        let peaks = peaks(colour, next, &node.start(colour));
        // What the ground is like is not looked at again.
        let ground = before.relief.ground(before.climber(colour).at);
        prospects[colour.index()] = Prospect { ground, ..Prospect::new(&node, colour, peaks) };
    }
    let own = peaks(node.mover, node.mover, &start);
    let mut best = i32::MIN;
    Outlook::new(&node, scales, prospects)
        .ends(own, |_, _, values| best = best.max(values[node.mover.index()]));
    best
}

/// What the mover can build, as it is found out where a position is judged in full, and by making every turn there
/// is: the highest with each set of ladders, the same without the best block, and how many blocks lead higher than
/// ever.
#[cfg(test)]
pub(in super::super) fn what_can_be_built(game: &Climbers) -> [Stairs; 2] {
    let node = Node::new(game.position(), *game.options());
    let party = Party::of(&node, node.mover, node.mover);
    let walked = party.ways.peaks;
    let mut made = [walked; Block::COUNT];
    let mut moved = [false; Block::COUNT];
    for Idea { plan, .. } in ideas(&node, &Scales::DUEL, 0) {
        let Some(placement) = plan.placement else { continue };
        moved[placement.block.index()] = true;
        let peak = &mut made[placement.block.index()][plan.cost];
        *peak = node.play(&plan).height(node.mover).max(*peak);
    }
    let Climber { tools, best: ever, .. } = *node.climber(node.mover);
    let higher = |peaks: &Peaks, cost: usize| affords(tools, cost) && peaks[cost] > ever;
    let ranked = |cost: usize, rank: usize| {
        let mut peaks = made.map(|peaks| peaks[cost]);
        peaks.sort_unstable();
        peaks[Block::COUNT - 1 - rank]
    };
    let count = |costs: Range<usize>| {
        let leads = |peaks: &Peaks| costs.clone().any(|cost| higher(peaks, cost));
        made.iter().zip(moved).filter(|&(peaks, moved)| moved && leads(peaks)).count() as u8
    };
    let made = Stairs {
        best: std::array::from_fn(|cost| ranked(cost, 0)),
        second: std::array::from_fn(|cost| ranked(cost, 1)),
        ways: [count(0..1), count(0..COSTS)],
    };
    [stairs(&node, &party), made]
}
