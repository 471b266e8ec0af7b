//! Requests beside the match: chat, handing a seat over to a bot, and live hands.

use game::Seat;
use store::ChatRow;
use tokio::time::Instant;
use wire::WireError;
use wire::command::Player;
use wire::online::{
    BusMessage, Game, HandOverView, OnlineRefusal, Phase, ServerToClient, Visibility,
};

use super::TableActor;
use super::chat::{chat_line, sitting_name};
use super::commands::Order;
use super::handover::Agreement;
use super::live_hand::Accepted;
use super::resync::Newest;
use super::turn_notices::is_correspondence;
use crate::online::accounts::Requester;
use crate::online::error::AppResult;
use crate::online::game_adapter::GameAdapter;
use crate::online::sanitize;
use crate::online::table_record;
use crate::online::visitor::Visitor;

impl<G: GameAdapter> TableActor<G> {
    /// Stores a chat line and sends it to everyone.
    pub(super) async fn write_chat(
        &mut self,
        requester: &Requester,
        id: &str,
        text: &str,
    ) -> AppResult<()> {
        let visitor = &requester.visitor;
        sanitize::check_id(id)?;
        let text = sanitize::chat(text)?;
        let seat = self.record.seat_of(visitor);
        if !self.may_read_chat(visitor).await {
            return Err(OnlineRefusal::NotSeated.into());
        }
        if !self.chat.allow(visitor, seat.is_some(), Instant::now()) {
            return Err(OnlineRefusal::TooFast.into());
        }
        let row = ChatRow {
            number: 0,
            request_id: format!("{} {id}", visitor.as_str()),
            at_ms: self.state.now_ms(),
            seat,
            name: seat.map_or("", |seat| self.record.name(usize::from(seat))).to_owned(),
            sitting: Some(sitting_name(requester.sitting()).to_owned()),
            text,
        };
        if let Some(number) = self.state.store.add_chat_line(&self.row.id, row.clone()).await? {
            let line = chat_line(ChatRow { number, ..row }, &self.record);
            self.broadcast_chat(line.clone()).await;
            self.cluster.publish(BusMessage::Talk { line }).await;
        }
        Ok(())
    }

    /// Whether a visitor may read and write the chat. At a private table, that is for players and for
    /// those who came while the match was played: a link that leaks later must not reveal it.
    pub(super) async fn may_read_chat(&self, visitor: &Visitor) -> bool {
        let is_private = table_record::visibility(&self.row) == Visibility::Private;
        if !is_private || self.record.seat_of(visitor).is_some() {
            return true;
        }
        let (store, table) = (&self.state.store, &self.row.id);
        if self.phase() != Phase::Over {
            if let Err(error) = store.add_watcher(table, visitor.as_str()).await {
                self.log_error(&error);
            }
            return true;
        }
        store.is_watcher(table, visitor.as_str()).await.unwrap_or(false)
    }

    /// A player lets everyone replay the match.
    pub(super) async fn allow_replay(&mut self, visitor: &Visitor) -> AppResult<()> {
        let seat = self.record.seat_of(visitor).ok_or(OnlineRefusal::NotSeated)?;
        self.change_record(|record| Ok(record.allow_replay(seat))).await
    }

    /// A player asks for a bot on the seat of someone who left, or agrees to it.
    pub(super) async fn hand_over(
        &mut self,
        visitor: &Visitor,
        seat: u8,
        level: u8,
    ) -> AppResult<()> {
        let by = self.record.seat_of(visitor).ok_or(OnlineRefusal::NotSeated)?;
        let active = self.active.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        // Otherwise one could resign against the bot, and nothing would be rated.
        if self.record.rated {
            return Err(OnlineRefusal::RatedHandOver.into());
        }
        Player::Bot { level }.read()?;
        let player = active.players().into_iter().nth(usize::from(seat));
        if matches!(player, Some(Player::Bot { .. })) {
            // A repeated request: it is done already.
            return Ok(());
        }
        if !active.people().contains(&by) {
            return Err(OnlineRefusal::NotSeated.into());
        }
        let has_left = !is_correspondence(&self.record)
            && self.absences.has_lasted(seat, self.state.config.absence);
        if by == seat || !has_left {
            return Err(OnlineRefusal::StillThere.into());
        }
        let done = self.agree_to_hand_over(seat, level, &[by]).await;
        if let Some(HandOverView { seat, level, agreed }) = self.handover.view() {
            self.cluster.publish(BusMessage::HandOver { seat, level, agreed }).await;
        }
        done
    }

    /// Seats agree, here or at another node, that a bot plays for another one.
    pub(super) async fn agree_to_hand_over(
        &mut self,
        seat: u8,
        level: u8,
        agreed: &[u8],
    ) -> AppResult<()> {
        let people = self.active.as_ref().ok_or(OnlineRefusal::NotStarted)?.people();
        if self.record.rated || !people.contains(&seat) || self.is_present(seat) {
            return Err(OnlineRefusal::StillThere.into());
        }
        match self.handover.agree(seat, level, agreed, &people) {
            Agreement::Waiting => {
                self.broadcast_table(None);
                Ok(())
            }
            Agreement::Reached { level } => {
                let Some(seat) = Seat::new(usize::from(seat)) else { return Ok(()) };
                let player = table::Player::Bot { level };
                let command = table::Command::SetPlayer { seat, player };
                let done = self.execute(&Order::by_server(command)).await;
                if done.is_err() {
                    // The vote is over all the same.
                    self.broadcast_table(None);
                }
                done.map(drop)
            }
        }
    }

    /// Shows everyone what the hand of the player to move does.
    pub(super) async fn show_hand(
        &mut self,
        connection: u64,
        id: &str,
        seen: u32,
        parts: Vec<String>,
    ) -> AppResult<()> {
        let Some(sender) = self.connections.get(connection) else { return Ok(()) };
        sanitize::check_id(id)?;
        let seat = self.record.seat_of(&sender.requester.visitor);
        let seat = seat.ok_or(OnlineRefusal::NotSeated)?;
        let active = self.active.as_ref().ok_or(OnlineRefusal::NotStarted)?;
        if self.record.setup.game() != Game::Xstack {
            let detail = "only X-Stack shows hands".to_owned();
            return Err(WireError::BadMessage { detail }.into());
        }
        active.check_to_move(seat)?;
        let position_seq = active.position_seq();
        if seen < position_seq {
            return Err(OnlineRefusal::PositionChanged.into());
        }
        let now = Instant::now();
        if !self.hand.allow_message(position_seq, seat, now) {
            return Err(OnlineRefusal::TooFast.into());
        }
        let accepted = self.hand.add(position_seq, seat, parts, now);
        self.broadcast_hand(Some(connection), seat, &accepted);
        let Accepted { parts, refusal, .. } = accepted;
        if !parts.is_empty() {
            self.cluster.publish(BusMessage::Hand { seen, seat, parts }).await;
        }
        refusal.map_or(Ok(()), |refusal| Err(refusal.into()))
    }

    /// Shows a hand that another node has sent.
    pub(super) async fn show_remote_hand(&mut self, seen: u32, seat: u8, parts: Vec<String>) {
        self.resync_to(Newest { seq: seen, ..Newest::default() }).await;
        let Some(active) = &self.active else { return };
        let position_seq = active.position_seq();
        if seen >= position_seq && active.to_move() == Some(seat) {
            let accepted = self.hand.add(position_seq, seat, parts, Instant::now());
            self.broadcast_hand(None, seat, &accepted);
        }
    }

    fn broadcast_hand(&self, except: Option<u64>, seat: u8, accepted: &Accepted) {
        let Accepted { parts, begins, .. } = accepted;
        if !parts.is_empty() {
            let message = ServerToClient::Hand { seat, begins: *begins, parts: parts.clone() };
            self.connections.broadcast_unreliable(except, &message);
        }
    }

    /// Sends a newcomer what the hand has done so far.
    pub(super) fn send_hand(&mut self, connection: u64) {
        let Some(active) = &self.active else { return };
        let Some((seat, parts)) = self.hand.so_far(active.position_seq()) else { return };
        let is_page = |id| self.connections.get(id).is_some_and(|to| !to.requester.is_bot());
        if is_page(connection) {
            self.connections.send(connection, &ServerToClient::Hand { seat, begins: true, parts });
        }
    }
}
