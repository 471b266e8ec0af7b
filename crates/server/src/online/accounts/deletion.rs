//! Deletes accounts. Their matches stay, without the name.

use store::StoreError;

use crate::online::AppState;
use crate::online::table_record::{TableRecord, phase};

/// How often a table is tried that another node changes at the same time.
const ATTEMPTS: usize = 5;

/// Removes the name from all tables, then deletes the account. If it fails half-way, it can be repeated.
pub(super) async fn delete(state: &AppState, visitor: &str) -> Result<(), StoreError> {
    let store = &state.store;
    let programs = store.programs_of(visitor).await?;
    for who in programs.into_iter().chain([visitor.to_owned()]) {
        for table in store.seats_of(&who).await? {
            leave(state, &table, &who).await?;
        }
    }
    store.delete_account(visitor).await
}

/// Frees a visitor's seat at a table that waits for players; once the match has started, removes only
/// their name.
async fn leave(state: &AppState, id: &str, visitor: &str) -> Result<(), StoreError> {
    let store = &state.store;
    for _ in 0..ATTEMPTS {
        let Some(row) = store.table(id).await? else { return Ok(()) };
        let Ok(mut record) = TableRecord::read(&row) else { return Ok(()) };
        if record.leave_seat(visitor).is_err() {
            record.unname(visitor);
        }
        let change = record.change(row.version, phase(&row));
        match store.change_seated_table(id, change, record.seated()).await {
            Ok(version) => {
                state.note_change(id, version).await;
                return Ok(());
            }
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Err(StoreError::Busy)
}
