//! A block with its place and pose.

use std::{fmt, str::FromStr};

use game::Refusal;

use crate::{Block, BlockError, Cell, CellError, Face, Pose, PoseError, cell::SIDE};

/// The place and pose of a block: `H3@12,14:2x2x1:r`. Not necessarily legal; its height follows
/// from what is below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The block.
    pub block: Block,
    /// Its lowest corner: the cell with the lowest x and y that it covers.
    pub at: Cell,
    /// How it lies.
    pub pose: Pose,
    /// The colour on top.
    pub top: Face,
}

impl Placement {
    /// Whether all of it is on the table.
    pub const fn fits_table(&self) -> bool {
        self.at.x() + self.pose.x() <= SIDE && self.at.y() + self.pose.y() <= SIDE
    }

    /// The cells it covers, row by row. All of it must be on the table.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        let (at, pose) = (self.at, self.pose);
        (0..pose.y())
            .flat_map(move |dy| (0..pose.x()).map(move |dx| Cell::at(at.x() + dx, at.y() + dy)))
    }

    /// Whether it covers a cell.
    pub const fn covers(&self, cell: Cell) -> bool {
        cell.x() >= self.at.x()
            && cell.x() < self.at.x() + self.pose.x()
            && cell.y() >= self.at.y()
            && cell.y() < self.at.y() + self.pose.y()
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}:{}:{}", self.block, self.at, self.pose, self.top.letter())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a placement.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum PlacementError {
    /// Not of the form of a placement.
    #[error("{text:?} is not of the form block@x,y:size:colour, like H3@12,14:2x2x1:r")]
    #[refusal(code = "not-a-placement")]
    Form {
        /// The rejected text.
        text: String,
    },
    /// There is no such block.
    #[error(transparent)]
    #[refusal(transparent)]
    Block(#[from] BlockError),
    /// There is no such cell.
    #[error(transparent)]
    #[refusal(transparent)]
    Cell(#[from] CellError),
    /// No block has that size.
    #[error(transparent)]
    #[refusal(transparent)]
    Pose(#[from] PoseError),
    /// Not the colour of a face.
    #[error("{text:?} is not the colour of a face: r, y, d, l, v or g")]
    #[refusal(code = "not-a-face")]
    Face {
        /// The rejected text.
        text: String,
    },
}

impl FromStr for Placement {
    type Err = PlacementError;

    fn from_str(text: &str) -> Result<Placement, PlacementError> {
        let form = || PlacementError::Form { text: text.to_owned() };
        let (block, rest) = text.split_once('@').ok_or_else(form)?;
        let mut parts = rest.split(':');
        let (Some(at), Some(pose), Some(top), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(form());
        };
        let mut letters = top.chars();
        let (Some(top), None) = (letters.next().and_then(Face::from_letter), letters.next()) else {
            return Err(PlacementError::Face { text: top.to_owned() });
        };
        Ok(Placement { block: block.parse()?, at: at.parse()?, pose: pose.parse()?, top })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placements_round_trip() {
        let text = "H3@12,14:1x2x2:g";
        let placement: Placement = text.parse().expect("a placement");
        assert_eq!(placement.to_string(), text);
        let cells: Vec<String> = placement.cells().map(|cell| cell.to_string()).collect();
        assert_eq!(cells, ["12,14", "12,15"]);
        assert!(Cell::all().all(|cell| {
            placement.covers(cell) == placement.cells().any(|covered| covered == cell)
        }));
    }

    #[test]
    fn invalid_placements_are_refused_with_a_reason() {
        let check = |text: &str, expected: &str| {
            let error = text.parse::<Placement>().expect_err(text);
            assert!(error.to_string().contains(expected), "{error}");
        };
        check("H3", "of the form block@x,y:size:colour");
        check("H3@12,14:2x2x1", "of the form");
        check("H3@12,14:2x2x1:r:r", "of the form");
        check("H13@12,14:2x2x1:r", "\"H13\" is not a block");
        check("H3@12,32:2x2x1:r", "\"12,32\" is not a cell");
        check("H3@12,14:2x2x3:r", "\"2x2x3\" is not the size of a block");
        check("H3@12,14:2x2x1:x", "\"x\" is not the colour of a face");
        check("H3@12,14:2x2x1:rr", "\"rr\" is not the colour of a face");
    }

    #[test]
    fn placements_beyond_the_edge_do_not_fit() {
        let fits = |text: &str| text.parse::<Placement>().expect("a placement").fits_table();
        assert!(fits("D1@28,30:4x2x2:g"));
        assert!(!fits("D1@29,30:4x2x2:g"));
        assert!(!fits("D1@30,29:2x4x2:g"));
    }
}
