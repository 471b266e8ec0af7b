//! Deletes accounts. Their matches stay, without the name.

use store::StoreError;

use crate::online::AppState;
use crate::online::table_record::{TableRecord, phase};

/// How often a table is tried that another node changes at the same time.
const ATTEMPTS: usize = 5;

/// Removes the name from all tables, then deletes the account. If it fails half-way, it can be repeated.
pub(super) async fn delete(state: &AppState, visitor: &str) -> Result<(), StoreError> {
    let store = &state.store;
    let programs = store.tokens_of(visitor).await?.into_iter().map(|token| token.visitor);
    for who in programs.chain([visitor.to_owned()]).collect::<Vec<_>>() {
        for table in store.seats_of(&who).await? {
            unname(state, &table, &who).await?;
        }
    }
    store.delete_account(visitor).await
}

/// Removes a visitor's name from a table.
async fn unname(state: &AppState, id: &str, visitor: &str) -> Result<(), StoreError> {
    let store = &state.store;
    for _ in 0..ATTEMPTS {
        let Some(row) = store.table(id).await? else { return Ok(()) };
        let Ok(mut record) = TableRecord::read(&row) else { return Ok(()) };
        record.unname(visitor);
        match store.change_table(id, record.change(row.version, phase(&row))).await {
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
