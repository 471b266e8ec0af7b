//! Turns again, to be watched.

use game::Game;
use table::{StepKind, Table};
use wire::Refusal;
use wire::xstack::LiveView;
use xstack::sim::{LiveSpectator, Playback};
use xstack::{MotionPart, Turn, XStack};

use super::live::{live_view, poses};
use crate::SessionError;

/// A turn that is simulated again from its gestures.
pub struct TurnReplay(Playback);

impl TurnReplay {
    /// The turn that was made after so many turns.
    pub fn after(table: &Table<XStack>, ply: u32) -> Result<TurnReplay, Refusal> {
        let game = table.game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
        TurnReplay::new(&game, turn_after(table, ply)?)
    }

    /// A turn of the player to move, from its text: a bot's, before it is played.
    pub fn preview(table: &Table<XStack>, text: &str) -> Result<TurnReplay, Refusal> {
        if table.to_move().is_none() {
            return Err(SessionError::MatchOver.into());
        }
        TurnReplay::new(table.game(), &table.game().read_move(text)?)
    }

    fn new(game: &XStack, turn: &Turn) -> Result<TurnReplay, Refusal> {
        Ok(TurnReplay(Playback::new(game, turn)?))
    }

    /// A sixtieth of a second passes.
    pub fn tick(&mut self) -> LiveView {
        self.0.advance();
        let impacts = self.0.take_impacts();
        live_view(self.0.session(), impacts)
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

/// The turn that was made after so many turns.
fn turn_after(table: &Table<XStack>, ply: u32) -> Result<&Turn, Refusal> {
    let mut turns = table.steps().iter().filter_map(|step| match &step.kind {
        StepKind::Played { mv, .. } => Some(mv),
        StepKind::Left { .. } | StepKind::Ended { .. } => None,
    });
    Ok(turns.nth(ply as usize).ok_or(SessionError::NoSuchPly { ply: ply + 1 })?)
}

/// A turn that somebody else is making, simulated from what is told of it.
pub struct WatchedTurn(LiveSpectator);

impl WatchedTurn {
    /// The turn of whoever is to move at a table.
    pub fn new(table: &Table<XStack>) -> Result<WatchedTurn, Refusal> {
        if table.to_move().is_none() {
            return Err(SessionError::MatchOver.into());
        }
        Ok(WatchedTurn(LiveSpectator::new(table.game())))
    }

    /// Takes note of what the hand did next, or says why it cannot have done that.
    pub fn tell(&mut self, part: &str) -> Result<(), Refusal> {
        let part: MotionPart = part.parse()?;
        Ok(self.0.tell(part)?)
    }

    /// It is the turn that was made after so many turns. Whether what was seen so far is how that one
    /// began: then it goes on with it.
    pub fn complete(&mut self, table: &Table<XStack>, ply: u32) -> Result<bool, Refusal> {
        Ok(self.0.complete(turn_after(table, ply)?))
    }

    /// A sixtieth of a second passes, if it is known what happens in it.
    pub fn tick(&mut self) -> LiveView {
        self.0.advance();
        let impacts = self.0.take_impacts();
        live_view(self.0.session(), impacts)
    }

    /// Where all blocks are, seven numbers each; not numbers for blocks that are not there.
    pub fn poses(&self) -> Vec<f32> {
        poses(self.0.session())
    }

    /// Whether it is not known what happens next.
    pub fn waits(&self) -> bool {
        self.0.waits()
    }

    /// For how many sixtieths of a second it is known what the hand does.
    pub fn ahead(&self) -> u32 {
        self.0.ahead() as u32
    }

    /// Whether everything is at rest after the last act.
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }
}
