//! `holz pile xstack`: the starting piles of X-Stack, asked from a shell.

use std::io::{self, Write as _};

use clap::{Args, Subcommand};
use serde_json::{Value, json};
use xstack::{Block, Design, DesignName, DesignNameError, Pile, UNIT_TURN, sim};

use crate::failure::Failure;
use crate::numbers;

/// Whose piles are put up
#[derive(Debug, Subcommand)]
pub(crate) enum Arguments {
    /// Those of X-Stack
    Xstack(XStackPile),
}

#[derive(Debug, Args)]
pub(crate) struct XStackPile {
    /// The design: fan, wall or high-fan
    #[arg(allow_hyphen_values = true)]
    name: String,
    /// The number of the pile, from 0 to 18446744073709551615
    #[arg(allow_hyphen_values = true)]
    seed: String,
}

/// Writes where everything lies in a starting pile, as JSON.
pub(crate) fn pile(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments::Xstack(XStackPile { name, seed }) = arguments;
    let design: DesignName =
        name.parse().map_err(|error: DesignNameError| Failure::BadInput(error.to_string()))?;
    let seed = numbers::seed(seed)?;
    let pile = sim::draw_pile(design, seed);
    Ok(writeln!(io::stdout().lock(), "{:#}", described(&pile, seed))?)
}

/// Lengths are in micrometres; turns are quaternions `x, y, z, w` in parts of `unit_turn`.
fn described(pile: &Pile, seed: u64) -> Value {
    let stand = Design::of(pile.design()).stand();
    let blocks: Vec<Value> = Block::all()
        .map(|block| {
            let pose = pile.pose(block);
            json!({
                "block": block.to_string(),
                "size": pile.size(block).0,
                "at": pose.at,
                "turn": pose.turn,
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
        "unit_turn": UNIT_TURN,
        "hash": format!("{:016x}", pile.poses().hash()),
        "blocks": blocks,
    })
}
