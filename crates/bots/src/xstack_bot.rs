//! The X-Stack bots.
//!
//! The baseline looks for loosely loaded blocks, simulates pulling the best few and carries out the
//! best plan. The planner ([`choose_with`]) compares more plans with more rollouts, and maximises
//! its chance to win rather than points.
//!
//! No bot knows the tremor its hand will have: rollouts use other tremor seeds.

#![expect(clippy::cast_precision_loss, reason = "counts of blocks and samples are small")]

mod best_arm;
mod candidates;
mod config;
mod hand;
mod planner;
mod pull;
mod rollout;
mod skill;
mod win_probability;

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use xstack::{
    Act, Block, Draft, Judgement, Parting, Phase, Purpose, Turn, XStack,
    sim::{LiveAct, Scene, take_away},
};

pub use crate::{BaselineLevel, Level};
use candidates::CandidateFinder;
pub use config::Config;
pub use hand::{GesturePlan, PlanExecutor};
pub use planner::{PlanRisk, choose_with, plan_risks, play_turn_with};
pub use pull::{Side, higher_spots, nearest_spot, safest_spot};
use skill::Skill;

/// The next action in a turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Grips a block.
    Handle(GesturePlan),
    /// Removes a block without the hand: the forbidden one, a half-pulled one, or one that lies too
    /// low.
    TakeAway(Block),
    /// Ends the turn.
    End,
}

/// The cost of a failed pull without a fall, in points.
const FAILED_PULL_COST: f64 = 0.6;

/// How often to retry a half-pulled block before giving it up.
const MAX_RETRIES: usize = 3;

/// Chooses the next action in a turn; `None` if the game is over. `stop` is polled regularly; once
/// it returns true, the best action found so far is taken.
pub fn choose(
    game: &XStack,
    draft: &Draft,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Action> {
    choose_with(game, draft, &Config::of(level), seed, stop)
}

/// Like [`choose`], by the baseline bot.
pub fn choose_baseline(
    game: &XStack,
    draft: &Draft,
    level: BaselineLevel,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Action> {
    BaselinePlayer::new(game, draft, Skill::of(level), seed).action(stop)
}

/// Chooses by a simple rule without rollouts: pull the block that looks loosest, lay it where it
/// lies safest, then take the next one as a bonus. `perception_noise`, in N, blurs which blocks
/// look loose; 0 is exact.
pub fn choose_by_rule(
    game: &XStack,
    draft: &Draft,
    perception_noise: f64,
    seed: u64,
) -> Option<Action> {
    BaselinePlayer::new(game, draft, Skill::without_rollouts(perception_noise), seed)
        .action(&mut || false)
}

/// Carries out a plan at once and waits until everything is at rest.
pub fn perform(scene: Scene, plan: &GesturePlan) -> Act {
    let mut live_act = LiveAct::new(scene);
    live_act.grip(plan.block, plan.purpose, plan.grip).expect("the block is in the pile");
    let mut executor = PlanExecutor::new(plan.clone(), &live_act);
    loop {
        let target = executor.target(&live_act);
        match executor.parting() {
            Some(Parting::GivenUp) => live_act.give_up(),
            Some(Parting::LetGo | Parting::Held) => live_act.let_go(),
            None => {}
        }
        live_act.advance(&target);
        if let Some(act) = live_act.act() {
            return act;
        }
    }
}

/// The baseline bot, choosing one action.
struct BaselinePlayer<'a> {
    game: &'a XStack,
    draft: &'a Draft,
    finder: CandidateFinder<'a>,
    skill: Skill,
    rng: Pcg64Mcg,
}

impl<'a> BaselinePlayer<'a> {
    fn new(game: &'a XStack, draft: &'a Draft, skill: Skill, seed: u64) -> BaselinePlayer<'a> {
        let finder = CandidateFinder::new(Scene::of(game, draft), draft);
        let rng = Pcg64Mcg::seed_from_u64(seed ^ draft.tremor_seed());
        BaselinePlayer { game, draft, finder, skill, rng }
    }

    fn action(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Action> {
        self.draft.mover()?;
        Some(match self.draft.phase() {
            Phase::TooLow { block } => Action::TakeAway(block),
            Phase::Over => Action::End,
            Phase::Choosing => self.pull(stop),
            Phase::MayTakeBonus { .. } => self.bonus(stop),
            Phase::HalfPulled { block } => self.go_on(block, Action::TakeAway(block)),
            Phase::HalfTaken { block, .. } => self.go_on(block, Action::End),
        })
    }

    /// Pulls the block with the best rollouts, or takes the forbidden one.
    fn pull(&mut self, stop: &mut dyn FnMut() -> bool) -> Action {
        let plans = self.plans(Purpose::PutBack);
        let best = self.best_of(&plans, |_, _| 0.0, stop);
        let decline = self.draft.may_decline().ok();
        match (best, decline) {
            (Some((value, _)), Some(block)) if value < -1.0 && self.declining(block) > value => {
                Action::TakeAway(block)
            }
            (Some((_, plan)), _) => Action::Handle(plan),
            (None, Some(block)) => Action::TakeAway(block),
            (None, None) => Action::Handle(self.finder.last_resort(&mut self.rng)),
        }
    }

    /// Takes a bonus if it is worth the risk.
    fn bonus(&mut self, stop: &mut dyn FnMut() -> bool) -> Action {
        let plans = self.plans(Purpose::Bonus);
        let mover = self.draft.mover();
        let game = self.game;
        let worth = move |block: Block, judgement: Judgement| {
            let tray = mover.map(|seat| game.tray(seat));
            let cancelled = tray.map_or(0, |tray| {
                tray.malus().iter().filter(|malus| malus.colour() == block.colour()).count()
            });
            let own = if block.colour() == xstack::Colour::Red { 0.0 } else { 1.0 };
            if judgement == Judgement::Bonus { own + cancelled as f64 } else { 0.0 }
        };
        match self.best_of(&plans, worth, stop) {
            Some((value, plan)) if value > self.skill.min_bonus_value => Action::Handle(plan),
            _ => Action::End,
        }
    }

    /// Pulls a half-pulled block again, a few times.
    fn go_on(&mut self, block: Block, otherwise: Action) -> Action {
        let tries = self.draft.acts().iter().filter(|act| act.block() == block).count();
        let purpose = self.draft.may_handle(block);
        match purpose {
            Ok(purpose) if tries < MAX_RETRIES => {
                let plans = self.finder.plans_for(block, purpose);
                let at = self.rng.next_u64() as usize % plans.len().max(1);
                plans.into_iter().nth(at).map_or(otherwise, Action::Handle)
            }
            _ => otherwise,
        }
    }

    /// Plans for the loosest blocks, loosest first.
    fn plans(&mut self, purpose: Purpose) -> Vec<GesturePlan> {
        let rollout: Vec<Block> = self.draft.acts().iter().map(Act::block).collect();
        let blocks = self.finder.by_looseness(self.skill.perception_noise, &mut self.rng);
        blocks
            .into_iter()
            .filter(|block| !rollout.contains(block))
            .filter_map(|block| {
                let plans = self.finder.plans_for(block, purpose);
                let at = self.rng.next_u64() as usize % plans.len().max(1);
                plans.into_iter().nth(at)
            })
            .take(self.skill.candidates)
            .collect()
    }

    /// The plan with the best rollouts.
    fn best_of(
        &mut self,
        plans: &[GesturePlan],
        worth: impl Fn(Block, Judgement) -> f64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<(f64, GesturePlan)> {
        let mut best: Option<(f64, GesturePlan)> = None;
        for plan in plans {
            if best.is_some() && stop() {
                break;
            }
            let tries = self.skill.tries;
            let total: f64 = (0..tries).map(|_| self.rollout(plan, &worth)).sum();
            let value = total / f64::from(tries.max(1));
            if best.as_ref().is_none_or(|(known, _)| value > *known) {
                best = Some((value, plan.clone()));
            }
            if best.as_ref().is_some_and(|(known, _)| *known >= self.skill.good_enough) {
                break;
            }
        }
        best
    }

    /// The points of one rollout.
    fn rollout(&mut self, plan: &GesturePlan, worth: &impl Fn(Block, Judgement) -> f64) -> f64 {
        let scene = Scene { tremor_seed: self.rng.next_u64(), ..self.finder.scene.clone() };
        let act = perform(scene, plan);
        let Ok(judgement) = self.draft.check(&act) else { return -2.0 };
        let fallen = act.fallen().len() as f64;
        match judgement {
            Judgement::Put => 1.0 + worth(plan.block, judgement),
            Judgement::Bonus => worth(plan.block, judgement),
            Judgement::Fell => -1.0 - fallen,
            Judgement::Stayed => -FAILED_PULL_COST / 2.0,
            Judgement::HalfPulled => -FAILED_PULL_COST,
            Judgement::Low
            | Judgement::GivenUp
            | Judgement::TimeOver
            | Judgement::TakenAway
            | Judgement::Declined => -1.5,
        }
    }

    /// The points of declining.
    fn declining(&self, block: Block) -> f64 {
        take_away(&self.finder.scene, block)
            .map_or(f64::MIN, |rest| -1.0 - rest.fallen.len() as f64)
    }
}

/// Plays a whole turn; `None` if the game is over.
pub fn play_turn(
    game: &XStack,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Turn> {
    play_turn_with(game, &Config::of(level), seed, stop)
}

/// Like [`play_turn`], by the baseline bot.
pub fn play_turn_baseline(
    game: &XStack,
    level: BaselineLevel,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Turn> {
    turn_of(game, |draft| choose_baseline(game, draft, level, seed, stop))
}

/// Plays a whole turn by the simple rule of [`choose_by_rule`].
pub fn play_turn_by_rule(game: &XStack, perception_noise: f64, seed: u64) -> Option<Turn> {
    turn_of(game, |draft| choose_by_rule(game, draft, perception_noise, seed))
}

/// Plays a turn by repeatedly choosing an action.
fn turn_of(game: &XStack, mut choose: impl FnMut(&Draft) -> Option<Action>) -> Option<Turn> {
    let mut draft = game.draft();
    loop {
        let act = match choose(&draft)? {
            Action::Handle(plan) => perform(Scene::of(game, &draft), &plan),
            Action::TakeAway(block) => {
                let rest = take_away(&Scene::of(game, &draft), block);
                Act::TakeAway { block, rest: rest.expect("the block is in the pile") }
            }
            Action::End => return Some(draft.turn()),
        };
        draft.add(act).expect("bots play legal turns");
    }
}
