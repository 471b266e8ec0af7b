//! Assigns seats to contestants.

/// One game of a schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScheduledGame {
    /// Its number, from 0.
    pub number: u64,
    /// The number of its opening, from 0.
    pub opening: u64,
    /// The contestant of each seat, by number from 0.
    pub seats: Vec<usize>,
}

/// An endless list of games in which all contestants have all seats equally often.
///
/// In a round, every possible group of contestants plays one opening, once for each seat: the
/// contestants move on by one seat from game to game. Their seating order changes from round to
/// round until all orders have been played.
///
/// If there are fewer contestants than seats, the last one gets the remaining seats: `A` and `B` in a
/// game for four means one `A` against three `B`.
///
/// ```
/// use arena::Schedule;
///
/// // Three contestants in two-player games: six games per opening.
/// let schedule = Schedule::new(3, 2);
/// let seats: Vec<_> = (0..6).map(|number| schedule.scheduled(number).seats).collect();
/// assert_eq!(seats, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    seats: usize,
    tables: Vec<Vec<usize>>,
}

impl Schedule {
    /// A schedule for this number of contestants and seats per game.
    ///
    /// # Panics
    /// If there are no contestants or no seats.
    pub fn new(contestants: usize, seats: usize) -> Schedule {
        assert!(contestants > 0 && seats > 0, "a schedule needs contestants and seats");
        let tables = if contestants > seats {
            combinations(contestants, seats)
        } else {
            vec![(0..seats).map(|seat| seat.min(contestants - 1)).collect()]
        };
        Schedule { seats, tables }
    }

    /// The number of games per round; all have the same opening.
    pub fn games_per_round(&self) -> u64 {
        (self.tables.len() * self.seats) as u64
    }

    /// The number of games, rounded up to whole rounds.
    pub fn whole_rounds(&self, games: u64) -> u64 {
        games.div_ceil(self.games_per_round()) * self.games_per_round()
    }

    /// The game with this number.
    pub fn scheduled(&self, number: u64) -> ScheduledGame {
        let opening = number / self.games_per_round();
        let within = (number % self.games_per_round()) as usize;
        let mut seats = round_order(&self.tables[within / self.seats], opening);
        seats.rotate_right(within % self.seats);
        ScheduledGame { number, opening, seats }
    }
}

/// All sets of `size` of the first `of` numbers, in order.
fn combinations(of: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        let rest = combinations(last, size - 1).into_iter();
        rest.map(move |mut set| {
            set.push(last);
            set
        })
    };
    let mut found: Vec<Vec<usize>> = (size - 1..of).flat_map(with_last).collect();
    found.sort_unstable();
    found
}

/// The contestants of a group in the seating order of a round. The first stays first, because the
/// seats are rotated anyway.
fn round_order(table: &[usize], round: u64) -> Vec<usize> {
    let mut left = table.to_vec();
    let mut order = vec![left.remove(0)];
    let mut rest = round;
    while !left.is_empty() {
        let choices = left.len() as u64;
        order.push(left.remove((rest % choices) as usize));
        rest /= choices;
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// How often each contestant has each seat in this many rounds.
    fn seat_counts(schedule: &Schedule, rounds: u64) -> BTreeMap<(usize, usize), u64> {
        let mut counts = BTreeMap::new();
        for number in 0..rounds * schedule.games_per_round() {
            for (seat, contestant) in schedule.scheduled(number).seats.into_iter().enumerate() {
                *counts.entry((contestant, seat)).or_default() += 1;
            }
        }
        counts
    }

    #[test]
    fn two_contestants_swap_seats_on_every_opening() {
        let schedule = Schedule::new(2, 2);
        let seats = |number| schedule.scheduled(number).seats;
        assert_eq!([seats(0), seats(1), seats(2), seats(3)], [[0, 1], [1, 0], [0, 1], [1, 0]]);
        assert_eq!([0, 1, 2, 3].map(|number| schedule.scheduled(number).opening), [0, 0, 1, 1]);
        assert_eq!((schedule.games_per_round(), schedule.whole_rounds(5)), (2, 6));
    }

    #[test]
    fn the_last_contestant_gets_the_remaining_seats() {
        let schedule = Schedule::new(2, 4);
        let seats: BTreeSet<Vec<usize>> = (0..40).map(|at| schedule.scheduled(at).seats).collect();
        let expected = [vec![0, 1, 1, 1], vec![1, 0, 1, 1], vec![1, 1, 0, 1], vec![1, 1, 1, 0]];
        assert_eq!(seats, expected.into_iter().collect());
    }

    #[test]
    fn all_contestants_have_all_seats_equally_often() {
        for (contestants, seats) in [(2, 2), (3, 2), (8, 2), (3, 3), (4, 4), (5, 4), (5, 5), (6, 3)]
        {
            let schedule = Schedule::new(contestants, seats);
            let seat_counts = seat_counts(&schedule, 3);
            assert_eq!(seat_counts.len(), contestants * seats, "{contestants} at {seats}");
            let counts: BTreeSet<u64> = seat_counts.into_values().collect();
            assert_eq!(counts.len(), 1, "{contestants} at {seats}: {counts:?}");
        }
    }

    #[test]
    fn all_seating_orders_are_played() {
        let schedule = Schedule::new(4, 4);
        let orders: BTreeSet<Vec<usize>> = (0..24).map(|at| schedule.scheduled(at).seats).collect();
        assert_eq!(orders.len(), 24, "six circular orders, four rotations each");
    }

    #[test]
    fn all_pairs_of_three_contestants_meet() {
        let schedule = Schedule::new(3, 2);
        let tables: Vec<Vec<usize>> = (0..6).map(|at| schedule.scheduled(at).seats).collect();
        assert_eq!(tables, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert!((0..6).all(|at| schedule.scheduled(at).opening == 0), "all on the same opening");
    }
}
