//! What a table sends: its view, log and chat to everyone, turns to bot programs, answers to requests.

use store::ChatRow;
use wire::command::Player;
use wire::online::{ChatLine, ReplayView, ServerToClient, Sitting, TableSeat, TableView};

use super::chat::{LineOrder, chat_line};
use super::connections::Connection;
use super::resync::Missing;
use super::{ReplyTo, TableActor};
use crate::online::error::{AppError, AppResult};
use crate::online::game_adapter::GameAdapter;
use crate::online::table_record;

impl<G: GameAdapter> TableActor<G> {
    /// The table as everyone sees it.
    pub(super) fn view(&self) -> TableView {
        let players = match &self.active {
            Some(active) => active.players(),
            None => self.record.setup.players(),
        };
        let seats = players.into_iter().zip(&self.record.seats).zip(0..);
        let seats = seats.map(|((player, occupant), seat)| TableSeat {
            taken: occupant.is_some() || player != Player::Human,
            here: player != Player::Human || self.is_present(seat),
            name: occupant.as_ref().map_or_else(String::new, |occupant| occupant.name.clone()),
            sitting: occupant.as_ref().map_or_else(Sitting::default, |occupant| occupant.sitting),
            rating: occupant.as_ref().and_then(|occupant| occupant.rating),
            player,
        });
        let spectators = self.connections.spectators(&self.record);
        let visibility = table_record::visibility(&self.row);
        let is_paired = self.row.pairing.is_some();
        TableView {
            id: self.row.id.clone(),
            game: self.record.setup.game(),
            visibility,
            phase: self.phase(),
            seats: seats.collect(),
            clock: self.record.setup.clock(),
            rated: self.record.rated,
            watching: spectators.saturating_add(self.cluster.spectators()),
            made_ms: self.row.made_ms,
            handover: self.handover.view(),
            next: self.record.next.clone(),
            replay: ReplayView {
                public: table_record::is_replay_public(visibility, is_paired, &self.record),
                allowed: self.record.replay.iter().copied().collect(),
            },
        }
    }

    /// Sends everyone but `except` the table as it looks now.
    pub(super) fn broadcast_table(&mut self, except: Option<u64>) {
        let (table, record) = (self.view(), &self.record);
        self.connections.broadcast_each(except, |connection| ServerToClient::Table {
            table: table.clone(),
            you: record.seat_of(&connection.requester.visitor),
        });
    }

    /// Sends everyone the log after an event; all of it if none is given.
    pub(super) fn broadcast_log(&mut self, after: Option<u32>) {
        let Some(active) = &self.active else { return };
        let is_new_position = after.is_none_or(|after| active.position_seq() > after);
        let log = active.log_after(after, self.state.now_ms());
        self.connections.broadcast(&ServerToClient::Log { log });
        if is_new_position {
            self.send_bot_turns(None);
        }
    }

    /// Sends everyone a chat line, unless they have it. If others come before it, they are read from
    /// the store, so that everyone sees all lines in the same order.
    pub(super) async fn broadcast_chat(&mut self, line: ChatLine) {
        match self.chat.note(line.number) {
            LineOrder::Next => self.connections.broadcast_chat(line),
            LineOrder::SentBefore => {}
            LineOrder::Gap => self.resync_or_log(Missing::CHAT).await,
        }
    }

    /// Sends everyone those of the newest stored lines that they lack.
    pub(super) fn broadcast_stored_chat(&mut self, lines: &[ChatRow]) {
        for row in lines {
            if self.chat.note_stored(row.number) {
                self.connections.broadcast_chat(chat_line(row.clone(), &self.record));
            }
        }
    }

    /// Tells the bot programs to move that it is their turn, or only this connection.
    pub(super) fn send_bot_turns(&mut self, only: Option<u64>) {
        let Some(active) = &self.active else { return };
        let Some(seat) = active.to_move() else { return };
        let is_to_move = |connection: &&Connection| {
            connection.requester.is_bot()
                && only.is_none_or(|only| connection.id == only)
                && self.record.seat_of(&connection.requester.visitor) == Some(seat)
        };
        let ids: Vec<u64> =
            self.connections.iter().filter(is_to_move).map(|connection| connection.id).collect();
        if ids.is_empty() {
            return;
        }
        let turn = serde_json::to_string(&active.bot_turn(seat));
        let turn = turn.expect("plain data has a JSON form");
        for id in ids {
            self.connections.send_text(id, turn.clone().into());
        }
    }

    /// Answers a request.
    pub(super) fn answer(&mut self, reply: ReplyTo, id: String, answer: AppResult<u32>) {
        if let Err(AppError::Internal(error)) = &answer {
            self.log_error(error.as_ref());
        }
        match reply {
            ReplyTo::Task(sender) => drop(sender.send(answer)),
            ReplyTo::Connection(connection) => {
                let message = match answer {
                    Ok(seq) => ServerToClient::Done { id, seq },
                    Err(error) => {
                        let refusal = error.into_refusal();
                        ServerToClient::Refused { id: Some(id), refusal, seq: self.seq() }
                    }
                };
                self.connections.send(connection, &message);
            }
        }
    }
}
