//! TypeScript types made from the `wire` crate.

use anyhow::Result;

use crate::step::{Done, Shell};

/// Whether the committed types are those that the Rust types give.
pub(crate) fn check(shell: &Shell<'_>) -> Result<Done> {
    make(shell, "--check")
}

/// Writes them anew.
pub(crate) fn write(shell: &Shell<'_>) -> Result<Done> {
    make(shell, "--write")
}

fn make(shell: &Shell<'_>, mode: &str) -> Result<Done> {
    let arguments = ["run", "--locked", "--package", "wire", "--bin", "wire-types", "--", mode];
    shell.run(&mut shell.workspace.cargo(&arguments))?;
    Ok(Done::quietly())
}
