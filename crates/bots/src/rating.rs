//! The measured strength of the levels.

use crate::Level;

/// The measured rating of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// Elo points, on a scale on which arena's `sensible` player has [`ANCHOR_RATING`].
    pub points: i32,
    /// The lower end of the 95 % interval.
    pub low: i32,
    /// The upper end of the 95 % interval.
    pub high: i32,
    /// How many games the rating is based on.
    pub games: u32,
}

/// The fixed rating of arena's `sensible` player, which anchors the scale of every game.
pub const ANCHOR_RATING: i32 = 600;

/// Reads a rating file of `data`; levels without a line have no rating.
///
/// Each line has the number of a level, its points, the interval and the number of games. `#` starts a
/// comment line.
///
/// # Panics
/// If the text has another format.
pub(crate) fn read(text: &str) -> [Option<Rating>; 8] {
    let mut ratings = [None; 8];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Result<Vec<i32>, _> = line.split_whitespace().map(str::parse).collect();
        let [number, points, low, high, games] = numbers.expect("only numbers")[..] else {
            panic!("expected five numbers, found {line:?}");
        };
        let level = u8::try_from(number).ok().and_then(Level::from_number).expect("a valid level");
        let games = u32::try_from(games).expect("a non-negative number of games");
        ratings[usize::from(level.number() - 1)] = Some(Rating { points, low, high, games });
    }
    ratings
}

/// The measured ratings of a game's levels, by the name of the game.
pub fn ratings(game: &str) -> Option<[Option<Rating>; 8]> {
    let text = match game {
        "klotz" => include_str!("../data/klotz_levels.txt"),
        "climbers" => include_str!("../data/climbers_levels.txt"),
        "xstack" => include_str!("../data/xstack_levels.txt"),
        _ => return None,
    };
    Some(read(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_increase_with_the_level_and_lie_within_their_intervals() {
        for game in ["klotz", "climbers", "xstack"] {
            let ratings = ratings(game).expect("a known game");
            let known: Vec<Rating> = ratings.into_iter().flatten().collect();
            assert!(known.is_sorted_by_key(|rating| rating.points), "{game}");
            assert!(known.iter().all(|rating| rating.low <= rating.points));
            assert!(known.iter().all(|rating| rating.points <= rating.high && rating.games > 0));
        }
        assert_eq!(ratings("chess"), None);
    }
}
