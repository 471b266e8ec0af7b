//! Daily challenges in memory.

use super::data::Data;
use crate::daily::MAX_DAILY_TRIES;
use crate::{DailyResult, DailySolver, DailyTotals, DailyTry};

/// A row of `daily_results`, by day, game and visitor.
#[derive(Debug, Clone)]
pub(super) struct DailyRow {
    name: String,
    tries: u32,
    solved_ms: Option<u64>,
}

impl Data {
    pub(super) fn daily_challenge(&mut self, day: u32, game: &str, new: &str) -> String {
        let challenge = self.daily_challenges.entry((day, game.to_owned()));
        challenge.or_insert_with(|| new.to_owned()).clone()
    }

    pub(super) fn count_daily_try(&mut self, attempt: DailyTry) -> DailyResult {
        let DailyTry { day, game, visitor, name, solved_ms } = attempt;
        let new = DailyRow { name: name.clone(), tries: 0, solved_ms: None };
        let row = self.daily_results.entry((day, game.clone(), visitor)).or_insert(new);
        if row.solved_ms.is_none() && (row.tries < MAX_DAILY_TRIES || solved_ms.is_some()) {
            *row = DailyRow { name, tries: row.tries + 1, solved_ms };
        }
        DailyResult { day, game, tries: row.tries, solved_ms: row.solved_ms }
    }

    pub(super) fn daily_results(&self, visitor: &str, since_day: u32) -> Vec<DailyResult> {
        let own = self
            .daily_results
            .iter()
            .filter(|((day, _, whose), _)| whose == visitor && *day >= since_day);
        let mut rows: Vec<DailyResult> = own
            .map(|((day, game, _), row)| DailyResult {
                day: *day,
                game: game.clone(),
                tries: row.tries,
                solved_ms: row.solved_ms,
            })
            .collect();
        rows.sort_by(|one, other| other.day.cmp(&one.day).then(one.game.cmp(&other.game)));
        rows
    }

    pub(super) fn daily_days(&self, visitor: &str, limit: u32) -> Vec<u32> {
        let results = self.daily_results(visitor, 0).into_iter();
        let mut days: Vec<u32> =
            results.filter(|result| result.solved_ms.is_some()).map(|result| result.day).collect();
        days.dedup();
        days.truncate(limit as usize);
        days
    }

    pub(super) fn daily_solvers(
        &self,
        day: u32,
        game: &str,
        accounts: bool,
        limit: u32,
    ) -> Vec<DailySolver> {
        let solver = |((_, _, visitor), row): (&(u32, String, String), &DailyRow)| {
            let name = match (self.accounts.get(visitor), accounts) {
                (Some(account), true) => account.as_ref()?.name.clone(),
                (None, false) => row.name.clone(),
                _ => return None,
            };
            Some(DailySolver { name, tries: row.tries, solved_ms: row.solved_ms? })
        };
        let mut solvers: Vec<DailySolver> = self.daily_of(day, game).filter_map(solver).collect();
        solvers
            .sort_by(|one, other| (one.solved_ms, &one.name).cmp(&(other.solved_ms, &other.name)));
        solvers.truncate(limit as usize);
        solvers
    }

    pub(super) fn daily_totals(&self, day: u32, game: &str) -> DailyTotals {
        let mut totals = DailyTotals::default();
        for (_, row) in self.daily_of(day, game) {
            totals.players += 1;
            if row.solved_ms.is_some() {
                totals.solvers += 1;
                totals.solver_tries += u64::from(row.tries);
            }
        }
        totals
    }

    pub(super) fn delete_old_daily_results(&mut self, before_day: u32, limit: u32) -> u64 {
        let is_old = |(day, _, visitor): &(u32, String, String)| {
            *day < before_day && !self.accounts.contains_key(visitor)
        };
        let mut visitors: Vec<String> = self
            .daily_results
            .keys()
            .filter(|key| is_old(key))
            .map(|(_, _, visitor)| visitor.clone())
            .collect();
        visitors.sort();
        visitors.dedup();
        visitors.truncate(limit as usize);
        let before = self.daily_results.len();
        self.daily_results.retain(|(day, _, visitor), _| {
            *day >= before_day || visitors.binary_search(visitor).is_err()
        });
        (before - self.daily_results.len()) as u64
    }

    fn daily_of<'a>(
        &'a self,
        day: u32,
        game: &'a str,
    ) -> impl Iterator<Item = (&'a (u32, String, String), &'a DailyRow)> {
        self.daily_results.iter().filter(move |((on, of, _), _)| *on == day && of == game)
    }
}
