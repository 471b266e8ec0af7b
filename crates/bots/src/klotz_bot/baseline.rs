//! The baseline bot: a shallow [paranoid search](crate::search::paranoid) that evaluates only the
//! race. Newer bots are measured against it.

use std::collections::HashSet;

use klotz::{Colour, Move, Position, Undo};

use crate::search::{MATE, Side, paranoid::Tree};

/// Slightly below an even game, so that bots play on.
const DRAW_SCORE: i32 = -20;

/// The player to move can enter its goal. Below a mate score, as the search has not verified it.
const ABOUT_TO_WIN: i32 = MATE / 10;

/// By how many moves the Klotz needs to its goal. The nearer the goal, the more a move counts.
const RACE: [i32; 9] = [1_000, 520, 340, 220, 140, 90, 60, 40, 25];

/// The goal is unreachable.
const CLOSED: i32 = 0;

/// A position, searched for the player to move at the root.
pub(super) struct BaselineTree {
    position: Position,
    us: Colour,
    /// Hashes of earlier positions of the match: a repetition counts as a draw.
    seen_before: HashSet<u64>,
}

impl BaselineTree {
    pub(super) fn new(position: Position, history: &[u64]) -> BaselineTree {
        BaselineTree {
            us: position.turn(),
            position,
            seen_before: history.iter().copied().collect(),
        }
    }

    /// The score of a colour in the race.
    fn race_score(&self, colour: Colour) -> i32 {
        self.position.race(colour).map_or(CLOSED, |moves| {
            RACE.get(moves as usize).copied().unwrap_or(RACE[RACE.len() - 1])
        })
    }
}

impl Tree for BaselineTree {
    type Move = Move;
    type Undo = Undo;

    fn side(&self) -> Side {
        if self.position.turn() == self.us { Side::Ours } else { Side::Theirs }
    }

    fn terminal_value(&self) -> Option<i32> {
        match self.position.winner() {
            Some(winner) if winner == self.us => Some(MATE),
            Some(_) => Some(-MATE),
            None if self.seen_before.contains(&self.position.hash()) => Some(DRAW_SCORE),
            None => None,
        }
    }

    fn stalemate_value(&self) -> i32 {
        DRAW_SCORE
    }

    /// Our race against the leader's; the other opponents count a little.
    fn evaluate(&mut self) -> i32 {
        let mover = self.position.turn();
        let ours = self.race_score(self.us);
        if mover == self.us && ours == RACE[1] {
            return ABOUT_TO_WIN;
        }
        let mut leader = 0;
        let mut sum = 0;
        for colour in self.position.seats().iter().filter(|&colour| colour != self.us) {
            let theirs = self.race_score(colour);
            if mover == colour && theirs == RACE[1] {
                return -ABOUT_TO_WIN;
            }
            leader = leader.max(theirs);
            sum += theirs;
        }
        ours - leader - (sum - leader) / 4
    }

    fn moves(&self, into: &mut Vec<Move>) {
        // Moves of the Klotz come first by generation order; bring captures forward too.
        self.position.for_each_move(|mv| into.push(mv));
        let occupied = self.position.occupied();
        into.sort_by_key(|mv| mv.ends().is_none_or(|(_, to)| !occupied.contains(to)));
    }

    fn play(&mut self, mv: Move) -> Undo {
        self.position.play_unchecked(mv)
    }

    fn undo(&mut self, undo: Undo) {
        self.position.undo(undo);
    }
}
