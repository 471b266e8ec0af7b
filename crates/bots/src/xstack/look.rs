//! Which blocks look loose, and how each could be pulled.

use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;
use xstack::{
    BLOCKS, Block, Draft, Pose, Purpose, lowest_point,
    sim::{Load, Scene, Spot, loads, spots},
};

use super::hand::Plan;

/// How much a block that lies on another counts, in N.
const CARRIED: f64 = 0.15;

/// A spot must be so much higher than the rules ask, in metres: laying down is not exact.
const HIGHER: f64 = 0.004;

/// So many places for a block are thought of, so far apart, in metres.
const PLACES: usize = 3;
const APART: f64 = 0.02;

const UP: [f64; 3] = [0.0, 1.0, 0.0];

/// What an experienced eye sees in a pile.
pub(super) struct Look<'a> {
    pub(super) scene: Scene,
    draft: &'a Draft,
    loads: [Load; BLOCKS],
}

impl<'a> Look<'a> {
    /// Looks closely.
    pub(super) fn at(scene: Scene, draft: &'a Draft) -> Look<'a> {
        let loads = loads(&scene);
        Look { scene, draft, loads }
    }

    /// The blocks that may be handled now, the loosest first. `blur` is how badly that is seen.
    pub(super) fn by_looseness(&self, blur: f64, rng: &mut Pcg64Mcg) -> Vec<Block> {
        let mut found: Vec<(f64, Block)> = Block::all()
            .filter(|&block| self.draft.may_handle(block).is_ok())
            .map(|block| {
                let load = &self.loads[block.index()];
                let pressed = f64::from(load.pressed) + CARRIED * load.carries.len() as f64;
                let random = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
                (pressed + blur * random, block)
            })
            .collect();
        found.sort_by(|one, other| one.0.total_cmp(&other.0));
        found.into_iter().map(|(_, block)| block).collect()
    }

    /// The ways to pull a block, and where to put it: one plan for each direction that is open.
    pub(super) fn plans_for(&self, block: Block, purpose: Purpose) -> Vec<Plan> {
        if self.scene.poses.get(block).is_none() {
            return Vec::new();
        }
        let spot = match purpose {
            Purpose::PutBack => match self.spots(block).first() {
                Some(&spot) => Some(spot),
                None => return Vec::new(),
            },
            Purpose::Bonus => None,
        };
        let plan =
            |direction| Plan { block, purpose, grip: [0; 3], direction, spot, carried_at: 0.0 };
        self.directions(block).into_iter().map(plan).collect()
    }

    /// All ways to pull a block and lay it down that are worth a thought, the most promising first:
    /// to other places and sideways too, and carried above everything that stands in the way.
    pub(super) fn ways(&self, block: Block, purpose: Purpose) -> Vec<Plan> {
        if purpose == Purpose::Bonus {
            // It goes to the front or to the back in the end: sideways it would sweep the pile.
            return self.plans_for(block, purpose);
        }
        let mut directions = self.directions(block);
        if directions[0] != UP {
            let right = self.scene.poses.get(block).is_some_and(|pose| pose.at[0] > 0);
            directions.push([if right { 1.0 } else { -1.0 }, 0.0, 0.0]);
        }
        let carried_at = self.clear_of_all(block);
        let mut ways = Vec::new();
        for (place, spot) in self.places(block).into_iter().enumerate() {
            for (turn, &direction) in directions.iter().enumerate() {
                let plan =
                    Plan { block, purpose, grip: [0; 3], direction, spot: Some(spot), carried_at };
                ways.push((place + turn, plan));
            }
        }
        ways.sort_by_key(|&(rank, _)| rank);
        ways.into_iter().map(|(_, plan)| plan).collect()
    }

    /// How high the middle of a block must be to be above all others, in metres.
    fn clear_of_all(&self, block: Block) -> f64 {
        let half_height =
            |block: Block, pose: &Pose| pose.at[1] - lowest_point(self.scene.size(block), pose);
        let others = self.scene.poses.iter().filter(|&(other, _)| other != block);
        let top = others.map(|(other, pose)| pose.at[1] + half_height(other, pose)).max();
        let own = self.scene.poses.get(block).map_or(0, |pose| half_height(block, pose));
        f64::from(top.unwrap_or(0) + own) / 1e6
    }

    /// A few places that are high enough, safe and apart from one another. Towers topple: a low place
    /// is worth more here than to those who do not look twice.
    fn places(&self, block: Block) -> Vec<Spot> {
        let safety = |spot: &Spot| spot.margin - 0.1 * spot.at[0].abs() - 0.3 * spot.at[1];
        let mut spots = self.spots(block);
        spots.sort_by(|one, other| safety(other).total_cmp(&safety(one)));
        let mut places: Vec<Spot> = Vec::new();
        for spot in spots {
            let near =
                |place: &Spot| (0..3).all(|axis| (spot.at[axis] - place.at[axis]).abs() < APART);
            if places.len() < PLACES && !places.iter().any(near) {
                places.push(spot);
            }
        }
        places
    }

    /// Nothing that was not tried can be laid higher, and there is nothing to decline: the loosest
    /// block is pulled, to be laid somewhere if there is a place for it, or else given up.
    pub(super) fn last_resort(&self, rng: &mut Pcg64Mcg) -> Plan {
        let blocks = self.by_looseness(0.0, rng);
        let tries = self.draft.acts().len();
        let block = blocks[tries % blocks.len()];
        let plans = self.plans_for(block, Purpose::PutBack);
        plans.into_iter().next().unwrap_or_else(|| self.plan_to_give_up(block))
    }

    /// How to pull a block that cannot be laid anywhere.
    pub(super) fn plan_to_give_up(&self, block: Block) -> Plan {
        let direction = self.directions(block)[0];
        let purpose = Purpose::PutBack;
        Plan { block, purpose, grip: [0; 3], direction, spot: None, carried_at: 0.0 }
    }

    /// What nothing lies on is lifted; all else is pulled out to the front or to the back, to the
    /// nearer of them first.
    fn directions(&self, block: Block) -> Vec<[f64; 3]> {
        if self.loads[block.index()].carries.is_empty() {
            return vec![UP];
        }
        let behind = self.scene.poses.get(block).is_some_and(|pose| pose.at[2] < 0);
        let nearer = if behind { -1.0 } else { 1.0 };
        vec![[0.0, 0.0, nearer], [0.0, 0.0, -nearer]]
    }

    /// The places that are high enough, the safest first.
    fn spots(&self, block: Block) -> Vec<Spot> {
        let Some(must) = self.draft.must_exceed(block) else { return Vec::new() };
        let must = f64::from(must) / 1e6 + HIGHER;
        let half = f64::from(self.scene.size(block).0[1]) / 2e6;
        // A broad support and a low place near the middle are safe.
        let safety = |spot: &Spot| spot.margin - 0.1 * spot.at[0].abs() - 0.1 * spot.at[1];
        let mut found = spots(&self.scene, block);
        found.retain(|spot| spot.at[1] - half > must);
        // Of equals the last one found comes first.
        found.reverse();
        found.sort_by(|one, other| safety(other).total_cmp(&safety(one)));
        found
    }
}
