//! `cargo xtask games`: plays games of X-Stack's bots natively and in WebAssembly, and compares them bit
//! by bit.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::workspace::Workspace;

/// One line for each compared game.
const RAW: &str = "docs/bench/xstack-games.txt";

/// Plays games on both sides in parallel and compares them one by one. An interrupted run resumes after
/// the stored games, unless `again` is set.
pub(crate) fn compare(workspace: &Workspace, games: usize, again: bool) -> Result<()> {
    let raw = workspace.path(RAW);
    let mut stored = match std::fs::read_to_string(&raw) {
        Ok(text) if !again => games_in(&text),
        _ => Vec::new(),
    };
    if stored.len() < games {
        play(workspace, &raw, &mut stored, games)?;
    }
    let summary = summary(&stored)?;
    std::fs::write(&raw, format!("{}\n{summary}\n", stored.join("\n")))?;
    println!("{summary}");
    Ok(())
}

/// Plays the missing games.
fn play(workspace: &Workspace, raw: &Path, stored: &mut Vec<String>, games: usize) -> Result<()> {
    let numbers = [stored.len().to_string(), (games - stored.len()).to_string()];
    let build = ["run", "--release", "--locked", "--package", "wasm-xstack", "--example", "games"];
    let mut native = workspace.cargo(&build);
    native.arg("--").args(&numbers);
    let mut web = Command::new("node");
    web.arg(workspace.path("crates/bench/web/games.mjs")).args(&numbers);
    let mut native = Side::start("the native program", native)?;
    let mut web = Side::start("the module in Node", web)?;
    let mut file = std::fs::File::create(raw).context("cannot write the games")?;
    for line in stored.iter() {
        writeln!(file, "{line}")?;
    }
    while stored.len() < games {
        let (natively, in_browser) = (native.next()?, web.next()?);
        if natively != in_browser {
            bail!("natively:       {natively}\nin WebAssembly: {in_browser}");
        }
        println!("{natively}");
        writeln!(file, "{natively}")?;
        stored.push(natively);
    }
    Ok(())
}

/// The lines of games, up to the first line that is none.
fn games_in(text: &str) -> Vec<String> {
    let is_game = |&(number, line): &(usize, &str)| line.starts_with(&format!("{number} "));
    // An interrupted run may have written half a line.
    let whole = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    whole.enumerate().take_while(is_game).map(|(_, line)| line.to_owned()).collect()
}

/// The last line: what was compared, and by which versions.
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

/// One of the two programs; it prints a line for each game.
struct Side {
    name: &'static str,
    process: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Side {
    fn start(name: &'static str, mut command: Command) -> Result<Side> {
        let mut process = command.stdout(Stdio::piped()).spawn().context("cannot start")?;
        let stdout = process.stdout.take().expect("stdout is piped");
        Ok(Side { name, process, lines: BufReader::new(stdout).lines() })
    }

    fn next(&mut self) -> Result<String> {
        let line = self.lines.next();
        Ok(line.with_context(|| format!("{} stopped before the last game", self.name))??)
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        // It has ended unless the games differ.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::games_in;

    #[test]
    fn runs_resume_after_the_stored_games() {
        let text = "0 fan turns 3 aa\n1 wall turns 4 bb\nall 2 whole games\n";
        assert_eq!(games_in(text), ["0 fan turns 3 aa", "1 wall turns 4 bb"]);
        let interrupted = "0 fan turns 3 aa\n1 wall turns 4";
        assert_eq!(games_in(interrupted), ["0 fan turns 3 aa"]);
        assert!(games_in("").is_empty());
    }
}
