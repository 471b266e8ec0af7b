//! `cargo xtask types`: TypeScript generated from the `wire` crate. A test in the crate fails when it is out
//! of date.

use anyhow::Result;

use crate::step::{Done, Shell};

/// Writes the types.
pub(crate) fn write(shell: &Shell<'_>) -> Result<Done> {
    let arguments = [
        "run",
        "--locked",
        "--package",
        "session",
        "--features",
        "typescript",
        "--bin",
        "session-types",
    ];
    shell.run(&mut shell.workspace.cargo(&arguments))?;
    Ok(Done::silent())
}
