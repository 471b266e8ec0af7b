//! The designs of the game: a stand, a set of blocks and a starting pile.
//!
//! We have no original box to measure, so designs are data (`data/*.txt`). If you own one, correct it.

use std::sync::OnceLock;

use crate::{BLOCKS, Block, DesignName, Size, design_text};

/// The sine of 45 degrees: the width and height of an arm as a fraction of its length.
const SLOPE: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// The X: two boards at 45 degrees, fixed to the table. In micrometres.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The length of a board on either side of the crossing.
    pub arm: i32,
    /// The depth of the boards, front to back.
    pub depth: i32,
    /// The thickness of the boards.
    pub thickness: i32,
    /// The height of the crossing of the upper faces above the table.
    pub crossing: i32,
}

impl Stand {
    /// The reach of the arms to either side.
    pub fn half_width(&self) -> i32 {
        (f64::from(self.arm) * SLOPE).round() as i32
    }

    /// The distance of a point from the stand's outline, seen from above.
    pub fn distance_outside(&self, x: i32, z: i32) -> f64 {
        let beyond = |at: i32, half: i32| f64::from((at.abs() - half).max(0));
        let (x, z) = (beyond(x, self.half_width()), beyond(z, self.depth / 2));
        (x * x + z * z).sqrt()
    }
}

/// A kind of block: each colour has one or more of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its name in the data.
    pub name: String,
    /// How many blocks of it each colour has.
    pub of_each: usize,
    /// Its length, height and width, as it lies.
    pub size: Size,
}

/// One floor of a pile, at a height above the crossing, in micrometres.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floor {
    /// Its height above the crossing.
    pub height: i32,
    /// How far its planks are shifted to the right.
    pub shift: i32,
    /// What lies there.
    pub lay: Lay,
}

/// How the blocks of a floor lie. Kinds are indices into [`Design::kinds`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lay {
    /// Bars from front to back, at these places from left to right.
    Across(Vec<i32>),
    /// Planks from left to right: the kinds in each row.
    Along(Vec<Vec<usize>>),
    /// Anywhere flat.
    Top(Vec<usize>),
}

/// How a pile is built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// Floors of bars across and planks along.
    Floors {
        /// From the lowest up.
        floors: Vec<Floor>,
        /// How many of the bars above the lowest floor are replaced by cubes, one in each row.
        cubes: usize,
    },
    /// Courses of a wall, each one unit high.
    Courses {
        /// How high above the crossing the first one lies.
        from: i32,
        /// How high a course is, and what lengths are counted in.
        unit: i32,
        /// How many units wide the wall is above the stand.
        above: usize,
    },
}

/// A stand, 36 blocks and how they are piled up. Valid by construction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Design {
    pub(crate) name: DesignName,
    pub(crate) stand: Stand,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) rows: Vec<i32>,
    pub(crate) plan: Plan,
}

impl Design {
    /// The designs that come with the game, the default first.
    pub fn builtin() -> &'static [Design] {
        static BUILTIN: OnceLock<Vec<Design>> = OnceLock::new();
        BUILTIN.get_or_init(|| {
            DesignName::ALL
                .map(|name| {
                    let text = match name {
                        DesignName::Fan => include_str!("../data/fan.txt"),
                        DesignName::Wall => include_str!("../data/wall.txt"),
                        DesignName::HighFan => include_str!("../data/high-fan.txt"),
                        DesignName::Pyramid => include_str!("../data/pyramid.txt"),
                        DesignName::Bridge => include_str!("../data/bridge.txt"),
                        DesignName::Tower => include_str!("../data/tower.txt"),
                        DesignName::Lean => include_str!("../data/lean.txt"),
                        DesignName::Column => include_str!("../data/column.txt"),
                        DesignName::Spire => include_str!("../data/spire.txt"),
                    };
                    let design = design_text::read(name, text);
                    design.expect("the built-in designs are designs, by a test")
                })
                .into()
        })
    }

    /// The design of this name.
    pub fn of(name: DesignName) -> &'static Design {
        &Design::builtin()[name as usize]
    }

    /// Its name.
    pub const fn name(&self) -> DesignName {
        self.name
    }

    /// Its stand.
    pub const fn stand(&self) -> &Stand {
        &self.stand
    }

    /// The kinds of its blocks, in the order in which a colour's blocks are numbered.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Where its rows are, from back to front, in micrometres.
    pub fn rows(&self) -> &[i32] {
        &self.rows
    }

    /// How its pile is built.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Which of the [kinds](Design::kinds) a block is of.
    pub fn kind_of(&self, block: Block) -> usize {
        let mut number = block.number();
        self.kinds
            .iter()
            .position(|kind| {
                let found = number <= kind.of_each;
                number = number.saturating_sub(kind.of_each);
                found
            })
            .expect("a design has six blocks of each colour")
    }

    /// The size that a block should have; real ones vary a little.
    pub fn size_of(&self, block: Block) -> Size {
        self.kinds[self.kind_of(block)].size
    }

    /// The sizes that all blocks should have.
    pub fn sizes(&self) -> [Size; BLOCKS] {
        std::array::from_fn(|index| {
            self.size_of(Block::from_index(index).expect("there are 36 blocks"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_designs_can_be_read() {
        for name in DesignName::ALL {
            assert_eq!(Design::of(name).name(), name);
        }
    }

    #[test]
    fn blocks_are_numbered_kind_by_kind() {
        let fan = Design::of(DesignName::Fan);
        let kinds: Vec<&str> = Block::all()
            .take(6)
            .map(|block| fan.kinds()[fan.kind_of(block)].name.as_str())
            .collect();
        assert_eq!(kinds, ["bar", "bar", "cube", "plank40", "plank60", "plank80"]);
        assert_eq!(
            fan.size_of(Block::from_index(11).expect("B06")),
            Size([80_000, 10_000, 20_000])
        );
    }

    #[test]
    fn the_tray_begins_beside_the_outline() {
        let stand = Design::of(DesignName::Fan).stand();
        assert_eq!(stand.half_width(), 81_317);
        assert!(stand.distance_outside(81_317, -35_000).abs() < 1e-9);
        assert!((stand.distance_outside(-84_317, 39_000) - 5_000.0).abs() < 1e-9);
    }
}
