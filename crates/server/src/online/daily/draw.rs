//! Draws the puzzle of a day from a secret, so that nobody can compute tomorrow's.

use std::ops::Range;
use std::sync::LazyLock;

use bots::{climbers_bot, klotz_bot};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use store::{Store, StoreError};
use tokio::sync::OnceCell;
use wire::online::Game;

use super::Day;
use crate::online::environment::Environment;

/// The name of the secret in the store.
const SECRET: &str = "daily";

/// The games that have a puzzle of the day.
pub(super) const PUZZLE_GAMES: [Game; 2] = [Game::Klotz, Game::Climbers];

/// The puzzles that come with a game, easiest first.
static KLOTZ: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut puzzles = klotz_bot::builtin_puzzles();
    puzzles.sort_by_key(|puzzle| (puzzle.grade, puzzle.plies));
    puzzles.iter().map(ToString::to_string).collect()
});
static CLIMBERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut puzzles = climbers_bot::builtin_puzzles();
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    puzzles.iter().map(ToString::to_string).collect()
});

/// The secret that decides all days. The nodes of a cluster share it through the store, and the first
/// request reads it.
#[derive(Default)]
pub(crate) struct DailyKey(OnceCell<String>);

impl std::fmt::Debug for DailyKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DailyKey")
    }
}

impl DailyKey {
    /// The line of the puzzle of a day; `None` if the game has none.
    pub(super) async fn puzzle(
        &self,
        store: &dyn Store,
        environment: &Environment,
        day: Day,
        game: Game,
    ) -> Result<Option<String>, StoreError> {
        let puzzles: &[String] = match game {
            Game::Klotz => &KLOTZ,
            Game::Climbers => &CLIMBERS,
            Game::Xstack => return Ok(None),
        };
        let read = || async { store.secret(SECRET, &environment.random_id::<32>()).await };
        let secret = self.0.get_or_try_init(read).await?;
        let drawn = &puzzles[draw(secret, day, game, puzzles.len())];
        store.daily_challenge(day.number(), game.name(), drawn).await.map(Some)
    }
}

/// The puzzles of a weekday, of `count` that are sorted by difficulty: Monday's are the easiest.
fn puzzles_of(weekday: usize, count: usize) -> Range<usize> {
    count * weekday / 7..count * (weekday + 1) / 7
}

/// Which of `count` puzzles a day has. A weekday goes through all of its puzzles before it repeats one.
fn draw(secret: &str, day: Day, game: Game, count: usize) -> usize {
    let own = puzzles_of(day.weekday(), count);
    let (cycle, at) = (day.week() / own.len() as u32, day.week() as usize % own.len());
    let mut shuffled: Vec<usize> = own.collect();
    shuffled.sort_by_cached_key(|index| {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes())
            .expect("HMAC takes keys of any length");
        mac.update(format!("{} {} {cycle} {index}", game.name(), day.weekday()).as_bytes());
        mac.finalize().into_bytes()
    });
    shuffled[at]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn days(count: u32) -> impl Iterator<Item = Day> {
        let monday = Day::parse("2026-11-16").unwrap();
        (0..count).map(move |days| Day::at(monday.begins_ms() + u64::from(days) * 86_400_000))
    }

    #[test]
    fn a_week_rises_in_difficulty() {
        let of_week: Vec<usize> =
            days(7).map(|day| draw("a secret", day, Game::Klotz, KLOTZ.len())).collect();
        assert!(of_week.is_sorted(), "{of_week:?}");
        for (puzzles, game) in [(&*KLOTZ, Game::Klotz), (&*CLIMBERS, Game::Climbers)] {
            let grade = |day| {
                let line = &puzzles[draw("a secret", day, game, puzzles.len())];
                line.split(' ').nth(1).unwrap().parse::<u8>().unwrap()
            };
            let grades: Vec<u8> = days(7).map(grade).collect();
            assert!(grades.is_sorted() && grades[0] == 1 && grades[6] >= 3, "{grades:?}");
        }
    }

    #[test]
    fn weekdays_repeat_no_puzzle_before_all_were_drawn() {
        let mondays = days(7 * 200).step_by(7);
        let drawn: Vec<usize> = mondays.map(|day| draw("x", day, Game::Klotz, 160)).collect();
        let most = puzzles_of(0, 160).len();
        // A cycle begins where the number of the week is a multiple of its length.
        let first = days(7 * 200)
            .step_by(7)
            .position(|day| (day.week() as usize).is_multiple_of(most))
            .unwrap();
        let cycle: BTreeSet<usize> = drawn[first..first + most].iter().copied().collect();
        assert_eq!(cycle.len(), most);
        let next: Vec<usize> = drawn[first + most..first + 2 * most].to_vec();
        assert_ne!(next, drawn[first..first + most], "each cycle has an order of its own");
    }

    #[test]
    fn the_secret_decides() {
        let draws = |secret: &str, game| {
            days(28).map(|day| draw(secret, day, game, 160)).collect::<Vec<_>>()
        };
        assert_eq!(draws("one", Game::Klotz), draws("one", Game::Klotz));
        assert_ne!(draws("one", Game::Klotz), draws("other", Game::Klotz));
        assert_ne!(draws("one", Game::Klotz), draws("one", Game::Climbers));
    }
}
