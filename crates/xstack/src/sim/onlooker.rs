//! Somebody else's turn, seen while it is made.

use super::{SimError, course::Stage, scene::Scene, session::Session, world::Knock};
use crate::{Draft, Making, Motion, MotionPart, PartError, Parting, Turn, XStack};

/// A turn in the making, simulated from what is told of it, a sixtieth of a second at a time.
///
/// Where what is told ends it waits. Nothing is decided here: once the turn is whole, it [goes on with
/// that](Onlooker::complete), and who was told something else begins again from there.
pub struct Onlooker {
    game: XStack,
    draft: Draft,
    session: Session,
    told: Making,
    /// Which act is being seen.
    at: usize,
    /// How many samples of its gesture have been.
    samples: usize,
    /// The whole turn, once it is known.
    turn: Option<Turn>,
    /// Something was told that cannot be done with this pile.
    lost: bool,
}

impl Onlooker {
    /// The turn of the player to move, of which nothing is known yet.
    pub fn new(game: &XStack) -> Onlooker {
        let draft = game.draft();
        let session = Session::new(Scene::of(game, &draft));
        let (game, told) = (game.clone(), Making::default());
        Onlooker { game, draft, session, told, at: 0, samples: 0, turn: None, lost: false }
    }

    /// Takes note of what was done next. What does not follow is left out.
    pub fn tell(&mut self, part: MotionPart) -> Result<(), PartError> {
        self.told.add(part)
    }

    /// The turn is whole. Whether it is the one that was seen so far: then it goes on with it, up to
    /// its end.
    pub fn complete(&mut self, turn: &Turn) -> bool {
        let acts = turn.acts();
        let seen = &self.draft.acts()[..self.at];
        let fits = !self.lost && acts.starts_with(seen) && self.has_seen_so_far(turn);
        if fits {
            self.told = Making::of(turn);
            self.turn = Some(turn.clone());
        }
        fits
    }

    /// Whether what was seen of the act at hand is how it began.
    fn has_seen_so_far(&self, turn: &Turn) -> bool {
        let whole = turn.acts().get(self.at).map(Motion::of);
        match (self.session.motion(), whole) {
            (None, whole) => whole.is_some(),
            (Some(seen), Some(whole)) if seen.is_whole() => seen == whole,
            (
                Some(Motion::Handle { block, purpose, grip, samples, .. }),
                Some(Motion::Handle { block: b, purpose: p, grip: g, samples: all, .. }),
            ) => (block, purpose, grip) == (b, p, g) && all.starts_with(&samples),
            (Some(_), _) => false,
        }
    }

    /// A sixtieth of a second passes, if it is known what happens in it.
    pub fn advance(&mut self) {
        if self.waits() {
            return;
        }
        if self.session.stage() == Stage::Over && !self.begin_next() {
            self.lost = true;
            return;
        }
        let Some(motion) = self.told.acts().get(self.at) else { return };
        self.lost = (self.session.stage() == Stage::Open && !self.is_allowed(motion))
            || go_on(&mut self.session, motion, &mut self.samples).is_err();
    }

    /// Whether it is not known what happens next, or there is nothing that could.
    pub fn waits(&self) -> bool {
        if self.lost {
            return true;
        }
        match self.session.stage() {
            Stage::Settling => false,
            Stage::Over => self.told.acts().len() <= self.at + 1,
            Stage::Open | Stage::Closed => match self.told.acts().get(self.at) {
                Some(motion) => self.samples >= motion.known() && !motion.is_whole(),
                None => true,
            },
        }
    }

    /// How many samples are known that have not been seen.
    pub fn ahead(&self) -> usize {
        let known = self.told.acts().iter().skip(self.at).map(Motion::known).sum::<usize>();
        known.saturating_sub(self.samples)
    }

    /// Whether everything is at rest after the last act of the whole turn.
    pub fn is_over(&self) -> bool {
        let acts = self.turn.as_ref().map(|turn| turn.acts().len());
        self.session.stage() == Stage::Over && acts == Some(self.at + 1)
    }

    /// The act being seen, with all that can be read from it.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The knocks since this was last asked.
    pub fn take_knocks(&mut self) -> Vec<Knock> {
        self.session.take_knocks()
    }

    /// Whether the rules let this act begin.
    fn is_allowed(&self, motion: &Motion) -> bool {
        match motion {
            Motion::Handle { block, purpose, .. } => self.draft.may_handle(*block) == Ok(*purpose),
            Motion::TakeAway { block } => {
                let may = [self.draft.may_decline().ok(), self.draft.may_give_up().ok()];
                may.contains(&Some(*block)) || self.draft.demands() == Some(*block)
            }
        }
    }

    /// Begins the next act where this one has ended, as far as anybody knows.
    fn begin_next(&mut self) -> bool {
        let whole = self.turn.as_ref().and_then(|turn| turn.acts().get(self.at)).cloned();
        let Some(act) = whole.or_else(|| self.session.act()) else { return false };
        if self.draft.add(act).is_err() {
            return false;
        }
        self.session = Session::new(Scene::of(&self.game, &self.draft));
        (self.at, self.samples) = (self.at + 1, 0);
        true
    }
}

/// Lets a sixtieth of a second of an act pass, of which so many samples have been.
pub(super) fn go_on(
    session: &mut Session,
    motion: &Motion,
    seen: &mut usize,
) -> Result<(), SimError> {
    let course = &mut session.course;
    match (motion, course.stage()) {
        (Motion::Handle { block, purpose, grip, samples, .. }, Stage::Open) => {
            if let Some(&first) = samples.first() {
                course.grip(*block, *purpose, *grip)?;
                course.sample(first);
                *seen = 1;
            }
        }
        (Motion::Handle { samples, parting, .. }, Stage::Closed) => {
            if let Some(&sample) = samples.get(*seen) {
                course.sample(sample);
                *seen += 1;
            } else if let Some(parting) = parting {
                match parting {
                    Parting::LetGo => course.let_go(),
                    // What ended the gesture then did not happen this time; the block leaves all the same.
                    Parting::GivenUp | Parting::Held => course.give_up(),
                }
                course.settle();
            }
        }
        (Motion::TakeAway { block }, Stage::Open) => {
            course.take_away(*block)?;
            course.settle();
        }
        (_, Stage::Settling) => course.settle(),
        (Motion::TakeAway { .. }, Stage::Closed) | (_, Stage::Over) => {}
    }
    Ok(())
}
