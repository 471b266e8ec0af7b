//! Which block may be moved, and where: written to be read beside the rules.
//!
//! `placements` finds the same answers faster.

use crate::{Block, Building, Colour, Illegal, Placement, Position, building::Misfit};

impl Position {
    /// Whether a block may be moved now, and which rule forbids it if not. It may still have
    /// nowhere to go.
    pub fn check_block(&self, block: Block) -> Result<(), Illegal> {
        if self.building.placed(block).is_none() {
            return Err(Illegal::NoSuchBlock { block });
        }
        let on_it = |colour: &Colour| self.building.top(self.player(*colour).pawn) == Some(block);
        if let Some(colour) = self.order.iter().find(on_it) {
            return Err(Illegal::CarriesPawn { block, colour });
        }
        if let Some(colour) = self.stone_on(block) {
            return Err(Illegal::CarriesStone { block, colour });
        }
        if let Some(carried) = self.building.carried_by(block) {
            return Err(Illegal::CarriesBlock { block, carried });
        }
        if self.last == Some(block) {
            return Err(Illegal::MovedJustBefore { block });
        }
        Ok(())
    }

    /// Whether a block may be moved like this now, and which rule forbids it if not.
    pub fn check_placement(&self, placement: Placement) -> Result<(), Illegal> {
        let block = placement.block;
        self.check_block(block)?;
        let mut lifted = self.clone();
        let before = lifted.building.lift(block);
        let base = lifted.building.base(placement).map_err(|misfit| refusal(misfit, placement))?;
        if before.placement == placement {
            return Err(Illegal::Unchanged { block });
        }
        lifted.check_stones(placement)?;
        if !touches(&lifted.building, placement, base) {
            return Err(Illegal::TouchesNothing { at: placement.at });
        }
        lifted
            .pushes(placement, self.mover())
            .map(drop)
            .map_err(|colour| Illegal::NoRoomForPawn { colour })
    }

    /// No stone is on a face under the block.
    fn check_stones(&self, placement: Placement) -> Result<(), Illegal> {
        for at in placement.cells() {
            if let Some(colour) = self.building.top(at).and_then(|below| self.stone_on(below)) {
                return Err(Illegal::OntoStone { colour, at });
            }
        }
        Ok(())
    }
}

/// Whether it stands on a block, or touches the side of one. Columns have no holes, so it touches
/// every neighbouring cell that is higher than its base.
fn touches(building: &Building, placement: Placement, base: u8) -> bool {
    base > 0
        || placement
            .cells()
            .flat_map(crate::Cell::neighbours)
            .any(|cell| !placement.covers(cell) && building.height(cell) > base)
}

fn refusal(misfit: Misfit, placement: Placement) -> Illegal {
    let Placement { block, at, pose, top } = placement;
    match misfit {
        Misfit::Twice => unreachable!("the block was lifted"),
        Misfit::Pose => Illegal::PoseNotOfBlock { block, pose },
        Misfit::Top => Illegal::TopNotOfPose { block, pose, top },
        Misfit::OffTable => Illegal::OutsideTable { at },
        Misfit::Overhang { at } => Illegal::Overhang { at },
    }
}
