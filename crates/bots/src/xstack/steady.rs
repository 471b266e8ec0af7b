//! The planner: it compares many ways to pull, carry and lay down by trying them in its head under
//! other tremors than the one to come, and weighs points against risk by what they mean for winning.

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use xstack::{
    Act, Block, Draft, Judgement, Phase, Purpose, Turn, XStack,
    options::Tremor,
    sim::{Scene, take_away},
};

use super::{
    Deed, Plan,
    config::Config,
    look::Look,
    race::{Course, Runner, race},
    stakes::Stakes,
    trial::{Outcome, tried},
    turn_of,
};
use crate::{move_choice::pick, search::ScoredMove};

/// Half-pulled blocks are gone on with so often before they are given up.
const TRIES: usize = 3;

/// The next way to handle a block looks as good as the same way for a block that comes so much later.
const LATER: usize = 4;

/// So many blocks are thought of when one has to be lost.
const LOST: usize = 4;

/// How likely it seems, before anything was tried, that a pull brings something down, and how many
/// blocks then.
const FALL: f64 = 0.3;
const FALLEN: usize = 3;

/// How likely a bonus can be taken after a block was put back.
const BONUS: f64 = 0.6;

/// What a vain try costs, as a chance to win: it shakes the pile.
const VAIN: f64 = 0.005;

/// Chooses what to do next in a turn; `None` when the game is over. `stop` is asked before each trial
/// but the first; once it says yes the best deed found so far is done.
pub fn choose_with(
    game: &XStack,
    draft: &Draft,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Deed> {
    let mover = draft.mover()?;
    let mut planner = Planner {
        draft,
        config,
        stakes: Stakes::of(game, mover, draft.poses().present()),
        look: Look::at(Scene::of(game, draft), draft),
        rng: Pcg64Mcg::seed_from_u64(seed ^ draft.tremor_seed()),
    };
    Some(match draft.phase() {
        Phase::TooLow { block } => Deed::TakeAway(block),
        Phase::Over => Deed::End,
        Phase::Choosing => planner.pull(stop),
        Phase::MayTakeBonus { .. } => planner.bonus(stop),
        Phase::HalfPulled { block } => planner.go_on(block, stop),
        Phase::HalfTaken { block, .. } => planner.go_on_taking(block, stop),
    })
}

/// Plays a whole turn. `None` when the game is over.
pub fn play_turn_with(
    game: &XStack,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Turn> {
    turn_of(game, |draft| choose_with(game, draft, config, seed, stop))
}

/// A bot about one deed.
struct Planner<'a> {
    draft: &'a Draft,
    config: &'a Config,
    stakes: Stakes,
    look: Look<'a>,
    rng: Pcg64Mcg,
}

impl Planner<'_> {
    /// Pulls a block, or loses one of its choice if no pull promises more.
    fn pull(&mut self, stop: &mut dyn FnMut() -> bool) -> Deed {
        let plans = self.promising(Purpose::PutBack);
        let best = self.best_of(&plans, stop);
        let chance = best.as_ref().map_or(f64::MIN, |&(chance, _)| chance);
        // Whoever loses a block is at best left with this.
        if chance < self.stakes.after_malus(1)
            && let Some((less, deed)) = self.least_loss(stop)
            && less > chance
        {
            return deed;
        }
        best.map_or_else(
            || Deed::Handle(self.look.last_resort(&mut self.rng)),
            |(_, plan)| Deed::Handle(plan),
        )
    }

    /// The cheapest way to lose a block: to take the forbidden one, or to pull one and give it up.
    fn least_loss(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<(f64, Deed)> {
        let declining = self.draft.may_decline().ok();
        let declining = declining.map(|block| (self.without(block), Deed::TakeAway(block)));
        if declining.as_ref().is_some_and(|&(chance, _)| chance >= self.stakes.after_malus(1)) {
            return declining;
        }
        let blocks = self.untouched();
        let plans: Vec<Plan> =
            blocks.into_iter().take(LOST).map(|block| self.look.plan_to_give_up(block)).collect();
        let giving_up =
            self.best_of(&plans, stop).map(|(chance, plan)| (chance, Deed::Handle(plan)));
        let more = |one: &(f64, Deed), other: &(f64, Deed)| one.0.total_cmp(&other.0);
        declining.into_iter().chain(giving_up).max_by(more)
    }

    /// The blocks that may be handled and were not yet, the loosest first.
    fn untouched(&mut self) -> Vec<Block> {
        let handled: Vec<Block> = self.draft.acts().iter().map(Act::block).collect();
        let mut blocks = self.look.by_looseness(self.config.blur, &mut self.rng);
        blocks.retain(|block| !handled.contains(block));
        blocks
    }

    /// Takes a bonus, unless it is better to stop.
    fn bonus(&mut self, stop: &mut dyn FnMut() -> bool) -> Deed {
        let plans = self.promising(Purpose::Bonus);
        self.unless_stopping(&plans, stop)
    }

    /// Goes on with a block that is half pulled, or gives it up.
    fn go_on(&mut self, block: Block, stop: &mut dyn FnMut() -> bool) -> Deed {
        let plans = self.ways_on(block, Purpose::PutBack);
        let given_up = self.without(block);
        match self.best_of(&plans, stop) {
            Some((chance, plan)) if chance > given_up => Deed::Handle(plan),
            _ => Deed::TakeAway(block),
        }
    }

    /// Goes on with a bonus that is half taken, or lets it be.
    fn go_on_taking(&mut self, block: Block, stop: &mut dyn FnMut() -> bool) -> Deed {
        let plans = self.ways_on(block, Purpose::Bonus);
        self.unless_stopping(&plans, stop)
    }

    fn unless_stopping(&mut self, plans: &[Plan], stop: &mut dyn FnMut() -> bool) -> Deed {
        let stopping = self.stakes.chance(0, 0);
        match self.best_of(plans, stop) {
            Some((chance, plan)) if chance > stopping => Deed::Handle(plan),
            _ => Deed::End,
        }
    }

    /// Ways to handle blocks, the most promising first: those of the loosest block, but its second way
    /// comes after the first ways of some others.
    fn promising(&mut self, purpose: Purpose) -> Vec<Plan> {
        let mut blocks = self.untouched();
        if purpose == Purpose::Bonus {
            // What brings nothing is not worth looking at.
            blocks.retain(|&block| self.stakes.bonus_points(block) > 0);
        }
        let most = self.config.candidates;
        let ways = blocks.into_iter().map(|block| self.look.ways(block, purpose));
        let mut ranked: Vec<(usize, Plan)> = ways
            .filter(|ways| !ways.is_empty())
            .take(most)
            .enumerate()
            .flat_map(|(block, ways)| {
                ways.into_iter().enumerate().map(move |(way, plan)| (block + LATER * way, plan))
            })
            .collect();
        ranked.sort_by_key(|&(rank, _)| rank);
        ranked.into_iter().map(|(_, plan)| plan).take(most).collect()
    }

    fn ways_on(&self, block: Block, purpose: Purpose) -> Vec<Plan> {
        let tries = self.draft.acts().iter().filter(|act| act.block() == block).count();
        if tries >= TRIES {
            return Vec::new();
        }
        self.look.ways(block, purpose)
    }

    /// The plan that does best in its head, or one that does nearly as well, with the chance to win
    /// that it seems to give.
    fn best_of(&mut self, plans: &[Plan], stop: &mut dyn FnMut() -> bool) -> Option<(f64, Plan)> {
        let mut runners: Vec<Runner> =
            plans.iter().map(|plan| Runner::new(self.prior(plan))).collect();
        // All are tried under the same tremors, so that none is just lucky.
        let tremors = self.rng.next_u64();
        let attempt = |number: usize, trial: u32| {
            let plan = &plans[number];
            let tremor_seed = Pcg64Mcg::seed_from_u64(tremors ^ u64::from(trial)).next_u64();
            let scene = Scene { tremor_seed, ..self.look.scene.clone() };
            self.worth(plan, tried(self.draft, scene, plan))
        };
        // A hand that does not tremble does the same each time: one trial has told what all would.
        let steady = self.look.scene.tremor == Tremor::None;
        let mut told: Vec<Option<f64>> = vec![None; plans.len()];
        let order = race(
            &mut runners,
            Course { trials: self.config.trials, sure: self.config.sure },
            |number, trial| match told[number] {
                Some(worth) if steady => worth,
                _ => *told[number].insert(attempt(number, trial)),
            },
            stop,
        );
        let values: Vec<ScoredMove<usize>> = order
            .into_iter()
            .map(|number| {
                let thousandths = (runners[number].value() * 1_000.0).round() as i32;
                ScoredMove { mv: number, value: thousandths }
            })
            .collect();
        let first = values.first()?.mv;
        let chosen = if self.config.temperature == 0 {
            first
        } else {
            pick(&values, self.config.temperature, self.config.margin, &mut self.rng).mv
        };
        Some((runners[chosen].value(), plans[chosen].clone()))
    }

    /// What a plan seems to be worth that was never tried.
    fn prior(&self, plan: &Plan) -> f64 {
        let judgement = match (plan.purpose, plan.spot) {
            (Purpose::PutBack, Some(_)) => Judgement::Put,
            (Purpose::PutBack, None) => Judgement::GivenUp,
            (Purpose::Bonus, _) => Judgement::Bonus,
        };
        let well = self.worth(plan, Outcome { judgement, gone: 0 });
        (1.0 - FALL) * well + FALL * self.stakes.after_malus(FALLEN)
    }

    /// The chance to win after an outcome.
    fn worth(&self, plan: &Plan, outcome: Outcome) -> f64 {
        let nothing = self.stakes.chance(0, 0);
        let put = (1.0 - BONUS) * nothing + BONUS * self.stakes.chance(1, 1);
        match (outcome.judgement, plan.purpose) {
            (Judgement::Put, _) => put,
            (Judgement::Bonus, _) => self.stakes.chance(self.stakes.bonus_points(plan.block), 1),
            (Judgement::Stayed, Purpose::PutBack) => nothing,
            (Judgement::Stayed | Judgement::HalfPulled, Purpose::Bonus) => nothing - VAIN,
            // It may still come out, or be lost.
            (Judgement::HalfPulled, Purpose::PutBack) => {
                f64::midpoint(self.stakes.after_malus(1), nothing)
            }
            (Judgement::Fell, _) => self.stakes.after_malus(outcome.gone),
            (
                Judgement::Low
                | Judgement::GivenUp
                | Judgement::TimeOver
                | Judgement::TakenAway
                | Judgement::Declined,
                _,
            ) => self.stakes.after_malus(outcome.gone.max(1)),
        }
    }

    /// The chance to win after a block was taken away without a hand: this can be known.
    fn without(&self, block: Block) -> f64 {
        let fallen = take_away(&self.look.scene, block).map_or(0, |rest| rest.fallen.len());
        self.stakes.after_malus(1 + fallen)
    }
}
