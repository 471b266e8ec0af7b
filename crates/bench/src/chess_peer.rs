//! The peer of KLOTZ: perft of cozy-chess from the position "kiwipete".

use std::hint::black_box;

use cozy_chess::Board;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// Known counts by depth, checked before measuring.
pub(crate) const KNOWN: [u64; 6] = [1, 48, 2_039, 97_862, 4_085_603, 193_690_690];

pub(crate) fn kiwipete() -> Board {
    KIWIPETE.parse().expect("a valid position")
}

/// Plays every move, including the last. Written like our perft: leaves are no calls, and `black_box` keeps
/// them from being optimised away.
pub(crate) fn each_leaf(board: &Board, depth: usize) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            if depth == 1 {
                black_box(&child);
                nodes += 1;
            } else {
                nodes += each_leaf(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Counts the moves of the last ply without playing them.
pub(crate) fn bulk(board: &Board, depth: usize) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += bulk(&child, depth - 1);
            }
        }
        false
    });
    nodes
}
