//! What can be seen in a position without looking ahead.

use klotz::{Approach, CellSet, Colour, Position};

/// What a position shows, colour by colour; colours not in play show nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// Where the columns that a colour may move can end.
    pub(super) reach: [CellSet; 4],
    /// How a colour stands in the race while it avoids what the others reach.
    pub(super) approach: [Option<Approach>; 4],
}

impl Facts {
    pub(super) fn new(position: &Position) -> Facts {
        let mut facts = Facts { reach: [CellSet::EMPTY; 4], approach: [None; 4] };
        for colour in position.seats().iter() {
            facts.reach[colour.index()] = position.column_reach(colour);
        }
        for colour in position.seats().iter() {
            let danger = facts.danger(position, colour);
            facts.approach[colour.index()] = Some(position.approach(colour, danger));
        }
        facts
    }

    /// Where the Klotz of a colour can be captured by another.
    pub(super) fn danger(&self, position: &Position, colour: Colour) -> CellSet {
        let others = position.seats().without(colour).iter();
        others.fold(CellSet::EMPTY, |danger, other| danger | self.reach[other.index()])
    }

    /// How a colour in play stands in the race.
    pub(super) fn approach(&self, colour: Colour) -> &Approach {
        self.approach[colour.index()].as_ref().expect("the colour is in play")
    }
}
