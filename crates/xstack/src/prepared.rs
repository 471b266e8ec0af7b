//! The middle of a round, to start a lesson from.

use game::MAX_SEATS;

use crate::{
    Block, BlockSet, PileError, Poses, Tray,
    text_encoding::{Reader, Writer},
};

/// What happened before a prepared pile: what the players have taken, and which block is forbidden.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Prepared {
    trays: [Tray; MAX_SEATS],
    forbidden: Option<Block>,
}

impl Prepared {
    /// The bonus and penalty blocks of each player in order, and the forbidden block.
    pub fn new(
        trays: impl IntoIterator<Item = (BlockSet, BlockSet)>,
        forbidden: Option<Block>,
    ) -> Prepared {
        let mut prepared = Prepared { forbidden, ..Prepared::default() };
        for (tray, (bonus, malus)) in prepared.trays.iter_mut().zip(trays) {
            *tray = Tray::of(bonus, malus);
        }
        prepared
    }

    /// The trays of all seats.
    pub const fn trays(&self) -> &[Tray; MAX_SEATS] {
        &self.trays
    }

    /// The forbidden block.
    pub const fn forbidden(&self) -> Option<Block> {
        self.forbidden
    }

    /// Every block is in one place, and the forbidden block is on the X.
    pub(crate) fn check(&self, poses: &Poses) -> Result<(), PileError> {
        let mut taken = poses.present();
        for tray in &self.trays {
            for set in [tray.bonus(), tray.malus()] {
                if let Some(block) = set.iter().find(|&block| taken.contains(block)) {
                    return Err(PileError::Twice { block });
                }
                taken = taken.union(set);
            }
        }
        match self.forbidden.filter(|&block| poses.get(block).is_none()) {
            Some(block) => Err(PileError::Missing { block }),
            None => Ok(()),
        }
    }

    pub(crate) fn to_letters(&self) -> String {
        let mut writer = Writer::default();
        self.forbidden.into_iter().collect::<BlockSet>().write(&mut writer);
        for tray in &self.trays {
            tray.bonus().write(&mut writer);
            tray.malus().write(&mut writer);
        }
        writer.into_text()
    }

    pub(crate) fn from_letters(letters: &str) -> Option<Prepared> {
        let mut reader = Reader::new(letters)?;
        let forbidden = BlockSet::read(&mut reader)?;
        let mut trays = Vec::with_capacity(MAX_SEATS);
        for _ in 0..MAX_SEATS {
            trays.push((BlockSet::read(&mut reader)?, BlockSet::read(&mut reader)?));
        }
        reader.end()?;
        let forbidden = (forbidden.len() <= 1).then(|| forbidden.iter().next())?;
        Some(Prepared::new(trays, forbidden))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Design, DesignName, Origin, Pile, Pose, UNIT_ROTATION};

    fn blocks(names: &str) -> BlockSet {
        names.split_whitespace().map(|name| name.parse::<Block>().expect("a block")).collect()
    }

    fn pile(on_x: &str, prepared: Prepared) -> Result<Pile, PileError> {
        let mut poses = Poses::NONE;
        for (height, block) in (0..).zip(blocks(on_x).iter()) {
            let at = [0, 120_000 + 20_000 * height, 0];
            poses.set(block, Some(Pose { at, rotation: [0, 0, 0, UNIT_ROTATION] }));
        }
        let sizes = Design::of(DesignName::Fan).sizes();
        Pile::new(DesignName::Fan, Origin::Prepared(prepared), sizes, poses)
    }

    #[test]
    fn a_prepared_pile_reads_back() {
        let trays = [(blocks("R01 B02"), blocks("")), (blocks(""), blocks("G06 G05"))];
        let prepared = Prepared::new(trays, Some("N03".parse().expect("a block")));
        let pile = pile("N03 N04 W01", prepared).expect("possible");
        assert_eq!(pile.to_string().parse(), Ok(pile));
    }

    #[test]
    fn every_block_is_in_one_place() {
        let on_x_too = Prepared::new([(blocks("N03"), blocks(""))], None);
        let twice = Prepared::new([(blocks("R01"), blocks("")), (blocks(""), blocks("R01"))], None);
        let gone = Prepared::new([], Some("R01".parse().expect("a block")));
        for (prepared, code) in [(on_x_too, "N03"), (twice, "R01")] {
            let block = code.parse().expect("a block");
            assert_eq!(pile("N03 N04", prepared), Err(PileError::Twice { block }));
        }
        let block = "R01".parse().expect("a block");
        assert_eq!(pile("N03 N04", gone), Err(PileError::Missing { block }));
    }
}
