//! The blocks in front of a player.

use crate::{Block, BlockSet, Colour};

/// The blocks a player has taken off the X in one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tray {
    bonus: BlockSet,
    malus: BlockSet,
    cancelled: BlockSet,
}

impl Tray {
    /// These blocks.
    pub(crate) const fn of(bonus: BlockSet, malus: BlockSet) -> Tray {
        Tray { bonus, malus, cancelled: BlockSet::NONE }
    }

    /// Blocks worth a point each, red ones none.
    pub const fn bonus(&self) -> BlockSet {
        self.bonus
    }

    /// Blocks that cost a point each, red ones too.
    pub const fn malus(&self) -> BlockSet {
        self.malus
    }

    /// Blocks that were malus until a bonus of their colour took them out of the game.
    pub const fn cancelled(&self) -> BlockSet {
        self.cancelled
    }

    /// Everything in it.
    pub const fn all(&self) -> BlockSet {
        self.bonus.union(self.malus).union(self.cancelled)
    }

    /// What it is worth.
    pub fn points(&self) -> i32 {
        let worth = |block: Block| i32::from(block.colour() != Colour::Red);
        let gained: i32 = self.bonus.iter().map(worth).sum();
        let lost: i32 = self.malus.iter().map(|_| 1).sum();
        gained - lost
    }

    /// A bonus, which at once cancels all malus of its colour there is by now.
    pub(crate) fn gain(&mut self, block: Block) {
        let cancelled = self.malus.of_colour(block.colour());
        self.cancelled = self.cancelled.union(cancelled);
        self.malus = self.malus.minus(cancelled);
        self.bonus = self.bonus.with(block);
    }

    /// Malus.
    pub(crate) const fn suffer(&mut self, blocks: BlockSet) {
        self.malus = self.malus.union(blocks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(names: &str) -> BlockSet {
        names.split_whitespace().map(|name| name.parse::<Block>().expect("a block")).collect()
    }

    #[test]
    fn a_bonus_cancels_the_malus_of_its_colour_and_stays() {
        let mut tray = Tray::default();
        tray.suffer(blocks("B01 B02 R01 R02 G06"));
        assert_eq!(tray.points(), -5);
        tray.gain("B03".parse().expect("a block"));
        assert_eq!((tray.bonus(), tray.malus()), (blocks("B03"), blocks("R01 R02 G06")));
        assert_eq!((tray.cancelled(), tray.points()), (blocks("B01 B02"), -2));
        // A red bonus is worth nothing but cancels all the same.
        tray.gain("R06".parse().expect("a block"));
        assert_eq!((tray.malus(), tray.points()), (blocks("G06"), 0));
        // It does not protect against what comes later.
        tray.suffer(blocks("B04 R03"));
        assert_eq!((tray.malus(), tray.points()), (blocks("B04 R03 G06"), -2));
    }
}
