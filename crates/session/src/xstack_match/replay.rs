//! Turns again, to be watched.

use game::Game;
use table::{StepKind, Table};
use wire::Refusal;
use xstack::sim::{LiveAct, LiveSpectator, Playback};
use xstack::{MotionPart, Turn, XStack};

use super::LiveView;
use crate::SessionError;

/// A turn that is simulated again from its gestures.
pub struct TurnReplay(Playback);

impl TurnReplay {
    /// The turn that followed the first `ply` turns.
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
        LiveView::new(self.0.live_act(), impacts)
    }

    /// The simulated act, for the poses of its blocks.
    pub fn live_act(&self) -> &LiveAct {
        self.0.live_act()
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

/// The turn that followed the first `ply` turns.
fn turn_after(table: &Table<XStack>, ply: u32) -> Result<&Turn, Refusal> {
    let mut turns = table.steps().iter().filter_map(|step| match &step.kind {
        StepKind::Played { mv, .. } => Some(mv),
        StepKind::Left { .. } | StepKind::Ended { .. } => None,
    });
    Ok(turns.nth(ply as usize).ok_or(SessionError::NoSuchPly { ply: ply + 1 })?)
}

/// A turn that another player is making, simulated from the motion received so far.
pub struct WatchedTurn(LiveSpectator);

impl WatchedTurn {
    /// The turn of the player to move.
    pub fn new(table: &Table<XStack>) -> Result<WatchedTurn, Refusal> {
        if table.to_move().is_none() {
            return Err(SessionError::MatchOver.into());
        }
        Ok(WatchedTurn(LiveSpectator::new(table.game())))
    }

    /// Adds what the hand did next, or says why it cannot have done that.
    pub fn add_motion(&mut self, part: &str) -> Result<(), Refusal> {
        let part: MotionPart = part.parse()?;
        Ok(self.0.add_motion(part)?)
    }

    /// Completes it with the stored turn that followed the first `ply` turns. Returns whether the
    /// turn starts with what was shown; then the replay continues with it.
    pub fn complete(&mut self, table: &Table<XStack>, ply: u32) -> Result<bool, Refusal> {
        Ok(self.0.complete(turn_after(table, ply)?))
    }

    /// Advances by a sixtieth of a second, if its motion is known.
    pub fn tick(&mut self) -> LiveView {
        self.0.advance();
        let impacts = self.0.take_impacts();
        LiveView::new(self.0.live_act(), impacts)
    }

    /// The simulated act, for the poses of its blocks.
    pub fn live_act(&self) -> &LiveAct {
        self.0.live_act()
    }

    /// Whether it is waiting for more motion.
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
