//! Perft: counts positions, to test and benchmark the move generator.

use std::hint::black_box;

use crate::{Move, Position};

/// How [`perft`] counts the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// The last moves are counted, not played.
    Bulk,
    /// Every move is played, the last one too.
    EachLeaf,
}

/// The number of move sequences of length `depth` from `position`. Ignores repetition and move
/// limits; a finished game has no successors, and a pass counts as a move.
pub fn perft(position: &Position, depth: u32, counting: Counting) -> u64 {
    let mut position = *position;
    match (depth, counting) {
        (0, _) => 1,
        (_, Counting::Bulk) => bulk(&mut position, depth),
        (_, Counting::EachLeaf) => each_leaf(&mut position, depth),
    }
}

fn bulk(position: &mut Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_moves() as u64;
    }
    successors(position, |position| bulk(position, depth - 1))
}

fn each_leaf(position: &mut Position, depth: u32) -> u64 {
    if depth == 1 {
        return successors(position, leaf);
    }
    successors(position, |position| each_leaf(position, depth - 1))
}

/// Counts one position. Not optimised away together with the move that led to it.
fn leaf(position: &mut Position) -> u64 {
    black_box(position);
    1
}

/// The sum of `count` over the positions after each move.
#[inline]
fn successors(position: &mut Position, mut count: impl FnMut(&mut Position) -> u64) -> u64 {
    let slides = position.slides();
    let mut nodes = 0;
    let mut any = false;
    slides.for_each(|from, to| {
        any = true;
        let undo = position.play_unchecked(Move::Slide { from, to });
        nodes += count(position);
        position.undo(undo);
    });
    if !any && !position.is_over() {
        let undo = position.play_unchecked(Move::Pass);
        nodes += count(position);
        position.undo(undo);
    }
    nodes
}
