//! Seats at a table, in turn order.

use std::fmt;

/// The maximum number of players in any game.
pub const MAX_SEATS: usize = 5;

/// A seat at the table, counted from 0 in turn order. Each game assigns its own colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Every seat a table can have.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];

    /// The seat with this index, if it is below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// The first `count` seats.
    ///
    /// # Panics
    /// If `count` is above [`MAX_SEATS`].
    pub fn first(count: usize) -> impl Iterator<Item = Seat> {
        Seat::ALL[..count].iter().copied()
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// People count from one.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// A set of seats.
///
/// ```
/// use game::{Seat, SeatSet};
///
/// let set: SeatSet = [Seat::ALL[3], Seat::ALL[0]].into_iter().collect();
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::ALL[0], Seat::ALL[3]]);
/// assert_eq!(set.without(Seat::ALL[0]), Seat::ALL[3].into());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_contains_what_was_added() {
        let set: SeatSet = [Seat::ALL[3], Seat::ALL[0], Seat::ALL[3]].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::ALL[0], Seat::ALL[3]]);
        assert_eq!(set.len(), 2);
        assert!(!set.contains(Seat::ALL[1]));
        assert_eq!(set.without(Seat::ALL[0]).without(Seat::ALL[3]), SeatSet::EMPTY);
    }

    #[test]
    fn there_is_no_sixth_seat() {
        assert_eq!(Seat::new(4), Some(Seat::ALL[4]));
        assert_eq!(Seat::new(5), None);
    }
}
