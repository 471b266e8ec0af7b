//! `cargo xtask bench page`: Lighthouse's figures of the page, how fast its boards answer, and its weight.
//! Also the part of `cargo xtask test` that opens the page in Firefox and `WebKit`.

use std::process::Command;

use anyhow::{Result, bail};

use crate::setup;
use crate::step::{Done, Shell};
use crate::steps::Server;
use crate::workspace::find_program;

/// The npm packages and scripts, apart from those of the page.
const FOLDER: &str = "crates/bench/page";

/// Programs that the other engines need, with Debian's packages.
const ENGINES: [(&str, &str); 3] =
    [("firefox-esr", "firefox-esr"), ("WebKitWebDriver", "webkit2gtk-driver"), ("Xvfb", "xvfb")];

/// Measures the built page and writes `docs/bench/page.txt`.
pub(crate) fn run(shell: &Shell<'_>) -> Result<Done> {
    let chromium = setup::chromium(shell)?;
    let server = Server::start(shell)?;
    let mut node = node(shell, "page.mjs", &server)?;
    node.arg("--chromium").arg(chromium);
    node.arg("--out").arg(shell.workspace.path("docs/bench/page.txt"));
    let output = shell.run(&mut node)?;
    print!("\n{output}");
    Ok(Done::silent())
}

/// Installs Firefox and `WebKit` if they are missing.
fn install_engines(shell: &Shell<'_>) -> Result<()> {
    let missing: Vec<&str> = ENGINES
        .iter()
        .filter(|(program, _)| find_program(program).is_none())
        .map(|(_, package)| *package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    setup::apt_install(shell, &missing)
}

/// Opens each game and compares X-Stack's goldens in Firefox and `WebKit`.
pub(crate) fn engines(shell: &Shell<'_>) -> Result<Done> {
    install_engines(shell)?;
    let server = Server::start(shell)?;
    let output = shell.run(&mut node(shell, "engines.mjs", &server)?)?;
    let passed = output.lines().filter(|line| line.ends_with(": passed")).count();
    Ok(Done::with_note(format!("{passed} checks")))
}

/// A script of the folder, with its packages installed.
fn node(shell: &Shell<'_>, script: &str, server: &Server) -> Result<Command> {
    let folder = shell.workspace.path(FOLDER);
    let mut install = Command::new("npm");
    install.args(["ci", "--no-audit", "--no-fund"]).current_dir(&folder);
    if !shell.try_run(&mut install)?.1 {
        bail!("npm failed; run `npm ci` in {FOLDER} with a network connection");
    }
    let mut node = Command::new("node");
    node.arg(script).args(["--url", &server.address]).current_dir(folder);
    Ok(node)
}
