//! Days in UTC, and streaks of them.

use std::fmt;

use cookie::time::{Date, Month};

/// The length of a day.
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// The Julian day of 1970-01-01.
const EPOCH_JULIAN_DAY: i32 = 2_440_588;

/// A day in UTC, counted from 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day(u32);

impl Day {
    /// The day of a time in milliseconds since 1970.
    pub(crate) fn at(now_ms: u64) -> Day {
        // Days that the calendar below cannot show are far away.
        Day(u32::try_from(now_ms / DAY_MS).unwrap_or(u32::MAX).min(2_000_000))
    }

    /// Reads `2026-11-18`.
    pub(crate) fn parse(text: &str) -> Option<Day> {
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
        let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
        let day = Day(u32::try_from(date.to_julian_day() - EPOCH_JULIAN_DAY).ok()?);
        // One day has one address.
        (day.to_string() == text).then_some(day)
    }

    pub(crate) fn number(self) -> u32 {
        self.0
    }

    pub(crate) fn before(self, days: u32) -> Day {
        Day(self.0.saturating_sub(days))
    }

    /// 0 for Monday, 6 for Sunday.
    pub(crate) fn weekday(self) -> usize {
        (self.0 as usize + 3) % 7
    }

    /// The number of its week; weeks begin on Monday.
    pub(crate) fn week(self) -> u32 {
        (self.0 + 3) / 7
    }

    /// When it begins, in milliseconds since 1970.
    pub(crate) fn begins_ms(self) -> u64 {
        u64::from(self.0) * DAY_MS
    }

    /// When the next one begins.
    pub(crate) fn ends_ms(self) -> u64 {
        self.begins_ms() + DAY_MS
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = Date::from_julian_day(EPOCH_JULIAN_DAY + self.0.cast_signed())
            .expect("`at` and `parse` make days that the calendar has");
        write!(f, "{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day())
    }
}

/// How many days in a row there are, up to today. Today may still be missing. `days` is newest first.
pub(crate) fn streak(today: Day, days: &[u32]) -> u32 {
    let newest = days.first().copied().unwrap_or_default();
    if newest != today.0 && newest + 1 != today.0 {
        return 0;
    }
    let in_a_row = days.iter().zip(0..).take_while(|&(&day, count)| day + count == newest);
    in_a_row.count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_and_written() {
        let day = Day::at(1_795_000_000_000);
        assert_eq!(day.to_string(), "2026-11-18");
        assert_eq!(Day::parse("2026-11-18"), Some(day));
        assert_eq!((day.weekday(), Day::parse("2026-11-22").unwrap().weekday()), (2, 6));
        assert_eq!(Day::parse("2026-11-16").unwrap().week(), day.week());
        assert_eq!(Day::parse("2026-11-15").unwrap().week() + 1, day.week());
        for wrong in ["", "2026-11", "2026-11-31", "2026-13-01", "2026-11-1", "1969-12-31", "x"] {
            assert_eq!(Day::parse(wrong), None, "{wrong}");
        }
        assert_eq!(Day::at(u64::MAX).to_string().len(), 4 + 6);
    }

    #[test]
    fn a_day_changes_at_midnight() {
        let day = Day::parse("2026-11-18").unwrap();
        assert_eq!(Day::at(day.begins_ms()), day);
        assert_eq!(Day::at(day.ends_ms() - 1), day);
        assert_eq!(Day::at(day.ends_ms()).to_string(), "2026-11-19");
    }

    #[test]
    fn a_streak_lasts_until_a_day_was_missed() {
        let today = Day(100);
        assert_eq!(streak(today, &[]), 0);
        assert_eq!(streak(today, &[100]), 1);
        assert_eq!(streak(today, &[99, 98, 96]), 2, "today is still to come");
        assert_eq!(streak(today, &[100, 99, 98, 96, 95]), 3);
        assert_eq!(streak(today, &[98, 97]), 0);
        assert_eq!(streak(Day(0), &[]), 0);
    }
}
