//! Bots think on threads of their own, not more at a time than there are cores.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, mpsc};

use super::dyn_match::Bot;
use super::table_actor::TableMessage;

/// Nobody waits longer, not even for the highest level on a busy server.
const PATIENCE: Duration = Duration::from_secs(2);

/// A bot that thinks. It stops when this is dropped.
#[derive(Debug)]
pub(crate) struct RunningBot {
    /// The event that led to the position it thinks about.
    pub(crate) seq: u32,
    given_up: Arc<AtomicBool>,
}

impl Drop for RunningBot {
    fn drop(&mut self) {
        self.given_up.store(true, Ordering::Relaxed);
    }
}

/// Lets a bot think about the position of an event; the table is told what it has chosen.
pub(crate) fn think(
    bot: Bot,
    seq: u32,
    cpu_permits: Arc<Semaphore>,
    table: mpsc::WeakSender<TableMessage>,
) -> RunningBot {
    let given_up = Arc::new(AtomicBool::new(false));
    let stop = Arc::clone(&given_up);
    tokio::spawn(async move {
        let Ok(_permit) = cpu_permits.acquire_owned().await else { return };
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let Bot { seat, ply, think } = bot;
        let chosen = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let mut enough = || stop.load(Ordering::Relaxed) || started.elapsed() > PATIENCE;
            think(seed(), &mut enough)
        });
        if let (Ok(Some(text)), Some(table)) = (chosen.await, table.upgrade()) {
            // A table that is gone needs no move.
            let _ = table.send(TableMessage::BotChose { seq, seat, ply, text }).await;
        }
    });
    RunningBot { seq, given_up }
}

fn seed() -> u64 {
    getrandom::u64().expect("the system gives random numbers")
}
