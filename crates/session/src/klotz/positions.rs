//! Earlier positions of a match, and lines that were not played.

use klotz::Klotz;
use table::Table;
use wire::klotz::{Imagined, MoveView, PositionView};

use crate::SessionError;
use crate::line::play_line;

/// The position after this many moves.
pub fn position_at(table: &Table<Klotz>, ply: u32) -> Result<PositionView, SessionError> {
    if ply == table.ply() {
        return Ok(PositionView::now(table));
    }
    let game = table.game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
    Ok(PositionView::new(game.position(), game.turn()))
}

/// What these moves would lead to if they were played after this many moves of the match. The line
/// ends at the first one that is not legal.
pub fn imagine(
    table: &Table<Klotz>,
    ply: u32,
    texts: &[String],
) -> Result<Vec<Imagined>, SessionError> {
    let game = table.game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
    Ok(play_line(game, texts, |before, &mv, after| Imagined {
        played: MoveView::new(before, mv),
        position: PositionView::new(after.position(), after.turn()),
    }))
}
