//! TypeScript types made from the `wire` crate; a test there says when they are out of date.

use anyhow::Result;

use crate::step::{Done, Shell};

/// Writes them anew.
pub(crate) fn write(shell: &Shell<'_>) -> Result<Done> {
    let arguments = ["run", "--locked", "--package", "wire", "--bin", "wire-types"];
    shell.run(&mut shell.workspace.cargo(&arguments))?;
    Ok(Done::quietly())
}
