//! The actor that owns a table: it decides, stores, and only then broadcasts.
//!
//! Its state is a copy of the stored match, so any node can load any table. Each part of the actor has
//! its own state and tests; the actor owns the parts and routes messages. Its flows are in [`load`],
//! [`joining`] (connections that come and go), [`commands`] (a command from a player), [`requests`] (chat,
//! hand-over, live hands), [`seating`] (seats and rematches), [`due_actions`] (flags, bots, periodic
//! work), [`broadcast`] and [`resync`] (catching up with the store).

mod active_match;
mod attendance;
mod bot_runner;
mod broadcast;
mod chat;
mod clocks;
mod cluster;
mod commands;
mod connections;
mod due_actions;
mod handover;
mod joining;
mod live_hand;
mod load;
mod presence;
mod requests;
mod resync;
mod seating;
#[cfg(test)]
mod tests;
mod turn_notices;
mod turn_verifier;
mod uptime;

use std::time::Duration;

use store::TableRow;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};
use wire::command::Command;
use wire::online::{BusEnvelope, BusMessage, Phase, TableView};

use super::AppState;
use super::accounts::Requester;
use super::error::AppResult;
use super::game_adapter::GameAdapter;
use super::table_record::TableRecord;
use super::visitor::Visitor;

use active_match::ActiveMatch;
pub(crate) use attendance::ATTENDED_FOR;
use attendance::Attendance;
use bot_runner::BotRunner;
use chat::Chat;
use clocks::Clocks;
use cluster::{ClusterEvent, ClusterSync};
use commands::ClientCommand;
use connections::Connections;
pub(crate) use connections::{Connection, text};
use handover::HandOver;
use live_hand::LiveHand;
pub(crate) use load::{LoadError, LoadedTable};
use presence::Absences;
use resync::{Missing, Newest};
use seating::Rematch;
use turn_verifier::TurnVerifier;

/// How long a table without connections stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_mins(1);

/// A message to a table.
#[derive(Debug)]
pub(crate) enum TableMessage {
    /// A client has connected, or missed something and asks for what comes after `last_seq`.
    Join { connection: Connection, last_seq: Option<u32> },
    /// A connection is closed.
    Leave { connection: u64 },
    /// A client wants something.
    Request { requester: Requester, id: String, request: ClientRequest, reply: ReplyTo },
    /// A page sends what its player's hand does.
    Hand { connection: u64, id: String, seen: u32, parts: Vec<String> },
    /// Asks what the table looks like, and to this visitor.
    GetView { visitor: Option<Visitor>, reply: oneshot::Sender<TableSnapshot> },
    /// The table's record was replaced in the store.
    RecordChanged { version: u64 },
    /// Nobody could reach the match until now.
    RestoreTime,
}

/// Where the answer to a request goes.
#[derive(Debug)]
pub(crate) enum ReplyTo {
    /// To the connection that it came from.
    Connection(u64),
    /// To a task that waits for it.
    Task(oneshot::Sender<AppResult<u32>>),
}

/// What a table looks like.
#[derive(Debug)]
pub(crate) struct TableSnapshot {
    pub(crate) view: TableView,
    /// The seat of the visitor who asked.
    pub(crate) your_seat: Option<u8>,
    pub(crate) to_move: Option<u8>,
}

/// What a client can ask of a table.
#[derive(Debug)]
pub(crate) enum ClientRequest {
    Sit {
        seat: u8,
        name: String,
    },
    SitAnywhere {
        name: String,
    },
    /// Play against the stranger who waits here, if they are still there.
    SitPaired {
        name: String,
    },
    Stand,
    AllowReplay,
    HandOver {
        seat: u8,
        level: u8,
    },
    Command {
        seen: u32,
        command: Command,
        round_trip: Duration,
    },
    Chat {
        text: String,
    },
}

#[derive(Debug)]
struct TableActor<G: GameAdapter> {
    state: AppState,
    row: TableRow,
    record: TableRecord,
    /// The match, once it has started.
    active: Option<ActiveMatch<G>>,
    connections: Connections,
    absences: Absences,
    attendance: Attendance,
    clocks: Clocks,
    chat: Chat,
    bot: BotRunner<G>,
    verifier: TurnVerifier<G>,
    handover: HandOver,
    rematch: Rematch,
    hand: LiveHand,
    cluster: ClusterSync,
    idle_since: Option<Instant>,
    /// When the table has to be looked at again, as it is stored.
    check_at_ms: Option<u64>,
}

impl<G: GameAdapter> TableActor<G> {
    /// The work is boxed: a task is as large as the largest future it may ever await, and most tables
    /// are idle most of the time.
    async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<TableMessage>) {
        self.state.metrics.live_tables.increment(1.0);
        Box::pin(self.restore_time()).await;
        Box::pin(self.run_due_actions()).await;
        loop {
            let wait = self.next_action_in();
            // In a fixed order, so that a simulation can be repeated. What happens once per move comes
            // first and cannot starve the rest; what is due runs after every message.
            tokio::select! {
                biased;
                chosen = self.bot.chosen() => Box::pin(self.play_bot_move(chosen)).await,
                turn = self.verifier.verified() => Box::pin(self.play_verified_turn(turn)).await,
                message = inbox.recv() => match message {
                    Some(message) => Box::pin(self.handle(message)).await,
                    None => break,
                },
                event = self.cluster.next_event() => Box::pin(self.handle_cluster_event(event)).await,
                () = sleep(wait) => {}
            }
            Box::pin(self.run_due_actions()).await;
            if self.idle_since.is_some_and(|since| since.elapsed() >= IDLE_TIMEOUT) {
                break;
            }
        }
        self.state.metrics.live_tables.decrement(1.0);
        // Messages that arrived in the last moment go to the actor that is loaded next.
        inbox.close();
        while let Some(message) = inbox.recv().await {
            let _ = Box::pin(self.state.send_to_table(&self.row.id, message)).await;
        }
    }

    async fn handle(&mut self, message: TableMessage) {
        match message {
            TableMessage::Join { connection, last_seq } => self.join(connection, last_seq).await,
            TableMessage::Leave { connection } => self.leave(connection).await,
            TableMessage::Request { requester, id, request, reply } => {
                self.handle_request(&requester, id, request, reply).await;
            }
            TableMessage::Hand { connection, id, seen, parts } => {
                if let Err(error) = self.show_hand(connection, &id, seen, parts).await {
                    self.answer(ReplyTo::Connection(connection), id, Err(error));
                }
            }
            TableMessage::GetView { visitor, reply } => {
                let _ = reply.send(TableSnapshot {
                    view: self.view(),
                    your_seat: visitor.and_then(|visitor| self.record.seat_of(&visitor)),
                    to_move: self.active.as_ref().and_then(ActiveMatch::to_move),
                });
            }
            TableMessage::RestoreTime => self.restore_time().await,
            TableMessage::RecordChanged { version } => {
                self.resync_to(Newest { version, ..Newest::default() }).await;
            }
        }
    }

    async fn handle_request(
        &mut self,
        requester: &Requester,
        id: String,
        request: ClientRequest,
        reply: ReplyTo,
    ) {
        if let ReplyTo::Connection(connection) = reply
            && self.connections.get(connection).is_none()
        {
            // It was too slow and got dropped: it repeats the request when it reconnects.
            return;
        }
        let visitor = &requester.visitor;
        let done = match request {
            ClientRequest::Command { seen, command, round_trip } => {
                let command = ClientCommand { id, seen, command, round_trip };
                return self.handle_command(visitor, command, reply).await;
            }
            ClientRequest::Sit { seat, name } => self.sit(requester, Some(seat), &name).await,
            ClientRequest::SitAnywhere { name } => self.sit(requester, None, &name).await,
            ClientRequest::SitPaired { name } => self.sit_paired(requester, &name).await,
            ClientRequest::AllowReplay => self.allow_replay(visitor).await,
            ClientRequest::Stand => self.stand(visitor).await,
            ClientRequest::HandOver { seat, level } => self.hand_over(visitor, seat, level).await,
            ClientRequest::Chat { text } => self.write_chat(requester, &id, &text).await,
        };
        let answer = done.map(|()| self.seq());
        self.answer(reply, id, answer);
    }

    async fn handle_cluster_event(&mut self, event: ClusterEvent) {
        match event {
            ClusterEvent::Message(message) => self.handle_bus_message(message).await,
            ClusterEvent::BusChanged => {
                // Other nodes see from the sequence numbers what they have missed, and we resync.
                self.announce_presence().await;
                self.resync_or_log(Missing::ALL).await;
            }
        }
    }

    async fn handle_bus_message(&mut self, envelope: BusEnvelope) {
        match envelope.news {
            BusMessage::Events { after, lines, command } => {
                self.apply_remote_events(after, lines, command).await;
            }
            BusMessage::Changed { seq, version } => {
                self.resync_to(Newest { version, seq, ..Newest::default() }).await;
            }
            BusMessage::Talk { line } => self.broadcast_chat(line).await,
            BusMessage::Here { seats, watching, seq, version, said } => {
                if self.cluster.note_peer(envelope.by, seats, watching) {
                    self.update_absences();
                    self.broadcast_table(None);
                }
                self.resync_to(Newest { seq, version, chat: said }).await;
            }
            BusMessage::Who => {
                if !self.connections.is_empty() {
                    self.announce_presence().await;
                }
            }
            BusMessage::Verifying { position, at_ms } => self.clocks.stop_for_node(position, at_ms),
            BusMessage::Hand { seen, seat, parts } => {
                self.show_remote_hand(seen, seat, parts).await;
            }
            BusMessage::HandOver { seat, level, agreed } => {
                // The node that the agreeing player is connected to answers them.
                let _ = self.agree_to_hand_over(seat, level, &agreed).await;
            }
        }
    }

    fn phase(&self) -> Phase {
        match &self.active {
            None => Phase::Waiting,
            Some(active) if active.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The number of the last event.
    fn seq(&self) -> u32 {
        self.active.as_ref().map_or(0, ActiveMatch::seq)
    }

    fn log_error(&self, error: &(dyn std::error::Error + 'static)) {
        tracing::error!(table = self.row.id, error, "table action failed");
    }
}
