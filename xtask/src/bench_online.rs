//! `cargo xtask bench online`: the server under load, beside boardgame.io's server.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::workspace::Workspace;

/// Builds server and load generator, installs the peer, and measures the named parts or all of them. Raw
/// results are in `docs/bench/online-*.txt`.
pub(crate) fn run(workspace: &Workspace, parts: &[String]) -> Result<()> {
    let build =
        ["build", "--locked", "--release", "--package", "holz", "--package", "bench-online"];
    run_command(&mut workspace.cargo(&build))?;
    let peer = if parts.is_empty() || parts.iter().any(|part| part == "rate") {
        install_peer(workspace)?
    } else {
        peer_folder(workspace)
    };
    let program = workspace.holz("release");
    let mut bench = Command::new(program.with_file_name("bench-online"));
    bench.arg(&program).arg(peer).arg(workspace.path("docs/bench")).args(parts);
    run_command(&mut bench)
}

fn peer_folder(workspace: &Workspace) -> PathBuf {
    workspace.target().join("bench-online-peer")
}

/// Installs the peer, with the versions of its lock file, into the target folder.
fn install_peer(workspace: &Workspace) -> Result<PathBuf> {
    let folder = peer_folder(workspace);
    std::fs::create_dir_all(&folder)?;
    for file in ["package.json", "package-lock.json", "server.cjs"] {
        let from = workspace.path("crates/bench-online/peer").join(file);
        std::fs::copy(from, folder.join(file))?;
    }
    let mut install = Command::new("npm");
    install.args(["ci", "--no-audit", "--no-fund"]).current_dir(&folder);
    let output = install.output().context("cannot run npm")?;
    if !output.status.success() {
        bail!("npm ci failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(folder)
}

fn run_command(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run {command:?}"))?;
    if !status.success() {
        bail!("the benchmark failed");
    }
    Ok(())
}
