//! What a node does by itself: it notes that it is alive, compares its clock with the database's, and
//! wakes tables whose flags may fall although nobody is connected.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::{AbandonedBefore, StoreError};
use tokio::time::{Instant, sleep};

use super::AppState;
use super::daily::Day;
use super::rate_limits::lock;
use super::table_actor::TableMessage;

/// How often.
const EVERY: Duration = Duration::from_secs(2);

/// After this long without a sign of any node, none was alive. A node that is alive may be late.
const SILENCE: Duration = Duration::from_secs(7);

/// How many tables are woken at once.
const TABLES_AT_ONCE: u32 = 100;

/// How long other nodes leave a table alone that this one has claimed.
const CLAIM: Duration = Duration::from_secs(30);

/// When a table that cannot be loaded is tried again.
const RETRY: Duration = Duration::from_mins(10);

/// How often abandoned tables are deleted, and how many at once.
const SWEEP_EVERY: Duration = Duration::from_mins(10);
const SWEPT_AT_ONCE: u32 = 100;

/// After this long without a player, a table is abandoned: one that waits for a stranger, any other that
/// waits, and one with a match. Matches with a clock end before.
const PAIRING_ABANDONED: Duration = Duration::from_hours(1);
const WAITING_ABANDONED: Duration = Duration::from_hours(7 * 24);
const PLAYING_ABANDONED: Duration = Duration::from_hours(90 * 24);

/// Cookies live as long.
const DAILY_KEPT_DAYS: u32 = 400;

/// How many comparisons of the clocks are kept.
const COMPARISONS: usize = 16;

/// How often the clocks are compared before the node serves anyone.
const FIRST_COMPARISONS: usize = 3;

/// How far the database's clock is ahead of this machine's: all nodes use its time, so that none of
/// them charges players for the difference between their clocks.
#[derive(Debug, Default)]
pub(crate) struct DatabaseClock {
    ahead_ms: AtomicI64,
    comparisons: Mutex<VecDeque<Comparison>>,
}

#[derive(Debug, Clone, Copy)]
struct Comparison {
    round_trip: Duration,
    ahead_ms: i64,
}

impl DatabaseClock {
    /// The database's time at this time of this machine's clock.
    pub(crate) fn now_ms(&self, local_ms: u64) -> u64 {
        local_ms.saturating_add_signed(self.ahead_ms.load(Ordering::Relaxed))
    }

    /// The database said `database_ms` in the middle of a round trip that ended at `local_ms`. The
    /// shortest of the last round trips says most.
    fn note(&self, local_ms: u64, round_trip: Duration, database_ms: u64) {
        let asked_ms = local_ms.saturating_sub(round_trip.as_millis() as u64 / 2);
        let ahead_ms = database_ms.cast_signed().saturating_sub(asked_ms.cast_signed());
        let mut comparisons = lock(&self.comparisons);
        if comparisons.len() == COMPARISONS {
            comparisons.pop_front();
        }
        comparisons.push_back(Comparison { round_trip, ahead_ms });
        let best = comparisons.iter().min_by_key(|comparison| comparison.round_trip);
        if let Some(best) = best {
            self.ahead_ms.store(best.ahead_ms, Ordering::Relaxed);
        }
    }
}

impl AppState {
    /// Compares the clocks, notes that this node is alive, and goes on doing so.
    pub(super) async fn start_upkeep(&self) -> Result<(), StoreError> {
        for _ in 0..FIRST_COMPARISONS {
            self.compare_clocks().await?;
        }
        // Without a bus there is no other node: until now, none was alive.
        let is_alone = self.config.bus.is_none();
        let silence = if is_alone { Duration::ZERO } else { SILENCE };
        self.note_alive(silence).await?;
        let app = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            let mut sweep_at = Instant::now() + SWEEP_EVERY;
            loop {
                sleep(EVERY).await;
                let Some(app) = app.upgrade() else { return };
                let state = AppState(app);
                if *state.stopping.borrow() {
                    return;
                }
                if let Err(error) = state.keep_up().await {
                    let error: &dyn std::error::Error = &error;
                    tracing::warn!(error, "upkeep failed");
                }
                if Instant::now() >= sweep_at {
                    let is_done = state.delete_abandoned().await;
                    state.delete_old_daily_results().await;
                    sweep_at = Instant::now() + if is_done { SWEEP_EVERY } else { EVERY };
                }
            }
        });
        Ok(())
    }

    /// Notes the last time at which this node is alive.
    pub(super) async fn end_upkeep(&self) {
        // If the store is away, the last sign of life counts.
        let _ = self.note_alive(SILENCE).await;
    }

    async fn keep_up(&self) -> Result<(), StoreError> {
        self.compare_clocks().await?;
        if self.note_alive(SILENCE).await? {
            // The database was away, or this machine slept: no move could be stored.
            for table in self.registry.all() {
                let _ = table.send(TableMessage::RestoreTime).await;
            }
        }
        let now_ms = self.now_ms();
        let claim_ms = now_ms.saturating_add(CLAIM.as_millis() as u64);
        for id in self.store.claim_due_tables(now_ms, claim_ms, TABLES_AT_ONCE).await? {
            // Once loaded, it looks at its clock and notes when it has to be looked at again.
            if self.table(&id).await.is_err() {
                let later_ms = now_ms.saturating_add(RETRY.as_millis() as u64);
                self.store.check_table_at(&id, later_ms).await?;
            }
        }
        Ok(())
    }

    /// Deletes abandoned tables. Returns whether there are no more.
    pub(super) async fn delete_abandoned(&self) -> bool {
        let now_ms = self.now_ms();
        let before = |after: Duration| now_ms.saturating_sub(after.as_millis() as u64);
        let before = AbandonedBefore {
            pairing_ms: before(PAIRING_ABANDONED),
            waiting_ms: before(WAITING_ABANDONED),
            playing_ms: before(PLAYING_ABANDONED),
        };
        match self.store.delete_abandoned_tables(now_ms, before, SWEPT_AT_ONCE).await {
            Ok(deleted) => {
                if deleted > 0 {
                    tracing::info!(deleted, "deleted abandoned tables");
                }
                deleted < u64::from(SWEPT_AT_ONCE)
            }
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::warn!(error, "cannot delete abandoned tables");
                true
            }
        }
    }

    /// Deletes daily results of guests whose cookies have expired.
    async fn delete_old_daily_results(&self) {
        let before = Day::at(self.now_ms()).before(DAILY_KEPT_DAYS).number();
        if let Err(error) = self.store.delete_old_daily_results(before, SWEPT_AT_ONCE).await {
            let error: &dyn std::error::Error = &error;
            tracing::warn!(error, "cannot delete old daily results");
        }
    }

    /// Returns whether no node was alive until now.
    async fn note_alive(&self, silence: Duration) -> Result<bool, StoreError> {
        let outage = self.store.note_alive(self.now_ms(), silence.as_millis() as u64).await?;
        if let Some(outage) = outage {
            let seconds = outage.to_ms.saturating_sub(outage.from_ms) / 1_000;
            tracing::info!(seconds, "no server was alive; clocks stood still");
        }
        Ok(outage.is_some())
    }

    async fn compare_clocks(&self) -> Result<(), StoreError> {
        let asked = Instant::now();
        if let Some(database_ms) = self.store.clock_ms().await? {
            self.database_clock.note(self.environment().now_ms(), asked.elapsed(), database_ms);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_round_trip_decides() {
        let clock = DatabaseClock::default();
        assert_eq!(clock.now_ms(1_000), 1_000);
        clock.note(10_100, Duration::from_millis(200), 15_000);
        assert_eq!(clock.now_ms(10_000), 15_000);
        clock.note(20_010, Duration::from_millis(20), 24_990);
        clock.note(30_500, Duration::from_secs(1), 35_400);
        assert_eq!(clock.now_ms(20_000), 24_990);
        // What was measured long ago is forgotten: clocks drift.
        for _ in 0..COMPARISONS {
            clock.note(40_050, Duration::from_millis(100), 39_000);
        }
        assert_eq!(clock.now_ms(40_000), 39_000);
    }
}
