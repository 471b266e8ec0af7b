//! In which order moves are tried. The sooner the best is tried, the more is cut off.

use super::Side;

/// A move and how promising it looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// The higher, the sooner it is tried; from [`FORCING`] on it forces matters.
    pub rank: i32,
}

/// Moves of this rank and above are never held to be idle: captures, threats, answers to threats.
pub const FORCING: i32 = 1 << 20;

/// The move the table knows is tried before all others.
const KNOWN: i32 = i32::MAX;
/// Moves that refuted a neighbouring position come before other quiet ones.
const KILLERS: [i32; 2] = [FORCING / 2, FORCING / 2 - 1];
/// History stays between these.
const MOST: i32 = 1 << 14;

/// What earlier parts of a search have shown about moves.
pub struct Experience<M> {
    /// By distance from the root, the last two quiet moves that cut off.
    killers: Vec<[Option<M>; 2]>,
    /// By side and slot, how often a move has cut off rather than been tried in vain.
    history: [Vec<i32>; 2],
}

impl<M: Copy + PartialEq> Experience<M> {
    /// None yet, for games whose moves have this many slots.
    pub fn new(slots: usize) -> Experience<M> {
        Experience { killers: Vec::new(), history: [vec![0; slots], vec![0; slots]] }
    }

    /// Adds to the ranks of moves what is known about them.
    pub fn rank(
        &self,
        moves: &mut [Ranked<M>],
        known: Option<M>,
        ply: usize,
        side: Side,
        slot: impl Fn(M) -> usize,
    ) {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let history = &self.history[side as usize];
        for Ranked { mv, rank } in moves {
            if Some(*mv) == known {
                *rank = KNOWN;
            } else if *rank < FORCING {
                match killers.iter().position(|&killer| killer == Some(*mv)) {
                    Some(at) => *rank += KILLERS[at],
                    None => *rank += history[slot(*mv)],
                }
            }
        }
    }

    /// A quiet move cut off after others, `in_vain`, had been tried without success.
    pub fn cut_off(
        &mut self,
        mv: M,
        in_vain: impl Iterator<Item = M>,
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
        let bonus = (16 * depth * depth).clamp(16, MOST / 4);
        let mut learn = |slot: usize, bonus: i32| {
            // What is extreme already moves less: values stay between the bounds by themselves.
            history[slot] += bonus - history[slot] * bonus.abs() / MOST;
        };
        learn(slot(mv), bonus);
        in_vain.for_each(|mv| learn(slot(mv), -bonus));
    }
}

/// Brings the best of the moves from `at` on to `at`. Sorting all of them would be wasted where
/// one of the first cuts off.
#[inline]
pub fn bring_best<M>(moves: &mut [Ranked<M>], at: usize) {
    let mut best = at;
    for other in at + 1..moves.len() {
        if moves[other].rank > moves[best].rank {
            best = other;
        }
    }
    moves.swap(at, best);
}
