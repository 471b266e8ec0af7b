//! `cargo xtask play`: from a fresh clone to a table in the browser.

use std::process::Command;

use anyhow::{Context as _, Result};

use crate::display::Display;
use crate::step::{self, Lane, Step};
use crate::workspace::Workspace;
use crate::{guard, page};

/// The tests play with a program that is quicker to build.
const RELEASE: Step = Step {
    name: "holz",
    about: "the program, with the page inside",
    lane: Lane::Alone,
    in_real_time: true,
    needs: &["page"],
    run: page::embed,
};

/// Sets up, builds and starts the program; comes back when that is stopped.
pub(crate) fn play(workspace: &Workspace, addr: &str, open: Open) -> Result<()> {
    let mut steps = guard::select(&["page"])?;
    steps.push(&RELEASE);
    let total = steps.len() + 1;
    let display = Display::new();
    for (index, step) in steps.into_iter().enumerate() {
        let finished = step::run(step, workspace, &display, index + 1, total);
        if let Err(error) = finished.result {
            print!("{}", finished.output);
            return Err(error);
        }
    }
    println!("[{total}/{total}] starting");
    let mut holz = Command::new(workspace.holz("release"));
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
