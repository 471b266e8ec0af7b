//! `holz pile xstack`: prints a starting pile.

use std::io::{self, Write as _};

use clap::{Args, Subcommand};
use serde_json::{Value, json};
use xstack::{Block, Design, DesignName, DesignNameError, Pile, UNIT_ROTATION, sim};

use crate::command_error::CommandError;
use crate::commands::numbers;

/// The game
#[derive(Debug, Subcommand)]
pub(crate) enum Arguments {
    /// A pile of X-Stack, as JSON
    Xstack(XStackPile),
}

#[derive(Debug, Args)]
pub(crate) struct XStackPile {
    /// Design: fan, wall, high-fan, pyramid, bridge, tower, lean, column or spire
    #[arg(allow_hyphen_values = true)]
    name: String,
    /// Seed of the pile, from 0 to 18446744073709551615
    #[arg(allow_hyphen_values = true)]
    seed: String,
}

/// Prints the position of every block as JSON.
pub(crate) fn pile(arguments: &Arguments) -> Result<(), CommandError> {
    let Arguments::Xstack(XStackPile { name, seed }) = arguments;
    let design: DesignName =
        name.parse().map_err(|error: DesignNameError| CommandError::BadInput(error.to_string()))?;
    let seed = numbers::seed(seed)?;
    let pile = sim::draw_pile(design, seed);
    Ok(writeln!(io::stdout().lock(), "{:#}", pile_json(&pile, seed))?)
}

/// Lengths are in micrometres, rotations are quaternions `x, y, z, w` in units of 1/`unit_turn`.
fn pile_json(pile: &Pile, seed: u64) -> Value {
    let stand = Design::of(pile.design()).stand();
    let blocks: Vec<Value> = Block::all()
        .map(|block| {
            let pose = pile.pose(block);
            json!({
                "block": block.to_string(),
                "size": pile.size(block).0,
                "at": pose.at,
                "turn": pose.rotation,
            })
        })
        .collect();
    json!({
        "design": pile.design().name(),
        "seed": seed,
        "stand": {
            "arm": stand.arm,
            "depth": stand.depth,
            "thickness": stand.thickness,
            "crossing": stand.crossing,
        },
        "unit_turn": UNIT_ROTATION,
        "hash": format!("{:016x}", pile.poses().hash()),
        "blocks": blocks,
    })
}
