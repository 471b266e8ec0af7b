//! Golden files of the `wire` crate: stored matches and what they show.

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// Makes what is missing. What is there stays as it is, but for the views that are named.
pub(crate) fn make(workspace: &Workspace, views: &[String]) -> Result<()> {
    let arguments =
        ["run", "--quiet", "--locked", "--package", "wire", "--bin", "wire-golden", "--"];
    if !workspace.cargo(&arguments).args(views).status()?.success() {
        bail!("the golden files could not be made");
    }
    Ok(())
}
