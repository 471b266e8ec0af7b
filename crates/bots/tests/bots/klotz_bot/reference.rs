//! A reference solver for forced wins: exhaustive, without any pruning.

use klotz::{Move, Position};

/// The first moves that force a win of a two-player game within `plies` plies.
pub(crate) fn winning_moves(position: &Position, plies: u32) -> Vec<Move> {
    let mut moves = position.moves();
    moves.retain(|&mv| {
        let mut after = *position;
        let _ = after.play_unchecked(mv);
        after.winner().is_some() || (plies >= 3 && is_lost(&mut after, plies - 1))
    });
    moves
}

/// Whether the player to move loses within `plies` against best play.
fn is_lost(position: &mut Position, plies: u32) -> bool {
    position.moves().into_iter().all(|mv| {
        let undo = position.play_unchecked(mv);
        let lost = position.winner().is_none() && is_won(position, plies - 1);
        position.undo(undo);
        lost
    })
}

/// Whether the player to move can force a win within `plies`.
fn is_won(position: &mut Position, plies: u32) -> bool {
    wins_at_once(position)
        || (plies >= 3
            && position.moves().into_iter().any(|mv| {
                let undo = position.play_unchecked(mv);
                let won = is_lost(position, plies - 1);
                position.undo(undo);
                won
            }))
}

/// Whether the player to move can enter its goal, the only way to win.
fn wins_at_once(position: &Position) -> bool {
    let mover = position.turn();
    let goal = mover.goal(position.goal());
    position.klotz(mover).is_some_and(|from| position.is_legal(Move::Slide { from, to: goal }))
}
