//! Candidate plans: which blocks look loose, and how to pull each of them.

use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;
use xstack::{
    BLOCKS, Block, Draft, Pose, Purpose, lowest_point,
    sim::{Load, Scene, Spot, loads, spots},
};

use super::hand::GesturePlan;

/// How much each block resting on another counts, in N.
const CARRIED: f64 = 0.15;

/// A spot must exceed the required height by this much, in metres, as laying down is inexact.
const HIGHER: f64 = 0.004;

/// How many places to consider for a block, and their minimum distance in metres.
const PLACES: usize = 3;
const APART: f64 = 0.02;

const UP: [f64; 3] = [0.0, 1.0, 0.0];

/// Finds candidate plans in a pile.
pub(super) struct CandidateFinder<'a> {
    pub(super) scene: Scene,
    draft: &'a Draft,
    loads: [Load; BLOCKS],
}

impl<'a> CandidateFinder<'a> {
    /// Computes the loads of all blocks.
    pub(super) fn new(scene: Scene, draft: &'a Draft) -> CandidateFinder<'a> {
        let loads = loads(&scene);
        CandidateFinder { scene, draft, loads }
    }

    /// The blocks that may be handled, loosest first. `perception_noise` blurs the order.
    pub(super) fn by_looseness(&self, perception_noise: f64, rng: &mut Pcg64Mcg) -> Vec<Block> {
        let mut found: Vec<(f64, Block)> = Block::all()
            .filter(|&block| self.draft.may_handle(block).is_ok())
            .map(|block| {
                let load = &self.loads[block.index()];
                let pressed = f64::from(load.pressed) + CARRIED * load.carries.len() as f64;
                let random = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
                (pressed + perception_noise * random, block)
            })
            .collect();
        found.sort_by(|one, other| one.0.total_cmp(&other.0));
        found.into_iter().map(|(_, block)| block).collect()
    }

    /// Plans to pull a block: one per open direction, to the safest spot.
    pub(super) fn plans_for(&self, block: Block, purpose: Purpose) -> Vec<GesturePlan> {
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
        let plan = |direction| GesturePlan {
            block,
            purpose,
            grip: [0; 3],
            direction,
            spot,
            carry_height: 0.0,
        };
        self.directions(block).into_iter().map(plan).collect()
    }

    /// All reasonable plans for a block, most promising first: also to other places and sideways,
    /// and carried above everything in the way.
    pub(super) fn all_plans(&self, block: Block, purpose: Purpose) -> Vec<GesturePlan> {
        if purpose == Purpose::Bonus {
            // A bonus leaves to the front or to the back: sideways it would sweep the pile.
            return self.plans_for(block, purpose);
        }
        let mut directions = self.directions(block);
        if directions[0] != UP {
            let right = self.scene.poses.get(block).is_some_and(|pose| pose.at[0] > 0);
            directions.push([if right { 1.0 } else { -1.0 }, 0.0, 0.0]);
        }
        let carry_height = self.clear_of_all(block);
        let mut ways = Vec::new();
        for (place, spot) in self.places(block).into_iter().enumerate() {
            for (turn, &direction) in directions.iter().enumerate() {
                let plan = GesturePlan {
                    block,
                    purpose,
                    grip: [0; 3],
                    direction,
                    spot: Some(spot),
                    carry_height,
                };
                ways.push((place + turn, plan));
            }
        }
        ways.sort_by_key(|&(rank, _)| rank);
        ways.into_iter().map(|(_, plan)| plan).collect()
    }

    /// The height at which the centre of a block clears all others, in metres.
    fn clear_of_all(&self, block: Block) -> f64 {
        let half_height =
            |block: Block, pose: &Pose| pose.at[1] - lowest_point(self.scene.size(block), pose);
        let others = self.scene.poses.iter().filter(|&(other, _)| other != block);
        let top = others.map(|(other, pose)| pose.at[1] + half_height(other, pose)).max();
        let own = self.scene.poses.get(block).map_or(0, |pose| half_height(block, pose));
        f64::from(top.unwrap_or(0) + own) / 1e6
    }

    /// A few places that are high enough, safe and apart from one another. Prefers low ones, as
    /// towers topple.
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

    /// The plan if nothing untried can be laid higher and nothing declined: pull the loosest block,
    /// lay it if possible, otherwise give it up.
    pub(super) fn last_resort(&self, rng: &mut Pcg64Mcg) -> GesturePlan {
        let blocks = self.by_looseness(0.0, rng);
        let tries = self.draft.acts().len();
        let block = blocks[tries % blocks.len()];
        let plans = self.plans_for(block, Purpose::PutBack);
        plans.into_iter().next().unwrap_or_else(|| self.plan_to_give_up(block))
    }

    /// A plan to pull a block that cannot be laid anywhere.
    pub(super) fn plan_to_give_up(&self, block: Block) -> GesturePlan {
        let direction = self.directions(block)[0];
        let purpose = Purpose::PutBack;
        GesturePlan { block, purpose, grip: [0; 3], direction, spot: None, carry_height: 0.0 }
    }

    /// Lifts a block that carries nothing; otherwise pulls it to the front or back, nearer side
    /// first.
    fn directions(&self, block: Block) -> Vec<[f64; 3]> {
        if self.loads[block.index()].carries.is_empty() {
            return vec![UP];
        }
        let behind = self.scene.poses.get(block).is_some_and(|pose| pose.at[2] < 0);
        let nearer = if behind { -1.0 } else { 1.0 };
        vec![[0.0, 0.0, nearer], [0.0, 0.0, -nearer]]
    }

    /// The spots that are high enough, safest first.
    fn spots(&self, block: Block) -> Vec<Spot> {
        let Some(must) = self.draft.must_exceed(block) else { return Vec::new() };
        let must = f64::from(must) / 1e6 + HIGHER;
        let half = f64::from(self.scene.size(block).0[1]) / 2e6;
        // Prefer a broad support, low and near the centre.
        let safety = |spot: &Spot| spot.margin - 0.1 * spot.at[0].abs() - 0.1 * spot.at[1];
        let mut found = spots(&self.scene, block);
        found.retain(|spot| spot.at[1] - half > must);
        // Among equals, prefer the last one found.
        found.reverse();
        found.sort_by(|one, other| safety(other).total_cmp(&safety(one)));
        found
    }
}
