//! What is kept of a game: how it ended, how long it was, and how much happened.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use klotz::EndRule;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Won by who was so many turns behind the first player.
    Won(usize),
    /// Drawn by a rule.
    Drawn(EndRule),
}

/// A game in short, as text `1:45:3`: won by the first player, 45 single moves, 3 captures. A draw
/// has the first letter of its rule instead, such as `r:60:8` for repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tale {
    pub(crate) end: End,
    /// Single moves.
    pub(crate) moves: u32,
    /// How often a Klotz was sent back.
    pub(crate) captures: u32,
}

impl Tale {
    /// Whether it was a good game: somebody has won, not at once and not after hours, and somebody
    /// was sent back on the way.
    pub(crate) fn is_lively(&self, players: usize) -> bool {
        let rounds = self.moves as usize / players;
        matches!(self.end, End::Won(_)) && LIVELY_ROUNDS.contains(&rounds) && self.captures > 0
    }
}

/// How often everybody moves in a good game. The quickest win takes three moves.
pub(crate) const LIVELY_ROUNDS: RangeInclusive<usize> = 6..=40;

impl fmt::Display for Tale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.end {
            End::Won(place) => write!(f, "{}", place + 1)?,
            End::Drawn(rule) => write!(f, "{}", &rule.name()[..1])?,
        }
        write!(f, ":{}:{}", self.moves, self.captures)
    }
}

impl FromStr for Tale {
    type Err = String;

    fn from_str(text: &str) -> Result<Tale, String> {
        let read = || {
            let mut parts = text.split(':');
            let end = parts.next()?;
            let draws = EndRule::ALL.into_iter().filter(|&rule| rule != EndRule::Corner);
            let end = match draws.into_iter().find(|rule| rule.name()[..1] == *end) {
                Some(rule) => End::Drawn(rule),
                None => End::Won(end.parse::<usize>().ok()?.checked_sub(1)?),
            };
            let (moves, captures) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            parts.next().is_none().then_some(Tale { end, moves, captures })
        };
        read().ok_or_else(|| format!("this tells no game: {text:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tales_are_read_as_they_are_written() {
        for text in ["1:45:3", "4:3:0", "r:60:8", "m:400:21", "n:7:0"] {
            assert_eq!(text.parse::<Tale>().map(|tale| tale.to_string()), Ok(text.to_owned()));
        }
        for bad in ["", "0:45:3", "c:45:3", "1:45", "1:45:3:", "r:-1:2"] {
            assert!(bad.parse::<Tale>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_good_game_is_won_in_time_and_after_a_capture() {
        let lively = |text: &str, players| text.parse::<Tale>().unwrap().is_lively(players);
        assert!(lively("1:13:1", 2) && lively("2:80:4", 2) && lively("3:25:1", 4));
        assert!(!lively("1:13:1", 4), "over before it began");
        assert!(!lively("1:83:1", 2), "too long");
        assert!(!lively("1:13:0", 2), "a mere race");
        assert!(!lively("r:13:1", 2), "drawn");
    }
}
