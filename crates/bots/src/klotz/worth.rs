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

    /// The same, to be changed.
    pub fn of_players_mut(&mut self, players: usize) -> &mut [[i16; EACH]] {
        match players {
            2 => &mut self.two,
            3 => &mut self.three,
            _ => &mut self.four,
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

/// The features of every colour in play, the one to move first, as places in [`Weights`]: what
/// tuning needs.
pub fn features(position: &Position) -> Vec<(Colour, Vec<usize>)> {
    let facts = Facts::new(position);
    in_turn(position)
        .map(|colour| (colour, features::of(position, &facts, colour).to_vec()))
        .collect()
}
