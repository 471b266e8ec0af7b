//! Move ordering: hash move, killer moves and the history heuristic. The earlier the best move is
//! tried, the more alpha-beta cuts off.

use super::Side;

/// A move with its ordering rank.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RankedMove<M> {
    /// The move.
    pub mv: M,
    /// Higher ranks are tried first. [`FORCING`] and above marks a forcing move.
    pub rank: i32,
}

/// The lowest rank of a forcing move: a capture, a threat or an evasion. Forcing moves are never
/// pruned or reduced.
pub const FORCING: i32 = 1 << 20;

/// The move from the transposition table comes first.
const HASH_MOVE_RANK: i32 = i32::MAX;
/// Killer moves come before other quiet moves.
const KILLER_RANKS: [i32; 2] = [FORCING / 2, FORCING / 2 - 1];
/// The largest absolute history score.
const HISTORY_MAX: i32 = 1 << 14;

/// The killer moves and the history table of a search.
pub struct KillersAndHistory<M> {
    /// By ply, the last two quiet moves that caused a beta cutoff.
    killers: Vec<[Option<M>; 2]>,
    /// By side and slot, how often a move has caused a cutoff rather than failed.
    history: [Vec<i32>; 2],
}

impl<M: Copy + PartialEq> KillersAndHistory<M> {
    /// Empty tables. `slots` is the number of history slots per side.
    pub fn new(slots: usize) -> KillersAndHistory<M> {
        KillersAndHistory { killers: Vec::new(), history: [vec![0; slots], vec![0; slots]] }
    }

    /// Adds the hash move, killer and history bonuses to the ranks.
    pub fn rank_moves(
        &self,
        moves: &mut [RankedMove<M>],
        hash_move: Option<M>,
        ply: usize,
        side: Side,
        slot: impl Fn(M) -> usize,
    ) {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let history = &self.history[side as usize];
        for RankedMove { mv, rank } in moves {
            if Some(*mv) == hash_move {
                *rank = HASH_MOVE_RANK;
            } else if *rank < FORCING {
                match killers.iter().position(|&killer| killer == Some(*mv)) {
                    Some(at) => *rank += KILLER_RANKS[at],
                    None => *rank += history[slot(*mv)],
                }
            }
        }
    }

    /// Records that a quiet move caused a beta cutoff after the moves in `failed` did not.
    pub fn record_cutoff(
        &mut self,
        mv: M,
        failed: impl Iterator<Item = M>,
        depth: i32,
        ply: usize,
        side: Side,
        slot: impl Fn(M) -> usize,
    ) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let history = &mut self.history[side as usize];
        let bonus = (16 * depth * depth).clamp(16, HISTORY_MAX / 4);
        let mut update = |slot: usize, bonus: i32| {
            // History gravity: the closer to the limit, the smaller the change.
            history[slot] += bonus - history[slot] * bonus.abs() / HISTORY_MAX;
        };
        update(slot(mv), bonus);
        failed.for_each(|mv| update(slot(mv), -bonus));
    }
}

/// Swaps the best of `moves[at..]` to `at`: one step of a selection sort. A full sort would be
/// wasted where one of the first moves cuts off.
#[inline]
pub fn select_best<M>(moves: &mut [RankedMove<M>], at: usize) {
    let mut best = at;
    for other in at + 1..moves.len() {
        if moves[other].rank > moves[best].rank {
            best = other;
        }
    }
    moves.swap(at, best);
}
