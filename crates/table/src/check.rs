//! Checks an event before it is applied.

use game::{Game, Seat, SeatSet, Verdict};

use crate::{ApplyError, Event, EventKind, StepKind, Table, Takebacks};

impl<G: Game> Table<G> {
    /// Checks whether an event fits, except for legal moves and departures: the game checks those
    /// when they are applied.
    pub(crate) fn check(&self, event: &Event<G>) -> Result<(), ApplyError> {
        self.check_number_and_time(event)?;
        self.check_seats(&event.kind)?;
        let seats = self.clock.left_ms.len();
        if event.kind.left_ms().is_some_and(|left_ms| left_ms.len() != seats) {
            return Err(ApplyError::ClockDoesNotFit);
        }
        match &event.kind {
            EventKind::MovePlayed { seat, .. } => {
                ensure(self.to_move() == Some(*seat), ApplyError::OutOfTurn(*seat))
            }
            EventKind::TakebackAsked { seat, ply } => self.check_takeback_asked(*seat, *ply),
            EventKind::TakebackAnswered { seat, .. } => {
                let waiting_for = self.takeback.as_ref().map(|request| request.waiting_for);
                check_asked(*seat, waiting_for)
            }
            EventKind::MovesTakenBack { seat, ply } => self.check_taken_back(*seat, *ply),
            EventKind::MovesRedone { ply, .. } => {
                let free = self.setup.takebacks() == Takebacks::Free;
                ensure(free, ApplyError::OtherTakebacks)?;
                let redone = self.steps_to_redo(*ply).unwrap_or(0);
                ensure(redone > 0, ApplyError::NoSuchPly(*ply))
            }
            EventKind::DrawOffered { seat } => {
                ensure(self.draw.is_none(), ApplyError::AskedTwice(*seat))
            }
            EventKind::DrawAnswered { seat, .. } => {
                check_asked(*seat, self.draw.as_ref().map(|offer| offer.waiting_for))
            }
            EventKind::MatchEnded { outcome, .. } => {
                let nobody_won = outcome.verdict == Verdict::Won(SeatSet::EMPTY);
                ensure(!nobody_won, ApplyError::NoWinner)
            }
            EventKind::RematchWanted { seat } => {
                let new = !self.rematch_agreed && !self.rematch_wanted.contains(*seat);
                ensure(new, ApplyError::AskedTwice(*seat))
            }
            EventKind::RematchAgreed => {
                let wanted = self.rematch_wanted;
                let agreed = !wanted.is_empty() && self.everyone_plays_again(wanted);
                ensure(agreed && !self.rematch_agreed, ApplyError::RematchNotAgreed)
            }
            EventKind::TimeRestored { .. } => {
                ensure(self.running().is_some(), ApplyError::ClockDoesNotFit)
            }
            EventKind::PlayerLeft { .. } | EventKind::PlayerChanged { .. } => Ok(()),
        }
    }

    fn check_number_and_time(&self, event: &Event<G>) -> Result<(), ApplyError> {
        let (expected, found) = (self.seq + 1, event.seq);
        ensure(found == expected, ApplyError::OutOfSequence { expected, found })?;
        let (known, found) = (self.setup.rules_version(), event.rules_version);
        ensure(found == known, ApplyError::OtherRules { known, found })?;
        ensure(event.at_ms >= self.last_ms, ApplyError::TimeRunsBackwards)
    }

    /// Checks that the seats exist and can act in this phase of the match.
    fn check_seats(&self, kind: &EventKind<G>) -> Result<(), ApplyError> {
        if let Some(seat) = kind.seats().iter().find(|seat| seat.index() >= self.players.len()) {
            return Err(ApplyError::NoSuchSeat(seat));
        }
        let over = self.outcome().is_some();
        match kind.phase() {
            Phase::Playing => {
                ensure(!over, ApplyError::MatchOver)?;
                match kind.seats().iter().find(|&seat| !self.in_play.contains(seat)) {
                    Some(seat) => Err(ApplyError::SeatOut(seat)),
                    None => Ok(()),
                }
            }
            Phase::Over => ensure(over, ApplyError::MatchNotOver),
            Phase::Either => Ok(()),
        }
    }

    fn check_takeback_asked(&self, seat: Seat, ply: u32) -> Result<(), ApplyError> {
        self.check_way_back(ply)?;
        let by_agreement = self.setup.takebacks() == Takebacks::Agreement;
        ensure(by_agreement, ApplyError::OtherTakebacks)?;
        ensure(self.takeback.is_none(), ApplyError::AskedTwice(seat))
    }

    /// Unless takebacks are free, everyone must have agreed to this one.
    fn check_taken_back(&self, seat: Seat, ply: u32) -> Result<(), ApplyError> {
        self.check_way_back(ply)?;
        let agreed = self.takeback.as_ref().is_some_and(|request| {
            request.by == seat && request.ply == ply && request.waiting_for.is_empty()
        });
        ensure(agreed || self.setup.takebacks() == Takebacks::Free, ApplyError::OtherTakebacks)
    }

    /// There must be something to take back, and no player may have left since.
    fn check_way_back(&self, ply: u32) -> Result<(), ApplyError> {
        let kept = self.steps_after_takeback(ply).ok_or(ApplyError::NoSuchPly(ply))?;
        let taken_back = &self.steps[kept..];
        let left = |kind: &StepKind<G>| matches!(kind, StepKind::Left { .. });
        let possible = match self.setup.takebacks() {
            Takebacks::Free => true,
            Takebacks::Agreement => !taken_back.iter().any(|step| left(&step.kind)),
        };
        ensure(possible && !taken_back.is_empty(), ApplyError::NoSuchPly(ply))
    }
}

fn ensure(fits: bool, error: ApplyError) -> Result<(), ApplyError> {
    if fits { Ok(()) } else { Err(error) }
}

fn check_asked(seat: Seat, waiting_for: Option<SeatSet>) -> Result<(), ApplyError> {
    let asked = waiting_for.is_some_and(|seats| seats.contains(seat));
    ensure(asked, ApplyError::NothingAsked(seat))
}

/// When something can happen.
enum Phase {
    /// During the match, for players who have not left.
    Playing,
    /// After the match.
    Over,
    /// At any time.
    Either,
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
                Verdict::Drawn => SeatSet::EMPTY,
            },
            EventKind::TimeRestored { .. } | EventKind::RematchAgreed => SeatSet::EMPTY,
        }
    }

    /// The clocks afterwards, if the event sets them.
    fn left_ms(&self) -> Option<&[u64]> {
        match self {
            EventKind::MovePlayed { left_ms, .. }
            | EventKind::PlayerLeft { left_ms, .. }
            | EventKind::MatchEnded { left_ms, .. }
            | EventKind::TimeRestored { left_ms } => Some(left_ms),
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

    /// When it can happen. Only free takebacks can undo the end of a match.
    fn phase(&self) -> Phase {
        match self {
            EventKind::MovePlayed { .. }
            | EventKind::TakebackAsked { .. }
            | EventKind::TakebackAnswered { .. }
            | EventKind::PlayerLeft { .. }
            | EventKind::DrawOffered { .. }
            | EventKind::DrawAnswered { .. }
            | EventKind::MatchEnded { .. }
            | EventKind::TimeRestored { .. }
            | EventKind::PlayerChanged { .. } => Phase::Playing,
            EventKind::RematchWanted { .. } | EventKind::RematchAgreed => Phase::Over,
            EventKind::MovesTakenBack { .. } | EventKind::MovesRedone { .. } => Phase::Either,
        }
    }
}
