//! From what happened to where the match stands.

use game::{Game, Refusal, RetireError, Seat, SeatSet, Verdict};

use crate::state::replay;
use crate::{Answer, Clock, DrawOffer, Event, EventKind, Step, StepKind, Table, TakebackWish};

impl<G: Game> Table<G> {
    /// Lets an event happen. What [`Table::decide`] returned is never refused; an event from
    /// elsewhere that does not fit is, and changes nothing.
    pub fn apply(&mut self, event: &Event<G>) -> Result<(), ApplyError> {
        self.check(event)?;
        match &event.kind {
            EventKind::MovePlayed { seat, mv, left_ms } => {
                if self.to_move() != Some(*seat) {
                    return Err(ApplyError::OutOfTurn(*seat));
                }
                self.game.play(mv).map_err(|illegal| ApplyError::Illegal {
                    code: illegal.code(),
                    reason: illegal.to_string(),
                })?;
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
                if *ply > self.ply() {
                    return Err(ApplyError::NoSuchPly(*ply));
                }
                self.last_wishes[seat.index()].takeback = Some(self.ply());
                let waiting_for = self.in_play.without(*seat);
                self.takeback = Some(TakebackWish { by: *seat, waiting_for, ply: *ply });
            }
            EventKind::TakebackAnswered { seat, answer } => {
                let wish = self.takeback.take().ok_or(ApplyError::NothingAsked(*seat))?;
                if *answer == Answer::Accept {
                    let waiting_for = wish.waiting_for.without(*seat);
                    self.takeback = Some(TakebackWish { waiting_for, ..wish });
                }
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
                let offer = self.draw.take().ok_or(ApplyError::NothingAsked(*seat))?;
                if *answer == Answer::Accept {
                    let waiting_for = offer.waiting_for.without(*seat);
                    self.draw = Some(DrawOffer { waiting_for, ..offer });
                }
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

    /// What must be true of every event, whatever happened.
    fn check(&self, event: &Event<G>) -> Result<(), ApplyError> {
        let expected = self.seq + 1;
        if event.seq != expected {
            return Err(ApplyError::OutOfSequence { expected, found: event.seq });
        }
        if event.rules_version != G::RULES_VERSION {
            return Err(ApplyError::OtherRules {
                known: G::RULES_VERSION,
                found: event.rules_version,
            });
        }
        if event.at_ms < self.last_ms {
            return Err(ApplyError::TimeRunsBackwards);
        }
        if let Some(seat) =
            event.kind.seats().iter().find(|seat| seat.index() >= self.players.len())
        {
            return Err(ApplyError::NoSuchSeat(seat));
        }
        let seats = self.clock.left_ms.len();
        if event.kind.left_ms().is_some_and(|left_ms| left_ms.len() != seats) {
            return Err(ApplyError::ClockDoesNotFit);
        }
        if event.kind.needs_match_in_progress() && self.outcome().is_some() {
            return Err(ApplyError::MatchOver);
        }
        Ok(())
    }

    /// Adds a step of the match's own; what was taken back is then gone for good.
    fn step(&mut self, kind: StepKind<G>, left_ms: &[u64]) {
        self.clock.left_ms = left_ms.to_vec();
        self.steps.push(Step { kind, left_ms: left_ms.to_vec() });
        self.undone.clear();
    }

    /// Puts game and clock where they were after the last step, with nothing asked for.
    fn return_to_last_step(&mut self, now_ms: u64) {
        (self.game, self.in_play) = replay(&self.setup, &self.steps);
        self.clock = Clock::new(self.setup.clock(), self.players.len(), now_ms);
        if let Some(step) = self.steps.last() {
            self.clock.left_ms.clone_from(&step.left_ms);
        }
        self.forget_wishes();
        self.rematch_wanted = SeatSet::EMPTY;
        self.rematch_agreed = false;
    }

    fn forget_wishes(&mut self) {
        self.draw = None;
        self.takeback = None;
    }
}

impl<G: Game> EventKind<G> {
    /// Every seat it mentions.
    fn seats(&self) -> SeatSet {
        match self {
            EventKind::MovePlayed { seat, .. }
            | EventKind::TakebackAsked { seat, .. }
            | EventKind::TakebackAnswered { seat, .. }
            | EventKind::MovesTakenBack { seat, .. }
            | EventKind::MovesRedone { seat, .. }
            | EventKind::PlayerLeft { seat, .. }
            | EventKind::DrawOffered { seat }
            | EventKind::DrawAnswered { seat, .. }
            | EventKind::PlayerChanged { seat, .. }
            | EventKind::RematchWanted { seat } => (*seat).into(),
            EventKind::MatchEnded { outcome, .. } => match outcome.verdict {
                Verdict::Won(winners) => winners,
                Verdict::Drawn | Verdict::Abandoned => SeatSet::EMPTY,
            },
            EventKind::RematchAgreed => SeatSet::EMPTY,
        }
    }

    /// The clocks afterwards, where time matters.
    fn left_ms(&self) -> Option<&[u64]> {
        match self {
            EventKind::MovePlayed { left_ms, .. }
            | EventKind::PlayerLeft { left_ms, .. }
            | EventKind::MatchEnded { left_ms, .. } => Some(left_ms),
            EventKind::TakebackAsked { .. }
            | EventKind::TakebackAnswered { .. }
            | EventKind::MovesTakenBack { .. }
            | EventKind::MovesRedone { .. }
            | EventKind::DrawOffered { .. }
            | EventKind::DrawAnswered { .. }
            | EventKind::PlayerChanged { .. }
            | EventKind::RematchWanted { .. }
            | EventKind::RematchAgreed => None,
        }
    }

    /// Whether it can only happen before the match is over.
    fn needs_match_in_progress(&self) -> bool {
        match self {
            EventKind::MovePlayed { .. }
            | EventKind::TakebackAsked { .. }
            | EventKind::TakebackAnswered { .. }
            | EventKind::PlayerLeft { .. }
            | EventKind::DrawOffered { .. }
            | EventKind::DrawAnswered { .. }
            | EventKind::MatchEnded { .. }
            | EventKind::PlayerChanged { .. } => true,
            EventKind::MovesTakenBack { .. }
            | EventKind::MovesRedone { .. }
            | EventKind::RematchWanted { .. }
            | EventKind::RematchAgreed => false,
        }
    }
}

/// Why an event cannot have happened: the events come from another match, or are damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApplyError {
    /// An event is missing, or comes twice.
    #[error("event {expected} should come next, not {found}")]
    OutOfSequence {
        /// The number that should come next.
        expected: u32,
        /// The number that came.
        found: u32,
    },
    /// Made under rules this program does not know.
    #[error("made under version {found} of the rules; this program knows version {known}")]
    OtherRules {
        /// The version this program knows.
        known: u32,
        /// The version it was made under.
        found: u32,
    },
    /// It happened before the event that came before it.
    #[error("it happened before the event that comes before it")]
    TimeRunsBackwards,
    /// The table has no such seat.
    #[error("there is no {0} at this table")]
    NoSuchSeat(Seat),
    /// The clocks are not those of this table.
    #[error("its clocks are not those of this table")]
    ClockDoesNotFit,
    /// The match was over.
    #[error("the match was over")]
    MatchOver,
    /// It was someone else's turn.
    #[error("it was not the turn of {0}")]
    OutOfTurn(Seat),
    /// The game refuses the move.
    #[error("the move is not legal: {reason}")]
    Illegal {
        /// The code of the game's reason.
        code: &'static str,
        /// The game's reason.
        reason: String,
    },
    /// The player cannot have left.
    #[error(transparent)]
    CannotLeave(#[from] RetireError),
    /// An answer without a question.
    #[error("{0} answered, but nothing was asked")]
    NothingAsked(Seat),
    /// There are not so many moves to go back or on to.
    #[error("there is no going to move {0}")]
    NoSuchPly(u32),
}

impl Refusal for ApplyError {
    fn code(&self) -> &'static str {
        match self {
            ApplyError::OutOfSequence { .. } => "event-out-of-sequence",
            ApplyError::OtherRules { .. } => "event-other-rules",
            ApplyError::TimeRunsBackwards => "event-time-runs-backwards",
            ApplyError::NoSuchSeat(_) => "no-such-seat",
            ApplyError::ClockDoesNotFit => "event-clock-does-not-fit",
            ApplyError::MatchOver => "match-over",
            ApplyError::OutOfTurn(_) => "event-out-of-turn",
            ApplyError::Illegal { code, .. } => code,
            ApplyError::CannotLeave(error) => error.code(),
            ApplyError::NothingAsked(_) => "event-nothing-asked",
            ApplyError::NoSuchPly(_) => "no-such-ply",
        }
    }
}
