//! A summary of a game: result, length and captures.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use klotz::EndRule;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Won by the player with this index in turn order.
    Won(usize),
    /// Drawn by a rule.
    Drawn(EndRule),
}

/// A summary such as `1:45:3`: won by the first player, 45 single moves, 3 captures. A draw starts with
/// the first letter of its rule: `r:60:8` for repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GameSummary {
    pub(crate) end: End,
    /// Single moves.
    pub(crate) moves: u32,
    /// The number of captures.
    pub(crate) captures: u32,
}

impl GameSummary {
    /// Whether it was an interesting game: won, neither too short nor too long, with a capture.
    pub(crate) fn is_lively(&self, players: usize) -> bool {
        let rounds = self.moves as usize / players;
        matches!(self.end, End::Won(_)) && LIVELY_ROUNDS.contains(&rounds) && self.captures > 0
    }
}

/// The number of rounds in an interesting game. The quickest win takes three.
pub(crate) const LIVELY_ROUNDS: RangeInclusive<usize> = 6..=40;

impl fmt::Display for GameSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.end {
            End::Won(place) => write!(f, "{}", place + 1)?,
            End::Drawn(rule) => write!(f, "{}", &rule.name()[..1])?,
        }
        write!(f, ":{}:{}", self.moves, self.captures)
    }
}

impl FromStr for GameSummary {
    type Err = String;

    fn from_str(text: &str) -> Result<GameSummary, String> {
        let read = || {
            let mut parts = text.split(':');
            let end = parts.next()?;
            let draws = EndRule::ALL.into_iter().filter(|&rule| rule != EndRule::Corner);
            let end = match draws.into_iter().find(|rule| rule.name()[..1] == *end) {
                Some(rule) => End::Drawn(rule),
                None => End::Won(end.parse::<usize>().ok()?.checked_sub(1)?),
            };
            let (moves, captures) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            parts.next().is_none().then_some(GameSummary { end, moves, captures })
        };
        read().ok_or_else(|| format!("not a game summary: {text:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_round_trip() {
        for text in ["1:45:3", "4:3:0", "r:60:8", "m:400:21", "n:7:0"] {
            assert_eq!(
                text.parse::<GameSummary>().map(|game_summary| game_summary.to_string()),
                Ok(text.to_owned())
            );
        }
        for bad in ["", "0:45:3", "c:45:3", "1:45", "1:45:3:", "r:-1:2"] {
            assert!(bad.parse::<GameSummary>().is_err(), "{bad}");
        }
    }

    #[test]
    fn lively_games_are_won_in_time_with_a_capture() {
        let lively = |text: &str, players| text.parse::<GameSummary>().unwrap().is_lively(players);
        assert!(lively("1:13:1", 2) && lively("2:80:4", 2) && lively("3:25:1", 4));
        assert!(!lively("1:13:1", 4), "too short");
        assert!(!lively("1:83:1", 2), "too long");
        assert!(!lively("1:13:0", 2), "no capture");
        assert!(!lively("r:13:1", 2), "drawn");
    }
}
