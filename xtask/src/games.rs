//! `cargo xtask games`: whole games of X-Stack's bots, natively and in WebAssembly. Not a bit may
//! differ. What was compared is kept as raw text.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::workspace::Workspace;

/// Where the lines of all games are kept that were the same on both sides.
const RAW: &str = "docs/bench/xstack-games.txt";

/// Plays games on both sides at the same time and compares each as soon as both have it. A run that was
/// broken off can be gone on with: what is kept of the games before the first one stays.
pub(crate) fn compare(workspace: &Workspace, first: u32, games: u32) -> Result<()> {
    let mut kept = earlier(workspace, first as usize)?;
    let numbers = [first.to_string(), games.to_string()];
    let build = ["run", "--release", "--locked", "--package", "wasm-xstack", "--example", "games"];
    let mut native = workspace.cargo(&build);
    native.arg("--").args(&numbers);
    let mut web = Command::new("node");
    web.arg(workspace.path("crates/bench/web/games.mjs")).args(&numbers);
    let mut native = Side::start("the native program", native)?;
    let mut web = Side::start("the module in Node", web)?;
    let raw = workspace.path(RAW);
    let mut file = std::fs::File::create(&raw).context("cannot keep the games")?;
    for line in &kept {
        writeln!(file, "{line}")?;
    }
    for _ in 0..games {
        let (natively, in_browser) = (native.next()?, web.next()?);
        if natively != in_browser {
            bail!("natively:       {natively}\nin WebAssembly: {in_browser}");
        }
        println!("{natively}");
        writeln!(file, "{natively}")?;
        kept.push(natively);
    }
    let summary = summary(&kept)?;
    writeln!(file, "{summary}")?;
    println!("{summary}");
    Ok(())
}

/// What is kept of the games before the first one that is played now.
fn earlier(workspace: &Workspace, first: usize) -> Result<Vec<String>> {
    if first == 0 {
        return Ok(Vec::new());
    }
    let text = std::fs::read_to_string(workspace.path(RAW)).context("no games were kept")?;
    games_before(&text, first).with_context(|| format!("cannot go on with {RAW}"))
}

/// The lines of all games before this one.
fn games_before(text: &str, first: usize) -> Result<Vec<String>> {
    let is_game = |&(number, line): &(usize, &str)| line.starts_with(&format!("{number} "));
    let lines = text.lines().enumerate().take_while(is_game).take(first);
    let kept: Vec<String> = lines.map(|(_, line)| line.to_owned()).collect();
    if kept.len() < first {
        bail!("there are {} games: the first one to play is number {}", kept.len(), kept.len());
    }
    Ok(kept)
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
    use super::games_before;

    #[test]
    fn a_run_goes_on_after_the_games_that_were_kept() {
        let text = "0 fan turns 3 aa\n1 wall turns 4 bb\n2 fan turns 9 cc\nall 3 whole games\n";
        assert_eq!(games_before(text, 2).unwrap(), ["0 fan turns 3 aa", "1 wall turns 4 bb"]);
        assert_eq!(games_before(text, 3).unwrap().len(), 3);
        let refused = games_before(text, 4).unwrap_err().to_string();
        assert_eq!(refused, "there are 3 games: the first one to play is number 3");
    }
}
