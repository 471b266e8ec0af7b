//! `cargo xtask play`: from a fresh clone to a table in the browser.

use std::process::Command;

use anyhow::{Context as _, Result};

use crate::step::{self, Step};
use crate::workspace::Workspace;
use crate::{page, setup, toolchain, wasm};

/// What has to be there before the program can be started.
const STEPS: [Step; 5] = [
    Step { name: "target", about: "compiler for the browser", needs: &[], run: toolchain::step },
    Step { name: "npm", about: "npm packages", needs: &[], run: setup::npm_packages },
    Step { name: "wasm", about: "rules and bots for the browser", needs: &[], run: wasm::build },
    Step { name: "page", about: "building the page", needs: &[], run: page::build },
    Step { name: "holz", about: "the program, with the page inside", needs: &[], run: page::embed },
];

/// Sets up, builds and starts the program; comes back when that is stopped.
pub(crate) fn play(workspace: &Workspace, addr: &str, open: Open) -> Result<()> {
    let total = STEPS.len() + 1;
    for (index, step) in STEPS.iter().enumerate() {
        let finished = step::run(step, workspace, index + 1, total);
        if let Err(error) = finished.result {
            print!("{}", finished.output);
            return Err(error);
        }
    }
    println!("[{total}/{total}] starting");
    let mut holz = Command::new(workspace.holz());
    holz.args(["serve", "--addr", addr]);
    if open == Open::Browser {
        holz.arg("--open");
    }
    hand_over(&mut holz)
}

/// Whether a browser is opened on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// If there is a desktop.
    Browser,
    /// The address is printed, no more.
    Nothing,
}

/// Becomes the program, so that Ctrl+C and the exit status are its own.
#[cfg(unix)]
fn hand_over(program: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt as _;
    Err(program.exec()).context("cannot start holz")
}

#[cfg(not(unix))]
fn hand_over(program: &mut Command) -> Result<()> {
    let status = program.status().context("cannot start holz")?;
    std::process::exit(status.code().unwrap_or(1));
}
