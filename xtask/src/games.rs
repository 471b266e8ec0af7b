//! `cargo xtask games`: whole games of X-Stack's bots, natively and in WebAssembly. Not a bit may
//! differ. What was compared is kept as raw text.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::workspace::Workspace;

/// Where the lines of all games are kept that were the same on both sides.
const RAW: &str = "docs/bench/xstack-games.txt";

/// Plays games on both sides at the same time and compares each as soon as both have it. A run that was
/// broken off is gone on with: games that are kept are not played again, unless all are to be.
pub(crate) fn compare(workspace: &Workspace, games: usize, again: bool) -> Result<()> {
    let raw = workspace.path(RAW);
    let mut kept = match std::fs::read_to_string(&raw) {
        Ok(text) if !again => games_in(&text),
        _ => Vec::new(),
    };
    if kept.len() < games {
        play(workspace, &raw, &mut kept, games)?;
    }
    let summary = summary(&kept)?;
    std::fs::write(&raw, format!("{}\n{summary}\n", kept.join("\n")))?;
    println!("{summary}");
    Ok(())
}

/// Plays what is missing.
fn play(workspace: &Workspace, raw: &Path, kept: &mut Vec<String>, games: usize) -> Result<()> {
    let numbers = [kept.len().to_string(), (games - kept.len()).to_string()];
    let build = ["run", "--release", "--locked", "--package", "wasm-xstack", "--example", "games"];
    let mut native = workspace.cargo(&build);
    native.arg("--").args(&numbers);
    let mut web = Command::new("node");
    web.arg(workspace.path("crates/bench/web/games.mjs")).args(&numbers);
    let mut native = Side::start("the native program", native)?;
    let mut web = Side::start("the module in Node", web)?;
    let mut file = std::fs::File::create(raw).context("cannot keep the games")?;
    for line in kept.iter() {
        writeln!(file, "{line}")?;
    }
    while kept.len() < games {
        let (natively, in_browser) = (native.next()?, web.next()?);
        if natively != in_browser {
            bail!("natively:       {natively}\nin WebAssembly: {in_browser}");
        }
        println!("{natively}");
        writeln!(file, "{natively}")?;
        kept.push(natively);
    }
    Ok(())
}

/// The lines of all games from the first one on.
fn games_in(text: &str) -> Vec<String> {
    let is_game = |&(number, line): &(usize, &str)| line.starts_with(&format!("{number} "));
    // What was being written when a run was broken off does not count.
    let whole = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    whole.enumerate().take_while(is_game).map(|(_, line)| line.to_owned()).collect()
}

/// What was compared, by which programs.
fn summary(lines: &[String]) -> Result<String> {
    let hash = blake3::hash(lines.join("\n").as_bytes()).to_hex();
    let version = |program: &str| -> Result<String> {
        let output = Command::new(program).arg("--version").output()?;
        Ok(String::from_utf8(output.stdout)?.trim().to_owned())
    };
    Ok(format!(
        "all {} whole games, natively and in WebAssembly: not a bit differs; BLAKE3 of the lines {}; \
         {}, node {}",
        lines.len(),
        &hash[..32],
        version("rustc")?,
        version("node")?,
    ))
}

/// One of the two, telling a game a line.
struct Side {
    name: &'static str,
    process: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Side {
    fn start(name: &'static str, mut command: Command) -> Result<Side> {
        let mut process = command.stdout(Stdio::piped()).spawn().context("cannot play")?;
        let stdout = process.stdout.take().expect("its output was asked for");
        Ok(Side { name, process, lines: BufReader::new(stdout).lines() })
    }

    fn next(&mut self) -> Result<String> {
        let line = self.lines.next();
        Ok(line.with_context(|| format!("{} stopped before the last game", self.name))??)
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        // It has ended by itself unless the games differ.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::games_in;

    #[test]
    fn a_run_goes_on_after_the_games_that_were_kept() {
        let text = "0 fan turns 3 aa\n1 wall turns 4 bb\nall 2 whole games\n";
        assert_eq!(games_in(text), ["0 fan turns 3 aa", "1 wall turns 4 bb"]);
        let broken_off = "0 fan turns 3 aa\n1 wall turns 4";
        assert_eq!(games_in(broken_off), ["0 fan turns 3 aa"]);
        assert!(games_in("").is_empty());
    }
}
