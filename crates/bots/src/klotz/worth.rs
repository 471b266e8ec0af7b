//! What a position is worth: each player's standing is the sum of the weights of its features.

use klotz::{Colour, Position};

use super::{
    facts::Facts,
    features::{self, EACH},
};

/// What features are worth, by the number of players and the turns until it is one's own: whoever
/// is to move counts a safe way to the goal differently from who has to wait. 100 points are odds
/// of e to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Games of two.
    pub two: [[i16; EACH]; 2],
    /// Games of three.
    pub three: [[i16; EACH]; 3],
    /// Games of four.
    pub four: [[i16; EACH]; 4],
}

impl Weights {
    /// The weights of games of so many players, by turns until one's own.
    pub fn of_players(&self, players: usize) -> &[[i16; EACH]] {
        match players {
            2 => &self.two,
            3 => &self.three,
            _ => &self.four,
        }
    }

    /// How every colour in play stands, in points; the others have none.
    pub(super) fn standings(&self, position: &Position, facts: &Facts) -> [i32; 4] {
        let mut standings = [0; 4];
        let weights = self.of_players(position.seats().len());
        for (colour, weights) in in_turn(position).zip(weights) {
            let features = features::of(position, facts, colour);
            standings[colour.index()] = features.into_iter().map(|at| i32::from(weights[at])).sum();
        }
        standings
    }
}

/// The colours in play, the one to move first.
fn in_turn(position: &Position) -> impl Iterator<Item = Colour> {
    let seats = position.seats();
    let turns =
        std::iter::successors(Some(position.turn()), move |&colour| Some(seats.next_after(colour)));
    turns.take(seats.len())
}
