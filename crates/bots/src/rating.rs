//! How strong the levels are, as matches have measured it.

use crate::Level;

/// What was measured of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// On the scale of Elo, in which the player who moves by lot but sensibly has [`SENSIBLE`].
    pub points: i32,
    /// Where the points are in 95 of 100 cases.
    pub low: i32,
    /// Where the points are in 95 of 100 cases.
    pub high: i32,
    /// How many games it rests on.
    pub games: u32,
}

/// The points of the player who moves by lot but sensibly: where the scales of all games begin.
pub const SENSIBLE: i32 = 600;

/// The ratings in a file of `data`; `None` for levels that were not measured.
///
/// A line for each level, weakest first: its number, its points, their interval and how many games
/// they rest on. Lines that begin with `#` are for readers.
///
/// # Panics
/// If the text is no such file.
pub(crate) fn read(text: &str) -> [Option<Rating>; 8] {
    let mut ratings = [None; 8];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Result<Vec<i32>, _> = line.split_whitespace().map(str::parse).collect();
        let [number, points, low, high, games] = numbers.expect("numbers")[..] else {
            panic!("five numbers a line, not {line:?}");
        };
        let level = u8::try_from(number).ok().and_then(Level::from_number).expect("a level");
        let games = u32::try_from(games).expect("games are counted");
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
    fn the_ratings_are_in_order_and_within_their_intervals() {
        for game in ["klotz", "climbers", "xstack"] {
            let ratings = ratings(game).expect("a game");
            let known: Vec<Rating> = ratings.into_iter().flatten().collect();
            assert!(known.is_sorted_by_key(|rating| rating.points), "{game}");
            assert!(known.iter().all(|rating| rating.low <= rating.points));
            assert!(known.iter().all(|rating| rating.points <= rating.high && rating.games > 0));
        }
        assert_eq!(ratings("chess"), None);
    }
}
