//! The 35 blocks, their poses, and the colours they can show on top.

use std::{fmt, str::FromStr};

use game::{Refusal, RefusalParam};

use crate::{Face, cell::read_number};

/// The four shapes of blocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A half cube, "size 1".
    Half,
    /// A cube, "size 2".
    Cube,
    /// A double cube, "size 4".
    Double,
    /// A big block, grey all over.
    Big,
}

impl Kind {
    /// All four, by the order of their blocks.
    pub const ALL: [Kind; 4] = [Kind::Half, Kind::Cube, Kind::Double, Kind::Big];

    /// The letter its blocks begin with.
    pub const fn letter(self) -> char {
        match self {
            Kind::Half => 'H',
            Kind::Cube => 'C',
            Kind::Double => 'D',
            Kind::Big => 'G',
        }
    }

    /// How many of them there are.
    pub const fn count(self) -> u8 {
        match self {
            Kind::Half | Kind::Cube => 12,
            Kind::Double => 9,
            Kind::Big => 2,
        }
    }

    /// The index of the first of its blocks.
    const fn first(self) -> u8 {
        match self {
            Kind::Half => 0,
            Kind::Cube => 12,
            Kind::Double => 24,
            Kind::Big => 33,
        }
    }

    /// Its poses.
    pub const fn poses(self) -> &'static [Pose] {
        const fn pose(x: u8, y: u8, h: u8) -> Pose {
            Pose { x, y, h }
        }
        match self {
            Kind::Half => const { &[pose(2, 2, 1), pose(1, 2, 2), pose(2, 1, 2)] },
            Kind::Cube => const { &[pose(2, 2, 2)] },
            Kind::Double => const { &[pose(2, 2, 4), pose(4, 2, 2), pose(2, 4, 2)] },
            Kind::Big => const { &[pose(2, 2, 6), pose(6, 2, 2), pose(2, 6, 2)] },
        }
    }

    /// How many units of wood it is made of.
    pub const fn volume(self) -> u8 {
        match self {
            Kind::Half => 4,
            Kind::Cube => 8,
            Kind::Double => 16,
            Kind::Big => 24,
        }
    }
}

/// How a block lies: its size along x, along y and upwards, in units. Only sizes of blocks exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pose {
    x: u8,
    y: u8,
    h: u8,
}

impl Pose {
    /// The pose of this size, if a block has it.
    pub fn new(x: u8, y: u8, h: u8) -> Option<Pose> {
        let pose = Pose { x, y, h };
        Kind::ALL.into_iter().any(|kind| kind.poses().contains(&pose)).then_some(pose)
    }

    /// Cells along x.
    #[inline]
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Cells along y.
    #[inline]
    pub const fn y(self) -> u8 {
        self.y
    }

    /// Units of height.
    #[inline]
    pub const fn h(self) -> u8 {
        self.h
    }

    /// How many cells it covers.
    #[inline]
    pub const fn cells(self) -> u8 {
        self.x * self.y
    }
}

/// `2x2x1`
impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.x, self.y, self.h)
    }
}

impl RefusalParam for Pose {}

impl fmt::Debug for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not the size of a block.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("{text:?} is not the size of a block, like 2x2x1")]
#[refusal(code = "no-such-size")]
pub struct PoseError {
    /// The rejected text.
    #[refusal(name = "size")]
    pub text: String,
}

impl FromStr for Pose {
    type Err = PoseError;

    fn from_str(text: &str) -> Result<Pose, PoseError> {
        Kind::ALL
            .into_iter()
            .flat_map(Kind::poses)
            .find(|pose| pose.to_string() == text)
            .copied()
            .ok_or_else(|| PoseError { text: text.to_owned() })
    }
}

/// One of the 35 blocks, `H1` to `G2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u8);

impl Block {
    /// How many blocks there are.
    pub const COUNT: usize = 35;

    /// All of them: half cubes, cubes, double cubes, the big two.
    pub const ALL: [Block; Block::COUNT] = {
        let mut all = [Block(0); Block::COUNT];
        let mut at = 0;
        while at < all.len() {
            all[at] = Block(at as u8);
            at += 1;
        }
        all
    };

    /// The first big block.
    pub const G1: Block = Block(33);

    /// The second big block.
    pub const G2: Block = Block(34);

    /// The block with this number of its kind, counted from 1.
    pub const fn new(kind: Kind, number: u8) -> Option<Block> {
        if number >= 1 && number <= kind.count() {
            Some(Block(kind.first() + number - 1))
        } else {
            None
        }
    }

    /// The blocks of a kind.
    pub fn of_kind(kind: Kind) -> impl Iterator<Item = Block> {
        (1..=kind.count()).filter_map(move |number| Block::new(kind, number))
    }

    /// Its place in [`Block::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its shape.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..12 => Kind::Half,
            12..24 => Kind::Cube,
            24..33 => Kind::Double,
            _ => Kind::Big,
        }
    }

    /// Its number among those of its kind, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 - self.kind().first() + 1
    }

    /// The pair of opposite colours on the two square faces of a half cube, or on the two ends of a
    /// double cube: one of the pair, the other is opposite. The others have no such pair.
    pub const fn pair(self) -> Option<Face> {
        let (number, each) = match self.kind() {
            Kind::Half => (self.number(), 4),
            Kind::Double => (self.number(), 3),
            Kind::Cube | Kind::Big => return None,
        };
        Some(match (number - 1) / each {
            0 => Face::Red,
            1 => Face::DarkBlue,
            _ => Face::Violet,
        })
    }

    /// The colours it can show on top in this pose, in the order of [`Face::ALL`]; empty if it does
    /// not have this pose.
    pub fn tops(self, pose: Pose) -> &'static [Face] {
        use Face::{DarkBlue, Grey, LightBlue, Red, Violet, Yellow};
        if !self.kind().poses().contains(&pose) {
            return &[];
        }
        // Half cubes lie and double cubes stand in the first of their poses.
        let pair_up = pose == self.kind().poses()[0];
        match (self.pair(), pair_up) {
            (Some(Red), true) => &[Red, Yellow],
            (Some(Red), false) => &[DarkBlue, LightBlue, Violet, Grey],
            (Some(DarkBlue), true) => &[DarkBlue, LightBlue],
            (Some(DarkBlue), false) => &[Red, Yellow, Violet, Grey],
            (Some(_), true) => &[Violet, Grey],
            (Some(_), false) => &[Red, Yellow, DarkBlue, LightBlue],
            (None, _) if self.kind() == Kind::Big => &[Grey],
            (None, _) => &Face::ALL,
        }
    }
}

/// `H3`
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().letter(), self.number())
    }
}

impl RefusalParam for Block {}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a block.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("{text:?} is not a block: blocks are H1 to H12, C1 to C12, D1 to D9, G1 and G2")]
#[refusal(code = "not-a-block")]
pub struct BlockError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for Block {
    type Err = BlockError;

    fn from_str(text: &str) -> Result<Block, BlockError> {
        let read = || {
            let kind = Kind::ALL.into_iter().find(|kind| text.starts_with(kind.letter()))?;
            Block::new(kind, read_number(&text[1..])?)
        };
        read().ok_or_else(|| BlockError { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn block_names_round_trip() {
        for block in Block::ALL {
            assert_eq!(block.to_string().parse(), Ok(block));
            assert_eq!(Block::new(block.kind(), block.number()), Some(block));
        }
        let total: usize = Kind::ALL.into_iter().map(|kind| usize::from(kind.count())).sum();
        assert_eq!(total, Block::COUNT);
        for text in ["", "H", "H0", "H13", "C13", "D10", "G3", "H01", "h1", "H+1", "X1", "é1"] {
            assert!(text.parse::<Block>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_pose_has_the_volume_of_its_block() {
        for kind in Kind::ALL {
            for pose in kind.poses() {
                assert_eq!(pose.cells() * pose.h(), kind.volume(), "{pose}");
                assert_eq!(pose.to_string().parse(), Ok(*pose));
                assert_eq!(Pose::new(pose.x(), pose.y(), pose.h()), Some(*pose));
            }
        }
        assert!("1x1x4".parse::<Pose>().is_err());
        assert_eq!(Pose::new(1, 1, 1), None);
    }

    /// The table of the rules, as letters.
    #[test]
    fn top_faces_match_the_rules() {
        let check = |block: &str, pose: &str, expected: &str| {
            let block: Block = block.parse().expect("a block");
            let tops = block.tops(pose.parse().expect("a pose"));
            assert_eq!(tops.iter().map(|face| face.letter()).collect::<String>(), expected);
        };
        for (half, double, pair, others) in [
            ("H1", "D1", "ry", "dlvg"),
            ("H4", "D3", "ry", "dlvg"),
            ("H5", "D4", "dl", "ryvg"),
            ("H8", "D6", "dl", "ryvg"),
            ("H9", "D7", "vg", "rydl"),
            ("H12", "D9", "vg", "rydl"),
        ] {
            check(half, "2x2x1", pair);
            check(half, "1x2x2", others);
            check(half, "2x1x2", others);
            check(double, "2x2x4", pair);
            check(double, "4x2x2", others);
            check(double, "2x4x2", others);
        }
        check("C5", "2x2x2", "rydlvg");
        check("G1", "6x2x2", "g");
        check("G2", "2x2x2", "");
    }
}
