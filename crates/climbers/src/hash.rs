//! A hash of everything the text form of a position says, the same on every machine.

use crate::{Block, Cell, Position, RulesVersion};

impl Position {
    /// Equal positions have equal hashes.
    pub fn hash(&self) -> u64 {
        let mut hash = Mixer(0x436c_696d_6265_7273);
        for block in Block::ALL {
            let Some(placed) = self.building.placed(block) else { continue };
            let at = placed.placement.at;
            let pose = placed.placement.pose;
            hash.add(&[
                block.index() as u64,
                at.index() as u64,
                u64::from(pose.x()) << 8 | u64::from(pose.y()),
                placed.placement.top.index() as u64,
                u64::from(placed.base),
            ]);
        }
        for colour in self.order.iter() {
            let player = self.player(colour);
            hash.add(&[
                colour.index() as u64,
                player.pawn.index() as u64,
                player.tools.bits() as u64,
                player.stone.map_or(u64::MAX, |cell: Cell| cell.index() as u64),
                u64::from(player.best.height) << 32 | u64::from(player.best.turn),
            ]);
            if self.rules >= RulesVersion::V2 {
                hash.add(&[u64::from(player.arrived)]);
            }
        }
        if let Some(next) = self.next {
            hash.add(&[next.index() as u64]);
        }
        hash.add(&[
            self.turn.index() as u64,
            self.follower.map_or(u64::MAX, |colour| colour.index() as u64),
            self.last.map_or(u64::MAX, |block| block.index() as u64),
            u64::from(self.barren),
            self.order.len() as u64,
        ]);
        hash.0
    }
}

struct Mixer(u64);

impl Mixer {
    fn add(&mut self, words: &[u64]) {
        for word in words {
            let mut mixed = self.0.rotate_left(23) ^ word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            self.0 = mixed ^ mixed >> 27;
        }
    }
}
