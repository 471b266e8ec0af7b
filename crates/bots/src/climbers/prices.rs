//! What tools in hand are worth.

use climbers::{Ladder, Options, Position, Tools};

use super::{
    deep::turns,
    spread::{COSTS, Peaks, ladders},
    worth::{Patience, UNIT},
};

/// What each tool is worth at the beginning, while it is not used: 100 is one unit of height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tariff {
    /// The small ladder.
    pub small: i32,
    /// The large ladder.
    pub large: i32,
    /// The stone.
    pub stone: i32,
    /// How much more, in hundredths, ladders are worth in the first round.
    pub thrift: i32,
    /// From this round on they are worth no more than that.
    pub late: i32,
}

impl Tariff {
    /// A ladder is worth more than its length, above all in the first rounds: near the table there
    /// are other ways up, and a jump that nobody can answer any more decides games.
    pub const USUAL: Tariff = Tariff { small: 280, large: 560, stone: 70, thrift: 80, late: 10 };
}

/// What each tool is worth now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    small: i32,
    large: i32,
    stone: i32,
}

impl Prices {
    /// As if ladders cost next to nothing: for those who have to get high at once.
    pub(super) const LOW: Prices = Prices { small: 2, large: 3, stone: 0 };

    /// In a position. Tools are worth less and less the higher the pawns are and the more turns
    /// were barren; when the game is over they are worth nothing.
    pub(super) fn new(position: &Position, options: Options, tariff: &Tariff) -> Prices {
        let heights = position.order().iter().filter_map(|colour| position.height(colour));
        let highest = i32::from(heights.max().unwrap_or(0));
        let turns = turns(position.turn_number(), *position.order(), options);
        let round = turns / position.order().len() as u32;
        Prices::at(highest, round, Patience::new(position, options), tariff)
    }

    /// When the highest pawn is so high in a round.
    pub(super) fn at(highest: i32, round: u32, patience: Patience, tariff: &Tariff) -> Prices {
        let Patience { barren, all } = patience;
        let now = |price: i32| {
            price * (100 - 4 * highest.min(9)) / 100 * (all * all - barren * barren) / (all * all)
        };
        let Tariff { small, large, stone, thrift, late } = *tariff;
        let left = late - round.min(late.unsigned_abs()).cast_signed();
        // Whoever saves while nobody climbs any more loses with ladders in hand.
        let saved = if barren == 0 { thrift * left } else { 0 };
        let early = |price: i32| price + price * saved / (100 * late);
        Prices { small: now(early(small)), large: now(early(large)), stone: now(stone) }
    }

    /// What these tools are worth.
    pub(super) fn of(self, tools: Tools) -> i32 {
        let small = if tools.has(Ladder::Small) { self.small } else { 0 };
        let large = if tools.has(Ladder::Large) { self.large } else { 0 };
        let stone = if tools.has_stone() { self.stone } else { 0 };
        small + large + stone
    }

    /// The best of what a pawn can get to, with what it then has left.
    pub(super) fn best(self, peaks: Peaks, tools: Tools) -> i32 {
        let worth =
            |cost: usize| UNIT * i32::from(peaks[cost]) + self.of(tools.minus(ladders(cost)));
        (0..COSTS).filter(|&cost| ladders(cost).is_within(tools)).map(worth).max().unwrap_or(0)
    }
}
