//! Time that nobody could use, and when the table has to be looked at again.

use std::time::Duration;

use store::Outage;

use super::TableActor;
use super::active_match::ActiveMatch;
use super::commands::Order;
use crate::online::error::AppError;
use crate::online::game_adapter::GameAdapter;

/// Players need a moment to notice that the server is back. Their clock waits up to this long until the
/// table is loaded.
const REJOIN: Duration = Duration::from_secs(10);

/// How often the time is given back again after losing a race.
const ATTEMPTS: usize = 3;

/// The least time between two checks of a table, so that short clocks do not keep the store busy.
const SOONEST_CHECK: Duration = Duration::from_secs(10);

/// A new time is stored this long before the old one, so that no other node looks meanwhile.
const CHECK_LEAD: Duration = Duration::from_secs(5);

/// How often a table without running clocks is checked.
const CHECK_WITHOUT_CLOCK: Duration = Duration::from_hours(6);

impl<G: GameAdapter> TableActor<G> {
    /// Gives the player to move back the time in which no server was alive.
    pub(super) async fn restore_time(&mut self) {
        for _ in 0..ATTEMPTS {
            let active = self.active.as_ref();
            let Some(since_ms) = active.and_then(ActiveMatch::running_since_ms) else { return };
            let outages = match self.state.store.outages_since(since_ms).await {
                Ok(outages) => outages,
                Err(error) => return self.log_error(&error),
            };
            let lost_ms = lost_ms(&outages, since_ms, self.state.now_ms());
            if lost_ms == 0 {
                return;
            }
            let order = Order::after(self.seq(), table::Command::RestoreTime { lost_ms });
            match self.execute(&order).await {
                // Another node has given it back, or the player has moved: look again.
                Err(AppError::Online(_)) => {}
                Ok(_) | Err(_) => return,
            }
        }
    }

    /// Stores when the table has to be looked at again, should nobody be connected then.
    pub(super) async fn store_check_time(&mut self) {
        let Some(active) = self.active.as_ref().filter(|active| !active.is_over()) else { return };
        if !self.check_in().is_some_and(|wait| wait.is_zero()) {
            return;
        }
        let now_ms = self.state.now_ms();
        // No flag falls before the shortest time that anyone has left.
        let wait = active.shortest_left_ms(now_ms).map(Duration::from_millis);
        let wait = wait.map_or(CHECK_WITHOUT_CLOCK, |wait| wait.max(SOONEST_CHECK));
        let at_ms = now_ms.saturating_add(wait.as_millis() as u64);
        self.check_at_ms = Some(at_ms);
        if let Err(error) = self.state.store.check_table_at(&self.row.id, at_ms).await {
            // The time that is stored comes sooner, which does no harm.
            self.log_error(&error);
        }
    }

    /// How long until that has to be stored.
    pub(super) fn check_in(&self) -> Option<Duration> {
        let active = self.active.as_ref().filter(|active| !active.is_over())?;
        let Some(check_at_ms) = self.check_at_ms else { return Some(Duration::ZERO) };
        let wait = Duration::from_millis(check_at_ms.saturating_sub(self.state.now_ms()));
        // The clocks have started since.
        let is_new = active.running_since_ms().is_some()
            && wait > CHECK_LEAD + SOONEST_CHECK
            && active
                .shortest_left_ms(self.state.now_ms())
                .is_some_and(|left_ms| Duration::from_millis(left_ms) + CHECK_LEAD < wait);
        Some(if is_new { Duration::ZERO } else { wait.saturating_sub(CHECK_LEAD) })
    }
}

/// How much of the time since a clock started nobody could use.
fn lost_ms(outages: &[Outage], since_ms: u64, now_ms: u64) -> u64 {
    let mut lost_ms = 0;
    let last = outages.len().saturating_sub(1);
    for (index, outage) in outages.iter().enumerate().filter(|(_, outage)| outage.to_ms > since_ms)
    {
        let rejoin_ms = if index == last { REJOIN.as_millis() as u64 } else { 0 };
        let to_ms = outage.to_ms.saturating_add(rejoin_ms).min(now_ms);
        lost_ms += to_ms.saturating_sub(outage.from_ms.max(since_ms));
    }
    lost_ms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_outages_since_the_clock_started_are_given_back() {
        let outage = |from_ms, to_ms| Outage { from_ms, to_ms };
        assert_eq!(lost_ms(&[], 1_000, 9_000), 0);
        // The clock started before, within and after an outage.
        assert_eq!(lost_ms(&[outage(2_000, 5_000)], 1_000, 5_500), 3_500);
        assert_eq!(lost_ms(&[outage(2_000, 5_000)], 4_000, 5_500), 1_500);
        assert_eq!(lost_ms(&[outage(2_000, 5_000)], 5_000, 5_500), 0, "it was given back before");
        // The clock of a player who does not come back runs again.
        assert_eq!(lost_ms(&[outage(2_000, 5_000)], 1_000, 95_000), 13_000);
        assert_eq!(lost_ms(&[outage(2_000, 3_000), outage(4_000, 6_000)], 1_000, 6_000), 3_000);
    }
}
