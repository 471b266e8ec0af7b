//! An account is deleted: the matches stay, without the name.

use store::StoreError;

use crate::online::House;
use crate::online::document::{Document, phase};

/// How often a table is tried that somebody else changes at the same time.
const ATTEMPTS: usize = 5;

/// Takes the name off every table at which somebody sat, then forgets the account. If it fails half-way
/// it can be asked for again.
pub(super) async fn delete(house: &House, visitor: &str) -> Result<(), StoreError> {
    let store = &house.0.store;
    let programs = store.tokens_of(visitor).await?.into_iter().map(|token| token.visitor);
    for who in programs.chain([visitor.to_owned()]).collect::<Vec<_>>() {
        for table in store.seats_of(&who).await? {
            unname(house, &table, &who).await?;
        }
    }
    store.delete_account(visitor).await
}

/// Takes a visitor's name off a table.
async fn unname(house: &House, id: &str, visitor: &str) -> Result<(), StoreError> {
    let store = &house.0.store;
    for _ in 0..ATTEMPTS {
        let Some(row) = store.table(id).await? else { return Ok(()) };
        let Ok(mut document) = Document::read(&row) else { return Ok(()) };
        document.unname(visitor);
        match store.change_table(id, document.change(row.version, phase(&row))).await {
            Ok(version) => {
                house.note_change(id, version).await;
                return Ok(());
            }
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Err(StoreError::Busy)
}
