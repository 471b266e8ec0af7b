//! What positions are judged by. How the worths were found is told in `docs/bots/climbers.md`.

use climbers::{Ladder, Tools};

use super::super::{
    spread::{COSTS, Peaks, ladders},
    worth::Patience,
};

/// A worth that changes with the rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drift {
    /// In the first round.
    pub first: i32,
    /// From the fifteenth round on.
    pub late: i32,
}

/// From this round on worths change no more, as [`Drift`] says.
const LATE: i32 = 15;

impl Drift {
    pub(super) fn at(self, round: u32) -> i32 {
        let round = round.min(LATE.unsigned_abs()).cast_signed();
        self.first + (self.late - self.first) * round / LATE
    }
}

pub(super) const fn drift(first: i32, late: i32) -> Drift {
    Drift { first, late }
}

/// What is judged by. About 100 is one unit of height on ground that rises with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scales {
    /// One unit of height.
    pub height: Drift,
    /// One unit by which the ground around a pawn is higher on average: where much is high there is a
    /// way up from nearly everywhere.
    pub ground: i32,
    /// The small ladder.
    pub small: Drift,
    /// The large ladder.
    pub large: Drift,
    /// The stone.
    pub stone: i32,
    /// How much of what is in reach counts for who moves next, in hundredths.
    pub soon: i32,
    /// How much of it counts for who moves last.
    pub late: i32,
    /// What being ahead is always worth.
    pub lead: i32,
    /// What it is worth more when the game is about to end.
    pub ahead: i32,
    /// How much the others count, in hundredths.
    pub envy: i32,
}

impl Scales {
    /// With two players.
    pub const DUEL: Scales = Scales {
        height: drift(17, 88),
        ground: 78,
        small: drift(300, 100),
        large: drift(450, 280),
        stone: 40,
        soon: 75,
        late: 50,
        lead: 30,
        ahead: 750,
        envy: 100,
    };

    /// With more players. The ground is left out: with it, and cheaper ladders, fewer games were won.
    pub const CROWD: Scales = Scales {
        height: drift(100, 100),
        ground: 0,
        small: drift(504, 190),
        large: drift(1_008, 380),
        stone: 60,
        soon: 75,
        late: 50,
        lead: 0,
        ahead: 600,
        envy: 100,
    };

    /// With so many players.
    pub const fn of(players: usize) -> &'static Scales {
        if players == 2 { &Scales::DUEL } else { &Scales::CROWD }
    }

    /// The worths in a round, after so many barren turns: tools are worth nothing when the game is over.
    pub(super) fn rates(&self, round: u32, patience: Patience) -> Rates {
        let Patience { barren, all } = patience;
        let left = |price: i32| price * (all * all - barren * barren) / (all * all);
        let height = self.height.at(round);
        Rates {
            height,
            ground: self.ground,
            climb: height + self.ground * RISE / 100,
            small: left(self.small.at(round)),
            large: left(self.large.at(round)),
            stone: left(self.stone),
        }
    }
}

/// How much the ground rises with a pawn that climbs, in hundredths: a guess while it is not known
/// where exactly it gets to.
pub(super) const RISE: i32 = 60;

/// What everything is worth at a time.
#[derive(Clone, Copy)]
pub(super) struct Rates {
    height: i32,
    ground: i32,
    /// One unit of height on ground that rises.
    climb: i32,
    small: i32,
    large: i32,
    stone: i32,
}

impl Rates {
    fn tools(&self, tools: Tools) -> i32 {
        let small = if tools.has(Ladder::Small) { self.small } else { 0 };
        let large = if tools.has(Ladder::Large) { self.large } else { 0 };
        let stone = if tools.has_stone() { self.stone } else { 0 };
        small + large + stone
    }

    /// Where a pawn is, on ground so high (in hundredths), and what it has in hand.
    pub(super) fn now(&self, height: u8, ground: i32, tools: Tools) -> i32 {
        self.height * i32::from(height) + self.ground * ground / 100 + self.tools(tools)
    }

    /// What the best of what a pawn can get to from a height is worth more than to stay.
    pub(super) fn gain(&self, peaks: Peaks, height: u8, tools: Tools) -> i32 {
        let gain = |cost: usize| {
            let rise = i32::from(peaks[cost]) - i32::from(height);
            self.climb * rise - self.tools(tools) + self.tools(tools.minus(ladders(cost)))
        };
        let costs = (0..COSTS).filter(|&cost| ladders(cost).is_within(tools));
        costs.map(gain).max().unwrap_or(0).max(0)
    }
}
