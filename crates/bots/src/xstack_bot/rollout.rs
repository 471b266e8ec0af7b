//! Rollouts: a plan carried out in a simulation.

use xstack::{
    Block, Draft, Handling, Judgement, Parting,
    sim::{LiveAct, Scene, Stage},
};

use super::hand::{GesturePlan, PlanExecutor};

/// After a fall the rollout continues for this many samples (half a second), to count what falls.
const AFTERMATH: usize = 30;

/// The result of a rollout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RolloutResult {
    pub(super) judgement: Judgement,
    /// How many blocks left the X.
    pub(super) gone: usize,
}

/// Carries out a plan until its result is known.
pub(super) fn rollout(draft: &Draft, scene: Scene, plan: &GesturePlan) -> RolloutResult {
    let before = scene.poses.present();
    let mut live_act = LiveAct::new(scene);
    live_act.grip(plan.block, plan.purpose, plan.grip).expect("the block is in the pile");
    let mut executor = PlanExecutor::new(plan.clone(), &live_act);
    let mut since_fall = 0;
    loop {
        let target = executor.target(&live_act);
        match executor.parting() {
            Some(Parting::GivenUp) => live_act.give_up(),
            Some(Parting::LetGo | Parting::Held) => live_act.let_go(),
            None => {}
        }
        let stage = live_act.advance(&target);
        if !live_act.fallen().is_empty() {
            since_fall += 1;
        }
        if since_fall > AFTERMATH && stage != Stage::Over {
            return RolloutResult { judgement: Judgement::Fell, gone: gone(&live_act, plan.block) };
        }
        if let Some(act) = live_act.act() {
            // An illegal result is as bad as losing the block.
            let judgement = draft.check(&act).unwrap_or(Judgement::GivenUp);
            return RolloutResult { judgement, gone: before.minus(act.poses().present()).len() };
        }
    }
}

/// The blocks that have fallen, and the one in hand.
fn gone(live_act: &LiveAct, block: Block) -> usize {
    let fallen = live_act.fallen();
    match live_act.handling() {
        Some(Handling::LetGo) | None => fallen.len(),
        Some(_) => fallen.with(block).len(),
    }
}
