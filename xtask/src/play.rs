//! `cargo xtask play`: from a fresh clone to a running server.

use std::process::Command;

use anyhow::{Context as _, Result};

use crate::progress::Progress;
use crate::step::{self, Mode, ResourceGroup, Step};
use crate::workspace::Workspace;
use crate::{page, test};

/// The server in release mode; the tests use one that is quicker to build.
const RELEASE: Step = Step {
    name: "holz",
    about: "Server with the page embedded",
    group: ResourceGroup::Exclusive,
    needs: &["page"],
    quick: false,
    timing_sensitive: false,
    run: page::embed,
};

/// Sets up, builds and starts the server; returns when it stops.
pub(crate) fn play(workspace: &Workspace, addr: &str, open: Open) -> Result<()> {
    let mut steps = test::select(&["page"])?;
    steps.push(&RELEASE);
    let total = steps.len() + 1;
    let progress = Progress::new();
    for (index, step) in steps.into_iter().enumerate() {
        let finished = step::run(step, workspace, Mode::Full, &progress, index + 1, total);
        if let Err(error) = finished.result {
            print!("{}", finished.output);
            return Err(error);
        }
    }
    println!("[{total}/{total}] Starting");
    let mut holz = Command::new(workspace.holz("release"));
    holz.args(["serve", "--addr", addr]);
    if open == Open::Browser {
        holz.arg("--open");
    }
    exec(&mut holz)
}

/// Whether to open the page in a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// Open one if there is a desktop.
    Browser,
    /// Only print the address.
    Nothing,
}

/// Replaces this process, so that Ctrl+C and the exit status are the server's.
#[cfg(unix)]
fn exec(program: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt as _;
    Err(program.exec()).context("cannot start holz")
}

#[cfg(not(unix))]
fn exec(program: &mut Command) -> Result<()> {
    let status = program.status().context("cannot start holz")?;
    std::process::exit(status.code().unwrap_or(1));
}
