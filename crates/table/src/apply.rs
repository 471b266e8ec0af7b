//! From what happened to where the match stands.

use game::{Game, SeatSet};

use crate::state::{LastWishes, replay};
use crate::{
    Answer, ApplyError, Clock, DrawOffer, Event, EventKind, Step, StepKind, Table, TakebackWish,
};

impl<G: Game> Table<G> {
    /// Lets an event happen. What [`Table::decide`] returned is never refused; an event from
    /// elsewhere that does not fit is, and changes nothing.
    pub fn apply(&mut self, event: &Event<G>) -> Result<(), ApplyError> {
        self.apply_to(event, None)
    }

    /// Applies an event; `position` is the position after its move, if that is known already.
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
                // Whoever plays on without an answer has answered.
                let declined =
                    self.draw.as_ref().is_some_and(|offer| offer.waiting_for.contains(*seat));
                if declined || self.outcome().is_some() {
                    self.draw = None;
                }
            }
            EventKind::TakebackAsked { seat, ply } => {
                self.last_wishes[seat.index()].takeback = Some(self.ply());
                let waiting_for = self.in_play.without(*seat);
                self.takeback = Some(TakebackWish { by: *seat, waiting_for, ply: *ply });
            }
            EventKind::TakebackAnswered { seat, answer } => {
                let wish = self.takeback.take().filter(|_| *answer == Answer::Accept);
                self.takeback = wish.map(|wish| TakebackWish {
                    waiting_for: wish.waiting_for.without(*seat),
                    ..wish
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
                self.last_wishes[seat.index()].draw = Some(self.ply());
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
            EventKind::PlayerChanged { seat, player } => self.players[seat.index()] = *player,
            EventKind::RematchWanted { seat } => {
                self.rematch_wanted = self.rematch_wanted.with(*seat);
            }
            EventKind::RematchAgreed => self.rematch_agreed = true,
        }
        self.seq = event.seq;
        self.last_ms = event.at_ms;
        Ok(())
    }

    /// Adds a step of the match's own; what was taken back is then gone for good.
    fn step(&mut self, kind: StepKind<G>, left_ms: &[u64]) {
        self.clock.left_ms = left_ms.to_vec();
        self.steps.push(Step { kind, left_ms: left_ms.to_vec() });
        self.undone.clear();
    }

    /// Puts game and clock where they were after the last step, with nothing asked for. What was
    /// asked for before was asked in positions that another course of the match may not reach.
    fn return_to_last_step(&mut self, now_ms: u64) {
        (self.game, self.in_play) = replay(&self.setup, &self.steps);
        self.clock = Clock::new(self.setup.clock(), self.players.len(), now_ms);
        if let Some(step) = self.steps.last() {
            self.clock.left_ms.clone_from(&step.left_ms);
        }
        self.forget_wishes();
        self.last_wishes.fill(LastWishes::default());
        self.rematch_wanted = SeatSet::EMPTY;
        self.rematch_agreed = false;
    }

    fn forget_wishes(&mut self) {
        self.draw = None;
        self.takeback = None;
    }
}
