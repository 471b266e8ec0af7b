//! The stored games as a table of `docs/bots/layouts.md`.

use std::{fmt::Write as _, fs, path::Path};

use arena::stats::{Interval, wilson};
use klotz::EndRule;

use super::{
    sample::Sample,
    tale::{End, Tale},
};

/// Where the games are stored, a line for each layout and number of players.
const STORED: &str = "docs/bench/layouts.txt";

/// The tables for two, three and four players, the best layout first.
pub(crate) fn tables(workspace: &Path) -> Result<String, String> {
    let path = workspace.join(STORED);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let samples: Vec<Sample> = lines.map(str::parse).collect::<Result<_, _>>()?;
    let mut tables: Vec<(usize, u64)> =
        samples.iter().map(|sample| (sample.terms.players, sample.terms.nodes)).collect();
    tables.sort_unstable();
    tables.dedup();
    let told = tables.into_iter().map(|(players, nodes)| {
        let at = |sample: &&Sample| (sample.terms.players, sample.terms.nodes) == (players, nodes);
        let mut rows: Vec<&Sample> = samples.iter().filter(at).collect();
        rows.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
        table(players, nodes, &rows)
    });
    Ok(told.collect::<Vec<_>>().join("\n"))
}

fn table(players: usize, nodes: u64, rows: &[&Sample]) -> String {
    let mut text = format!(
        "### {players} players, {nodes} positions a move\n\n\
         | layout | games | wins in turn order | shares of wins, 95 % | repeated | too long | draws, 95 % | single moves | captures | good games, 95 % | lopsided | worth |\n\
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
            drawn_by(&sample.tales, EndRule::Repetition),
            drawn_by(&sample.tales, EndRule::MoveLimit),
            share(sample.draws(), sample.games()),
            sample.median_moves(),
            sample.captures(),
            share(sample.lively(), sample.games()),
            sample.lopsided(),
            sample.worth(),
        )
        .expect("a string takes everything");
    }
    text
}

fn drawn_by(tales: &[Tale], rule: EndRule) -> usize {
    tales.iter().filter(|tale| tale.end == End::Drawn(rule)).count()
}

/// A share with its interval, in hundredths.
fn share(hits: usize, of: usize) -> String {
    format!("{:.0} % ({})", 100.0 * ratio(hits, of), between(hits, of))
}

/// The interval of a share, in hundredths.
fn between(hits: usize, of: usize) -> String {
    #[expect(clippy::cast_precision_loss, reason = "games are counted, not grains of sand")]
    let Interval { low, high } = wilson(ratio(hits, of), of as f64);
    format!("{:.0} to {:.0}", 100.0 * low, 100.0 * high)
}

#[expect(clippy::cast_precision_loss, reason = "games are counted, not grains of sand")]
fn ratio(hits: usize, of: usize) -> f64 {
    hits as f64 / of.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_shows_what_is_stored() {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let page = fs::read_to_string(workspace.join("docs/bots/layouts.md")).unwrap();
        let tables = tables(&workspace).unwrap();
        assert!(page.contains(&tables), "write into the page:\n{tables}");
    }
}
