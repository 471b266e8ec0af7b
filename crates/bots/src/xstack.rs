//! X-Stack's bots. The first one looks which blocks are hardly loaded, tries the best few in its head,
//! trembling as it will, and then moves its hand as planned, feeling its way. The planner
//! ([`choose_with`]) compares more, with more care, and plays for the win rather than for points.
//!
//! None of them knows how its hand will really tremble: what is tried in a head trembles otherwise.

#![expect(clippy::cast_precision_loss, reason = "blocks and samples are counted, not galaxies")]

mod config;
mod hand;
mod look;
mod race;
mod skill;
mod stakes;
mod steady;
mod trial;

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use xstack::{
    Act, Block, Draft, Judgement, Parting, Phase, Purpose, Turn, XStack,
    sim::{Scene, Session, take_away},
};

pub use crate::{BaselineLevel, Level};
pub use config::Config;
pub use hand::{Performer, Plan};
use look::Look;
use skill::Skill;
pub use steady::{choose_with, play_turn_with};

/// What a bot does next in its turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// It closes its hand on a block.
    Handle(Plan),
    /// It takes away a block without its hand: the forbidden one, one that is half pulled, or one
    /// that lies too low.
    TakeAway(Block),
    /// It ends its turn.
    End,
}

/// What a failed pull costs that nothing falls by, in points.
const NUISANCE: f64 = 0.6;

/// Half-pulled blocks are gone on with so often before they are given up.
const TRIES: usize = 3;

/// Chooses what to do next in a turn; `None` when the game is over. `stop` is asked now and then;
/// once it says yes the best deed found so far is done.
pub fn choose(
    game: &XStack,
    draft: &Draft,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Deed> {
    choose_with(game, draft, &Config::of(level), seed, stop)
}

/// Like [`choose`], by the first bot.
pub fn choose_first(
    game: &XStack,
    draft: &Draft,
    level: BaselineLevel,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Deed> {
    Thinker::new(game, draft, Skill::of(level), seed).deed(stop)
}

/// Chooses what to do next in a turn by a simple rule: the block that looks loosest is pulled and laid
/// where it lies safest, and the next one is taken as a bonus. Nothing is tried before it is done.
/// `blur` is how badly it is seen which blocks are loose, in N: 0 is exactly.
pub fn choose_by_rule(game: &XStack, draft: &Draft, blur: f64, seed: u64) -> Option<Deed> {
    Thinker::new(game, draft, Skill::untried(blur), seed).deed(&mut || false)
}

/// Makes a gesture as planned, all at once, and waits until everything is at rest.
pub fn perform(scene: Scene, plan: &Plan) -> Act {
    let mut session = Session::new(scene);
    session
        .grip(plan.block, plan.purpose, plan.grip)
        .expect("a plan is about a block that is there");
    let mut performer = Performer::new(plan.clone(), &session);
    loop {
        let target = performer.target(&session);
        match performer.parting() {
            Some(Parting::GivenUp) => session.give_up(),
            Some(Parting::LetGo | Parting::Held) => session.let_go(),
            None => {}
        }
        session.advance(&target);
        if let Some(act) = session.act() {
            return act;
        }
    }
}

/// A bot about one deed.
struct Thinker<'a> {
    game: &'a XStack,
    draft: &'a Draft,
    look: Look<'a>,
    skill: Skill,
    rng: Pcg64Mcg,
}

impl<'a> Thinker<'a> {
    fn new(game: &'a XStack, draft: &'a Draft, skill: Skill, seed: u64) -> Thinker<'a> {
        let look = Look::at(Scene::of(game, draft), draft);
        let rng = Pcg64Mcg::seed_from_u64(seed ^ draft.tremor_seed());
        Thinker { game, draft, look, skill, rng }
    }

    fn deed(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Deed> {
        self.draft.mover()?;
        Some(match self.draft.phase() {
            Phase::TooLow { block } => Deed::TakeAway(block),
            Phase::Over => Deed::End,
            Phase::Choosing => self.pull(stop),
            Phase::MayTakeBonus { .. } => self.bonus(stop),
            Phase::HalfPulled { block } => self.go_on(block, Deed::TakeAway(block)),
            Phase::HalfTaken { block, .. } => self.go_on(block, Deed::End),
        })
    }

    /// Pulls the block that does best in its head, or takes the forbidden one.
    fn pull(&mut self, stop: &mut dyn FnMut() -> bool) -> Deed {
        let plans = self.plans(Purpose::PutBack);
        let best = self.best_of(&plans, |_, _| 0.0, stop);
        let decline = self.draft.may_decline().ok();
        match (best, decline) {
            (Some((value, _)), Some(block)) if value < -1.0 && self.declining(block) > value => {
                Deed::TakeAway(block)
            }
            (Some((_, plan)), _) => Deed::Handle(plan),
            (None, Some(block)) => Deed::TakeAway(block),
            (None, None) => Deed::Handle(self.look.last_resort(&mut self.rng)),
        }
    }

    /// Takes a bonus if that is worth the risk.
    fn bonus(&mut self, stop: &mut dyn FnMut() -> bool) -> Deed {
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
            Some((value, plan)) if value > self.skill.caution => Deed::Handle(plan),
            _ => Deed::End,
        }
    }

    /// Pulls on at a block that was let go half way, a few times.
    fn go_on(&mut self, block: Block, otherwise: Deed) -> Deed {
        let tries = self.draft.acts().iter().filter(|act| act.block() == block).count();
        let purpose = self.draft.may_handle(block);
        match purpose {
            Ok(purpose) if tries < TRIES => {
                let plans = self.look.plans_for(block, purpose);
                let at = self.rng.next_u64() as usize % plans.len().max(1);
                plans.into_iter().nth(at).map_or(otherwise, Deed::Handle)
            }
            _ => otherwise,
        }
    }

    /// Plans for the blocks that look loosest, the loosest first.
    fn plans(&mut self, purpose: Purpose) -> Vec<Plan> {
        let tried: Vec<Block> = self.draft.acts().iter().map(Act::block).collect();
        let blocks = self.look.by_looseness(self.skill.eye, &mut self.rng);
        blocks
            .into_iter()
            .filter(|block| !tried.contains(block))
            .filter_map(|block| {
                let plans = self.look.plans_for(block, purpose);
                let at = self.rng.next_u64() as usize % plans.len().max(1);
                plans.into_iter().nth(at)
            })
            .take(self.skill.candidates)
            .collect()
    }

    /// The plan that does best in its head.
    fn best_of(
        &mut self,
        plans: &[Plan],
        worth: impl Fn(Block, Judgement) -> f64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<(f64, Plan)> {
        let mut best: Option<(f64, Plan)> = None;
        for plan in plans {
            if best.is_some() && stop() {
                break;
            }
            let tries = self.skill.tries;
            let total: f64 = (0..tries).map(|_| self.tried(plan, &worth)).sum();
            let value = total / f64::from(tries.max(1));
            if best.as_ref().is_none_or(|(known, _)| value > *known) {
                best = Some((value, plan.clone()));
            }
            if best.as_ref().is_some_and(|(known, _)| *known >= self.skill.content) {
                break;
            }
        }
        best
    }

    /// What a plan brings in its head.
    fn tried(&mut self, plan: &Plan, worth: &impl Fn(Block, Judgement) -> f64) -> f64 {
        let scene = Scene { tremor_seed: self.rng.next_u64(), ..self.look.scene.clone() };
        let act = perform(scene, plan);
        let Ok(judgement) = self.draft.check(&act) else { return -2.0 };
        let fallen = act.fallen().len() as f64;
        match judgement {
            Judgement::Put => 1.0 + worth(plan.block, judgement),
            Judgement::Bonus => worth(plan.block, judgement),
            Judgement::Fell => -1.0 - fallen,
            Judgement::Stayed => -NUISANCE / 2.0,
            Judgement::HalfPulled => -NUISANCE,
            Judgement::Low
            | Judgement::GivenUp
            | Judgement::TimeOver
            | Judgement::TakenAway
            | Judgement::Declined => -1.5,
        }
    }

    /// What declining would bring.
    fn declining(&self, block: Block) -> f64 {
        take_away(&self.look.scene, block).map_or(f64::MIN, |rest| -1.0 - rest.fallen.len() as f64)
    }
}

/// Plays a whole turn: deed after deed, until it is over. `None` when the game is.
pub fn play_turn(
    game: &XStack,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Turn> {
    play_turn_with(game, &Config::of(level), seed, stop)
}

/// Like [`play_turn`], by the first bot.
pub fn play_turn_first(
    game: &XStack,
    level: BaselineLevel,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Turn> {
    turn_of(game, |draft| choose_first(game, draft, level, seed, stop))
}

/// Plays a whole turn by the simple rule of [`choose_by_rule`].
pub fn play_turn_by_rule(game: &XStack, blur: f64, seed: u64) -> Option<Turn> {
    turn_of(game, |draft| choose_by_rule(game, draft, blur, seed))
}

/// A turn made of the deeds that are chosen, one after the other.
fn turn_of(game: &XStack, mut choose: impl FnMut(&Draft) -> Option<Deed>) -> Option<Turn> {
    let mut draft = game.draft();
    loop {
        let act = match choose(&draft)? {
            Deed::Handle(plan) => perform(Scene::of(game, &draft), &plan),
            Deed::TakeAway(block) => {
                let rest = take_away(&Scene::of(game, &draft), block);
                Act::TakeAway { block, rest: rest.expect("what is taken away is there") }
            }
            Deed::End => return Some(draft.turn()),
        };
        draft.add(act).expect("a bot plays by the rules");
    }
}
