//! The 36 blocks and their six colours.

use std::{fmt, str::FromStr};

use game::{Refusal, RefusalParam};

/// How many blocks there are.
pub const BLOCKS: usize = 36;

/// How many blocks there are of each colour.
const OF_EACH: usize = 6;

/// The colour of a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Worth nothing as a bonus.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// White.
    White,
    /// Bare wood.
    Natural,
}

impl Colour {
    /// All colours, in the order in which blocks are listed.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::White, Colour::Natural];

    /// Its letter in the names of blocks.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Yellow => 'Y',
            Colour::White => 'W',
            Colour::Natural => 'N',
        }
    }

    /// Its name in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::White => "white",
            Colour::Natural => "natural",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the 36 blocks, named by colour and number: `B03`.
///
/// ```
/// use xstack::{Block, Colour};
///
/// let block: Block = "B03".parse()?;
/// assert_eq!((block.colour(), block.number()), (Colour::Blue, 3));
/// # Ok::<(), xstack::BlockError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Block(u8);

impl Block {
    /// The block at a place in the list of all, if there is one.
    pub const fn from_index(index: usize) -> Option<Block> {
        if index < BLOCKS { Some(Block(index as u8)) } else { None }
    }

    /// All blocks: six red, six blue, and so on.
    pub fn all() -> impl DoubleEndedIterator<Item = Block> + ExactSizeIterator {
        (0..BLOCKS as u8).map(Block)
    }

    /// Its place in the list of all.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / OF_EACH]
    }

    /// Its number within its colour, from 1.
    pub const fn number(self) -> usize {
        self.index() % OF_EACH + 1
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.colour().letter(), self.number())
    }
}

impl RefusalParam for Block {}

/// Why a text is not the name of a block.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("{text:?} is not a block: blocks are R01 to R06, and so on with B, G, Y, W and N")]
#[refusal(code = "not-a-block")]
pub struct BlockError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for Block {
    type Err = BlockError;

    fn from_str(text: &str) -> Result<Block, BlockError> {
        Block::all()
            .find(|block| block.to_string() == text)
            .ok_or_else(|| BlockError { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        let names: Vec<String> = Block::all().map(|block| block.to_string()).collect();
        assert_eq!(names.len(), BLOCKS);
        assert_eq!((names[0].as_str(), names[8].as_str()), ("R01", "B03"));
        for (name, block) in names.iter().zip(Block::all()) {
            assert_eq!(name.parse(), Ok(block));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "R1", "R00", "R07", "r01", "X01", "R001", " R01"] {
            assert_eq!(text.parse::<Block>(), Err(BlockError { text: text.to_owned() }));
        }
    }
}
