//! The tables in `docs/bots/layouts.md`, generated from stored games.

use std::{fmt::Write as _, fs, path::Path};

use arena::stats::{Interval, wilson};
use klotz::EndRule;

use super::{
    game_summary::{End, GameSummary},
    sample::Sample,
};

/// The stored games, one line per layout and number of players.
const STORED: &str = "docs/bench/layouts.txt";

/// The tables for two, three and four players, the best layout first.
pub(crate) fn tables(workspace: &Path) -> Result<String, String> {
    let path = workspace.join(STORED);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let samples: Vec<Sample> = lines.map(str::parse).collect::<Result<_, _>>()?;
    let mut tables: Vec<(usize, u64)> =
        samples.iter().map(|sample| (sample.self_play.players, sample.self_play.nodes)).collect();
    tables.sort_unstable();
    tables.dedup();
    let texts = tables.into_iter().map(|(players, nodes)| {
        let at = |sample: &&Sample| {
            (sample.self_play.players, sample.self_play.nodes) == (players, nodes)
        };
        let mut rows: Vec<&Sample> = samples.iter().filter(at).collect();
        rows.sort_by(|one, other| other.quality().total_cmp(&one.quality()));
        table(players, nodes, &rows)
    });
    Ok(texts.collect::<Vec<_>>().join("\n"))
}

fn table(players: usize, nodes: u64, rows: &[&Sample]) -> String {
    let mut text = format!(
        "### {players} players, {nodes} nodes per move\n\n\
         | layout | games | wins in turn order | shares of wins, 95 % | repeated | too long | draws, 95 % | plies | captures | good games, 95 % | lopsided | score |\n\
         | --- | ---: | --- | --- | ---: | ---: | --- | ---: | ---: | --- | ---: | ---: |\n"
    );
    for sample in rows {
        let wins = sample.wins();
        let won = wins.iter().sum();
        let list = |words: Vec<String>| words.join(", ");
        writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} | {} | {:.1} | {} | {:.3} | {:.3} |",
            sample.layout,
            sample.games(),
            list(wins.iter().map(ToString::to_string).collect()),
            list(wins.iter().map(|&wins| between(wins, won)).collect()),
            drawn_by(&sample.games, EndRule::Repetition),
            drawn_by(&sample.games, EndRule::MoveLimit),
            share(sample.draws(), sample.games()),
            sample.median_moves(),
            sample.captures(),
            share(sample.lively(), sample.games()),
            sample.lopsided(),
            sample.quality(),
        )
        .expect("writing to a String cannot fail");
    }
    text
}

fn drawn_by(games: &[GameSummary], rule: EndRule) -> usize {
    games.iter().filter(|game_summary| game_summary.end == End::Drawn(rule)).count()
}

/// A share with its interval, in percent.
fn share(hits: usize, of: usize) -> String {
    format!("{:.0} % ({})", 100.0 * ratio(hits, of), between(hits, of))
}

/// The interval of a share, in percent.
fn between(hits: usize, of: usize) -> String {
    #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
    let Interval { low, high } = wilson(ratio(hits, of), of as f64);
    format!("{:.0} to {:.0}", 100.0 * low, 100.0 * high)
}

#[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
fn ratio(hits: usize, of: usize) -> f64 {
    hits as f64 / of.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_matches_the_stored_games() {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let page = fs::read_to_string(workspace.join("docs/bots/layouts.md")).unwrap();
        let tables = tables(&workspace).unwrap();
        assert!(page.contains(&tables), "write into the page:\n{tables}");
    }
}
