//! Loading a table from the store.

use std::time::Duration;

use futures_util::future::BoxFuture;
use store::{StoreError, TableRow};
use tokio::sync::mpsc;
use tokio::time::timeout;
use wire::online::Game;

use super::active_match::ActiveMatch;
use super::attendance::Attendance;
use super::bot_runner::BotRunner;
use super::chat::Chat;
use super::clocks::Clocks;
use super::cluster::ClusterSync;
use super::connections::Connections;
use super::handover::HandOver;
use super::live_hand::LiveHand;
use super::presence::Absences;
use super::seating::Rematch;
use super::turn_verifier::TurnVerifier;
use super::{TableActor, TableMessage};
use crate::online::AppState;
use crate::online::game_adapter::GameAdapter;
use crate::online::table_record::{self, TableRecord};

/// How many messages may wait for a table.
const INBOX_CAPACITY: usize = 256;

/// How long loading a table waits for other nodes to say who is connected.
const PRESENCE_TIMEOUT: Duration = Duration::from_millis(150);

/// Why a table cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("no such table")]
    Missing,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("invalid record: {0}")]
    Record(#[from] serde_json::Error),
    #[error("invalid log: {0}")]
    Log(#[from] match_log::LogError),
    #[error("unknown game")]
    Game,
}

/// A table that has been read from the store, ready to [start](LoadedTable::start).
pub(crate) struct LoadedTable(Box<dyn FnOnce() -> mpsc::Sender<TableMessage> + Send>);

impl LoadedTable {
    /// Boxed, because every socket's task may load a table, and because an actor that stops may load
    /// its own successor.
    pub(crate) fn load<'a>(
        state: &'a AppState,
        id: &'a str,
    ) -> BoxFuture<'a, Result<LoadedTable, LoadError>> {
        Box::pin(async move {
            // Subscribe before reading, so that nothing is missed in between.
            let cluster = ClusterSync::join(state.config.bus.clone(), id).await;
            let row = state.store.table(id).await?.ok_or(LoadError::Missing)?;
            match table_record::game(&row).ok_or(LoadError::Game)? {
                Game::Klotz => load::<klotz::Klotz>(state, row, cluster).await,
                Game::Climbers => load::<climbers::Climbers>(state, row, cluster).await,
                Game::Xstack => load::<xstack::XStack>(state, row, cluster).await,
            }
        })
    }

    /// Spawns the actor and returns its inbox.
    pub(crate) fn start(self) -> mpsc::Sender<TableMessage> {
        (self.0)()
    }
}

fn load<G: GameAdapter>(
    state: &AppState,
    row: TableRow,
    cluster: ClusterSync,
) -> BoxFuture<'_, Result<LoadedTable, LoadError>> {
    Box::pin(TableActor::<G>::load(state, row, cluster))
}

impl<G: GameAdapter> TableActor<G> {
    async fn load(
        state: &AppState,
        row: TableRow,
        cluster: ClusterSync,
    ) -> Result<LoadedTable, LoadError> {
        let record = TableRecord::read(&row)?;
        let mut actor = Box::new(TableActor::<G> {
            state: state.clone(),
            active: None,
            connections: Connections::new(state.metrics.slow_connections.clone()),
            absences: Absences::default(),
            attendance: Attendance::default(),
            clocks: Clocks::new(record.seats.len()),
            chat: Chat::default(),
            bot: BotRunner::default(),
            verifier: TurnVerifier::default(),
            handover: HandOver::default(),
            rematch: Rematch::default(),
            hand: LiveHand::default(),
            cluster,
            idle_since: None,
            check_at_ms: None,
            row,
            record,
        });
        actor.active = actor.load_match().await?;
        actor.update_absences();
        // The lobby wants to know whether someone is waiting at another node.
        if actor.active.is_none()
            && actor.cluster.is_connected()
            && let Ok(event) = timeout(PRESENCE_TIMEOUT, actor.cluster.next_event()).await
        {
            actor.handle_cluster_event(event).await;
        }
        Ok(LoadedTable(Box::new(move || {
            let (sender, inbox) = mpsc::channel(INBOX_CAPACITY);
            tokio::spawn(actor.run(inbox));
            sender
        })))
    }

    /// Reads the match from the store, if it has started.
    pub(super) async fn load_match(&self) -> Result<Option<ActiveMatch<G>>, LoadError> {
        let Some(header) = self.record.header.clone() else { return Ok(None) };
        let mut active = ActiveMatch::new(header)?;
        for event in self.state.store.events(&self.row.id, 0).await? {
            active.apply(event)?;
        }
        Ok(Some(active))
    }
}
