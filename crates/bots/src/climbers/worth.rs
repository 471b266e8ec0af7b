//! What a position is worth: 100 is one unit of height.

use climbers::{Colour, Draft, Options, Position};

use super::{
    prices::{Prices, Tariff},
    sketch::Sketch,
    spread::{Pawn, Spread},
};

/// One unit of height.
pub(super) const UNIT: i32 = 100;

/// A game that is won; minus this if it is lost.
pub(super) const WON: i32 = 1_000_000;

/// Whether somebody has as good as won.
pub(super) const fn is_decided(value: i32) -> bool {
    value.abs() > WON / 2
}

/// Nobody has climbed: better than to lose, worse than to play on.
const DRAWN: i32 = -20 * UNIT;

/// What being ahead is worth when the game is about to end.
const AHEAD_AT_THE_END: i32 = 6 * UNIT;

/// How near the end is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// How many turns in a row were barren.
    pub(super) barren: i32,
    /// With so many the game is over.
    pub(super) all: i32,
}

impl Patience {
    pub(super) fn new(position: &Position, options: Options) -> Patience {
        let all = u32::from(options.rounds) * position.order().len() as u32 + 1;
        Patience { barren: position.barren().min(all).cast_signed(), all: all.cast_signed() }
    }
}

/// A pawn as it is when its player's next turn begins.
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
    pub(super) tariff: Tariff,
}

impl Judge {
    /// What tools are worth now.
    pub(super) fn prices(&self, position: &Position) -> Prices {
        Prices::new(position, self.options, &self.tariff)
    }

    /// The value of a position in which a turn begins. `building` says how much a pawn can make of
    /// its next turn by moving a block, beyond the worth of walking.
    pub(super) fn value(
        &self,
        draft: &Draft,
        mut building: impl FnMut(&Sketch, Pawn, i32) -> i32,
    ) -> i32 {
        let position = draft.position();
        let leader = position.standing(self.options.tie)[0];
        if position.is_over(self.options) {
            return match position.height(leader) {
                Some(0) => DRAWN,
                _ if leader == self.us => self.margin(position) + WON,
                _ => self.margin(position) - WON,
            };
        }
        let prices = self.prices(position);
        let sketch = Sketch::new(position);
        let (mut ours, mut best, mut sum) = (0, i32::MIN, 0);
        // Whether the next player would have to build to get higher.
        let mut stuck = false;
        for colour in position.order().iter() {
            let Some(pawn) = pawn(position, colour, self.options) else { continue };
            let height = position.height(colour).map_or(0, i32::from);
            let now = UNIT * height + prices.of(pawn.tools);
            let peaks = Spread::new(&sketch, pawn).peaks();
            if colour == position.mover() {
                stuck = peaks.iter().all(|&peak| peak <= position.best(colour).height);
            }
            let walking = prices.best(peaks, pawn.tools).max(now);
            let more = building(&sketch, pawn, walking);
            // What is in reach can be taken away by those who move before; we move last.
            if colour == self.us {
                ours = now + (walking - now) / 2 + more / 3;
            } else {
                let theirs = now + (walking - now) * 3 / 4 + more / 2;
                best = best.max(theirs);
                sum += theirs;
            }
        }
        // Mostly it is the best of the others one has to beat.
        let others = (position.order().len() as u32 - 1).cast_signed();
        let rivals = (3 * best + sum / others) / 4;
        let Patience { barren, all } = Patience::new(position, self.options);
        let last_chance = barren + 1 == all;
        let ahead = if last_chance && stuck {
            AHEAD_AT_THE_END
        } else {
            AHEAD_AT_THE_END * barren * barren / (all * all)
        };
        let ahead = if leader == self.us { ahead } else { -ahead };
        ours - rivals * self.envy / 100 + ahead
    }

    /// How much higher we are than the best of the others: even who has lost climbs on.
    fn margin(&self, position: &Position) -> i32 {
        let height = |colour| position.height(colour).map_or(0, i32::from);
        let others = position.order().iter().filter(|&colour| colour != self.us);
        UNIT * (height(self.us) - others.map(height).max().unwrap_or(0))
    }
}
