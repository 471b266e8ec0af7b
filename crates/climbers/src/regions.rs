//! The table and the tops of the blocks, cut into the pieces a pawn moves about in.
//!
//! A region is a connected set of visible cells on the top of one block, or of the table.

use crate::{Block, Building, Cell, cell::CELLS};

/// One bit for every cell of the table, row by row.
type Rows = [u32; 32];

/// One region, as an index into [`Regions`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RegionId(u16);

impl RegionId {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    /// On which block; `None` for the table.
    pub(crate) block: Option<Block>,
    pub(crate) height: u8,
    /// How many cells it has.
    pub(crate) size: u16,
    /// Where its cells begin in [`Regions::cells`]; those of the table are not listed.
    start: u16,
    /// Where its neighbours are in [`Regions::touching`]; those of the table are elsewhere.
    touching: (u16, u16),
}

impl Region {
    const fn new(block: Option<Block>, height: u8) -> Region {
        Region { block, height, size: 0, start: 0, touching: (0, 0) }
    }
}

/// All regions of a building.
#[derive(Clone, Debug)]
pub(crate) struct Regions {
    /// The region of each cell.
    ids: [u16; CELLS],
    all: Vec<Region>,
    /// The cells of the blocks, region by region.
    cells: Vec<Cell>,
    /// The regions that touch those of the blocks, region by region, each once.
    touching: Vec<RegionId>,
    /// The regions of the table, each with a region that touches it.
    shores: Vec<(RegionId, RegionId)>,
}

impl Regions {
    pub(crate) fn new(building: &Building) -> Regions {
        let mut regions = Regions {
            ids: [0; CELLS],
            all: Vec::with_capacity(64),
            cells: Vec::with_capacity(128),
            touching: Vec::with_capacity(256),
            shores: Vec::with_capacity(64),
        };
        // The first region of the table comes first: its cells need not be touched one by one.
        regions.all.push(Region::new(None, 0));
        let mut raised = [0; 32];
        for block in Block::ALL {
            regions.add_block(building, block, &mut raised);
        }
        regions.add_table(&raised);
        regions.find_neighbours();
        regions
    }

    /// Cuts the visible top of a block into regions.
    fn add_block(&mut self, building: &Building, block: Block, raised: &mut Rows) {
        let Some(placed) = building.placed(block) else { return };
        for cell in placed.placement.cells() {
            if !building.shows(cell, block) || self.ids[cell.index()] != 0 {
                continue;
            }
            let id = self.all.len() as u16;
            let start = self.cells.len();
            self.ids[cell.index()] = id;
            self.cells.push(cell);
            let mut done = start;
            while let Some(&cell) = self.cells.get(done) {
                done += 1;
                raised[usize::from(cell.y())] |= 1 << cell.x();
                for next in cell.neighbours() {
                    if building.shows(next, block) && self.ids[next.index()] == 0 {
                        self.ids[next.index()] = id;
                        self.cells.push(next);
                    }
                }
            }
            let size = (self.cells.len() - start) as u16;
            let region = Region::new(Some(block), placed.height());
            self.all.push(Region { size, start: start as u16, ..region });
        }
    }

    /// Cuts the table into regions. There is one, unless blocks wall in a part of it.
    fn add_table(&mut self, raised: &Rows) {
        let mut rest = raised.map(|row| !row);
        let mut first = true;
        while let Some(y) = rest.iter().position(|&row| row != 0) {
            let part = flood(&rest, y);
            let size = part.iter().map(|row| row.count_ones() as u16).sum();
            if first {
                self.all[0].size = size;
            } else {
                let id = self.all.len() as u16;
                for cell in cells_of(&part) {
                    self.ids[cell.index()] = id;
                }
                self.all.push(Region { size, ..Region::new(None, 0) });
            }
            first = false;
            for (rest, part) in rest.iter_mut().zip(part) {
                *rest &= !part;
            }
        }
    }

    /// Notes which regions touch each other along an edge.
    fn find_neighbours(&mut self) {
        // The last region that was found to touch each: neighbours are noted once.
        let mut noted = vec![0; self.all.len()];
        for id in 1..self.all.len() as u16 {
            let region = self.all[usize::from(id)];
            if region.block.is_none() {
                continue;
            }
            let first = self.touching.len() as u16;
            let start = usize::from(region.start);
            for cell in &self.cells[start..start + usize::from(region.size)] {
                for next in cell.neighbours() {
                    let other = self.ids[next.index()];
                    if other == id || noted[usize::from(other)] == id {
                        continue;
                    }
                    noted[usize::from(other)] = id;
                    self.touching.push(RegionId(other));
                    if self.all[usize::from(other)].block.is_none() {
                        self.shores.push((RegionId(other), RegionId(id)));
                    }
                }
            }
            self.all[usize::from(id)].touching = (first, self.touching.len() as u16);
        }
    }

    #[inline]
    pub(crate) fn of(&self, cell: Cell) -> RegionId {
        RegionId(self.ids[cell.index()])
    }

    #[inline]
    pub(crate) fn get(&self, id: RegionId) -> &Region {
        &self.all[id.index()]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Region> {
        self.all.iter()
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = RegionId> {
        (0..self.all.len() as u16).map(RegionId)
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Calls `see` with every region that touches this one along an edge.
    #[inline]
    pub(crate) fn neighbours(&self, id: RegionId, mut see: impl FnMut(RegionId)) {
        let region = self.get(id);
        if region.block.is_some() {
            let (first, end) = region.touching;
            for &other in &self.touching[usize::from(first)..usize::from(end)] {
                see(other);
            }
        } else {
            for &(_, other) in self.shores.iter().filter(|&&(table, _)| table == id) {
                see(other);
            }
        }
    }

    /// Whether a corner of a cell of one region is a corner of a cell of the other.
    pub(crate) fn meet_at_corner(&self, one: RegionId, other: RegionId) -> bool {
        let mut cells = self.cells(other).into_iter();
        cells.any(|cell| cell.diagonals().any(|across| self.of(across) == one))
    }

    /// The cells of a region.
    pub(crate) fn cells(&self, id: RegionId) -> Vec<Cell> {
        let region = self.get(id);
        if region.block.is_some() {
            let start = usize::from(region.start);
            self.cells[start..start + usize::from(region.size)].to_vec()
        } else {
            Cell::all().filter(|&cell| self.of(cell) == id).collect()
        }
    }
}

/// The cells of these rows.
fn cells_of(rows: &Rows) -> impl Iterator<Item = Cell> {
    rows.iter().enumerate().flat_map(|(y, &row)| {
        let mut row = row;
        std::iter::from_fn(move || {
            let x = row.trailing_zeros();
            row &= row.wrapping_sub(1);
            (x < 32).then(|| Cell::at(x as u8, y as u8))
        })
    })
}

/// The connected part of `free` around its first cell, which is in row `y`.
fn flood(free: &Rows, y: usize) -> Rows {
    let mut part = [0; 32];
    part[y] = spread(free[y] & free[y].wrapping_neg(), free[y]);
    loop {
        let before = part;
        for y in 1..32 {
            part[y] = spread((part[y] | part[y - 1]) & free[y], free[y]);
        }
        for y in (0..31).rev() {
            part[y] = spread((part[y] | part[y + 1]) & free[y], free[y]);
        }
        if part == before {
            return part;
        }
    }
}

/// The runs of free cells of a row in which one of these cells is.
const fn spread(cells: u32, free: u32) -> u32 {
    // Most rows are empty, or done already.
    if cells == free || cells == 0 {
        return cells;
    }
    if free == u32::MAX {
        return free;
    }
    let mut east = cells;
    let mut west = cells;
    let (mut open_east, mut open_west) = (free, free);
    let mut by = 1;
    while by < 32 {
        east |= open_east & east << by;
        open_east &= open_east << by;
        west |= open_west & west >> by;
        open_west &= open_west >> by;
        by *= 2;
    }
    east | west
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_filled_from_end_to_end() {
        assert_eq!(spread(0b0000_0100, 0b0111_1110), 0b0111_1110);
        assert_eq!(spread(0b0000_0100, 0b0110_1110), 0b0000_1110);
        assert_eq!(spread(1, u32::MAX), u32::MAX);
        assert_eq!(spread(1 << 31, u32::MAX), u32::MAX);
        assert_eq!(spread(0, u32::MAX), 0);
    }

    #[test]
    fn a_walled_in_part_of_the_table_is_a_region_of_its_own() {
        let mut building = Building::EMPTY;
        for text in ["D1@4,4:4x2x2:g", "D2@4,7:4x2x2:g", "H1@3,6:2x1x2:g", "H2@6,6:2x1x2:g"] {
            building.put(text.parse().expect("a placement")).expect("it fits");
        }
        let regions = Regions::new(&building);
        let court = Cell::at(5, 6);
        assert_eq!(regions.get(regions.of(court)).size, 1);
        assert_ne!(regions.of(court), regions.of(Cell::at(0, 0)));
        assert_eq!(regions.cells(regions.of(court)), [court]);
        let mut touched = Vec::new();
        regions.neighbours(regions.of(court), |id| touched.push(regions.get(id).block));
        touched.sort();
        assert_eq!(touched.len(), 4);
        assert!(touched.iter().all(Option::is_some));
    }
}
