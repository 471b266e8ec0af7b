//! `holz tower climbers` and `holz moves climbers`.

use std::collections::BTreeSet;

use climbers::{Draft, Options, Position, Settings};
use game::Options as _;

use crate::command_error::CommandError;
use crate::commands::numbers;

/// The part of a turn to list.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(crate) enum Kind {
    /// Places for blocks
    Block,
    /// Cells the pawn can reach, with the ladders it needs
    Pawn,
}

/// The starting position with the tower of a seed.
pub(crate) fn tower(seed: &str, players: &str) -> Result<String, CommandError> {
    let seed = numbers::seed(seed)?;
    let settings = numbers::whole(players).and_then(|count| Settings::for_players(count, seed));
    let settings = settings.ok_or_else(|| {
        CommandError::BadInput(format!("players: expected 2 to 5, got {players:?}"))
    })?;
    Ok(settings.start().to_string())
}

/// The legal steps for the player to move, sorted as text.
pub(crate) fn moves(
    position: &str,
    options: &str,
    kind: Kind,
) -> Result<BTreeSet<String>, CommandError> {
    let position: Position = position
        .parse()
        .map_err(|error: climbers::PositionError| CommandError::BadInput(error.to_string()))?;
    let options = Options::from_text(options)
        .map_err(|error| CommandError::BadInput(format!("options: {error}")))?;
    let draft = Draft::on(position, options);
    Ok(match kind {
        Kind::Block => draft.all_placements().iter().map(ToString::to_string).collect(),
        Kind::Pawn => pawn_moves(&draft),
    })
}

/// `x,y tools` for every reachable cell and every minimal set of ladders.
fn pawn_moves(draft: &Draft) -> BTreeSet<String> {
    let Some(reach) = draft.reach() else { return BTreeSet::new() };
    let lines = reach
        .cells()
        .flat_map(|cell| reach.costs(cell).map(move |tools| format!("{cell} {tools}")));
    lines.collect()
}
