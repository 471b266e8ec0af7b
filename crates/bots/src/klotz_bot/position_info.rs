//! Attack maps and races: what a position shows without searching.

use klotz::{Approach, CellSet, Colour, Position};

/// Attack maps and races by colour; empty for colours that are not in play.
#[derive(Clone, Copy, Debug)]
pub(super) struct PositionInfo {
    /// Where the columns that a colour may move can go.
    pub(super) reach: [CellSet; 4],
    /// The race of a colour, avoiding cells that opponents can reach.
    pub(super) approach: [Option<Approach>; 4],
}

impl PositionInfo {
    pub(super) fn new(position: &Position) -> PositionInfo {
        let mut info = PositionInfo { reach: [CellSet::EMPTY; 4], approach: [None; 4] };
        for colour in position.seats().iter() {
            info.reach[colour.index()] = position.column_reach(colour);
        }
        for colour in position.seats().iter() {
            let danger = info.danger(position, colour);
            info.approach[colour.index()] = Some(position.approach(colour, danger));
        }
        info
    }

    /// The cells on which opponents can capture the Klotz of a colour.
    pub(super) fn danger(&self, position: &Position, colour: Colour) -> CellSet {
        let others = position.seats().without(colour).iter();
        others.fold(CellSet::EMPTY, |danger, other| danger | self.reach[other.index()])
    }

    /// The race of a colour in play.
    pub(super) fn approach(&self, colour: Colour) -> &Approach {
        self.approach[colour.index()].as_ref().expect("the colour is in play")
    }
}
