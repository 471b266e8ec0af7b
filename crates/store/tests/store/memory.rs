//! The store in memory that simulations use.

use std::sync::Arc;

use store::Store;
use store::memory::{MemoryDatabase, MemoryStore, PerfectDisk};

use crate::contract::keeps_the_contract;

#[tokio::test]
async fn the_memory_store_fulfils_the_contract() {
    let store = MemoryStore::new(MemoryDatabase::default(), Arc::new(PerfectDisk));
    let store: Arc<dyn Store> = Arc::new(store);
    keeps_the_contract(&store).await;
}
