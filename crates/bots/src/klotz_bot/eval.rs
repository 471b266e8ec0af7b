//! Static evaluation: the score of each player is the sum of the weights of its active features.

use klotz::{Colour, Position};

use super::{
    features::{self, FEATURES},
    position_info::PositionInfo,
};

/// The feature weights, by number of players and by turns to wait: a safe path to the goal is worth
/// more to the player to move. 100 points are odds of e to 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For two players.
    pub two: [[i16; FEATURES]; 2],
    /// For three players.
    pub three: [[i16; FEATURES]; 3],
    /// For four players.
    pub four: [[i16; FEATURES]; 4],
}

impl Weights {
    /// The weights for this number of players, indexed by turns to wait.
    pub fn of_players(&self, players: usize) -> &[[i16; FEATURES]] {
        match players {
            2 => &self.two,
            3 => &self.three,
            _ => &self.four,
        }
    }

    /// The score of every colour in play; 0 for the others.
    pub(super) fn scores(&self, position: &Position, info: &PositionInfo) -> [i32; 4] {
        let mut scores = [0; 4];
        let weights = self.of_players(position.seats().len());
        for (colour, weights) in in_turn(position).zip(weights) {
            let features = features::of(position, info, colour);
            scores[colour.index()] = features.into_iter().map(|at| i32::from(weights[at])).sum();
        }
        scores
    }
}

/// The colours in play, starting with the one to move.
fn in_turn(position: &Position) -> impl Iterator<Item = Colour> {
    let seats = position.seats();
    let turns =
        std::iter::successors(Some(position.turn()), move |&colour| Some(seats.next_after(colour)));
    turns.take(seats.len())
}
