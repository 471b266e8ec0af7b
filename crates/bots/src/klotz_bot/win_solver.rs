//! An exhaustive solver for forced wins with two players.
//!
//! It prunes one thing only: against a Klotz that can enter its goal, every move that neither
//! parries ([`Position::threat`]) nor enters first loses, so it is not searched. A test compares it
//! with a solver without this shortcut.
//!
//! Repetitions and move limits are ignored: a win within a few moves needs neither.

use klotz::{Colour, Move, Position};

/// The first moves that force a win of a two-player game within `plies` plies.
pub fn winning_moves(position: &Position, plies: u32) -> Vec<Move> {
    let mut moves = position.moves();
    moves.retain(|&mv| {
        let mut after = *position;
        let _ = after.play_unchecked(mv);
        after.winner().is_some() || (plies >= 3 && loses(&mut after, plies - 1))
    });
    moves
}

/// Whether the player to move loses a two-player game within `plies` plies against best play.
pub fn is_lost(position: &Position, plies: u32) -> bool {
    position.winner().is_some() || (plies >= 2 && loses(&mut position.clone(), plies))
}

/// The length of the shortest forced win in plies, at most `plies`.
pub fn won_within(position: &Position, plies: u32) -> Option<u32> {
    (1..=plies).step_by(2).find(|&plies| wins(&mut position.clone(), plies))
}

/// Whether the player to move loses within `plies` (at least 2) against best play.
fn loses(position: &mut Position, plies: u32) -> bool {
    if enters(position) {
        return false;
    }
    let moves = moves(position);
    // No legal move is a draw.
    !moves.is_empty() && moves.into_iter().all(|mv| after(position, mv, |it| wins(it, plies - 1)))
}

/// Whether the player to move can force a win within `plies`.
fn wins(position: &mut Position, plies: u32) -> bool {
    enters(position)
        || (plies >= 3
            && moves(position).into_iter().any(|mv| after(position, mv, |it| loses(it, plies - 1))))
}

fn after(position: &mut Position, mv: Move, ask: impl FnOnce(&mut Position) -> bool) -> bool {
    let undo = position.play_unchecked(mv);
    let answer = ask(position);
    position.undo(undo);
    answer
}

/// All moves except those that lose to a threat. If all lose, one of them.
fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::with_capacity(128);
    let threat = position.threat(other(position));
    if let Some(barring) = threat {
        position.for_each_move_to(barring, |mv| moves.push(mv));
    }
    if moves.is_empty() {
        position.for_each_move(|mv| moves.push(mv));
        moves.truncate(if threat.is_some() { 1 } else { usize::MAX });
    }
    moves
}

/// The opponent in a two-player game.
fn other(position: &Position) -> Colour {
    position.seats().next_after(position.turn())
}

/// Whether the player to move can enter its goal, the only way to win.
fn enters(position: &Position) -> bool {
    position.threat(position.turn()).is_some()
}
