//! Which regions a pawn may enter, and which rule forbids the others.

use crate::{
    Cell, Colour, Face, Illegal, Ladder, Options, Position, Tools,
    options::{Descend, Switch},
    regions::{RegionId, Regions},
};

/// How a pawn may walk: its ladders, and the options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WalkOptions {
    /// The ladders it may use.
    pub ladders: Tools,
    /// Whether it may go down.
    pub descend: Descend,
    /// Whether its ladders may be laid over gaps.
    pub bridges: Switch,
}

impl WalkOptions {
    /// What a player may use at the beginning of their turn.
    pub fn of(position: &Position, colour: Colour, options: Options) -> WalkOptions {
        WalkOptions {
            ladders: position.tools(colour).ladders(),
            descend: options.descend,
            bridges: options.bridges,
        }
    }
}

/// How much higher a region is than another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rise {
    /// It is lower.
    Down,
    /// This many units higher; 0 is level.
    Up(u8),
}

/// One pawn, the regions around it, and which of them it may enter.
pub(crate) struct Walker<'a> {
    pub(crate) position: &'a Position,
    pub(crate) colour: Colour,
    pub(crate) walk_options: WalkOptions,
    pub(crate) regions: Regions,
    /// Whether the pawn may enter and cross a region.
    open: Vec<bool>,
    /// Whether a region has a cell without another's pawn.
    room: Vec<bool>,
}

impl<'a> Walker<'a> {
    pub(crate) fn new(
        position: &'a Position,
        colour: Colour,
        walk_options: WalkOptions,
    ) -> Walker<'a> {
        let regions = Regions::new(&position.building);
        let mut others = vec![0_u16; regions.len()];
        let mut closed = [None; 5];
        for other in position.order.iter() {
            let player = position.player(other);
            if other != colour {
                others[regions.of(player.pawn).index()] += 1;
            }
            closed[other.index()] = player.stone.and_then(|cell| position.building.top(cell));
        }
        let mut open = Vec::with_capacity(regions.len());
        let mut room = Vec::with_capacity(regions.len());
        for (region, others) in regions.iter().zip(others) {
            let has_room = region.size > others;
            room.push(has_room);
            open.push(match region.block {
                // On the table there is always room to pass.
                None => true,
                Some(block) => {
                    let face = position.building.placed(block).map(|placed| placed.placement.top);
                    face.is_some_and(|face| face.bears(colour))
                        && has_room
                        && !closed.contains(&Some(block))
                }
            });
        }
        Walker { position, colour, walk_options, regions, open, room }
    }

    #[inline]
    pub(crate) fn is_open(&self, id: RegionId) -> bool {
        self.open[id.index()]
    }

    #[inline]
    pub(crate) fn has_room(&self, id: RegionId) -> bool {
        self.room[id.index()]
    }

    /// Where the pawn is.
    pub(crate) fn here(&self) -> RegionId {
        self.regions.of(self.position.player(self.colour).pawn)
    }

    /// How much higher `to` is than `from`.
    #[inline]
    pub(crate) fn rise(&self, from: RegionId, to: RegionId) -> Rise {
        let (from, to) = (self.regions.get(from).height, self.regions.get(to).height);
        to.checked_sub(from).map_or(Rise::Down, Rise::Up)
    }

    /// Whether a step of this rise needs no ladder.
    #[inline]
    pub(crate) fn is_free_step(&self, rise: Rise) -> bool {
        match rise {
            Rise::Down => self.walk_options.descend == Descend::Allowed,
            Rise::Up(units) => units <= 1,
        }
    }

    /// Whether another's pawn stands on a cell.
    pub(crate) fn is_taken(&self, cell: Cell) -> bool {
        self.position.pawn_on(cell).is_some_and(|other| other != self.colour)
    }

    /// All regions the pawn can walk to from one, that one first.
    pub(crate) fn walk_from(&self, start: RegionId) -> Vec<RegionId> {
        let mut seen = vec![false; self.regions.len()];
        let mut found = vec![start];
        seen[start.index()] = true;
        let mut done = 0;
        while let Some(&from) = found.get(done) {
            done += 1;
            self.regions.neighbours(from, |to| {
                if !seen[to.index()] && self.is_open(to) && self.is_free_step(self.rise(from, to)) {
                    seen[to.index()] = true;
                    found.push(to);
                }
            });
        }
        found
    }

    /// Whether the pawn may end on a cell, however it gets there, and which rule forbids it if not.
    fn check_end(&self, to: Cell) -> Result<RegionId, Illegal> {
        let id = self.regions.of(to);
        if self.position.player(self.colour).pawn == to {
            return Err(Illegal::AlreadyThere { to });
        }
        if let Some(block) = self.regions.get(id).block {
            let face = self.position.building.face(to).unwrap_or(Face::Grey);
            if !face.bears(self.colour) {
                return Err(Illegal::ForeignFace { to, face });
            }
            if let Some(colour) = self.position.stone_on(block) {
                return Err(Illegal::ClosedByStone { to, colour });
            }
            if !self.has_room(id) {
                return Err(Illegal::NoRoom { to });
            }
        }
        match self.position.pawn_on(to) {
            Some(colour) if colour != self.colour => Err(Illegal::CellTaken { to, colour }),
            _ => Ok(id),
        }
    }

    /// Whether the pawn can walk to a cell, and which rule forbids it if not.
    pub(crate) fn check_walk(&self, to: Cell) -> Result<(), Illegal> {
        let target = self.check_end(to)?;
        let here = self.here();
        let walked = self.walk_from(here);
        if walked.contains(&target) {
            return Ok(());
        }
        // It would be an easy step, so the reason is not a missing ladder.
        if self.is_free_step(self.rise(here, target)) && self.regions.meet_at_corner(here, target) {
            return Err(Illegal::OnlyByCorner { to });
        }
        // Otherwise name the lowest rise of the last step.
        let mut lowest: Option<Rise> = None;
        self.regions.neighbours(target, |from| {
            if walked.contains(&from) {
                let rise = self.rise(from, target);
                lowest = Some(lowest.map_or(rise, |lowest| lowest.min(rise)));
            }
        });
        Err(match lowest {
            None => Illegal::NoWay { to },
            Some(Rise::Down) => Illegal::NoDescending { to },
            Some(Rise::Up(rise @ 0..=4)) => Illegal::NeedsLadder { to, rise },
            Some(Rise::Up(rise)) => Illegal::TooHigh { to, rise },
        })
    }

    /// Whether the pawn can climb to a cell, and which rule forbids it if not.
    pub(crate) fn check_climb(&self, ladder: Ladder, to: Cell) -> Result<(), Illegal> {
        let target = self.check_end(to)?;
        let here = self.here();
        let mut touching = false;
        self.regions.neighbours(here, |other| touching |= other == target);
        if !touching {
            return Err(Illegal::NotTouching { to });
        }
        match self.rise(here, target) {
            Rise::Down | Rise::Up(0..=1) => Err(Illegal::NoLadderNeeded { to }),
            Rise::Up(rise @ 5..) => Err(Illegal::TooHigh { to, rise }),
            Rise::Up(rise) if rise > ladder.length() => Err(Illegal::LadderTooShort { to, rise }),
            Rise::Up(_) => Ok(()),
        }
    }

    /// Whether the pawn can cross a gap to a cell, and which rule forbids it if not.
    pub(crate) fn check_bridge(&self, ladder: Ladder, to: Cell) -> Result<(), Illegal> {
        let target = self.check_end(to)?;
        let here = self.here();
        if target == here {
            return Err(Illegal::BridgeToOwnFace { to });
        }
        self.bridge(here, target, ladder).map_err(|fault| fault.illegal(ladder, to))
    }
}
