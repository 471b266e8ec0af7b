//! Forced wins of two players, proven: everything is tried, except moves that lose at once.
//!
//! The one shortcut: whoever faces a Klotz that can enter its goal has to take one of the cells that
//! keep it out ([`Position::threat`]) or to enter first; all other moves lose to that very threat, so
//! they need not be tried. The tests hold this against a proof without any shortcut.
//!
//! Repetitions and move limits of a game are left out: a win within a few moves needs neither.

use klotz::{Colour, Move, Position};

/// The first moves with which the player to move wins a game of two within `plies` moves, its own
/// and the rival's counted, whatever the rival does.
pub fn winning_moves(position: &Position, plies: u32) -> Vec<Move> {
    let mut moves = position.moves();
    moves.retain(|&mv| {
        let mut after = *position;
        let _ = after.play_unchecked(mv);
        after.winner().is_some() || (plies >= 3 && loses(&mut after, plies - 1))
    });
    moves
}

/// Whether the player to move loses a game of two within `plies` moves, whatever it does.
pub fn is_lost(position: &Position, plies: u32) -> bool {
    position.winner().is_some() || (plies >= 2 && loses(&mut position.clone(), plies))
}

/// The least odd number of moves, at most `plies`, within which the player to move wins a game of
/// two, whatever the rival does.
pub fn won_within(position: &Position, plies: u32) -> Option<u32> {
    (1..=plies).step_by(2).find(|&plies| wins(&mut position.clone(), plies))
}

/// Whether the player to move loses within `plies` moves, at least two, whatever it does.
fn loses(position: &mut Position, plies: u32) -> bool {
    if enters(position) {
        return false;
    }
    let moves = moves(position);
    // Where nobody can move the game is drawn.
    !moves.is_empty() && moves.into_iter().all(|mv| after(position, mv, |it| wins(it, plies - 1)))
}

/// Whether the player to move wins within `plies` moves, whatever the rival does.
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

/// Every move but those that lose to a threat. If all do, one of them stands for the others.
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

/// The rival in a game of two.
fn other(position: &Position) -> Colour {
    position.seats().next_after(position.turn())
}

/// There is only one way to win: to enter the goal.
fn enters(position: &Position) -> bool {
    position.threat(position.turn()).is_some()
}
