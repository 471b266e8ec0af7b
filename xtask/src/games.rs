//! `cargo xtask games`: whole games of X-Stack's bots, natively and in WebAssembly. Not a bit may
//! differ.

use std::io::{BufRead as _, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::workspace::Workspace;

/// Plays games on both sides, one after the other, and compares each as soon as both have it.
pub(crate) fn compare(workspace: &Workspace, first: u32, games: u32) -> Result<()> {
    let numbers = [first.to_string(), games.to_string()];
    let build = ["run", "--release", "--locked", "--package", "wasm-xstack", "--example", "games"];
    let mut native = workspace.cargo(&build);
    native.arg("--").args(&numbers);
    let mut web = Command::new("node");
    web.arg(workspace.path("crates/bench/web/games.mjs")).args(&numbers);
    let mut native = Side::start("the native program", native)?;
    let mut web = Side::start("the module in Node", web)?;
    for _ in 0..games {
        let (natively, in_browser) = (native.next()?, web.next()?);
        if natively != in_browser {
            bail!("natively:       {natively}\nin WebAssembly: {in_browser}");
        }
        println!("{natively}");
    }
    println!("{games} whole games, natively and in WebAssembly: not a bit differs");
    Ok(())
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
