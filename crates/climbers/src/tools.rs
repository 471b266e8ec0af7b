//! What a player has besides the pawn: two ladders and a stone, each to be used once.

use std::{fmt, str::FromStr};

use game::{Refusal, RefusalParam};

/// One of a player's two ladders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ladder {
    /// `s`: two units up.
    Small,
    /// `l`: two to four units up.
    Large,
}

impl Ladder {
    /// Both.
    pub const ALL: [Ladder; 2] = [Ladder::Small, Ladder::Large];

    /// The most units it leads up, and the most it spans as a bridge.
    #[inline]
    pub const fn length(self) -> u8 {
        match self {
            Ladder::Small => 2,
            Ladder::Large => 4,
        }
    }

    /// Its letter in steps and positions.
    pub const fn letter(self) -> char {
        match self {
            Ladder::Small => 's',
            Ladder::Large => 'l',
        }
    }

    /// Its name in parameters.
    pub const fn name(self) -> &'static str {
        match self {
            Ladder::Small => "small",
            Ladder::Large => "large",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl RefusalParam for Ladder {
    fn to_param(&self) -> String {
        self.name().to_owned()
    }
}

/// A set of tools, written `slx` or shorter, `-` if there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tools(u8);

const STONE: u8 = 0b100;

impl Tools {
    /// Nothing.
    pub const NONE: Tools = Tools(0);

    /// Both ladders.
    pub const LADDERS: Tools = Tools(0b11);

    /// What every player starts with: both ladders and the stone.
    pub const ALL: Tools = Tools(0b111);

    /// Whether a ladder is among them.
    #[inline]
    pub const fn has(self, ladder: Ladder) -> bool {
        self.0 & ladder.bit() != 0
    }

    /// Whether the stone is among them.
    pub const fn has_stone(self) -> bool {
        self.0 & STONE != 0
    }

    /// These and a ladder.
    #[must_use]
    pub const fn with(self, ladder: Ladder) -> Tools {
        Tools(self.0 | ladder.bit())
    }

    /// These without a ladder.
    #[must_use]
    pub const fn without(self, ladder: Ladder) -> Tools {
        Tools(self.0 & !ladder.bit())
    }

    /// These without those.
    #[must_use]
    pub const fn minus(self, those: Tools) -> Tools {
        Tools(self.0 & !those.0)
    }

    /// These without the stone.
    #[must_use]
    pub const fn without_stone(self) -> Tools {
        Tools(self.0 & !STONE)
    }

    /// The ladders among these.
    #[must_use]
    pub const fn ladders(self) -> Tools {
        Tools(self.0 & Tools::LADDERS.0)
    }

    /// Whether all of these are among `others`.
    pub const fn is_within(self, others: Tools) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One number for every set, below 8; below 4 if there is no stone among them.
    #[inline]
    pub(crate) const fn bits(self) -> usize {
        (self.0 & Tools::ALL.0) as usize
    }

    /// The set with these [`Tools::bits`].
    pub(crate) const fn from_bits(bits: usize) -> Tools {
        Tools(bits as u8 & Tools::ALL.0)
    }
}

impl fmt::Display for Tools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (letter, bit) in LETTERS {
            if self.0 & bit != 0 {
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

const LETTERS: [(char, u8); 3] = [('s', 0b001), ('l', 0b010), ('x', STONE)];

impl fmt::Debug for Tools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a set of tools.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(code = "position-bad-tools")]
#[error("{text:?} does not say which tools are left, like slx, sx or -")]
pub struct ToolsError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for Tools {
    type Err = ToolsError;

    fn from_str(text: &str) -> Result<Tools, ToolsError> {
        (0..=Tools::ALL.0)
            .map(Tools)
            .find(|tools| tools.to_string() == text)
            .ok_or_else(|| ToolsError { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tool_sets_round_trip() {
        let texts: Vec<String> = (0..8).map(|bits| Tools::from_bits(bits).to_string()).collect();
        assert_eq!(texts, ["-", "s", "l", "sl", "x", "sx", "lx", "slx"]);
        for (bits, text) in texts.iter().enumerate() {
            assert_eq!(text.parse(), Ok(Tools::from_bits(bits)));
        }
        for text in ["", "ls", "ss", "--", "S", "s-"] {
            assert!(text.parse::<Tools>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_removed_tool_is_gone() {
        let tools = Tools::ALL.without(Ladder::Small);
        assert!(!tools.has(Ladder::Small) && tools.has(Ladder::Large) && tools.has_stone());
        assert_eq!(tools.without_stone().without(Ladder::Large), Tools::NONE);
        assert!(tools.ladders().is_within(Tools::LADDERS) && !tools.is_within(Tools::LADDERS));
    }
}
