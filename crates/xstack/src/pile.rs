//! A starting pile: which blocks, how large, and where they lie.

use std::{fmt, str::FromStr};

use game::Refusal;

use crate::{
    BLOCKS, Block, DesignName, Pose, PoseProblem, Poses, Size,
    code::{Reader, Writer},
};

/// The longest name a pile can have, in characters.
pub const MAX_PILE_NAME: usize = 40;

/// Where a pile comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// It was drawn as its design says.
    Drawn {
        /// From this number.
        seed: u64,
    },
    /// Somebody has built it.
    Built {
        /// And called it so.
        name: String,
    },
}

/// A starting pile. Valid by construction, as far as the rules can tell: all blocks are there, have
/// sizes that blocks have, and are somewhere near the X above the table. Whether they overlap or
/// float, only the simulation can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile {
    design: DesignName,
    origin: Origin,
    sizes: [Size; BLOCKS],
    poses: Poses,
}

impl Pile {
    /// A pile, or why there can be none like it.
    pub fn new(
        design: DesignName,
        origin: Origin,
        sizes: [Size; BLOCKS],
        poses: Poses,
    ) -> Result<Pile, PileError> {
        if let Origin::Built { name } = &origin {
            let good = name.trim() == name
                && (1..=MAX_PILE_NAME).contains(&name.chars().count())
                && !name.contains(char::is_control);
            if !good {
                return Err(PileError::BadName { name: name.clone() });
            }
        }
        for block in Block::all() {
            let size = sizes[block.index()];
            if size.0.iter().any(|edge| !(Size::SHORTEST..=Size::LONGEST).contains(edge)) {
                return Err(PileError::BadSize { block });
            }
            let pose = poses.get(block).ok_or(PileError::Missing { block })?;
            if let Some(problem) = PoseProblem::of(pose, size) {
                return Err(PileError::BadPose { block, problem });
            }
        }
        Ok(Pile { design, origin, sizes, poses })
    }

    /// The stand it is on and whose blocks it is of.
    pub const fn design(&self) -> DesignName {
        self.design
    }

    /// Where it comes from.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// How large every block is, in the order of [`Block::all`].
    pub const fn sizes(&self) -> &[Size; BLOCKS] {
        &self.sizes
    }

    /// How large a block is.
    pub const fn size(&self, block: Block) -> Size {
        self.sizes[block.index()]
    }

    /// Where every block lies.
    pub const fn poses(&self) -> &Poses {
        &self.poses
    }

    /// Where a block lies.
    pub fn pose(&self, block: Block) -> &Pose {
        self.poses.get(block).expect("all blocks are in a pile")
    }
}

/// Why there can be no such pile.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "pile")]
pub enum PileError {
    /// A name that is none.
    #[error("{name:?} is not a name for a pile: 1 to {MAX_PILE_NAME} characters on one line")]
    BadName {
        /// The name.
        name: String,
    },
    /// A block that is nowhere.
    #[error("{block} is missing in the pile")]
    #[refusal(code = "pile-missing-block")]
    Missing {
        /// The block.
        block: Block,
    },
    /// A block with an edge too short or too long.
    #[error("{block} has an edge shorter than 5 mm or longer than 10 cm")]
    BadSize {
        /// The block.
        block: Block,
    },
    /// A block that cannot lie where it does.
    #[error("{block} {}", problem.words())]
    #[refusal(code = match problem {
        PoseProblem::FarAway => "pile-far-away",
        PoseProblem::NotATurn => "pile-not-a-turn",
        PoseProblem::BelowTable => "pile-below-table",
    })]
    BadPose {
        /// The block.
        block: Block,
        /// Why not.
        #[refusal(skip)]
        problem: PoseProblem,
    },
    /// A text that is not of the form of a pile.
    #[error("{start:?} does not begin the text of a pile")]
    Malformed {
        /// How the text begins.
        start: String,
    },
}

/// `fan.4711.` and the numbers of sizes and poses; instead of the seed, a tilde and the letters of
/// its name for a pile that was built. Nothing in it needs escaping in any part of an address.
impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.design)?;
        match &self.origin {
            Origin::Drawn { seed } => write!(f, "{seed}")?,
            Origin::Built { name } => write!(f, "~{}", name_to_letters(name))?,
        }
        let mut writer = Writer::default();
        for block in Block::all() {
            for axis in 0..3 {
                let twin = twin(block).map_or(0, |twin| self.size(twin).0[axis]);
                writer.signed(i64::from(self.size(block).0[axis]) - i64::from(twin));
            }
        }
        self.poses.write(&Poses::NONE, &mut writer);
        write!(f, ".{}", writer.into_text())
    }
}

/// The block of the same number in the colour before, which is of nearly the same size.
fn twin(block: Block) -> Option<Block> {
    block.index().checked_sub(BLOCKS / crate::Colour::ALL.len()).and_then(Block::from_index)
}

fn name_to_letters(name: &str) -> String {
    let mut writer = Writer::default();
    for byte in name.bytes() {
        writer.byte(byte);
    }
    writer.into_text()
}

fn name_from_letters(letters: &str) -> Option<String> {
    let mut reader = Reader::new(letters)?;
    let bytes = std::iter::from_fn(|| reader.byte()).collect();
    String::from_utf8(bytes).ok()
}

fn read(text: &str) -> Option<(DesignName, Origin, [Size; BLOCKS], Poses)> {
    let mut parts = text.split('.');
    let design = parts.next()?.parse().ok()?;
    let origin = match parts.next()? {
        built if built.starts_with('~') => Origin::Built { name: name_from_letters(&built[1..])? },
        seed => Origin::Drawn { seed: seed.parse().ok()? },
    };
    let mut reader = Reader::new(parts.next()?)?;
    let mut sizes = [Size([0; 3]); BLOCKS];
    for block in Block::all() {
        for axis in 0..3 {
            let twin = twin(block).map_or(0, |twin| sizes[twin.index()].0[axis]);
            let edge = i64::from(twin).checked_add(reader.signed()?)?;
            sizes[block.index()].0[axis] = i32::try_from(edge).ok()?;
        }
    }
    let poses = Poses::read(&Poses::NONE, &mut reader)?;
    reader.end()?;
    parts.next().is_none().then_some((design, origin, sizes, poses))
}

impl FromStr for Pile {
    type Err = PileError;

    fn from_str(text: &str) -> Result<Pile, PileError> {
        let malformed = || PileError::Malformed { start: text.chars().take(12).collect() };
        let (design, origin, sizes, poses) = read(text).ok_or_else(malformed)?;
        let pile = Pile::new(design, origin, sizes, poses)?;
        // There is one text for every pile: a seed, say, has no leading zeros.
        if pile.to_string() == text { Ok(pile) } else { Err(malformed()) }
    }
}
