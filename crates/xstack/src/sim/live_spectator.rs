//! Another player's turn, watched live.

use super::{SimError, act_simulation::Stage, live_act::LiveAct, scene::Scene, world::Impact};
use crate::{Draft, Motion, MotionPart, PartError, PartialTurn, Parting, Turn, XStack};

/// A turn in progress, simulated from the parts received so far, a sixtieth of a second at a time.
///
/// It waits when it runs out of parts. It decides nothing: once the complete turn arrives, it [continues
/// with that](LiveSpectator::complete); if the parts differed from it, show the complete turn instead.
pub struct LiveSpectator {
    game: XStack,
    draft: Draft,
    live_act: LiveAct,
    known: PartialTurn,
    /// The index of the current act.
    at: usize,
    /// How many samples of its gesture are simulated.
    samples: usize,
    /// The complete turn, once it is known.
    turn: Option<Turn>,
    /// A part was impossible with this pile.
    lost: bool,
}

impl LiveSpectator {
    /// Starts to watch the turn of the player to move.
    pub fn new(game: &XStack) -> LiveSpectator {
        let draft = game.draft();
        let live_act = LiveAct::new(Scene::of(game, &draft));
        let (game, known) = (game.clone(), PartialTurn::default());
        LiveSpectator { game, draft, live_act, known, at: 0, samples: 0, turn: None, lost: false }
    }

    /// Adds the next part. A part that does not follow is refused.
    pub fn add_motion(&mut self, part: MotionPart) -> Result<(), PartError> {
        self.known.add(part)
    }

    /// Continues with the complete turn, if it begins with what was shown so far. Returns whether it
    /// does.
    pub fn complete(&mut self, turn: &Turn) -> bool {
        let acts = turn.acts();
        let seen = &self.draft.acts()[..self.at];
        let fits = !self.lost && acts.starts_with(seen) && self.has_seen_so_far(turn);
        if fits {
            self.known = PartialTurn::of(turn);
            self.turn = Some(turn.clone());
        }
        fits
    }

    /// Whether the current act begins with what was shown of it.
    fn has_seen_so_far(&self, turn: &Turn) -> bool {
        let whole = turn.acts().get(self.at).map(Motion::of);
        match (self.live_act.motion(), whole) {
            (None, whole) => whole.is_some(),
            (Some(seen), Some(whole)) if seen.is_whole() => seen == whole,
            (
                Some(Motion::Handle { block, purpose, grip, samples, .. }),
                Some(Motion::Handle { block: b, purpose: p, grip: g, samples: all, .. }),
            ) => (block, purpose, grip) == (b, p, g) && all.starts_with(&samples),
            (Some(_), _) => false,
        }
    }

    /// Advances by a sixtieth of a second, if we know what happens in it.
    pub fn advance(&mut self) {
        if self.waits() {
            return;
        }
        if self.live_act.stage() == Stage::Over && !self.begin_next() {
            self.lost = true;
            return;
        }
        let Some(motion) = self.known.acts().get(self.at) else { return };
        self.lost = (self.live_act.stage() == Stage::Open && !self.is_allowed(motion))
            || go_on(&mut self.live_act, motion, &mut self.samples).is_err();
    }

    /// Whether it waits for the next part, or nothing more can happen.
    pub fn waits(&self) -> bool {
        if self.lost {
            return true;
        }
        match self.live_act.stage() {
            Stage::Settling => false,
            Stage::Over => self.known.acts().len() <= self.at + 1,
            Stage::Open | Stage::Closed => match self.known.acts().get(self.at) {
                Some(motion) => self.samples >= motion.known() && !motion.is_whole(),
                None => true,
            },
        }
    }

    /// How many known samples are not simulated yet.
    pub fn ahead(&self) -> usize {
        let known = self.known.acts().iter().skip(self.at).map(Motion::known).sum::<usize>();
        known.saturating_sub(self.samples)
    }

    /// Whether everything is at rest after the last act of the complete turn.
    pub fn is_over(&self) -> bool {
        let acts = self.turn.as_ref().map(|turn| turn.acts().len());
        self.live_act.stage() == Stage::Over && acts == Some(self.at + 1)
    }

    /// The current act.
    pub const fn live_act(&self) -> &LiveAct {
        &self.live_act
    }

    /// Returns the impacts since the last call.
    pub fn take_impacts(&mut self) -> Vec<Impact> {
        self.live_act.take_impacts()
    }

    /// Whether the rules allow this act.
    fn is_allowed(&self, motion: &Motion) -> bool {
        match motion {
            Motion::Handle { block, purpose, .. } => self.draft.may_handle(*block) == Ok(*purpose),
            Motion::TakeAway { block } => {
                let may = [self.draft.may_decline().ok(), self.draft.may_give_up().ok()];
                may.contains(&Some(*block)) || self.draft.demands() == Some(*block)
            }
        }
    }

    /// Begins the next act where this one ended, as far as we know.
    fn begin_next(&mut self) -> bool {
        let whole = self.turn.as_ref().and_then(|turn| turn.acts().get(self.at)).cloned();
        let Some(act) = whole.or_else(|| self.live_act.act()) else { return false };
        if self.draft.add(act).is_err() {
            return false;
        }
        self.live_act = LiveAct::new(Scene::of(&self.game, &self.draft));
        (self.at, self.samples) = (self.at + 1, 0);
        true
    }
}

/// Advances an act by a sixtieth of a second; `seen` counts its simulated samples.
pub(super) fn go_on(
    live_act: &mut LiveAct,
    motion: &Motion,
    seen: &mut usize,
) -> Result<(), SimError> {
    let simulation = &mut live_act.simulation;
    match (motion, simulation.stage()) {
        (Motion::Handle { block, purpose, grip, samples, .. }, Stage::Open) => {
            if let Some(&first) = samples.first() {
                simulation.grip(*block, *purpose, *grip)?;
                simulation.sample(first);
                *seen = 1;
            }
        }
        (Motion::Handle { samples, parting, .. }, Stage::Closed) => {
            if let Some(&sample) = samples.get(*seen) {
                simulation.sample(sample);
                *seen += 1;
            } else if let Some(parting) = parting {
                match parting {
                    Parting::LetGo => simulation.let_go(),
                    // What ended the gesture then did not happen this time; the block leaves all the same.
                    Parting::GivenUp | Parting::Held => simulation.give_up(),
                }
                simulation.settle();
            }
        }
        (Motion::TakeAway { block }, Stage::Open) => {
            simulation.take_away(*block)?;
            simulation.settle();
        }
        (_, Stage::Settling) => simulation.settle(),
        (Motion::TakeAway { .. }, Stage::Closed) | (_, Stage::Over) => {}
    }
    Ok(())
}
