//! Sums up the stored results in `docs/bots`, game by game.

use std::fs;
use std::path::Path;

use arena::stats::{Interval, wilson};

/// A number of hits and of attempts.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Share {
    /// Draws count half.
    pub(crate) hits: f64,
    pub(crate) of: u64,
}

impl Share {
    /// The share with its 95 % interval and the number of attempts.
    pub(crate) fn to_text(self) -> String {
        let Interval { low, high } = self.interval();
        format!("{:.3} (95 % {low:.3} to {high:.3}), of {}", self.value(), self.of)
    }

    pub(crate) fn value(&self) -> f64 {
        self.hits / self.games()
    }

    /// The ratio to another share; its interval combines the extremes of both.
    fn over(&self, other: &Share) -> String {
        let (ours, theirs) = (self.interval(), other.interval());
        let (low, high) = (ours.low / theirs.high, ours.high / theirs.low);
        format!("{:.2} (95 % {low:.2} to {high:.2})", self.value() / other.value())
    }

    fn interval(&self) -> Interval {
        wilson(self.value(), self.games())
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
    fn games(&self) -> f64 {
        self.of.max(1) as f64
    }
}

/// Selects lines of a result file.
struct Source {
    /// The name in the report.
    name: &'static str,
    /// The path in `docs`.
    file: &'static str,
    /// Only sections whose heading contains all of these words; empty means all lines.
    heading: &'static [&'static str],
    /// Words that the heading must not contain.
    not: &'static [&'static str],
    /// The prefix of a game's line.
    line: &'static str,
}

const SPARRING: &str = "bots/klotz-sparring.txt";
const CLIMBERS: &str = "bots/climbers-matches.txt";

const SOURCES: [Source; 7] = [
    Source {
        name: "klotz.2p_vs_minimax",
        file: SPARRING,
        heading: &[],
        not: &[],
        line: "klotz.2p_vs_minimax: opening",
    },
    Source {
        name: "klotz.2p_vs_treant",
        file: SPARRING,
        heading: &[],
        not: &[],
        line: "klotz.2p_vs_treant: opening",
    },
    Source {
        name: "klotz.3p_vs_treant",
        file: SPARRING,
        heading: &["foresight"],
        not: &[],
        line: "klotz.3p_vs_treant: opening",
    },
    Source {
        name: "klotz.4p_vs_treant",
        file: SPARRING,
        heading: &["foresight"],
        not: &[],
        line: "klotz.4p_vs_treant: opening",
    },
    Source {
        name: "climbers.2p_vs_first",
        file: CLIMBERS,
        heading: &["## deep", "vs skilled", "2 players"],
        not: &["before", "4 players"],
        line: "# game",
    },
    Source {
        name: "climbers.4p_vs_first",
        file: CLIMBERS,
        heading: &["## deep", "vs skilled", "4 players"],
        not: &["before", "2 players"],
        line: "# game",
    },
    Source {
        name: "climbers.ranking_in_first_hundredth",
        file: "bench/climbers-ranking.txt",
        heading: &[],
        not: &[],
        line: "",
    },
];

/// All values of the report, with their intervals.
pub(crate) fn figures(docs: &Path) -> Result<Vec<(&'static str, String)>, String> {
    let mut shares = Vec::new();
    for source in &SOURCES {
        let text = read(&docs.join(source.file))?;
        shares.push((source.name, source.share(&text)));
    }
    let [games, planner, rule] = xstack(&read(&docs.join("bots/xstack-planner.txt"))?);
    let own = by_rule(&read(&docs.join("bots/xstack-rule.txt"))?);
    shares.extend([
        ("xstack.2p_vs_first", games),
        ("xstack.planner_falls", planner),
        ("xstack.rule_falls_in_the_same_places", rule),
        ("xstack.rule_falls_in_its_games", own),
    ]);
    shares.retain(|(_, share)| share.of > 0);
    let mut figures: Vec<_> =
        shares.into_iter().map(|(name, share)| (name, share.to_text())).collect();
    figures.push(("xstack.falls_vs_rule_in_the_same_places", planner.over(&rule)));
    figures.push(("xstack.falls_vs_rule_in_its_games", planner.over(&own)));
    Ok(figures)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

impl Source {
    fn share(&self, text: &str) -> Share {
        let mut counts = self.heading.is_empty();
        let mut share = Share::default();
        for line in text.lines() {
            if line.starts_with("## ") {
                counts = self.heading.iter().all(|word| line.contains(word))
                    && !self.not.iter().any(|word| line.contains(word));
            }
            if !counts || !line.starts_with(self.line) {
                continue;
            }
            if let Some(hit) = result(line) {
                share.hits += hit;
                share.of += 1;
            }
        }
        share
    }
}

/// The result in a line; none if the line has no result.
fn result(line: &str) -> Option<f64> {
    let mut words = line.split([' ', ',', ':']).filter(|word| !word.is_empty());
    words.find_map(|word| match word {
        "win" | "won" | "true" => Some(1.0),
        "draw" | "drawn" => Some(0.5),
        "loss" | "lost" | "false" => Some(0.0),
        _ => None,
    })
}

/// The planner's games and falls, and the falls of the simple rule in the same positions.
fn xstack(text: &str) -> [Share; 3] {
    let mut sums = [Share::default(); 3];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let after = |name: &str| words.iter().position(|&word| word == name).map(|at| at + 1);
        let points = after("points").and_then(|at| Some([words.get(at)?, words.get(at + 1)?]));
        if let Some([Ok(ours), Ok(theirs)]) =
            points.map(|each| each.map(|word| word.parse::<i32>()))
        {
            sums[0].hits += match ours.cmp(&theirs) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            sums[0].of += 1;
        }
        let pulls = after("pulls").and_then(|at| words.get(at));
        let bonuses = after("bonuses").and_then(|at| words.get(at));
        let rule = after("rule").map_or(&[][..], |at| words.get(at..at + 2).unwrap_or(&[]));
        pulls.into_iter().chain(bonuses).for_each(|word| add(&mut sums[1], word));
        for word in rule {
            add(&mut sums[2], word);
        }
    }
    sums
}

/// Falls of the simple rule in its own games.
fn by_rule(text: &str) -> Share {
    let mut falls = Share::default();
    for line in text.lines() {
        let words = line.split_whitespace().take_while(|&word| word != "rule");
        words.filter(|word| word.contains('/')).for_each(|word| add(&mut falls, word));
    }
    falls
}

/// Adds a count like `2/18`.
fn add(share: &mut Share, count: &str) {
    if let Some((Ok(hits), Ok(of))) =
        count.split_once('/').map(|(hits, of)| (hits.parse::<f64>(), of.parse::<u64>()))
    {
        share.hits += hits;
        share.of += of;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_by_section() {
        let text = "## deep, 1 s, vs skilled, 2 players\n# game 0: won, 17 turns\n# game 1: lost, 3 turns\n\
                    ## deep before that, vs skilled, 2 players\n# game 0: won, 5 turns\n";
        let source = &SOURCES[4];
        assert_eq!(source.share(text), Share { hits: 1.0, of: 2 });
        let sparring = "klotz.2p_vs_treant: opening 0, seat 1, draw, 12 moves\n\
                        klotz.2p_vs_treant: opening 0, seat 0, win: a1-b2\n\
                        klotz.2p_vs_treant: 0.9 (95 % 0.8 to 1.0), +1 =1 -0 at 25 ms a move\n";
        assert_eq!(SOURCES[1].share(sparring), Share { hits: 1.5, of: 2 });
    }

    #[test]
    fn falls_of_planner_and_rule_are_counted_separately() {
        let line =
            "0 fan turns 29 points 7 3 pulls 2/18 bonuses 0/11 rule 11/18 5/11 ended-by-fall";
        let [games, planner, rule] = xstack(line);
        assert_eq!(games, Share { hits: 1.0, of: 1 });
        assert_eq!(planner, Share { hits: 2.0, of: 29 });
        assert_eq!(rule, Share { hits: 16.0, of: 29 });
        assert_eq!(by_rule(line), Share { hits: 2.0, of: 29 });
        assert!(planner.over(&rule).starts_with("0.12 (95 % "), "{}", planner.over(&rule));
    }
}
