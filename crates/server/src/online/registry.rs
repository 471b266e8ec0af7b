//! The tables in memory.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};
use wire::online::{BusMessage, OnlineRefusal};

use super::AppState;
use super::accounts::Requester;
use super::error::AppResult;
use super::rate_limits::MAX_LIVE;
use super::table_actor::{
    ClientRequest, LoadError, LoadedTable, ReplyTo, TableMessage, TableSnapshot,
};
use super::visitor::Visitor;

/// The inboxes of the tables in memory, by id.
#[derive(Debug, Default)]
pub(crate) struct Registry(Mutex<BTreeMap<String, mpsc::Sender<TableMessage>>>);

impl Registry {
    fn find(&self, id: &str) -> Option<mpsc::Sender<TableMessage>> {
        self.lock().get(id).filter(|table| !table.is_closed()).cloned()
    }

    /// All tables in memory.
    pub(super) fn all(&self) -> Vec<mpsc::Sender<TableMessage>> {
        self.lock().values().filter(|table| !table.is_closed()).cloned().collect()
    }

    /// Starts a table, unless another task was faster, and returns its inbox. None if there are too
    /// many.
    fn add(&self, id: &str, loaded: LoadedTable) -> Option<mpsc::Sender<TableMessage>> {
        let mut tables = self.lock();
        if let Some(table) = tables.get(id).filter(|table| !table.is_closed()) {
            return Some(table.clone());
        }
        // Forget tables that have stopped, every now and then.
        if tables.len() >= MAX_LIVE || tables.len().is_power_of_two() {
            tables.retain(|_, table| !table.is_closed());
        }
        (tables.len() < MAX_LIVE).then(|| {
            let table = loaded.start();
            tables.insert(id.to_owned(), table.clone());
            table
        })
    }

    /// Nothing panics while it holds this lock.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, mpsc::Sender<TableMessage>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AppState {
    /// The inbox of a table, which is loaded if it is not in memory.
    pub(crate) async fn table(&self, id: &str) -> AppResult<mpsc::Sender<TableMessage>> {
        if let Some(table) = self.registry.find(id) {
            return Ok(table);
        }
        let loaded = match LoadedTable::load(self, id).await {
            Ok(loaded) => loaded,
            Err(LoadError::Missing) => return Err(OnlineRefusal::NoSuchTable.into()),
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(table = id, error, "cannot load table");
                return Err(OnlineRefusal::Unavailable.into());
            }
        };
        Ok(self.registry.add(id, loaded).ok_or(OnlineRefusal::Unavailable)?)
    }

    /// A table's record was replaced in the store: every node that has it in memory reads it again.
    pub(crate) async fn note_change(&self, id: &str, version: u64) {
        if let Some(table) = self.registry.find(id) {
            let _ = table.send(TableMessage::RecordChanged { version }).await;
        }
        if let Some(bus) = &self.config.bus {
            bus.publish(id, BusMessage::Changed { seq: 0, version }).await;
        }
    }

    /// Sends a message to a table, which is loaded if it is not in memory.
    pub(crate) async fn send_to_table(&self, id: &str, message: TableMessage) -> AppResult<()> {
        let mut message = message;
        // A table may stop between being found and receiving the message.
        for _ in 0..3 {
            match self.table(id).await?.send(message).await {
                Ok(()) => return Ok(()),
                Err(unsent) => message = unsent.0,
            }
        }
        Err(OnlineRefusal::Unavailable.into())
    }

    /// Sends a request to a table and waits for its answer: the number of the match's last event.
    pub(crate) async fn request(
        &self,
        requester: &Requester,
        table: &str,
        id: String,
        request: ClientRequest,
    ) -> AppResult<u32> {
        let (sender, answer) = oneshot::channel();
        let (requester, reply) = (requester.clone(), ReplyTo::Task(sender));
        self.send_to_table(table, TableMessage::Request { requester, id, request, reply }).await?;
        answer.await.map_err(|_| OnlineRefusal::Unavailable)?
    }

    /// What a table looks like, and to this visitor.
    pub(crate) async fn snapshot(
        &self,
        table: &str,
        visitor: Option<Visitor>,
    ) -> AppResult<TableSnapshot> {
        let (reply, snapshot) = oneshot::channel();
        self.send_to_table(table, TableMessage::GetView { visitor, reply }).await?;
        Ok(snapshot.await.map_err(|_| OnlineRefusal::Unavailable)?)
    }
}
