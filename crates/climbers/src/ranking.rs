//! The ranking of the players.

use std::cmp::Reverse;

use crate::{Colour, Position, options::Tie};

impl Position {
    /// Players still in the game, leader first: by height, then by arrival. If even that is equal,
    /// the player later in turn order arrived later.
    pub fn ranking(&self, tie: Tie) -> Vec<Colour> {
        let mut colours = self.order.as_slice().to_vec();
        if tie == Tie::Last {
            colours.reverse();
        }
        colours.sort_by_key(|&colour| {
            let arrival = i64::from(self.arrived(colour));
            let arrival = if tie == Tie::Last { -arrival } else { arrival };
            (Reverse(self.height(colour)), arrival)
        });
        colours
    }
}
