//! Earlier positions of a match, and lines that were not played.

use climbers::Climbers;
use table::Table;
use wire::climbers::{Imagined, MoveView, PositionView};

use crate::SessionError;
use crate::line::play_line;

/// The position after this many turns.
pub fn position_at(table: &Table<Climbers>, ply: u32) -> Result<PositionView, SessionError> {
    if ply == table.ply() {
        return Ok(PositionView::now(table));
    }
    let game = table.game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
    Ok(PositionView::new(game.position(), *game.options(), game.mover()))
}

/// What these turns would lead to if they were made after this many turns of the match. The line ends
/// at the first one that is not legal.
pub fn imagine(
    table: &Table<Climbers>,
    ply: u32,
    texts: &[String],
) -> Result<Vec<Imagined>, SessionError> {
    let game = table.game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
    Ok(play_line(game, texts, |before, turn, after| Imagined {
        played: MoveView::new(before, turn),
        position: PositionView::new(after.position(), *after.options(), after.mover()),
    }))
}
