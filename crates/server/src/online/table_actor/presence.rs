//! Since when the occupants of seats have been away.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

#[derive(Debug, Default)]
pub(super) struct Absences(HashMap<u8, Instant>);

impl Absences {
    /// Notes whether the occupant of a seat is connected.
    pub(super) fn update(&mut self, seat: u8, is_present: bool) {
        if is_present {
            self.0.remove(&seat);
        } else {
            self.0.entry(seat).or_insert_with(Instant::now);
        }
    }

    /// Whether the occupant of a seat has been away for at least this long.
    pub(super) fn has_lasted(&self, seat: u8, at_least: Duration) -> bool {
        self.0.get(&seat).is_some_and(|since| since.elapsed() >= at_least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absence_lasts_until_the_occupant_is_back() {
        let mut absences = Absences::default();
        assert!(!absences.has_lasted(0, Duration::ZERO));
        absences.update(0, false);
        assert!(absences.has_lasted(0, Duration::ZERO));
        assert!(!absences.has_lasted(0, Duration::from_mins(1)));
        assert!(!absences.has_lasted(1, Duration::ZERO));
        absences.update(0, true);
        assert!(!absences.has_lasted(0, Duration::ZERO));
    }
}
