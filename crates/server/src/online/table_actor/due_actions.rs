//! What a table does by itself: fallen flags, bot moves, periodic work with other nodes.

use std::time::Duration;

use tokio::time::Instant;
use wire::online::OnlineRefusal;

use super::active_match::{ActiveMatch, BotsTurn};
use super::bot_runner::BotMove;
use super::clocks::MAX_COMPENSATION;
use super::commands::Order;
use super::resync::Missing;
use super::{IDLE_TIMEOUT, TableActor};
use crate::online::error::AppError;
use crate::online::game_adapter::GameAdapter;
use crate::online::table_record;

impl<G: GameAdapter> TableActor<G> {
    /// How long until something has to be done, if nothing happens before.
    pub(super) fn next_action_in(&self) -> Duration {
        let has_connections = !self.connections.is_empty();
        let idle = self.idle_since.map(|since| IDLE_TIMEOUT.saturating_sub(since.elapsed()));
        let turn = self.cluster.turn_in(has_connections);
        let turn = Some(turn).filter(|turn| !turn.is_zero() && self.has_to_act());
        let flag = self.flag_in().map(|flag_in| self.clocks.flag_wait(flag_in, self.flag_grace()));
        let periodic = self.cluster.periodic_tasks_in(has_connections);
        let check = self.check_in();
        let attendance = self.attendance_in();
        [idle, turn, flag, periodic, check, attendance]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(Duration::from_hours(1))
    }

    /// Does what follows from the state of the match: a flag falls, a bot starts to think, the record
    /// notes that the match is over, a rematch gets its table.
    pub(super) async fn run_due_actions(&mut self) {
        self.run_periodic_tasks().await;
        if let Some(active) = &self.active {
            self.clocks.update(active.position_seq());
        }
        self.bot.stop_unless(self.bots_turn());
        let (flag_in, grace) = (self.flag_in(), self.flag_grace());
        let has_connections = !self.connections.is_empty();
        if self.clocks.is_flag_due(flag_in, grace) {
            self.cluster.take_turn(has_connections);
            let _ = self.execute(&Order::by_server(table::Command::CheckTime)).await;
        }
        if self.has_to_act() && self.cluster.turn_in(has_connections).is_zero() {
            self.cluster.take_turn(has_connections);
            self.start_bot();
            self.store_phase().await;
            self.make_rematch().await;
        }
        self.store_check_time().await;
        self.store_attendance().await;
        self.update_absences();
        self.announce_lost().await;
        let is_idle =
            self.connections.is_empty() && !self.bot.is_running() && !self.verifier.is_busy();
        self.idle_since = is_idle.then(|| self.idle_since.unwrap_or_else(Instant::now));
    }

    pub(super) async fn run_periodic_tasks(&mut self) {
        let due_in = self.cluster.periodic_tasks_in(!self.connections.is_empty());
        if due_in != Some(Duration::ZERO) {
            return;
        }
        self.cluster.resubscribe().await;
        if self.cluster.is_announcement_due() {
            if self.cluster.forget_silent_peers() {
                self.update_absences();
                self.broadcast_table(None);
            }
            self.announce_presence().await;
        }
        #[cfg(feature = "simulation")]
        if self.misses_resync() {
            self.cluster.note_resync();
            return;
        }
        if self.cluster.is_resync_due() {
            self.resync_or_log(Missing::ALL).await;
        }
    }

    /// Whether there is something that the table has to do by itself.
    pub(super) fn has_to_act(&self) -> bool {
        let Some(active) = &self.active else { return false };
        let lacks_rematch = self.record.next.is_none() && !self.rematch.is_impossible();
        (self.bots_turn().is_some() && !self.bot.is_running())
            || self.row.phase != table_record::phase_name(self.phase())
            || (lacks_rematch && active.rematch().is_some())
    }

    /// The turn of the server's bot that is to move. Bots among themselves play only while someone
    /// watches.
    fn bots_turn(&self) -> Option<BotsTurn> {
        let active = self.active.as_ref()?;
        let is_watched = || !self.connections.is_empty() || self.cluster.has_connections();
        active.bots_turn().filter(|_| !active.people().is_empty() || is_watched())
    }

    fn start_bot(&mut self) {
        if self.bots_turn().is_none() || self.bot.is_running() {
            return;
        }
        if let Some(bot) = self.active.as_ref().and_then(ActiveMatch::bot_to_move) {
            self.bot.start(bot, self.state.cpu_permits.clone(), self.state.environment());
        }
    }

    pub(super) async fn play_bot_move(&mut self, chosen: Option<BotMove<G>>) {
        let Some(BotMove { position_seq, seat, command }) = chosen else { return };
        match self.execute(&Order::by_bot(position_seq, command)).await {
            // The bot of another node was faster, or a person has taken the seat again.
            Ok(_) | Err(AppError::Online(OnlineRefusal::PositionChanged)) => {}
            Err(AppError::Rejected(refusal)) => {
                tracing::error!(table = self.row.id, why = refusal.message, "bot move refused");
                // It would choose the same again: the match goes on without it.
                let resign = table::Command::Resign { seat };
                let _ = self.execute(&Order::by_bot(position_seq, resign)).await;
            }
            Err(error) => {
                let why = error.into_refusal().message;
                tracing::error!(table = self.row.id, why, "bot move not stored");
            }
        }
    }

    /// In how long the flag of the seat to move falls.
    pub(super) fn flag_in(&self) -> Option<Duration> {
        let active = self.active.as_ref()?;
        active.flag_in_ms(self.clocks.now_ms(self.state.now_ms())).map(Duration::from_millis)
    }

    /// How long a fallen flag is ignored: a move may be under way, or another node acts first.
    pub(super) fn flag_grace(&self) -> Duration {
        MAX_COMPENSATION + self.cluster.turn_delay(!self.connections.is_empty())
    }
}
