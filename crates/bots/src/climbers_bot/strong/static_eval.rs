//! Static evaluation of the end of a turn for every player: 100 points are one unit of height.

use climbers::{Colour, Tools, TurnOrder, options::Tie};

use super::{
    eval_weights::{CurrentWeights, EvalWeights, LOCAL_HEIGHT_PER_CLIMB},
    node::Node,
    pawn_reach::has_ladders,
};
use crate::climbers_bot::{
    ladder_sets::{LADDER_SETS, MaxHeights},
    score::{EndCountdown, UNIT, WIN},
};

/// Nobody has climbed: better than a loss, worse than playing on.
const DRAW: i32 = -20 * UNIT;

/// A value for every player, by [`Colour::index`].
pub(super) type Values = [i32; 5];

/// A player at the end of a turn.
#[derive(Clone, Copy, Default)]
pub(super) struct PlayerSummary {
    pub(super) height: u8,
    pub(super) tools: Tools,
    /// The turn in which the pawn came to its height.
    pub(super) arrival: u32,
    /// Its best height before this turn.
    pub(super) best: u8,
    /// The heights it can reach next, by ladder set.
    pub(super) max_heights: MaxHeights,
    /// The mean height around it, in hundredths of a unit.
    pub(super) local_height: i32,
}

impl PlayerSummary {
    pub(super) fn new(node: &Node, colour: Colour, max_heights: MaxHeights) -> PlayerSummary {
        let state = node.state(colour);
        PlayerSummary {
            height: node.height(colour),
            tools: state.tools,
            arrival: state.arrived,
            best: state.best,
            max_heights,
            local_height: node.board.local_height(state.at),
        }
    }
}

/// All players at the end of the mover's turn.
#[derive(Clone)]
pub(super) struct StaticEval<'a> {
    weights: &'a EvalWeights,
    node: &'a Node,
    pub(super) summaries: [PlayerSummary; 5],
    /// The weights after a turn without a climb, and after one with.
    current: [CurrentWeights; 2],
}

impl<'a> StaticEval<'a> {
    pub(super) fn new(
        node: &'a Node,
        weights: &'a EvalWeights,
        summaries: [PlayerSummary; 5],
    ) -> StaticEval<'a> {
        let round = node.turns() / node.order.len() as u32;
        let current = [node.climbless_turns + 1, 0]
            .map(|climbless_turns| weights.at_round(round, countdown(node, climbless_turns)));
        StaticEval { weights, node, summaries, current }
    }

    /// The values if the mover ends its turn like this.
    pub(super) fn values(&self, end: PlayerSummary, climbed: bool) -> Values {
        let StaticEval { node, weights, .. } = self;
        let (order, mover) = (&node.order, node.mover);
        let summary =
            |colour: Colour| if colour == mover { &end } else { &self.summaries[colour.index()] };
        let climbless_turns = if climbed { 0 } else { node.climbless_turns + 1 };
        let limit = node.climbless_limit();
        let leader = self.leader(&end);
        let highest = summary(leader).height;
        // A leader with the last turn passes and wins.
        let next = order.next_after(mover);
        if climbless_turns >= limit
            || (climbless_turns + 1 == limit && leader == next && highest > 0)
        {
            return final_values_by_height(*order, leader, |colour| summary(colour).height);
        }
        let countdown = countdown(node, climbless_turns);
        let current = &self.current[usize::from(climbed)];
        let (mut totals, mut values) = ([0; 5], [0; 5]);
        let players = (order.len() as u32).cast_signed();
        let mut sum = 0;
        // Players who move sooner get more of what they can reach.
        for (colour, turns) in order.from(order.next_after(mover)).zip(0..) {
            let weight = weights.next_reach_share
                - (weights.next_reach_share - weights.last_reach_share) * turns / (players - 1);
            let PlayerSummary { height, tools, max_heights, local_height, .. } = *summary(colour);
            let soon = current.best_gain(max_heights, height, tools) * weight / 100;
            totals[colour.index()] = current.current_value(height, local_height, tools) + soon;
            sum += totals[colour.index()];
        }
        let near = weights.lead_at_end * countdown.climbless_turns * countdown.climbless_turns;
        let ahead = weights.lead + near / (countdown.limit * countdown.limit);
        for colour in order.iter() {
            let ours = totals[colour.index()];
            let others = order.iter().filter(|&other| other != colour);
            let best = others.map(|other| totals[other.index()]).max().unwrap_or(0);
            // The best opponent counts most.
            let opponents = (3 * best + (sum - ours) / (players - 1)) / 4;
            let ahead = if colour == leader { ahead } else { -ahead };
            values[colour.index()] = ours - opponents * weights.opponent_weight / 100 + ahead;
        }
        values
    }

    /// Who would win now.
    fn leader(&self, end: &PlayerSummary) -> Colour {
        let StaticEval { node, .. } = self;
        let key = |colour: Colour| {
            let summary = if colour == node.mover { end } else { &self.summaries[colour.index()] };
            let arrival = i64::from(summary.arrival);
            let arrival = if node.options.tie == Tie::Last { arrival } else { -arrival };
            (summary.height, arrival)
        };
        node.order.iter().max_by_key(|&colour| key(colour)).unwrap_or(node.mover)
    }

    /// Calls `visit` with each way to end the mover's turn: the ladder set, the mover and the values.
    pub(super) fn for_each_end(
        &self,
        max_heights: MaxHeights,
        mut visit: impl FnMut(usize, &PlayerSummary, Values),
    ) {
        let before = &self.summaries[self.node.mover.index()];
        let mut highest = None;
        for cost in (0..LADDER_SETS).filter(|&cost| has_ladders(before.tools, cost)) {
            let height = max_heights[cost];
            // Don't use ladders without a gain.
            if cost > 0 && highest >= Some(height) {
                continue;
            }
            highest = Some(height);
            let climbed = height > before.best;
            let end = PlayerSummary {
                height,
                tools: before.tools.minus(crate::climbers_bot::ladder_sets::ladders(cost)),
                arrival: if height == before.height {
                    before.arrival
                } else {
                    self.node.turn_number()
                },
                best: before.best.max(height),
                max_heights: after(max_heights, cost),
                local_height: before.local_height
                    + LOCAL_HEIGHT_PER_CLIMB * (i32::from(height) - i32::from(before.height)),
            };
            visit(cost, &end, self.values(end, climbed));
        }
    }
}

/// The countdown after a number of turns without a climb.
fn countdown(node: &Node, climbless_turns: u32) -> EndCountdown {
    EndCountdown {
        climbless_turns: climbless_turns.cast_signed(),
        limit: node.climbless_limit().cast_signed(),
    }
}

/// The heights still within reach after using some ladders.
fn after(max_heights: MaxHeights, spent: usize) -> MaxHeights {
    std::array::from_fn(|more| if more & spent == 0 { max_heights[more | spent] } else { 0 })
}

/// Who would win now.
pub(super) fn leader(node: &Node) -> Colour {
    let key = |colour: Colour| {
        let arrival = i64::from(node.state(colour).arrived);
        (node.height(colour), if node.options.tie == Tie::Last { arrival } else { -arrival })
    };
    node.order.iter().max_by_key(|&colour| key(colour)).unwrap_or(node.mover)
}

/// The values of a finished game. Height still counts, even in a lost one.
fn final_values_by_height(
    order: TurnOrder,
    leader: Colour,
    height: impl Fn(Colour) -> u8,
) -> Values {
    let mut values = [0; 5];
    for colour in order.iter() {
        let others = order.iter().filter(|&other| other != colour);
        let best = others.map(&height).max().unwrap_or(0);
        let margin = UNIT * (i32::from(height(colour)) - i32::from(best));
        values[colour.index()] = match height(leader) {
            0 => DRAW,
            _ if colour == leader => WIN + margin,
            _ => margin - WIN,
        };
    }
    values
}

/// The values of a position in which the game is over.
pub(super) fn final_values(node: &Node) -> Values {
    final_values_by_height(node.order, leader(node), |colour| node.height(colour))
}
