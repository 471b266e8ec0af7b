//! The piles of lessons, as they are written in their file.

use serde::{Deserialize, Serialize};
use xstack::{
    Block, BlockSet, Design, DesignName, Origin, Pile, Pose, Poses, Prepared, Size, UNIT_ROTATION,
};

/// Half of a quarter turn: the sine and cosine of 45 degrees.
const DIAGONAL: i32 = 759_250_125;

/// The middle of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Start {
    /// The blocks on the X of the design `fan`, one per line: `B01 z 28 40 0` is a block, how it lies
    /// (`x` left to right, `z` front to back, `up` on its end), and in millimetres its middle from left to
    /// right, its underside above the crossing, and its middle from back to front. A sixth number makes
    /// the block that much higher, so that a lower neighbour carries nothing.
    pub blocks: Vec<String>,
    /// What the players have taken so far, the learner first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trays: Vec<TrayStart>,
    /// The block that the other player has just put back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forbidden: Option<String>,
    /// Blocks to mark.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// What a player has taken so far: names of blocks with spaces in between.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrayStart {
    /// Bonus blocks.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub bonus: String,
    /// Penalty blocks.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub penalty: String,
}

impl Start {
    /// The pile, or what is wrong with it.
    pub(super) fn pile(&self) -> Result<Pile, String> {
        let design = Design::of(DesignName::Fan);
        let mut sizes = design.sizes();
        let mut poses = Poses::NONE;
        for line in &self.blocks {
            let bad = || format!("{line:?} is not a block, how it lies and three or four numbers");
            let mut words = line.split(' ');
            let block: Block = words.next().and_then(|name| name.parse().ok()).ok_or_else(bad)?;
            let lies = words.next().ok_or_else(bad)?;
            let numbers: Option<Vec<i32>> = words.map(micrometres).collect();
            let numbers = numbers.ok_or_else(bad)?;
            let (place, more) = numbers.split_first_chunk::<3>().ok_or_else(bad)?;
            let size = &mut sizes[block.index()];
            size.0[1] += more.first().copied().unwrap_or(0);
            let pose = pose(lies, *place, *size, design.stand().crossing).ok_or_else(bad)?;
            poses.set(block, Some(pose));
        }
        let trays = self.trays.iter().map(|tray| Ok((set(&tray.bonus)?, set(&tray.penalty)?)));
        let trays = trays.collect::<Result<Vec<_>, String>>()?;
        let forbidden = self.forbidden.as_deref().map(block).transpose()?;
        let origin = Origin::Prepared(Prepared::new(trays, forbidden));
        Pile::new(DesignName::Fan, origin, sizes, poses).map_err(|error| error.to_string())
    }
}

fn micrometres(word: &str) -> Option<i32> {
    let millimetres: f64 = word.parse().ok()?;
    Some((millimetres * 1_000.0).round() as i32)
}

fn pose(lies: &str, [x, bottom, z]: [i32; 3], size: Size, crossing: i32) -> Option<Pose> {
    let (rotation, height) = match lies {
        "x" => ([0, 0, 0, UNIT_ROTATION], size.0[1]),
        "z" => ([0, DIAGONAL, 0, DIAGONAL], size.0[1]),
        "up" => ([0, 0, DIAGONAL, DIAGONAL], size.0[0]),
        _ => return None,
    };
    Some(Pose { at: [x, crossing + bottom + height / 2, z], rotation })
}

pub(super) fn block(name: &str) -> Result<Block, String> {
    name.parse().map_err(|error: xstack::BlockError| error.to_string())
}

fn set(names: &str) -> Result<BlockSet, String> {
    names.split_whitespace().map(block).collect()
}
