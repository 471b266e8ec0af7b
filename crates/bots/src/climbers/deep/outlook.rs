//! What a position is worth to everybody: 100 is one unit of height.

use climbers::{Colour, Tools, TurnOrder, options::Tie};

use super::{
    super::{
        spread::{COSTS, Peaks},
        worth::{Patience, UNIT, WON},
    },
    node::Node,
    scales::{RISE, Rates, Scales},
    ways::affords,
};

/// Nobody has climbed: better than to lose, worse than to play on.
const DRAWN: i32 = -20 * UNIT;

/// Everybody's value, by [`Colour::index`].
pub(super) type Values = [i32; 5];

/// What is known of a player when a turn is over.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    pub(super) height: u8,
    pub(super) tools: Tools,
    /// When the pawn came to its height.
    pub(super) arrival: u32,
    /// The best of what it had before this turn.
    pub(super) best: u8,
    /// How high it gets with each set of ladders, spent from now on.
    pub(super) peaks: Peaks,
    /// How high the ground around it is, in hundredths of a unit.
    pub(super) ground: i32,
}

impl Prospect {
    pub(super) fn new(node: &Node, colour: Colour, peaks: Peaks) -> Prospect {
        let climber = node.climber(colour);
        Prospect {
            height: node.height(colour),
            tools: climber.tools,
            arrival: climber.arrived,
            best: climber.best,
            peaks,
            ground: node.relief.ground(climber.at),
        }
    }
}

/// Everybody's prospects after a turn of one of them.
#[derive(Clone)]
pub(super) struct Outlook<'a> {
    scales: &'a Scales,
    node: &'a Node,
    pub(super) prospects: [Prospect; 5],
    /// What everything is worth after the turn: if it was barren, and if it was not.
    rates: [Rates; 2],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(node: &'a Node, scales: &'a Scales, prospects: [Prospect; 5]) -> Outlook<'a> {
        let round = node.turns() / node.order.len() as u32;
        let rates = [node.barren + 1, 0].map(|barren| scales.rates(round, patience(node, barren)));
        Outlook { scales, node, prospects, rates }
    }

    /// What it is worth to everybody if the mover ends like this.
    pub(super) fn values(&self, end: Prospect, climbed: bool) -> Values {
        let Outlook { node, scales, .. } = self;
        let (order, mover) = (&node.order, node.mover);
        let prospect =
            |colour: Colour| if colour == mover { &end } else { &self.prospects[colour.index()] };
        let barren = if climbed { 0 } else { node.barren + 1 };
        let all = node.patience();
        let leader = self.leader(&end);
        let highest = prospect(leader).height;
        // Who leads and has the last chance passes, and has won.
        let next = order.next_after(mover);
        if barren >= all || (barren + 1 == all && leader == next && highest > 0) {
            return ended(*order, leader, |colour| prospect(colour).height);
        }
        let patience = patience(node, barren);
        let rates = &self.rates[usize::from(climbed)];
        let (mut totals, mut values) = ([0; 5], [0; 5]);
        let players = (order.len() as u32).cast_signed();
        let mut sum = 0;
        // From the next player to the mover: who comes first gets more of what is in reach.
        for (colour, turns) in order.from(order.next_after(mover)).zip(0..) {
            let weight = scales.soon - (scales.soon - scales.late) * turns / (players - 1);
            let Prospect { height, tools, peaks, ground, .. } = *prospect(colour);
            let soon = rates.gain(peaks, height, tools) * weight / 100;
            totals[colour.index()] = rates.now(height, ground, tools) + soon;
            sum += totals[colour.index()];
        }
        let near = scales.ahead * patience.barren * patience.barren;
        let ahead = scales.lead + near / (patience.all * patience.all);
        for colour in order.iter() {
            let ours = totals[colour.index()];
            let others = order.iter().filter(|&other| other != colour);
            let best = others.map(|other| totals[other.index()]).max().unwrap_or(0);
            // Mostly it is the best of the others one has to beat.
            let rivals = (3 * best + (sum - ours) / (players - 1)) / 4;
            let ahead = if colour == leader { ahead } else { -ahead };
            values[colour.index()] = ours - rivals * scales.envy / 100 + ahead;
        }
        values
    }

    /// Who would win now.
    fn leader(&self, end: &Prospect) -> Colour {
        let Outlook { node, .. } = self;
        let key = |colour: Colour| {
            let prospect = if colour == node.mover { end } else { &self.prospects[colour.index()] };
            let arrival = i64::from(prospect.arrival);
            let arrival = if node.options.tie == Tie::Last { arrival } else { -arrival };
            (prospect.height, arrival)
        };
        node.order.iter().max_by_key(|&colour| key(colour)).unwrap_or(node.mover)
    }

    /// How the mover may end its turn with these peaks: by the ladders it spends, what it is worth
    /// to everybody.
    pub(super) fn ends(&self, peaks: Peaks, mut see: impl FnMut(usize, &Prospect, Values)) {
        let before = &self.prospects[self.node.mover.index()];
        let mut highest = None;
        for cost in (0..COSTS).filter(|&cost| affords(before.tools, cost)) {
            let height = peaks[cost];
            // Ladders are not spent for nothing.
            if cost > 0 && highest >= Some(height) {
                continue;
            }
            highest = Some(height);
            let climbed = height > before.best;
            let end = Prospect {
                height,
                tools: before.tools.minus(super::super::spread::ladders(cost)),
                arrival: if height == before.height { before.arrival } else { self.node.number() },
                best: before.best.max(height),
                peaks: after(peaks, cost),
                ground: before.ground + RISE * (i32::from(height) - i32::from(before.height)),
            };
            see(cost, &end, self.values(end, climbed));
        }
    }
}

/// How near the end is after so many barren turns.
fn patience(node: &Node, barren: u32) -> Patience {
    Patience { barren: barren.cast_signed(), all: node.patience().cast_signed() }
}

/// What a pawn can still get to after it has spent some ladders.
fn after(peaks: Peaks, spent: usize) -> Peaks {
    std::array::from_fn(|more| if more & spent == 0 { peaks[more | spent] } else { 0 })
}

/// Who would win now.
pub(super) fn leader(node: &Node) -> Colour {
    let key = |colour: Colour| {
        let arrival = i64::from(node.climber(colour).arrived);
        (node.height(colour), if node.options.tie == Tie::Last { arrival } else { -arrival })
    };
    node.order.iter().max_by_key(|&colour| key(colour)).unwrap_or(node.mover)
}

/// What a game that is over is worth to everybody: even who has lost climbs on.
fn ended(order: TurnOrder, leader: Colour, height: impl Fn(Colour) -> u8) -> Values {
    let mut values = [0; 5];
    for colour in order.iter() {
        let others = order.iter().filter(|&other| other != colour);
        let best = others.map(&height).max().unwrap_or(0);
        let margin = UNIT * (i32::from(height(colour)) - i32::from(best));
        values[colour.index()] = match height(leader) {
            0 => DRAWN,
            _ if colour == leader => WON + margin,
            _ => margin - WON,
        };
    }
    values
}

/// What a position in which the game is over is worth to everybody.
pub(super) fn result(node: &Node) -> Values {
    ended(node.order, leader(node), |colour| node.height(colour))
}
