//! `cargo xtask golden`: stored matches and their views, in the tests of the `wire` crate.

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// Creates missing files and overwrites the named views; leaves everything else as it is.
pub(crate) fn make(workspace: &Workspace, views: &[String]) -> Result<()> {
    let arguments =
        ["run", "--quiet", "--locked", "--package", "wire", "--bin", "wire-golden", "--"];
    if !workspace.cargo(&arguments).args(views).status()?.success() {
        bail!("creating the golden files failed");
    }
    Ok(())
}
