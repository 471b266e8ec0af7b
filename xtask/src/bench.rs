//! `cargo xtask bench`: runs the benchmarks, writes raw results to `docs/bench` and the table in README.md.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use anyhow::{Context as _, Result, bail};

use crate::bench_web;
use crate::workspace::Workspace;

/// The name of the markers of the table in README.md: `<!-- bench:begin -->`.
const TABLE: &str = "bench";

/// Runs the benchmarks that compare with peers. The WebAssembly modules must exist.
pub(crate) fn bench(workspace: &Workspace) -> Result<()> {
    let mut output = run(workspace, None, Some("samples.txt"))?;
    output.push_str(&bench_web::run(workspace)?);
    let table = table(&figures(&output));
    write_table(workspace, "README.md", TABLE, &table)?;
    println!("\n{table}");
    Ok(())
}

/// Replaces a table in a file.
pub(crate) fn write_table(
    workspace: &Workspace,
    file: &str,
    name: &str,
    table: &str,
) -> Result<()> {
    let path = workspace.path(file);
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {file}"))?;
    let text = replace_between(&text, name, table)
        .with_context(|| format!("{file} has no marker <!-- {name}:begin -->"))?;
    std::fs::write(&path, text).with_context(|| format!("cannot write {file}"))
}

/// Measures how X-Stack plays: stability of piles, blocks that come out, whole games.
pub(crate) fn xstack_feel(workspace: &Workspace) -> Result<()> {
    run(workspace, Some("xstack-feel"), Some("xstack-feel.txt")).map(drop)
}

/// Prints the strength of the bots, and writes their ratings and `docs/bots.md`.
pub(crate) fn bots(workspace: &Workspace) -> Result<()> {
    run(workspace, Some("bots"), None).map(drop)
}

/// Runs the benchmarks, prints and returns their output, and writes raw results to `raw`.
fn run(workspace: &Workspace, which: Option<&str>, raw: Option<&str>) -> Result<String> {
    let folder = workspace.path("docs/bench");
    std::fs::create_dir_all(&folder)?;
    let run = ["run", "--locked", "--profile", "measured", "--package", "bench", "--"];
    let mut command = workspace.cargo(&run);
    command.args(which).stdout(Stdio::piped());
    if let Some(raw) = raw {
        command.arg("--out").arg(folder.join(raw));
    }
    let mut child = command.spawn()?;
    let mut output = String::new();
    for line in BufReader::new(child.stdout.take().expect("stdout is piped")).lines() {
        let line = line?;
        println!("{line}");
        output.push_str(&line);
        output.push('\n');
    }
    if !child.wait()?.success() {
        bail!("the benchmarks failed");
    }
    Ok(output)
}

/// The `name: value` lines that compare with a peer. Absolute speeds depend on the machine, so they are
/// only in the raw results.
pub(crate) fn figures(output: &str) -> Vec<(&str, &str)> {
    output
        .lines()
        .filter_map(|line| line.split_once(": "))
        .filter(|(name, _)| name.contains("_vs_") && !name.contains(char::is_whitespace))
        .collect()
}

pub(crate) fn table(figures: &[(&str, &str)]) -> String {
    let mut table = String::from("| figure | value |\n| --- | ---: |\n");
    for (name, value) in figures {
        writeln!(table, "| `{name}` | {value} |").expect("writing to a String cannot fail");
    }
    table
}

/// Replaces the part between the markers; none if there are no markers.
fn replace_between(text: &str, name: &str, table: &str) -> Option<String> {
    let (first, last) = (format!("<!-- {name}:begin -->"), format!("<!-- {name}:end -->"));
    let begin = text.find(&first)? + first.len();
    let end = begin + text[begin..].find(&last)?;
    Some(format!("{}\n{table}{}", &text[..begin], &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::{figures, replace_between, table};

    #[test]
    fn figures_are_comparisons_with_a_peer() {
        let output = "running: 3 rounds\nklotz.perft.bulk: 9000000\n\
                      klotz.perft.bulk_vs_cozy: 1.23\nnote: a_vs_b\n";
        assert_eq!(figures(output), [("klotz.perft.bulk_vs_cozy", "1.23")]);
    }

    #[test]
    fn the_table_replaces_the_part_between_the_markers() {
        let text = "top\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nbottom\n";
        let new = replace_between(text, "bench", &table(&[("a.b", "1")])).unwrap();
        assert_eq!(
            new,
            "top\n<!-- bench:begin -->\n| figure | value |\n| --- | ---: |\n| `a.b` | 1 |\n<!-- bench:end -->\nbottom\n"
        );
        assert_eq!(replace_between("no markers", "bench", "x"), None);
    }
}
