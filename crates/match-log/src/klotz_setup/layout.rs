//! Layouts and drafts of layouts.

use klotz::{Cell, Height};

use super::{Layout, Placement};
use crate::InvalidSetup;

impl Layout {
    /// The layouts that come with the game, the default first.
    pub fn builtin() -> Vec<Layout> {
        klotz::Layout::builtin().iter().map(Layout::from).collect()
    }

    /// The layout a match can start from, or every reason why it cannot.
    pub fn check(&self) -> Result<klotz::Layout, Vec<InvalidSetup>> {
        let mut reasons: Vec<InvalidSetup> = Vec::new();
        let mut columns = Vec::new();
        for placement in &self.columns {
            match placement.read() {
                Ok(column) => columns.push(column),
                Err(reason) => reasons.push(reason),
            }
        }
        match klotz::Layout::new(&self.name, columns) {
            Ok(layout) if reasons.is_empty() => Ok(layout),
            Ok(_) => Err(reasons),
            Err(error) => {
                reasons.extend(error.problems.into_iter().map(InvalidSetup::from));
                Err(reasons)
            }
        }
    }
}

impl Placement {
    /// The column of this height on a cell.
    pub fn new(cell: Cell, height: Height) -> Placement {
        Placement { cell: cell.to_string(), height: height.steps() as u8 }
    }

    /// Reads the cell and the height.
    pub fn read(&self) -> Result<(Cell, Height), InvalidSetup> {
        let cell = self.cell.parse()?;
        let height = Height::new(u32::from(self.height));
        let (name, steps) = (&self.cell, self.height);
        let height =
            height.ok_or_else(|| InvalidSetup::BadHeight { cell: name.clone(), height: steps })?;
        Ok((cell, height))
    }
}

impl From<&klotz::Layout> for Layout {
    fn from(layout: &klotz::Layout) -> Layout {
        let columns = Height::ALL.into_iter().flat_map(|height| {
            layout.columns(height).iter().map(move |cell| Placement::new(cell, height))
        });
        Layout { name: layout.name().to_owned(), columns: columns.collect() }
    }
}
