//! The ranking of the players.

use std::cmp::Reverse;

use crate::{Colour, Position, options::Tie};

impl Position {
    /// Those in play, the leader first: by height, then by when they arrived there. Where even that
    /// is the same, the later in turn order arrived later.
    pub fn standing(&self, tie: Tie) -> Vec<Colour> {
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
