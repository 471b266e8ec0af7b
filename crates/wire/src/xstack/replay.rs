//! Turns again, to be watched.

use ::table::{StepKind, Table};
use ::xstack::sim::Playback;
use ::xstack::{Turn, XStack};
use game::Game;

use super::LiveView;
use super::live::{live_view, poses};
use crate::{Refusal, WireError};

/// A turn that is simulated again from its gestures.
pub struct TurnReplay(Playback);

impl TurnReplay {
    /// The turn that was made after so many turns.
    pub fn after(table: &Table<XStack>, ply: u32) -> Result<TurnReplay, Refusal> {
        let game = table.game_at(ply).ok_or(WireError::NoSuchPly { ply })?;
        let mut turns = table.steps().iter().filter_map(|step| match &step.kind {
            StepKind::Played { mv, .. } => Some(mv),
            StepKind::Left { .. } | StepKind::Ended { .. } => None,
        });
        let turn = turns.nth(ply as usize).ok_or(WireError::NoSuchPly { ply: ply + 1 })?;
        TurnReplay::new(&game, turn)
    }

    /// A turn of the player to move, from its text: a bot's, before it is played.
    pub fn preview(table: &Table<XStack>, text: &str) -> Result<TurnReplay, Refusal> {
        if table.to_move().is_none() {
            return Err(WireError::MatchOver.into());
        }
        TurnReplay::new(table.game(), &table.game().read_move(text)?)
    }

    fn new(game: &XStack, turn: &Turn) -> Result<TurnReplay, Refusal> {
        Ok(TurnReplay(Playback::new(game, turn)?))
    }

    /// A sixtieth of a second passes.
    pub fn tick(&mut self) -> LiveView {
        self.0.advance();
        let knocks = self.0.take_knocks();
        live_view(self.0.session(), knocks)
    }

    /// Where all blocks are, seven numbers each; not numbers for blocks that are not there.
    pub fn poses(&self) -> Vec<f32> {
        poses(self.0.session())
    }

    /// Whether everything is at rest after the last act.
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Begins again.
    pub fn restart(&mut self) {
        self.0.restart();
    }
}
