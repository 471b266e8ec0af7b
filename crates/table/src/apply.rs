//! Applies events to a table.

use game::{Game, SeatSet};

use crate::state::{LastRequests, replay};
use crate::{
    Answer, ApplyError, Clock, DrawOffer, Event, EventKind, Player, Step, StepKind, Table,
    TakebackRequest,
};

impl<G: Game> Table<G> {
    /// Applies an event. Events from [`Table::decide`] always fit; an event that does not fit is
    /// refused and changes nothing.
    pub fn apply(&mut self, event: &Event<G>) -> Result<(), ApplyError> {
        self.apply_to(event, None)
    }

    /// Applies an event. `position` is the position after its move, if the caller knows it.
    pub(crate) fn apply_to(
        &mut self,
        event: &Event<G>,
        position: Option<G>,
    ) -> Result<(), ApplyError> {
        self.check(event)?;
        match &event.kind {
            EventKind::MovePlayed { seat, mv, left_ms } => {
                match position {
                    Some(position) => self.game = position,
                    None => {
                        self.game
                            .play(mv)
                            .map_err(|illegal| ApplyError::Illegal(illegal.into()))?;
                    }
                }
                self.step(StepKind::Played { seat: *seat, mv: mv.clone() }, left_ms);
                self.clock.since_ms = event.at_ms;
                self.takeback = None;
                // Playing on without an answer declines the offer.
                let declined =
                    self.draw.as_ref().is_some_and(|offer| offer.waiting_for.contains(*seat));
                if declined || self.outcome().is_some() {
                    self.draw = None;
                }
            }
            EventKind::TakebackAsked { seat, ply } => {
                self.last_requests[seat.index()].takeback = Some(self.ply());
                let waiting_for = self.in_play.without(*seat);
                self.takeback = Some(TakebackRequest { by: *seat, waiting_for, ply: *ply });
            }
            EventKind::TakebackAnswered { seat, answer } => {
                let request = self.takeback.take().filter(|_| *answer == Answer::Accept);
                self.takeback = request.map(|request| TakebackRequest {
                    waiting_for: request.waiting_for.without(*seat),
                    ..request
                });
            }
            EventKind::MovesTakenBack { ply, .. } => {
                let kept = self.steps_after_takeback(*ply);
                let kept = kept.ok_or(ApplyError::NoSuchPly(*ply))?;
                let taken_back = self.steps.split_off(kept);
                self.undone.extend(taken_back.into_iter().rev());
                self.return_to_last_step(event.at_ms);
            }
            EventKind::MovesRedone { ply, .. } => {
                let count = self.steps_to_redo(*ply).ok_or(ApplyError::NoSuchPly(*ply))?;
                let redone = self.undone.split_off(self.undone.len() - count);
                self.steps.extend(redone.into_iter().rev());
                self.return_to_last_step(event.at_ms);
            }
            EventKind::PlayerLeft { seat, reason, left_ms } => {
                let turn_ends = self.to_move() == Some(*seat);
                self.game.retire(*seat)?;
                self.in_play = self.in_play.without(*seat);
                self.step(StepKind::Left { seat: *seat, reason: *reason }, left_ms);
                if turn_ends {
                    self.clock.since_ms = event.at_ms;
                }
                self.forget_wishes();
            }
            EventKind::DrawOffered { seat } => {
                self.last_requests[seat.index()].draw = Some(self.ply());
                let waiting_for = self.in_play.without(*seat);
                self.draw = Some(DrawOffer { by: *seat, waiting_for });
            }
            EventKind::DrawAnswered { seat, answer } => {
                let offer = self.draw.take().filter(|_| *answer == Answer::Accept);
                self.draw = offer.map(|offer| DrawOffer {
                    waiting_for: offer.waiting_for.without(*seat),
                    ..offer
                });
            }
            EventKind::MatchEnded { outcome, left_ms } => {
                self.step(StepKind::Ended { outcome: *outcome }, left_ms);
                self.forget_wishes();
            }
            EventKind::TimeRestored { left_ms } => {
                self.clock.left_ms.clone_from(left_ms);
                self.clock.since_ms = event.at_ms;
            }
            EventKind::PlayerChanged { seat, player } => {
                // A change from one bot to another is no hand-over.
                self.handed_over_at[seat.index()] = match player {
                    Player::Human => None,
                    Player::Bot { .. } if self.is_bot(*seat) => self.handed_over_at[seat.index()],
                    Player::Bot { .. } => Some(self.ply()),
                };
                self.players[seat.index()] = *player;
            }
            EventKind::RematchWanted { seat } => {
                self.rematch_wanted = self.rematch_wanted.with(*seat);
            }
            EventKind::RematchAgreed => self.rematch_agreed = true,
        }
        self.seq = event.seq;
        self.last_ms = event.at_ms;
        Ok(())
    }

    /// Adds a step. Moves taken back before can't be redone any more.
    fn step(&mut self, kind: StepKind<G>, left_ms: &[u64]) {
        self.clock.left_ms = left_ms.to_vec();
        self.steps.push(Step { kind, left_ms: left_ms.to_vec() });
        self.undone.clear();
    }

    /// Resets game and clock to the state after the last step, and drops all requests: they were
    /// made in positions that the match may not reach again.
    fn return_to_last_step(&mut self, now_ms: u64) {
        (self.game, self.in_play) = replay(&self.setup, &self.steps);
        self.clock = Clock::new(self.setup.clock(), self.players.len(), now_ms);
        if let Some(step) = self.steps.last() {
            self.clock.left_ms.clone_from(&step.left_ms);
        }
        self.forget_wishes();
        self.last_requests.fill(LastRequests::default());
        self.rematch_wanted = SeatSet::EMPTY;
        self.rematch_agreed = false;
    }

    fn forget_wishes(&mut self) {
        self.draw = None;
        self.takeback = None;
    }
}
