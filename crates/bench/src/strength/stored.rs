//! The figures of stored results: what `docs/bots` holds, game by game, added up again.

use std::fs;
use std::path::Path;

use arena::stats::{Interval, wilson};

/// So many of so many.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Share {
    /// Draws count a half.
    pub(crate) hits: f64,
    pub(crate) of: u64,
}

impl Share {
    /// As a line of figures has it: the share, where it is in 95 of 100 cases, and of how many.
    pub(crate) fn told(&self) -> String {
        let Interval { low, high } = self.interval();
        format!("{:.3} (95 % {low:.3} to {high:.3}), of {}", self.value(), self.of)
    }

    pub(crate) fn value(&self) -> f64 {
        self.hits / self.games()
    }

    /// This share as a part of another; its interval takes the worst of both.
    fn over(&self, other: &Share) -> String {
        let (ours, theirs) = (self.interval(), other.interval());
        let (low, high) = (ours.low / theirs.high, ours.high / theirs.low);
        format!("{:.2} (95 % {low:.2} to {high:.2})", self.value() / other.value())
    }

    fn interval(&self) -> Interval {
        wilson(self.value(), self.games())
    }

    #[expect(clippy::cast_precision_loss, reason = "games are counted here, not grains of sand")]
    fn games(&self) -> f64 {
        self.of.max(1) as f64
    }
}

/// Lines of a file of results that count for a figure.
struct Source {
    /// The figure.
    name: &'static str,
    /// Below `docs`.
    file: &'static str,
    /// A section counts if its heading has all of these words, or there are none.
    heading: &'static [&'static str],
    /// And none of these.
    not: &'static [&'static str],
    /// How a line of a game begins.
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

/// Every figure of the stored results that were played, with its interval.
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
    let mut told: Vec<_> = shares.into_iter().map(|(name, share)| (name, share.told())).collect();
    told.push(("xstack.falls_vs_rule_in_the_same_places", planner.over(&rule)));
    told.push(("xstack.falls_vs_rule_in_its_games", planner.over(&own)));
    Ok(told)
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

/// What a line says of a game or a try; nothing if it says something else.
fn result(line: &str) -> Option<f64> {
    let mut words = line.split([' ', ',', ':']).filter(|word| !word.is_empty());
    words.find_map(|word| match word {
        "win" | "won" | "true" => Some(1.0),
        "draw" | "drawn" => Some(0.5),
        "loss" | "lost" | "false" => Some(0.0),
        _ => None,
    })
}

/// The planner's games, its falls, and those of the simple rule in the same places.
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

/// Falls of the simple rule in games of its own.
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
    fn games_are_counted_in_their_sections() {
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
    fn falls_of_planner_and_rule_are_kept_apart() {
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
