//! A turn again, to be watched.

use super::{course::Stage, onlooker::go_on, scene::Scene, session::Session, world::Knock};
use crate::{Illegal, Motion, Turn, XStack};

/// A turn that was made once, simulated again from its gestures, a sixtieth of a second at a time.
///
/// Every act starts from where the act before it was said to have ended. So a turn recorded with
/// another version of the simulation can be watched too, even if something falls differently.
pub struct Playback {
    acts: Vec<(Scene, Motion)>,
    /// Which act is being played.
    at: usize,
    /// How many samples of its gesture have been.
    samples: usize,
    session: Session,
}

impl Playback {
    /// The turn of the player to move, or by which rule it is none.
    pub fn new(game: &XStack, turn: &Turn) -> Result<Playback, Illegal> {
        game.check(turn)?;
        let mut draft = game.draft();
        let mut acts = Vec::with_capacity(turn.acts().len());
        for act in turn.acts() {
            acts.push((Scene::of(game, &draft), Motion::of(act)));
            draft.add(act.clone())?;
        }
        let session = Session::new(Scene::of(game, &game.draft()));
        Ok(Playback { acts, at: 0, samples: 0, session })
    }

    /// Begins again.
    pub fn restart(&mut self) {
        self.begin(0);
    }

    /// A sixtieth of a second passes.
    pub fn advance(&mut self) {
        if self.session.stage() == Stage::Over && self.at + 1 < self.acts.len() {
            self.begin(self.at + 1);
        }
        let Some((_, act)) = self.acts.get(self.at) else { return };
        let gone_on = go_on(&mut self.session, act, &mut self.samples);
        gone_on.expect("the rules have checked what is done with which block");
    }

    /// Whether everything is at rest after the last act.
    pub fn is_over(&self) -> bool {
        self.at + 1 >= self.acts.len() && self.session.stage() == Stage::Over
    }

    /// The act being played, with all that can be read from it.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The knocks since this was last asked.
    pub fn take_knocks(&mut self) -> Vec<Knock> {
        self.session.take_knocks()
    }

    fn begin(&mut self, at: usize) {
        if let Some((scene, _)) = self.acts.get(at) {
            self.session = Session::new(scene.clone());
            (self.at, self.samples) = (at, 0);
        }
    }
}
