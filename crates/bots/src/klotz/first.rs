//! The first KLOTZ bot: it looks a few moves ahead and judges positions by the race alone. It stays
//! as the measure for those that came after it.

use std::collections::HashSet;

use klotz::{Colour, Move, Position, Undo};

use crate::search::{DECIDED, Side, paranoid::Tree};

/// A drawn game is a little worse than an even one: bots should play on.
const DRAWN: i32 = -20;

/// Whoever is to move and one move from the goal wins, unless the search has missed something.
const ABOUT_TO_WIN: i32 = DECIDED / 10;

/// What it is worth to be so many moves from the goal. The nearer the goal, the more a move counts.
const RACE: [i32; 9] = [1_000, 520, 340, 220, 140, 90, 60, 40, 25];

/// What it is worth to have no way to the goal at all.
const CLOSED: i32 = 0;

/// A position, searched on behalf of the player to move at its root.
pub(super) struct RaceTree {
    position: Position,
    us: Colour,
    /// Hashes of where the match has been before. Going round in circles wins nothing.
    seen_before: HashSet<u64>,
}

impl RaceTree {
    pub(super) fn new(position: Position, history: &[u64]) -> RaceTree {
        RaceTree { us: position.turn(), position, seen_before: history.iter().copied().collect() }
    }

    /// How well a colour stands in the race.
    fn standing(&self, colour: Colour) -> i32 {
        self.position.race(colour).map_or(CLOSED, |moves| {
            RACE.get(moves as usize).copied().unwrap_or(RACE[RACE.len() - 1])
        })
    }
}

impl Tree for RaceTree {
    type Move = Move;
    type Undo = Undo;

    fn side(&self) -> Side {
        if self.position.turn() == self.us { Side::Ours } else { Side::Theirs }
    }

    fn finished(&self) -> Option<i32> {
        match self.position.winner() {
            Some(winner) if winner == self.us => Some(DECIDED),
            Some(_) => Some(-DECIDED),
            None if self.seen_before.contains(&self.position.hash()) => Some(DRAWN),
            None => None,
        }
    }

    fn stuck(&self) -> i32 {
        DRAWN
    }

    /// Our standing against the best of the others, who count a little each as well: with more
    /// than two players it is the leader one has to stop.
    fn evaluate(&mut self) -> i32 {
        let mover = self.position.turn();
        let ours = self.standing(self.us);
        if mover == self.us && ours == RACE[1] {
            return ABOUT_TO_WIN;
        }
        let mut leader = 0;
        let mut sum = 0;
        for colour in self.position.seats().iter().filter(|&colour| colour != self.us) {
            let theirs = self.standing(colour);
            if mover == colour && theirs == RACE[1] {
                return -ABOUT_TO_WIN;
            }
            leader = leader.max(theirs);
            sum += theirs;
        }
        ours - leader - (sum - leader) / 4
    }

    fn moves(&self, into: &mut Vec<Move>) {
        // The Klotz's own moves come first in the fixed order; captures are brought forward to
        // stand before the rest: both cut off more than an idle shuffle of a column.
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
