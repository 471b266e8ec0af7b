//! What a position is worth: 100 is one unit of height.

use climbers::{Colour, Draft, Ladder, Options, Position, StepKind, Tools};

use super::{
    sketch::Sketch,
    spread::{COSTS, Pawn, Peaks, Spread, ladders},
};

/// One unit of height.
pub(super) const UNIT: i32 = 100;

/// A game that is won; minus this if it is lost.
pub(super) const WON: i32 = 1_000_000;

/// Nobody has climbed: better than to lose, worse than to play on.
const DRAWN: i32 = -20 * UNIT;

/// What being ahead is worth when the game is about to end.
const AHEAD_AT_THE_END: i32 = 6 * UNIT;

/// What tools in hand are worth now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    small: i32,
    large: i32,
    stone: i32,
}

impl Prices {
    /// Tools are worth most while much is left to climb, and nothing once the game is over.
    pub(super) fn new(position: &Position, options: Options) -> Prices {
        let left = i32::try_from(turns_left(position, options)).unwrap_or(i32::MAX);
        let all = i32::try_from(patience(position, options)).unwrap_or(i32::MAX) + 1;
        let heights = position.order().iter().filter_map(|colour| position.height(colour));
        let highest = i32::from(heights.max().unwrap_or(0));
        // From all of it near the table to two thirds of it near the top.
        let to_climb = 100 - 4 * highest.min(9);
        let scaled = |price: i32| price * to_climb / 100 * left / all;
        Prices { small: scaled(150), large: scaled(330), stone: scaled(70) }
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

/// How many barren turns lead to the last chance.
fn patience(position: &Position, options: Options) -> u32 {
    u32::from(options.rounds) * position.order().len() as u32
}

/// How many turns are played at least, this one included, if none of them is barren no more.
fn turns_left(position: &Position, options: Options) -> u32 {
    (patience(position, options) + 1).saturating_sub(position.barren())
}

/// A pawn as it will be when its turn comes.
pub(super) fn pawn(position: &Position, colour: Colour, options: Options) -> Option<Pawn> {
    let at = position.pawn(colour)?;
    Some(Pawn { colour, at, tools: position.tools(colour), descend: options.descend })
}

/// Judges positions on behalf of one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    pub(super) us: Colour,
    pub(super) options: Options,
    /// How much the others count, in hundredths.
    pub(super) envy: i32,
}

impl Judge {
    /// The value of a position in which a turn begins; `further` adds what a player may make of
    /// the next turn beyond walking.
    pub(super) fn value(
        &self,
        draft: &Draft,
        mut further: impl FnMut(&Sketch, Pawn, i32) -> i32,
    ) -> i32 {
        let position = draft.position();
        let leader = position.standing(self.options.tie)[0];
        if draft.may(StepKind::Walk).is_err() {
            return match position.height(leader) {
                Some(0) => DRAWN,
                _ if leader == self.us => WON,
                _ => -WON,
            };
        }
        let prices = Prices::new(position, self.options);
        let sketch = Sketch::new(position);
        let (mut ours, mut best, mut sum) = (0, i32::MIN, 0);
        for colour in position.order().iter() {
            let Some(pawn) = pawn(position, colour, self.options) else { continue };
            let height = i32::from(position.height(colour).unwrap_or(0));
            let now = UNIT * height + prices.of(pawn.tools);
            let walking = prices.best(Spread::new(&sketch, pawn).peaks(), pawn.tools).max(now);
            let building = further(&sketch, pawn, walking).max(walking);
            // What is in reach can be taken away by those who move before.
            let theirs = now + (walking - now) * 3 / 4 + (building - walking) / 2;
            if colour == self.us {
                ours = now + (walking - now) / 2 + (building - walking) / 3;
            } else {
                best = best.max(theirs);
                sum += theirs;
            }
        }
        let others = i32::try_from(position.order().len()).unwrap_or(2) - 1;
        let rivals = (3 * best + sum / others) / 4;
        let all = patience(position, self.options) + 1;
        let (barren, all) = (position.barren().min(all).cast_signed(), all.cast_signed());
        let lead = AHEAD_AT_THE_END * barren * barren / (all * all);
        let ahead = if leader == self.us { lead } else { -lead };
        ours - rivals * self.envy / 100 + ahead
    }
}
