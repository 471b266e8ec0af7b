//! The planner: compares plans by rollouts under random tremors (best-arm identification), and
//! weighs points against risk by the chance to win.

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use xstack::{
    Act, Block, Draft, Judgement, Phase, Purpose, Turn, XStack,
    options::Tremor,
    sim::{Scene, holds_at, take_away},
};

use super::{
    Action, GesturePlan,
    best_arm::{Arm, Limits, best_arm},
    candidates::CandidateFinder,
    config::Config,
    rollout::{RolloutResult, rollout},
    turn_of,
    win_probability::WinProbability,
};
use crate::{move_choice::pick, search::ScoredMove};

/// How often to retry a half-pulled block before giving it up.
const MAX_RETRIES: usize = 3;

/// The second plan for a block ranks with the first plan for the block this many places later.
const SECOND_PLAN_DELAY: usize = 4;

/// How many more plans to compare before losing a block for nothing.
const SECOND_CHOICE: usize = 16;

/// How many blocks to consider when one must be lost.
const SACRIFICE_CANDIDATES: usize = 4;

/// The prior chance that a pull makes blocks fall, and how many.
const FALL_CHANCE: f64 = 0.3;
const FALLEN_BLOCKS: usize = 3;

/// The chance of taking a bonus after putting a block back.
const BONUS_CHANCE: f64 = 0.6;

/// The cost of a failed try, as a chance to win: it shakes the pile.
const FAILED_TRY_COST: f64 = 0.005;

/// Chooses the next action in a turn; `None` if the game is over. `stop` is polled before each
/// rollout but the first; once it returns true, the best action found so far is taken.
pub fn choose_with(
    game: &XStack,
    draft: &Draft,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Action> {
    let mover = draft.mover()?;
    let mut planner = Planner {
        draft,
        config,
        win_probability: WinProbability::of(game, mover, draft.poses().present()),
        finder: CandidateFinder::new(Scene::of(game, draft), draft),
        rng: Pcg64Mcg::seed_from_u64(seed ^ draft.tremor_seed()),
    };
    Some(match draft.phase() {
        Phase::TooLow { block } => Action::TakeAway(block),
        Phase::Over => Action::End,
        Phase::Choosing => planner.pull(stop),
        Phase::MayTakeBonus { .. } => planner.bonus(stop),
        Phase::HalfPulled { block } => planner.go_on(block, stop),
        Phase::HalfTaken { block, .. } => planner.go_on_taking(block, stop),
    })
}

/// What simulating a plan often has shown.
#[derive(Clone, PartialEq, Debug)]
pub struct PlanRisk {
    /// The plan.
    pub plan: GesturePlan,
    /// How often it was simulated, each time with another tremor.
    pub trials: u32,
    /// How often anything fell.
    pub falls: u32,
    /// The mean points of the act itself.
    pub points: f64,
}

/// How often a plan is simulated to know its risk, unless it has failed early.
const RISK_TRIALS: u32 = 16;

/// A plan that has made things fall this often is not simulated further.
const ENOUGH_FALLS: u32 = 4;

/// The risks of the plans that a configuration would compare before the next act of a turn.
pub fn plan_risks(game: &XStack, draft: &Draft, config: &Config, seed: u64) -> Vec<PlanRisk> {
    let Some(mover) = draft.mover() else { return Vec::new() };
    let mut planner = Planner {
        draft,
        config,
        win_probability: WinProbability::of(game, mover, draft.poses().present()),
        finder: CandidateFinder::new(Scene::of(game, draft), draft),
        rng: Pcg64Mcg::seed_from_u64(seed),
    };
    let purpose = match draft.phase() {
        Phase::Choosing => Purpose::PutBack,
        Phase::MayTakeBonus { .. } => Purpose::Bonus,
        Phase::HalfPulled { .. } | Phase::HalfTaken { .. } | Phase::TooLow { .. } | Phase::Over => {
            return Vec::new();
        }
    };
    let plans = planner.promising(purpose);
    plans.into_iter().map(|plan| planner.risk_of(plan)).collect()
}

/// Plays a whole turn; `None` if the game is over.
pub fn play_turn_with(
    game: &XStack,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Turn> {
    turn_of(game, |draft| choose_with(game, draft, config, seed, stop))
}

/// The planner, choosing one action.
struct Planner<'a> {
    draft: &'a Draft,
    config: &'a Config,
    win_probability: WinProbability,
    finder: CandidateFinder<'a>,
    rng: Pcg64Mcg,
}

impl Planner<'_> {
    /// Pulls a block, or sacrifices one if no pull is better.
    fn pull(&mut self, stop: &mut dyn FnMut() -> bool) -> Action {
        let plans = self.promising(Purpose::PutBack);
        let mut best = self.best_of(&plans, stop);
        // Before we lose a block for nothing, we look at what the first choice left out.
        if self.config.trials > 0
            && best
                .as_ref()
                .is_none_or(|&(chance, _)| chance < self.win_probability.after_penalty(1))
        {
            let others = self.second_choice(&plans);
            if let Some(other) = self.best_of(&others, stop)
                && best.as_ref().is_none_or(|&(chance, _)| other.0 > chance)
            {
                best = Some(other);
            }
        }
        let chance = best.as_ref().map_or(f64::MIN, |&(chance, _)| chance);
        // The best case of a sacrifice.
        if chance < self.win_probability.after_penalty(1)
            && let Some((less, action)) = self.least_loss(stop)
            && less > chance
        {
            return action;
        }
        best.map_or_else(
            || Action::Handle(self.finder.last_resort(&mut self.rng)),
            |(_, plan)| Action::Handle(plan),
        )
    }

    /// The cheapest sacrifice: the forbidden block, or one to pull and give up.
    fn least_loss(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<(f64, Action)> {
        let declining = self.draft.may_decline().ok();
        let declining = declining.map(|block| (self.without(block), Action::TakeAway(block)));
        if declining
            .as_ref()
            .is_some_and(|&(chance, _)| chance >= self.win_probability.after_penalty(1))
        {
            return declining;
        }
        let blocks = self.untouched();
        let plans: Vec<GesturePlan> = blocks
            .into_iter()
            .take(SACRIFICE_CANDIDATES)
            .map(|block| self.finder.plan_to_give_up(block))
            .collect();
        let giving_up =
            self.best_of(&plans, stop).map(|(chance, plan)| (chance, Action::Handle(plan)));
        let more = |one: &(f64, Action), other: &(f64, Action)| one.0.total_cmp(&other.0);
        declining.into_iter().chain(giving_up).max_by(more)
    }

    /// The blocks that may be handled and were not tried yet, loosest first.
    fn untouched(&mut self) -> Vec<Block> {
        let handled: Vec<Block> = self.draft.acts().iter().map(Act::block).collect();
        let mut blocks = self.finder.by_looseness(self.config.perception_noise, &mut self.rng);
        blocks.retain(|block| !handled.contains(block));
        blocks
    }

    /// Takes a bonus, unless stopping is better.
    fn bonus(&mut self, stop: &mut dyn FnMut() -> bool) -> Action {
        let plans = self.promising(Purpose::Bonus);
        self.unless_stopping(&plans, stop)
    }

    /// Continues with a half-pulled block, or gives it up.
    fn go_on(&mut self, block: Block, stop: &mut dyn FnMut() -> bool) -> Action {
        let plans = self.retry_plans(block, Purpose::PutBack);
        let given_up = self.without(block);
        match self.best_of(&plans, stop) {
            Some((chance, plan)) if chance > given_up => Action::Handle(plan),
            _ => Action::TakeAway(block),
        }
    }

    /// Continues with a half-taken bonus, or stops.
    fn go_on_taking(&mut self, block: Block, stop: &mut dyn FnMut() -> bool) -> Action {
        let plans = self.retry_plans(block, Purpose::Bonus);
        self.unless_stopping(&plans, stop)
    }

    fn unless_stopping(&mut self, plans: &[GesturePlan], stop: &mut dyn FnMut() -> bool) -> Action {
        let stopping = self.win_probability.chance(0, 0);
        match self.best_of(plans, stop) {
            Some((chance, plan)) if chance > stopping => Action::Handle(plan),
            _ => Action::End,
        }
    }

    /// Promising plans, best first. The second plan for a block comes after the first plans for a
    /// few others.
    fn promising(&mut self, purpose: Purpose) -> Vec<GesturePlan> {
        let mut blocks = self.untouched();
        if purpose == Purpose::Bonus {
            // Skip blocks that bring no points.
            blocks.retain(|&block| self.win_probability.bonus_points(block) > 0);
        }
        let most = self.config.candidates;
        let ways = blocks.into_iter().map(|block| self.finder.all_plans(block, purpose));
        let mut ranked: Vec<(usize, GesturePlan)> = ways
            .filter(|ways| !ways.is_empty())
            .take(most)
            .enumerate()
            .flat_map(|(block, ways)| {
                ways.into_iter()
                    .enumerate()
                    .map(move |(way, plan)| (block + SECOND_PLAN_DELAY * way, plan))
            })
            .collect();
        ranked.sort_by_key(|&(rank, _)| rank);
        ranked.into_iter().map(|(_, plan)| plan).take(most).collect()
    }

    /// Plans that were not among the promising ones, after which everything would stay where it is if
    /// the hand were perfect. The first plans of all blocks may lead to the same spot: if that one
    /// gives way, all of them fail.
    fn second_choice(&mut self, tried: &[GesturePlan]) -> Vec<GesturePlan> {
        let mut found: Vec<GesturePlan> = Vec::new();
        for block in self.untouched() {
            let mut spots: Vec<[f64; 3]> = Vec::new();
            for plan in self.finder.all_plans(block, Purpose::PutBack) {
                let Some(spot) = plan.spot.filter(|_| !tried.contains(&plan)) else { continue };
                if !spots.contains(&spot.at) {
                    if !holds_at(&self.finder.scene, block, &spot) {
                        continue;
                    }
                    spots.push(spot.at);
                }
                found.push(plan);
            }
            if found.len() >= SECOND_CHOICE {
                break;
            }
        }
        found.truncate(SECOND_CHOICE);
        found
    }

    fn retry_plans(&self, block: Block, purpose: Purpose) -> Vec<GesturePlan> {
        let tries = self.draft.acts().iter().filter(|act| act.block() == block).count();
        if tries >= MAX_RETRIES {
            return Vec::new();
        }
        self.finder.all_plans(block, purpose)
    }

    /// Simulates a plan under many tremors.
    fn risk_of(&mut self, plan: GesturePlan) -> PlanRisk {
        let (mut trials, mut falls, mut sum) = (0, 0, 0.0);
        while trials < RISK_TRIALS && falls < ENOUGH_FALLS {
            let scene = Scene { tremor_seed: self.rng.next_u64(), ..self.finder.scene.clone() };
            let result = rollout(self.draft, scene, &plan);
            trials += 1;
            falls += u32::from(result.judgement == Judgement::Fell);
            sum += match result.judgement {
                Judgement::Bonus => f64::from(self.win_probability.bonus_points(plan.block)),
                // It may still come out, or be lost; a bonus can be left where it is.
                Judgement::HalfPulled if plan.purpose == Purpose::PutBack => -0.5,
                Judgement::Put | Judgement::Stayed | Judgement::HalfPulled => 0.0,
                _ => -(result.gone.max(1) as f64),
            };
            // Without tremor every rollout is the same.
            if self.finder.scene.tremor == Tremor::None {
                break;
            }
        }
        PlanRisk { plan, trials, falls, points: sum / f64::from(trials.max(1)) }
    }

    /// The best plan by rollouts, or a nearly as good one, with its chance to win.
    fn best_of(
        &mut self,
        plans: &[GesturePlan],
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<(f64, GesturePlan)> {
        let mut arms: Vec<Arm> = plans.iter().map(|plan| Arm::new(self.prior(plan))).collect();
        // All plans are tried under the same tremors, so that none is just lucky.
        let tremors = self.rng.next_u64();
        let attempt = |number: usize, trial: u32| {
            let plan = &plans[number];
            let tremor_seed = Pcg64Mcg::seed_from_u64(tremors ^ u64::from(trial)).next_u64();
            let scene = Scene { tremor_seed, ..self.finder.scene.clone() };
            self.win_probability_after(plan, rollout(self.draft, scene, plan))
        };
        // Without tremor every rollout of a plan is the same: simulate it once.
        let has_no_tremor = self.finder.scene.tremor == Tremor::None;
        let mut results: Vec<Option<f64>> = vec![None; plans.len()];
        let order = best_arm(
            &mut arms,
            Limits { trials: self.config.trials, confirm_trials: self.config.confirm_trials },
            |number, trial| match results[number] {
                Some(worth) if has_no_tremor => worth,
                _ => *results[number].insert(attempt(number, trial)),
            },
            stop,
        );
        let values: Vec<ScoredMove<usize>> = order
            .into_iter()
            .map(|number| {
                let thousandths = (arms[number].value() * 1_000.0).round() as i32;
                ScoredMove { mv: number, value: thousandths }
            })
            .collect();
        let first = values.first()?.mv;
        let chosen = if self.config.temperature == 0 {
            first
        } else {
            pick(&values, self.config.temperature, self.config.margin, &mut self.rng).mv
        };
        Some((arms[chosen].value(), plans[chosen].clone()))
    }

    /// The value of a plan before any rollout.
    fn prior(&self, plan: &GesturePlan) -> f64 {
        let judgement = match (plan.purpose, plan.spot) {
            (Purpose::PutBack, Some(_)) => Judgement::Put,
            (Purpose::PutBack, None) => Judgement::GivenUp,
            (Purpose::Bonus, _) => Judgement::Bonus,
        };
        let well = self.win_probability_after(plan, RolloutResult { judgement, gone: 0 });
        (1.0 - FALL_CHANCE) * well + FALL_CHANCE * self.win_probability.after_penalty(FALLEN_BLOCKS)
    }

    /// The chance to win after a rollout's result.
    fn win_probability_after(&self, plan: &GesturePlan, outcome: RolloutResult) -> f64 {
        let nothing = self.win_probability.chance(0, 0);
        let put = (1.0 - BONUS_CHANCE) * nothing + BONUS_CHANCE * self.win_probability.chance(1, 1);
        match (outcome.judgement, plan.purpose) {
            (Judgement::Put, _) => put,
            (Judgement::Bonus, _) => {
                self.win_probability.chance(self.win_probability.bonus_points(plan.block), 1)
            }
            (Judgement::Stayed, Purpose::PutBack) => nothing,
            (Judgement::Stayed | Judgement::HalfPulled, Purpose::Bonus) => {
                nothing - FAILED_TRY_COST
            }
            // It may still come out, or be lost.
            (Judgement::HalfPulled, Purpose::PutBack) => {
                f64::midpoint(self.win_probability.after_penalty(1), nothing)
            }
            (Judgement::Fell, _) => self.win_probability.after_penalty(outcome.gone),
            (
                Judgement::Low
                | Judgement::GivenUp
                | Judgement::TimeOver
                | Judgement::TakenAway
                | Judgement::Declined,
                _,
            ) => self.win_probability.after_penalty(outcome.gone.max(1)),
        }
    }

    /// The chance to win after removing a block without the hand, which is deterministic.
    fn without(&self, block: Block) -> f64 {
        let fallen = take_away(&self.finder.scene, block).map_or(0, |rest| rest.fallen.len());
        self.win_probability.after_penalty(1 + fallen)
    }
}
