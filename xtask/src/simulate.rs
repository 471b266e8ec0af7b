//! `cargo xtask simulate`: runs seeds of the simulated cluster.

use anyhow::{Context as _, Result, bail};

use crate::workspace::Workspace;

/// Builds the simulation and runs it with these arguments.
pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    let build = ["run", "--locked", "--release", "--package", "simulation", "--"];
    let mut simulation = workspace.cargo(&build);
    let status = simulation.args(arguments).status().context("cannot run cargo")?;
    if !status.success() {
        bail!("a seed failed");
    }
    Ok(())
}
