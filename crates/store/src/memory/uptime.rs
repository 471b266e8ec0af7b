//! When servers were alive, and which tables they have to look at.

use super::data::Data;
use crate::Outage;

impl Data {
    pub(super) fn note_alive(&mut self, now_ms: u64, silence_ms: u64) -> Option<Outage> {
        let last_ms = self.alive_ms;
        self.alive_ms = Some(last_ms.map_or(now_ms, |last_ms| last_ms.max(now_ms)));
        let outage = Outage { from_ms: last_ms?, to_ms: now_ms };
        if outage.to_ms.saturating_sub(outage.from_ms) <= silence_ms {
            return None;
        }
        self.outages.entry(outage.from_ms).or_insert(outage);
        for (id, _) in self.tables.iter().filter(|(_, row)| row.phase == "playing") {
            self.check_ms.insert(id.clone(), 0);
        }
        Some(outage)
    }

    pub(super) fn claim_due_tables(
        &mut self,
        now_ms: u64,
        until_ms: u64,
        limit: u32,
    ) -> Vec<String> {
        let playing = self.tables.iter().filter(|(_, row)| row.phase == "playing");
        let check_ms = |id: &String| self.check_ms.get(id).copied().unwrap_or_default();
        let mut due: Vec<(u64, String)> =
            playing.map(|(id, _)| (check_ms(id), id.clone())).collect();
        due.retain(|(check_ms, _)| *check_ms <= now_ms);
        due.sort();
        due.truncate(limit as usize);
        let claimed: Vec<String> = due.into_iter().map(|(_, id)| id).collect();
        self.check_ms.extend(claimed.iter().map(|id| (id.clone(), until_ms)));
        claimed
    }
}
