//! Replays a recorded turn for viewers.

use super::{
    act_simulation::Stage, live_spectator::go_on, scene::Scene, session::Session, world::Impact,
};
use crate::{Illegal, Motion, Turn, XStack};

/// A recorded turn, simulated again from its gestures, a sixtieth of a second at a time.
///
/// Every act starts from the recorded outcome of the act before. So you can watch a turn recorded with
/// another version of the simulation, even if blocks now fall differently.
pub struct Playback {
    acts: Vec<(Scene, Motion)>,
    /// The index of the current act.
    at: usize,
    /// How many samples of its gesture are simulated.
    samples: usize,
    session: Session,
}

impl Playback {
    /// A turn of the player to move, or why the rules forbid it.
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

    /// Starts from the beginning.
    pub fn restart(&mut self) {
        self.begin(0);
    }

    /// Advances by a sixtieth of a second.
    pub fn advance(&mut self) {
        if self.session.stage() == Stage::Over && self.at + 1 < self.acts.len() {
            self.begin(self.at + 1);
        }
        let Some((_, act)) = self.acts.get(self.at) else { return };
        let gone_on = go_on(&mut self.session, act, &mut self.samples);
        gone_on.expect("the rules have checked the blocks of all acts");
    }

    /// Whether everything is at rest after the last act.
    pub fn is_over(&self) -> bool {
        self.at + 1 >= self.acts.len() && self.session.stage() == Stage::Over
    }

    /// The current act.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the impacts since the last call.
    pub fn take_impacts(&mut self) -> Vec<Impact> {
        self.session.take_impacts()
    }

    fn begin(&mut self, at: usize) {
        if let Some((scene, _)) = self.acts.get(at) {
            self.session = Session::new(scene.clone());
            (self.at, self.samples) = (at, 0);
        }
    }
}
