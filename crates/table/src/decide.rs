//! Decides which events a command leads to.

use game::{Departure, Game, Outcome, Seat, SeatSet, Verdict};

use crate::{
    Answer, BotAnswers, Command, Event, EventKind, Player, StepKind, Table, TableRefusal,
    TableRule, Takebacks,
};

/// The events that a command leads to, decided but not yet applied.
///
/// It contains the position after the move, so that [`Journal::commit`](crate::Journal::commit)
/// does not validate the move again.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<G: Game> {
    pub(crate) events: Vec<Event<G>>,
    pub(crate) position: Option<G>,
}

impl<G: Game> Decision<G> {
    /// The events, in order.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The position after the move, if the command plays one.
    pub fn position(&self) -> Option<&G> {
        self.position.as_ref()
    }
}

/// The events, or why the command is refused.
type Decided<G> = Result<Vec<EventKind<G>>, TableRefusal<<G as Game>::Illegal>>;

impl<G: Game> Table<G> {
    /// The events that a command leads to, or why it is refused. Changes nothing.
    ///
    /// A fallen flag comes first: if the seat to move is out of time, any command leads to that
    /// event, and the command itself is dropped. If `now_ms` is before the last event, the time of
    /// that event counts.
    pub fn decide(
        &self,
        command: &Command<G>,
        now_ms: u64,
    ) -> Result<Vec<Event<G>>, TableRefusal<G::Illegal>> {
        self.decide_delayed(command, now_ms, 0, played).map(|decision| decision.events)
    }

    /// Like [`Table::decide`], for a command that was sent `delay_ms` ago. It happens now, but a move
    /// uses only the time until it was sent, and a flag that fell later does not count. For all
    /// other commands, `delay_ms` is how long a move of the seat to move may be in transit: a win on
    /// time has to wait for it.
    ///
    /// `play` returns the position after a legal move. Pass [`played`], unless you know the position
    /// already.
    pub fn decide_delayed(
        &self,
        command: &Command<G>,
        now_ms: u64,
        delay_ms: u64,
        play: impl FnOnce(&G, &G::Move) -> Result<G, G::Illegal>,
    ) -> Result<Decision<G>, TableRefusal<G::Illegal>> {
        let at_ms = now_ms.max(self.last_ms);
        let earlier = |ms| at_ms.saturating_sub(ms).max(self.last_ms);
        // Only a move stops a clock, and only the clock of its player.
        let sent_ms = match command {
            Command::PlayMove { seat, .. } if self.running() == Some(*seat) => earlier(delay_ms),
            _ => at_ms,
        };
        let flag_ms = match command {
            Command::CheckTime => at_ms,
            Command::RestoreTime { lost_ms } => at_ms.saturating_sub(*lost_ms),
            _ => earlier(delay_ms),
        };
        let mut position = None;
        let kinds = match (self.fallen_flag(flag_ms), command) {
            (Some(seat), _) => vec![self.departure(seat, Departure::Time, at_ms)],
            (None, Command::PlayMove { seat, ply, mv }) => {
                self.check_turn(*seat, *ply)?;
                position = Some(play(&self.game, mv).map_err(TableRefusal::Illegal)?);
                let left_ms = self.clock.left_after_move(*seat, self.running(), sent_ms);
                vec![EventKind::MovePlayed { seat: *seat, mv: mv.clone(), left_ms }]
            }
            (None, _) => self.grant(command, sent_ms)?,
        };
        let numbered = (self.seq + 1..).zip(kinds);
        let rules_version = self.setup.rules_version();
        let events = numbered.map(|(seq, kind)| Event { seq, at_ms, rules_version, kind });
        Ok(Decision { events: events.collect(), position })
    }

    /// Whether this seat may play a move now, chosen after this many moves.
    pub fn check_turn(&self, seat: Seat, ply: u32) -> Result<(), TableRefusal<G::Illegal>> {
        self.check_in_play(seat)?;
        let played = self.ply();
        if ply != played {
            return Err(TableRefusal::Stale { seen: ply, played });
        }
        let to_move = self.to_move().ok_or(TableRefusal::MatchOver)?;
        if seat == to_move { Ok(()) } else { Err(TableRefusal::NotYourTurn { seat, to_move }) }
    }

    fn grant(&self, command: &Command<G>, at_ms: u64) -> Decided<G> {
        match command {
            Command::TakeBack { seat, ply } => self.take_back(*seat, *ply),
            Command::AnswerTakeBack { seat, answer } => self.answer_take_back(*seat, *answer),
            Command::Redo { seat, ply } => self.redo(*seat, *ply),
            Command::Resign { seat } => {
                self.check_in_play(*seat)?;
                Ok(vec![self.departure(*seat, Departure::Resignation, at_ms)])
            }
            Command::Abort { seat } => self.abort(*seat, at_ms),
            Command::OfferDraw { seat } => self.offer_draw(*seat),
            Command::AnswerDraw { seat, answer } => self.answer_draw(*seat, *answer, at_ms),
            // `decide_delayed` itself plays moves and checks flags.
            Command::PlayMove { .. } | Command::CheckTime => Ok(Vec::new()),
            Command::RestoreTime { lost_ms } => Ok(self.restore_time(*lost_ms, at_ms)),
            Command::SetPlayer { seat, player } => self.set_player(*seat, *player),
            Command::Rematch { seat } => self.want_rematch(*seat),
        }
    }

    fn take_back(&self, seat: Seat, ply: u32) -> Decided<G> {
        self.check_seat(seat)?;
        let played = self.ply();
        let kept = self.steps_after_takeback(ply).ok_or(TableRefusal::NoSuchPly { ply, played })?;
        let taken_back = &self.steps[kept..];
        if self.setup.takebacks() == Takebacks::Free {
            return match taken_back {
                [] => Err(TableRefusal::NothingToTakeBack),
                _ => Ok(vec![EventKind::MovesTakenBack { seat, ply }]),
            };
        }

        self.check_in_play(seat)?;
        if self.takeback.is_some() {
            return Err(TableRefusal::TakebackPending);
        }
        let left_since = taken_back.iter().find_map(|step| match step.kind {
            StepKind::Left { seat, .. } => Some(seat),
            StepKind::Played { .. } | StepKind::Ended { .. } => None,
        });
        if let Some(seat) = left_since {
            return Err(TableRefusal::LeftSince(seat));
        }
        if taken_back.is_empty() {
            return Err(TableRefusal::NothingToTakeBack);
        }
        if self.last_requests[seat.index()].takeback == Some(played) {
            return Err(TableRefusal::TakebackAskedBefore);
        }
        let mut kinds = vec![EventKind::TakebackAsked { seat, ply }];
        let others = self.in_play.without(seat);
        let bots = self.answered_by_table(others);
        // A bot does not take back the moves of the person before it. One refusal is enough.
        let is_before_handover =
            |bot: &Seat| self.handed_over_at[bot.index()].is_some_and(|since| ply < since);
        if let Some(bot) = bots.iter().find(is_before_handover) {
            kinds.push(EventKind::TakebackAnswered { seat: bot, answer: Answer::Decline });
            return Ok(kinds);
        }
        kinds.extend(
            bots.iter().map(|seat| EventKind::TakebackAnswered { seat, answer: Answer::Accept }),
        );
        if bots == others {
            kinds.push(EventKind::MovesTakenBack { seat, ply });
        }
        Ok(kinds)
    }

    fn answer_take_back(&self, seat: Seat, answer: Answer) -> Decided<G> {
        self.check_in_play(seat)?;
        let request = self.takeback.as_ref().ok_or(TableRefusal::NoTakebackAsked)?;
        if !request.waiting_for.contains(seat) {
            return Err(TableRefusal::NotAsked(seat));
        }
        let mut kinds = vec![EventKind::TakebackAnswered { seat, answer }];
        if answer == Answer::Accept && request.waiting_for.without(seat).is_empty() {
            kinds.push(EventKind::MovesTakenBack { seat: request.by, ply: request.ply });
        }
        Ok(kinds)
    }

    fn redo(&self, seat: Seat, ply: u32) -> Decided<G> {
        self.check_seat(seat)?;
        if self.setup.takebacks() != Takebacks::Free {
            return Err(TableRefusal::RedoNeedsFreeTakebacks);
        }
        match self.steps_to_redo(ply) {
            None | Some(0) => Err(TableRefusal::NothingToRedo { redoable: self.redoable() }),
            Some(_) => Ok(vec![EventKind::MovesRedone { seat, ply }]),
        }
    }

    fn abort(&self, seat: Seat, at_ms: u64) -> Decided<G> {
        self.check_in_play(seat)?;
        let has_moved =
            |kind: &StepKind<G>| matches!(kind, StepKind::Played { seat: by, .. } if *by == seat);
        if self.steps.iter().any(|step| has_moved(&step.kind)) {
            return Err(TableRefusal::TooLateToAbort(seat));
        }
        let outcome = Outcome { verdict: Verdict::Drawn, rule: TableRule::Aborted };
        Ok(vec![EventKind::MatchEnded { outcome, left_ms: self.left_ms(at_ms) }])
    }

    fn offer_draw(&self, seat: Seat) -> Decided<G> {
        self.check_in_play(seat)?;
        if self.draw.is_some() {
            return Err(TableRefusal::DrawPending);
        }
        if self.last_requests[seat.index()].draw == Some(self.ply()) {
            return Err(TableRefusal::DrawOfferedBefore);
        }
        let mut kinds = vec![EventKind::DrawOffered { seat }];
        let bots = self.answered_by_table(self.in_play.without(seat));
        // One refusal is enough.
        let refusal = bots.iter().next();
        kinds.extend(refusal.map(|seat| EventKind::DrawAnswered { seat, answer: Answer::Decline }));
        Ok(kinds)
    }

    fn answer_draw(&self, seat: Seat, answer: Answer, at_ms: u64) -> Decided<G> {
        self.check_in_play(seat)?;
        let offer = self.draw.as_ref().ok_or(TableRefusal::NoDrawOffered)?;
        if !offer.waiting_for.contains(seat) {
            return Err(TableRefusal::NotAsked(seat));
        }
        let mut kinds = vec![EventKind::DrawAnswered { seat, answer }];
        if answer == Answer::Accept && offer.waiting_for.without(seat).is_empty() {
            let outcome = Outcome { verdict: Verdict::Drawn, rule: TableRule::Agreement };
            kinds.push(EventKind::MatchEnded { outcome, left_ms: self.left_ms(at_ms) });
        }
        Ok(kinds)
    }

    fn set_player(&self, seat: Seat, player: Player) -> Decided<G> {
        self.check_in_play(seat)?;
        if self.players[seat.index()] == player {
            return Err(TableRefusal::PlayerUnchanged(seat));
        }
        let mut kinds = vec![EventKind::PlayerChanged { seat, player }];
        let is_answered_by_table = self.setup.bot_answers() == BotAnswers::ByTable;
        if matches!(player, Player::Bot { .. }) && is_answered_by_table {
            // The bot declines what the person was asked: that was about the person's moves.
            let answer = Answer::Decline;
            if self.takeback.as_ref().is_some_and(|request| request.waiting_for.contains(seat)) {
                kinds.push(EventKind::TakebackAnswered { seat, answer });
            }
            if self.draw.as_ref().is_some_and(|offer| offer.waiting_for.contains(seat)) {
                kinds.push(EventKind::DrawAnswered { seat, answer });
            }
        }
        Ok(kinds)
    }

    /// No event if no clock runs.
    fn restore_time(&self, lost_ms: u64, at_ms: u64) -> Vec<EventKind<G>> {
        if self.running().is_none() || lost_ms == 0 {
            return Vec::new();
        }
        let left_ms = self.left_ms(at_ms.saturating_sub(lost_ms));
        vec![EventKind::TimeRestored { left_ms }]
    }

    fn want_rematch(&self, seat: Seat) -> Decided<G> {
        self.check_seat(seat)?;
        if self.outcome().is_none() {
            return Err(TableRefusal::MatchNotOver);
        }
        if self.rematch_agreed {
            return Err(TableRefusal::RematchAgreed);
        }
        if self.rematch_wanted.contains(seat) {
            return Err(TableRefusal::RematchWantedBefore(seat));
        }
        let mut kinds = vec![EventKind::RematchWanted { seat }];
        if self.everyone_plays_again(self.rematch_wanted.with(seat)) {
            kinds.push(EventKind::RematchAgreed);
        }
        Ok(kinds)
    }

    /// Whether there is a rematch if `wanted` ask for it. Bots always agree. People are asked one by
    /// one, unless they share a screen.
    pub(crate) fn everyone_plays_again(&self, wanted: SeatSet) -> bool {
        let mut people = Seat::first(self.players.len()).filter(|seat| !self.is_bot(*seat));
        self.setup.takebacks() == Takebacks::Free || people.all(|seat| wanted.contains(seat))
    }

    /// The event when a player leaves: with two players left, the other one wins.
    fn departure(&self, seat: Seat, reason: Departure, at_ms: u64) -> EventKind<G> {
        let others = self.in_play.without(seat);
        if others.len() == 1 {
            let outcome = Outcome { verdict: Verdict::Won(others), rule: reason.into() };
            return EventKind::MatchEnded { outcome, left_ms: self.left_ms(at_ms) };
        }
        // The clock of the seat to move keeps running if another player leaves.
        let turn_ends = self.running().filter(|&running| running == seat);
        let left_ms = self.clock.left_at(turn_ends, at_ms);
        EventKind::PlayerLeft { seat, reason, left_ms }
    }

    /// The seat to move, if its time is up.
    fn fallen_flag(&self, at_ms: u64) -> Option<Seat> {
        let seat = self.running()?;
        (self.left_ms(at_ms)[seat.index()] == 0).then_some(seat)
    }

    /// Those of `seats` that the table answers for.
    fn answered_by_table(&self, seats: SeatSet) -> SeatSet {
        match self.setup.bot_answers() {
            BotAnswers::ByTable => seats.iter().filter(|&seat| self.is_bot(seat)).collect(),
            BotAnswers::ByCommand => SeatSet::EMPTY,
        }
    }

    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()], Player::Bot { .. })
    }

    fn check_seat(&self, seat: Seat) -> Result<(), TableRefusal<G::Illegal>> {
        let exists = seat.index() < self.players.len();
        if exists { Ok(()) } else { Err(TableRefusal::NoSuchSeat(seat)) }
    }

    /// Most commands are for players who have not left, during the match.
    fn check_in_play(&self, seat: Seat) -> Result<(), TableRefusal<G::Illegal>> {
        self.check_seat(seat)?;
        if self.outcome().is_some() {
            return Err(TableRefusal::MatchOver);
        }
        if self.in_play.contains(seat) { Ok(()) } else { Err(TableRefusal::SeatOut(seat)) }
    }
}

/// The position after a legal move.
pub fn played<G: Game>(game: &G, mv: &G::Move) -> Result<G, G::Illegal> {
    let mut after = game.clone();
    after.play(mv)?;
    Ok(after)
}
