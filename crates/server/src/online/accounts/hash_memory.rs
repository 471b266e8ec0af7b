//! The memory for hashing passwords: a few buffers that are used again, and given back when nobody signs in.

use std::mem;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use argon2::Block;
use tokio::time::{Instant, sleep};

use crate::online::rate_limits::lock;

/// How long buffers are kept after the last password.
const KEEP: Duration = Duration::from_secs(10);

/// The allocator must not keep a buffer when we free it. Above 32 MiB, glibc always takes memory from the
/// system and returns it. Pages that are reserved but not used cost nothing.
const RESERVED_BLOCKS: usize = 33 * 1024 * 1024 / mem::size_of::<Block>();

/// Buffers that are not in use.
#[derive(Debug, Default)]
pub(super) struct HashMemory(Mutex<Pool>);

#[derive(Debug, Default)]
struct Pool {
    free: Vec<Vec<Block>>,
    used_at: Option<Instant>,
    /// Whether a task waits to free them.
    is_watched: bool,
}

impl HashMemory {
    /// A buffer from the pool, or a new one. Call it within a runtime.
    pub(super) fn take(this: &Arc<Self>) -> HashBuffer {
        let mut pool = lock(&this.0);
        pool.used_at = Some(Instant::now());
        if !mem::replace(&mut pool.is_watched, true) {
            tokio::spawn(free_when_idle(Arc::downgrade(this)));
        }
        let blocks = pool.free.pop().unwrap_or_else(|| Vec::with_capacity(RESERVED_BLOCKS));
        HashBuffer { blocks, memory: Arc::clone(this) }
    }
}

/// A buffer in use. Dropping it returns it to the pool.
#[derive(Debug)]
pub(super) struct HashBuffer {
    pub(super) blocks: Vec<Block>,
    memory: Arc<HashMemory>,
}

impl Drop for HashBuffer {
    fn drop(&mut self) {
        let mut pool = lock(&self.memory.0);
        pool.used_at = Some(Instant::now());
        pool.free.push(mem::take(&mut self.blocks));
    }
}

/// Frees the buffers once they have not been used for a while.
async fn free_when_idle(memory: Weak<HashMemory>) {
    loop {
        sleep(KEEP).await;
        let Some(memory) = memory.upgrade() else { return };
        let mut pool = lock(&memory.0);
        if pool.used_at.is_none_or(|used_at| used_at.elapsed() >= KEEP) {
            pool.free = Vec::new();
            pool.is_watched = false;
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn buffers_are_used_again_and_freed_when_idle() {
        let memory = Arc::new(HashMemory::default());
        let free = || lock(&memory.0).free.len();
        let (mut one, other) = (HashMemory::take(&memory), HashMemory::take(&memory));
        one.blocks.resize(3, Block::default());
        drop((one, other));
        assert_eq!(free(), 2);
        drop(HashMemory::take(&memory));
        assert_eq!(free(), 2);
        sleep(KEEP * 3).await;
        assert_eq!(free(), 0);
        drop(HashMemory::take(&memory));
        assert_eq!(free(), 1);
        sleep(KEEP * 3).await;
        assert_eq!(free(), 0, "and again after they were used again");
    }
}
