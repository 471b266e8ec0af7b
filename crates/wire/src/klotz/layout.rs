//! Layouts and drafts of layouts.

use ::klotz::{Cell, CellSet, Height};

use super::{Colour, Layout, Piece, Placement, PositionView};
use crate::{Refusal, WireError};

impl Layout {
    /// The layouts that come with the game, the default first.
    pub fn builtin() -> Vec<Layout> {
        ::klotz::Layout::builtin().iter().map(Layout::from).collect()
    }

    /// The layout a match can start from, or every reason why it cannot.
    pub fn check(&self) -> Result<::klotz::Layout, Vec<Refusal>> {
        let mut reasons: Vec<Refusal> = Vec::new();
        let mut columns = Vec::new();
        for placement in &self.columns {
            match placement.read() {
                Ok(column) => columns.push(column),
                Err(reason) => reasons.push(reason),
            }
        }
        match ::klotz::Layout::new(&self.name, columns) {
            Ok(layout) if reasons.is_empty() => Ok(layout),
            Ok(_) => Err(reasons),
            Err(error) => {
                reasons.extend(error.problems.into_iter().map(Refusal::from));
                Err(reasons)
            }
        }
    }

    /// The layout to draw with the Klötze of these colours on their centre cells, whatever rules
    /// it breaks. What stands nowhere, or on a cell that is taken, is left out.
    pub fn draft(&self, colours: &[Colour]) -> PositionView {
        let mut taken = CellSet::EMPTY;
        let mut pieces = Vec::new();
        for &colour in colours {
            let centre = ::klotz::Colour::from(colour).centre();
            if !taken.contains(centre) {
                taken = taken.with(centre);
                pieces.push(Piece::Klotz { cell: centre.to_string(), colour, idle: false });
            }
        }
        for placement in &self.columns {
            if let Ok((cell, height)) = placement.read()
                && !taken.contains(cell)
            {
                taken = taken.with(cell);
                let height = height.steps() as u8;
                pieces.push(Piece::Column { cell: cell.to_string(), height, stone: None });
            }
        }
        PositionView { pieces, colours: colours.to_vec(), turn: None, text: String::new() }
    }
}

impl Placement {
    pub(crate) fn new(cell: Cell, height: Height) -> Placement {
        Placement { cell: cell.to_string(), height: height.steps() as u8 }
    }

    pub(crate) fn read(&self) -> Result<(Cell, Height), Refusal> {
        let cell = self.cell.parse()?;
        let height = Height::new(u32::from(self.height));
        let (name, steps) = (&self.cell, self.height);
        let height =
            height.ok_or_else(|| WireError::BadHeight { cell: name.clone(), height: steps })?;
        Ok((cell, height))
    }
}

impl From<&::klotz::Layout> for Layout {
    fn from(layout: &::klotz::Layout) -> Layout {
        let columns = Height::ALL.into_iter().flat_map(|height| {
            layout.columns(height).iter().map(move |cell| Placement::new(cell, height))
        });
        Layout { name: layout.name().to_owned(), columns: columns.collect() }
    }
}
