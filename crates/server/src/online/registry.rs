//! Which tables are in memory.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;
use wire::Refusal;
use wire::online::{News, OnlineRefusal};

use super::AppState;
use super::rate_limits::MAX_LIVE;
use super::table_actor::{LoadError, Loaded, TableActor, TableMessage};

/// The tables in memory, by name.
#[derive(Debug, Default)]
pub(crate) struct Registry(Mutex<HashMap<String, mpsc::Sender<TableMessage>>>);

impl Registry {
    fn find(&self, id: &str) -> Option<mpsc::Sender<TableMessage>> {
        self.lock().get(id).filter(|table| !table.is_closed()).cloned()
    }

    /// Lets a table live, unless somebody else was faster, and says where it listens. None if there
    /// are too many.
    fn add(&self, id: &str, loaded: Loaded) -> Option<mpsc::Sender<TableMessage>> {
        let mut tables = self.lock();
        if let Some(table) = tables.get(id).filter(|table| !table.is_closed()) {
            return Some(table.clone());
        }
        // Those that have left memory are forgotten now and then.
        if tables.len() >= MAX_LIVE || tables.len().is_power_of_two() {
            tables.retain(|_, table| !table.is_closed());
        }
        (tables.len() < MAX_LIVE).then(|| {
            let table = loaded.start();
            tables.insert(id.to_owned(), table.clone());
            table
        })
    }

    /// Nothing that is done under this lock can panic half-way.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<TableMessage>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AppState {
    /// The table of this name, brought into memory if it is not there.
    pub(crate) async fn table(&self, id: &str) -> Result<mpsc::Sender<TableMessage>, Refusal> {
        if let Some(table) = self.registry.find(id) {
            return Ok(table);
        }
        // In a box: a task is as large as the largest of what it may ever wait for, and every socket has one.
        let loaded = match Box::pin(TableActor::load(self, id)).await {
            Ok(loaded) => loaded,
            Err(LoadError::Missing) => return Err(OnlineRefusal::NoSuchTable.into()),
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(table = id, error, "a table cannot be read");
                return Err(OnlineRefusal::Unavailable.into());
            }
        };
        Ok(self.registry.add(id, loaded).ok_or(OnlineRefusal::Unavailable)?)
    }

    /// A table was replaced in the store: whoever has it in memory, here or elsewhere, reads it again.
    pub(crate) async fn note_change(&self, id: &str, version: u64) {
        if let Some(table) = self.registry.find(id) {
            let _ = table.send(TableMessage::RecordChanged { version }).await;
        }
        if let Some(bus) = &self.settings.bus {
            bus.tell(id, News::Changed { seq: 0, version }).await;
        }
    }

    /// Says something to a table, bringing it into memory if need be.
    pub(crate) async fn say(&self, id: &str, said: TableMessage) -> Result<(), Refusal> {
        let mut said = said;
        // A table may leave memory between being found and being spoken to.
        for _ in 0..3 {
            match self.table(id).await?.send(said).await {
                Ok(()) => return Ok(()),
                Err(unheard) => said = unheard.0,
            }
        }
        Err(OnlineRefusal::Unavailable.into())
    }
}
