//! Which blocks look loose, and how each could be pulled.

use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;
use xstack::{
    Block, Draft, Purpose,
    sim::{Scene, Spot, loads, spots},
};

use super::hand::Plan;

/// How much a block that lies on another counts, in N.
const CARRIED: f64 = 0.15;

/// A spot must be so much higher than the rules ask, in metres: laying down is not exact.
const HIGHER: f64 = 0.004;

/// The blocks that may be handled now, the loosest first. `blur` is how badly that is seen.
pub(super) fn by_looseness(
    scene: &Scene,
    draft: &Draft,
    blur: f64,
    rng: &mut Pcg64Mcg,
) -> Vec<Block> {
    let loads = loads(scene);
    let mut found: Vec<(f64, Block)> = Block::all()
        .filter(|&block| draft.may_handle(block).is_ok())
        .map(|block| {
            let load = &loads[block.index()];
            let pressed = f64::from(load.pressed) + CARRIED * load.carries.len() as f64;
            let random = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
            (pressed + blur * random, block)
        })
        .collect();
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.into_iter().map(|(_, block)| block).collect()
}

/// The ways to pull a block, and where to put it: one plan for each direction that is open.
pub(super) fn plans_for(scene: &Scene, draft: &Draft, block: Block, purpose: Purpose) -> Vec<Plan> {
    if scene.poses.get(block).is_none() {
        return Vec::new();
    }
    let spot = match purpose {
        Purpose::PutBack => match best_spot(scene, draft, block) {
            Some(spot) => Some(spot),
            None => return Vec::new(),
        },
        Purpose::Bonus => None,
    };
    directions(scene, block)
        .into_iter()
        .map(|direction| Plan { block, purpose, grip: [0; 3], direction, spot })
        .collect()
}

/// How to pull a block that cannot be laid anywhere.
pub(super) fn plan_to_give_up(scene: &Scene, block: Block) -> Plan {
    let direction = directions(scene, block)[0];
    Plan { block, purpose: Purpose::PutBack, grip: [0; 3], direction, spot: None }
}

/// What nothing lies on is lifted; all else is pulled out to the front or to the back, to the nearer
/// of them first.
fn directions(scene: &Scene, block: Block) -> Vec<[f64; 3]> {
    if loads(scene)[block.index()].carries.is_empty() {
        return vec![[0.0, 1.0, 0.0]];
    }
    let behind = scene.poses.get(block).is_some_and(|pose| pose.at[2] < 0);
    let nearer = if behind { -1.0 } else { 1.0 };
    vec![[0.0, 0.0, nearer], [0.0, 0.0, -nearer]]
}

/// The safest place that is high enough.
fn best_spot(scene: &Scene, draft: &Draft, block: Block) -> Option<Spot> {
    let must = f64::from(draft.must_exceed(block)?) / 1e6 + HIGHER;
    let half = f64::from(scene.size(block).0[1]) / 2e6;
    // A broad support and a low place near the middle are safe.
    let safety = |spot: &Spot| spot.margin - 0.1 * spot.at[0].abs() - 0.1 * spot.at[1];
    spots(scene, block)
        .into_iter()
        .filter(|spot| spot.at[1] - half > must)
        .max_by(|one, other| safety(one).total_cmp(&safety(other)))
}
