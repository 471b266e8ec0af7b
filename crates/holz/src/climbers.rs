//! `holz tower climbers` and `holz moves climbers`: the rules of The Climbers, asked from a shell.

use std::collections::BTreeSet;

use climbers::{Draft, Options, Position, Settings};
use game::Options as _;

use crate::failure::Failure;
use crate::numbers;

/// Which part of a turn is asked about.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(crate) enum Kind {
    /// Where blocks can be put
    Block,
    /// Where the pawn can go, and what it costs in ladders
    Pawn,
}

/// The starting position around the tower of a seed.
pub(crate) fn tower(seed: &str, players: &str) -> Result<String, Failure> {
    let seed = numbers::seed(seed)?;
    let settings = numbers::whole(players).and_then(|count| Settings::for_players(count, seed));
    let settings = settings.ok_or_else(|| {
        Failure::BadInput(format!("players: two to five can play, not {players:?}"))
    })?;
    Ok(settings.start().to_string())
}

/// The legal steps of a kind for the player to move, one per line and sorted as text.
pub(crate) fn moves(
    position: &str,
    options: &str,
    kind: Kind,
) -> Result<BTreeSet<String>, Failure> {
    let position: Position = position
        .parse()
        .map_err(|error: climbers::PositionError| Failure::BadInput(error.to_string()))?;
    let options = Options::from_text(options)
        .map_err(|error| Failure::BadInput(format!("options: {error}")))?;
    let draft = Draft::on(position, options);
    Ok(match kind {
        Kind::Block => draft.all_placements().iter().map(ToString::to_string).collect(),
        Kind::Pawn => pawn_moves(&draft),
    })
}

/// `x,y tools` for every cell the pawn can end on and every smallest set of ladders.
fn pawn_moves(draft: &Draft) -> BTreeSet<String> {
    let Some(reach) = draft.reach() else { return BTreeSet::new() };
    let lines = reach
        .cells()
        .flat_map(|cell| reach.costs(cell).map(move |tools| format!("{cell} {tools}")));
    lines.collect()
}
