//! A bot plays for somebody who is gone, if everybody else agrees.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use wire::Refusal;
use wire::online::{HandOverView, News, OnlineRefusal};
use wire::table::{Clock, Command, Player};

use super::TableActor;
use super::command::Order;
use crate::online::visitor::Visitor;

/// Who has a day for a move may be away for one.
const CORRESPONDENCE: Duration = Duration::from_hours(24);

/// A wish that a bot may play for somebody. Not stored: after a restart it is asked for again.
#[derive(Debug)]
pub(super) struct HandOver {
    seat: u8,
    level: u8,
    agreed: BTreeSet<u8>,
}

impl HandOver {
    pub(super) fn view(&self) -> HandOverView {
        let agreed = self.agreed.iter().copied().collect();
        HandOverView { seat: self.seat, level: self.level, agreed }
    }
}

impl TableActor {
    /// Somebody wants a bot to play for a seat, or agrees to it. It does once all have said so.
    pub(super) async fn hand_over(
        &mut self,
        visitor: &Visitor,
        seat: u8,
        level: u8,
    ) -> Result<u32, Refusal> {
        let by = self.record.seat_of(visitor).ok_or(OnlineRefusal::NotSeated)?;
        let started = self.started.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        Player::Bot { level }.read()?;
        let player = started.playing.players().into_iter().nth(usize::from(seat));
        if matches!(player, Some(Player::Bot { .. })) {
            // Done already: the wish has come again.
            return Ok(self.seq());
        }
        if !started.playing.people().contains(&by) {
            return Err(OnlineRefusal::NotSeated.into());
        }
        if by == seat || !self.is_gone(seat) {
            return Err(OnlineRefusal::StillThere.into());
        }
        let seq = self.agree_to_hand_over(seat, level, &[by]).await;
        if let Some(wish) = self.handover.as_ref().map(HandOver::view) {
            let HandOverView { seat, level, agreed } = wish;
            self.tell_others(News::HandOver { seat, level, agreed }).await;
        }
        seq
    }

    /// Seats agree that a bot plays for another one, here or at another server.
    pub(super) async fn agree_to_hand_over(
        &mut self,
        seat: u8,
        level: u8,
        agreed: &[u8],
    ) -> Result<u32, Refusal> {
        let started = self.started.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        let people = started.playing.people();
        if !people.contains(&seat) || self.is_here(seat) {
            return Err(OnlineRefusal::StillThere.into());
        }
        let wish = self.handover.take().filter(|wish| wish.seat == seat);
        let mut wish = wish.unwrap_or_else(|| HandOver { seat, level, agreed: BTreeSet::new() });
        wish.agreed
            .extend(agreed.iter().filter(|&&other| other != seat && people.contains(&other)));
        let others = people.iter().filter(|&&other| other != seat);
        let all = others.copied().all(|other| wish.agreed.contains(&other));
        if !all {
            self.handover = Some(wish);
            self.tell_table();
            return Ok(self.seq());
        }
        let player = Player::Bot { level: wish.level };
        let seq = self.execute(&Order::own(Command::SetPlayer { seat, player })).await;
        if seq.is_err() {
            // The wish is forgotten, and that is all there is to tell.
            self.tell_table();
        }
        seq
    }

    /// Once a bot plays for somebody, here or by the word of another server, or they are out of the match, or it
    /// is over, nobody asks for it any more. Whether somebody did.
    pub(super) fn forget_handover(&mut self) -> bool {
        let Some(started) = &self.started else { return false };
        let (over, people) = (started.playing.is_over(), started.playing.people());
        self.handover.take_if(|wish| over || !people.contains(&wish.seat)).is_some()
    }

    fn is_gone(&self, seat: u8) -> bool {
        let clock = self.record.setup.clock();
        let slow = matches!(clock, Clock::PerMove { move_ms }
            if u128::from(move_ms) >= CORRESPONDENCE.as_millis());
        let absence = self.state.settings.absence;
        !slow && self.gone.get(&seat).is_some_and(|since| since.elapsed() >= absence)
    }

    /// Notes since when whoever sits at the table is not connected. Who is back needs no bot.
    pub(super) fn note_who_is_gone(&mut self) {
        for seat in 0..self.record.seats.len() as u8 {
            if self.record.seats[usize::from(seat)].is_none() {
                continue;
            }
            if self.is_here(seat) {
                self.gone.remove(&seat);
                self.handover.take_if(|wish| wish.seat == seat);
            } else {
                self.gone.entry(seat).or_insert_with(Instant::now);
            }
        }
    }
}
