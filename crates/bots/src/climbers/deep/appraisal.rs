//! What a position of two is worth when it is also asked what each of them can build next.

use climbers::{Colour, Ladder};

use super::{
    super::{spread::COSTS, worth::UNIT},
    node::Node,
    outlook::{self, Values},
    party::Party,
    scales::{Drift, drift},
    stairs,
    ways::affords,
};

/// What is judged by. 100 is about one unit of height on ground that rises with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// One unit of height.
    pub height: Drift,
    /// One unit by which the ground around a pawn is higher on average.
    pub ground: i32,
    /// The small ladder.
    pub small: Drift,
    /// The large ladder.
    pub large: Drift,
    /// The stone.
    pub stone: i32,
    /// One unit of the highest that can be got to in one turn, with everything there is.
    pub summit: i32,
    /// To be able to get higher than ever without a ladder.
    pub progress: i32,
    /// To be able to do so at all.
    pub resort: i32,
    /// To be next.
    pub next: i32,
    /// To be ahead.
    pub lead: i32,
    /// What that is worth more when the game is about to end.
    pub ahead: i32,
}

impl Weights {
    /// Fitted to games of two, but for the tools: what they are worth is a judgement.
    pub const USUAL: Weights = Weights {
        height: drift(0, 95),
        ground: 87,
        small: drift(300, 250),
        large: drift(600, 500),
        stone: 40,
        summit: 58,
        progress: 176,
        resort: 220,
        next: 55,
        lead: 0,
        ahead: 395,
    };
}

/// What a position of two in which a turn begins is worth to both.
pub(super) fn appraise(node: &Node, weights: &Weights) -> Values {
    if node.is_over() {
        return outlook::result(node);
    }
    let leader = outlook::leader(node);
    let (barren, all) = (node.barren.cast_signed(), node.patience().cast_signed());
    // Who leads and has the last chance passes, and has won.
    if barren + 1 == all && leader == node.mover && node.height(leader) > 0 {
        return outlook::result(node);
    }
    let round = node.number() / node.order.len() as u32;
    let mut totals = [0; 5];
    for colour in node.order.iter() {
        let lead = weights.lead + weights.ahead * barren * barren / (all * all);
        let next = if colour == node.mover { weights.next } else { 0 };
        totals[colour.index()] =
            player(node, weights, colour, round) + next + if colour == leader { lead } else { 0 };
    }
    compared(node, &totals)
}

/// What is known of one player.
fn player(node: &Node, weights: &Weights, colour: Colour, round: u32) -> i32 {
    let climber = node.climber(colour);
    let tools = climber.tools;
    let built = stairs::peaks(node, &Party::of(node, colour, node.mover));
    let height = node.height(colour);
    let free = built[0].max(height);
    let within = (0..COSTS).filter(|&cost| affords(tools, cost));
    let summit = within.map(|cost| built[cost]).max().unwrap_or(0).max(height);
    let best = climber.best.height;
    // Tools are worth nothing when the game is over.
    let (barren, all) = (node.barren.cast_signed(), node.patience().cast_signed());
    let left = |worth: i32| worth * (all * all - barren * barren) / (all * all);
    let has =
        |ladder: Ladder, worth: &Drift| if tools.has(ladder) { left(worth.at(round)) } else { 0 };
    weights.height.at(round) * i32::from(height)
        + weights.ground * node.relief.ground(climber.at) / UNIT
        + has(Ladder::Small, &weights.small)
        + has(Ladder::Large, &weights.large)
        + if tools.has_stone() { left(weights.stone) } else { 0 }
        + weights.summit * i32::from(summit)
        + if free > best { weights.progress } else { 0 }
        + if summit > best { weights.resort } else { 0 }
}

/// Everybody's value from what each has: what it has more than the other.
fn compared(node: &Node, totals: &Values) -> Values {
    let sum: i32 = node.order.iter().map(|colour| totals[colour.index()]).sum();
    let mut values = [0; 5];
    for colour in node.order.iter() {
        values[colour.index()] = 2 * totals[colour.index()] - sum;
    }
    values
}
