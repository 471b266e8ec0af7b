//! Replays a recorded turn for viewers.

use super::{
    act_simulation::Stage, live_act::LiveAct, live_spectator::go_on, scene::Scene, world::Impact,
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
    live_act: LiveAct,
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
        let live_act = LiveAct::new(Scene::of(game, &game.draft()));
        Ok(Playback { acts, at: 0, samples: 0, live_act })
    }

    /// Starts from the beginning.
    pub fn restart(&mut self) {
        self.begin(0);
    }

    /// Advances by a sixtieth of a second.
    pub fn advance(&mut self) {
        if self.live_act.stage() == Stage::Over && self.at + 1 < self.acts.len() {
            self.begin(self.at + 1);
        }
        let Some((_, act)) = self.acts.get(self.at) else { return };
        let gone_on = go_on(&mut self.live_act, act, &mut self.samples);
        gone_on.expect("the rules have checked the blocks of all acts");
    }

    /// Whether everything is at rest after the last act.
    pub fn is_over(&self) -> bool {
        self.at + 1 >= self.acts.len() && self.live_act.stage() == Stage::Over
    }

    /// The current act.
    pub const fn live_act(&self) -> &LiveAct {
        &self.live_act
    }

    /// Returns the impacts since the last call.
    pub fn take_impacts(&mut self) -> Vec<Impact> {
        self.live_act.take_impacts()
    }

    fn begin(&mut self, at: usize) {
        if let Some((scene, _)) = self.acts.get(at) {
            self.live_act = LiveAct::new(scene.clone());
            (self.at, self.samples) = (at, 0);
        }
    }
}
