//! The part of `cargo xtask bench` that compares X-Stack's simulation in WebAssembly with engines on npm.

use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::workspace::Workspace;

/// Measures simulation steps in Node.js and returns the output. The module must exist.
pub(crate) fn run(workspace: &Workspace) -> Result<String> {
    let folder = workspace.path("crates/bench/web");
    let install = Command::new("npm").arg("ci").current_dir(&folder).output()?;
    if !install.status.success() {
        bail!("npm ci failed:\n{}", String::from_utf8_lossy(&install.stderr));
    }
    let mut node = Command::new("node");
    node.arg("steps.mjs").arg("--out").arg(workspace.path("docs/bench/xstack-wasm.txt"));
    let steps = node.current_dir(&folder).output().context("cannot run node")?;
    if !steps.status.success() {
        bail!("the benchmark failed:\n{}", String::from_utf8_lossy(&steps.stderr));
    }
    let output = String::from_utf8(steps.stdout)?;
    print!("{output}");
    Ok(output)
}
