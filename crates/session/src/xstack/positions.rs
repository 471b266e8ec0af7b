//! Earlier positions of a match.

use table::Table;
use wire::xstack::PositionView;
use xstack::XStack;

use crate::SessionError;

/// The position after this many turns.
pub fn position_at(table: &Table<XStack>, ply: u32) -> Result<PositionView, SessionError> {
    if ply == table.ply() {
        return Ok(PositionView::now(table));
    }
    let game = table.game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
    Ok(PositionView::new(&game, game.mover()))
}
