//! Forced wins, proven by trying everything: no pruning, no memory, no judgement.

use klotz::{Move, Position};

/// The first moves with which the player to move wins a game of two within `plies` moves, its own
/// and the rival's counted, whatever the rival does.
pub(crate) fn winning_moves(position: &Position, plies: u32) -> Vec<Move> {
    let mut moves = position.moves();
    moves.retain(|&mv| {
        let mut after = *position;
        let _ = after.play_unchecked(mv);
        after.winner().is_some() || (plies >= 3 && is_lost(&mut after, plies - 1))
    });
    moves
}

/// Whether the player to move loses within `plies` moves, whatever it does.
fn is_lost(position: &mut Position, plies: u32) -> bool {
    position.moves().into_iter().all(|mv| {
        let undo = position.play_unchecked(mv);
        let lost = position.winner().is_none() && is_won(position, plies - 1);
        position.undo(undo);
        lost
    })
}

/// Whether the player to move wins within `plies` moves, whatever the rival does.
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

/// There is only one way to win: to enter the goal.
fn wins_at_once(position: &Position) -> bool {
    let mover = position.turn();
    let goal = mover.goal(position.goal());
    position.klotz(mover).is_some_and(|from| position.is_legal(Move::Slide { from, to: goal }))
}
