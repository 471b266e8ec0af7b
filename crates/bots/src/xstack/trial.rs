//! A plan carried out in the planner's head.

use xstack::{
    Block, Draft, Handling, Judgement, Parting,
    sim::{Scene, Session, Stage},
};

use super::hand::{Performer, Plan};

/// Once something has fallen a trial goes on for so many samples, to see how much: half a second.
const AFTERMATH: usize = 30;

/// What came of a trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub(super) judgement: Judgement,
    /// How many blocks left the X.
    pub(super) gone: usize,
}

/// Carries out a plan in a scene, as far as is needed to know what comes of it.
pub(super) fn tried(draft: &Draft, scene: Scene, plan: &Plan) -> Outcome {
    let before = scene.poses.present();
    let mut session = Session::new(scene);
    session
        .grip(plan.block, plan.purpose, plan.grip)
        .expect("a plan is about a block that is there");
    let mut performer = Performer::new(plan.clone(), &session);
    let mut since_fall = 0;
    loop {
        let target = performer.target(&session);
        match performer.parting() {
            Some(Parting::GivenUp) => session.give_up(),
            Some(Parting::LetGo | Parting::Held) => session.let_go(),
            None => {}
        }
        let stage = session.advance(&target);
        if !session.fallen().is_empty() {
            since_fall += 1;
        }
        if since_fall > AFTERMATH && stage != Stage::Over {
            return Outcome { judgement: Judgement::Fell, gone: gone(&session, plan.block) };
        }
        if let Some(act) = session.act() {
            // What the rules would refuse is as bad as losing the block.
            let judgement = draft.check(&act).unwrap_or(Judgement::GivenUp);
            return Outcome { judgement, gone: before.minus(act.poses().present()).len() };
        }
    }
}

/// What has fallen by now, and the block in hand.
fn gone(session: &Session, block: Block) -> usize {
    let fallen = session.fallen();
    match session.handling() {
        Some(Handling::LetGo) | None => fallen.len(),
        Some(_) => fallen.with(block).len(),
    }
}
