//! Bridges: ladders laid over gaps.

use crate::{
    Building, Cell, Direction, Illegal, Ladder, options::Descend, regions::RegionId, walker::Walker,
};

/// Why no bridge leads somewhere, in the order of how close it came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    NotStraight,
    TooLong,
    TooSteep,
    Descends,
    Blocked { over: Cell },
}

impl Fault {
    pub(crate) fn illegal(self, ladder: Ladder, to: Cell) -> Illegal {
        match self {
            Fault::NotStraight => Illegal::BridgeNotStraight { to },
            Fault::TooLong => Illegal::BridgeTooLong { ladder, to },
            Fault::TooSteep => Illegal::BridgeTooSteep { ladder, to },
            Fault::Descends => Illegal::NoDescending { to },
            Fault::Blocked { over } => Illegal::BridgeBlocked { to, over },
        }
    }
}

impl Walker<'_> {
    /// Whether a ladder can be laid from any cell of one region to any cell of another.
    pub(crate) fn bridge(&self, from: RegionId, to: RegionId, ladder: Ladder) -> Result<(), Fault> {
        let mut closest = Fault::NotStraight;
        let ends = self.regions.cells(to);
        for start in self.regions.cells(from) {
            for &end in &ends {
                match self.span(start, end, ladder) {
                    Ok(()) => return Ok(()),
                    Err(fault) => closest = closest.max(fault),
                }
            }
        }
        Err(closest)
    }

    /// Calls `see` with every region that a ladder can be laid to from this one; some more than
    /// once.
    pub(crate) fn bridges_from(
        &self,
        from: RegionId,
        ladder: Ladder,
        mut see: impl FnMut(RegionId),
    ) {
        for start in self.regions.cells(from) {
            for direction in Direction::ALL {
                for gap in 1..=ladder.length() {
                    let Some(end) = start.steps(direction, gap + 1) else { break };
                    let to = self.regions.of(end);
                    if to != from && self.span(start, end, ladder).is_ok() {
                        see(to);
                    }
                }
            }
        }
    }

    /// Whether a ladder can be laid from one cell to another.
    pub(crate) fn span(&self, start: Cell, end: Cell, ladder: Ladder) -> Result<(), Fault> {
        let direction = straight(start, end).ok_or(Fault::NotStraight)?;
        let gap = (start.distance(end) - 1) as u8;
        if gap == 0 {
            return Err(Fault::NotStraight);
        }
        if gap > ladder.length() {
            return Err(Fault::TooLong);
        }
        let building = &self.position.building;
        let (low, high) = (building.height(start), building.height(end));
        if low.abs_diff(high) > ladder.length() {
            return Err(Fault::TooSteep);
        }
        if high < low && self.walk_options.descend == Descend::Forbidden {
            return Err(Fault::Descends);
        }
        match obstacle(building, start, direction, gap, high) {
            Some(over) => Err(Fault::Blocked { over }),
            None => Ok(()),
        }
    }
}

/// The direction from one cell to another, if they are in line.
fn straight(start: Cell, end: Cell) -> Option<Direction> {
    match (start.x() == end.x(), start.y() == end.y()) {
        (true, false) if end.y() > start.y() => Some(Direction::North),
        (true, false) => Some(Direction::South),
        (false, true) if end.x() > start.x() => Some(Direction::East),
        (false, true) => Some(Direction::West),
        _ => None,
    }
}

/// The first cell between that is higher than the straight line between the centres of both ends.
fn obstacle(
    building: &Building,
    start: Cell,
    direction: Direction,
    gap: u8,
    end_height: u8,
) -> Option<Cell> {
    let length = i32::from(gap) + 1;
    let from = i32::from(building.height(start));
    let slope = i32::from(end_height) - from;
    (1..=gap).find_map(|at| {
        let cell = start.steps(direction, at)?;
        let line = from * length + slope * i32::from(at);
        (i32::from(building.height(cell)) * length > line).then_some(cell)
    })
}
