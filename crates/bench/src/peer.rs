//! What we measure ourselves against: cozy-chess, counting from the position "kiwipete".

use std::hint::black_box;

use cozy_chess::Board;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// Known counts from kiwipete, by depth: a run that misses them measures something else.
pub(crate) const KNOWN: [u64; 6] = [1, 48, 2_039, 97_862, 4_085_603, 193_690_690];

pub(crate) fn kiwipete() -> Board {
    KIWIPETE.parse().expect("kiwipete is a position")
}

/// Plays every move, the last one too. Written like ours: leaves are not calls, but kept from being
/// optimised away.
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

/// Counts the last moves without playing them.
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
