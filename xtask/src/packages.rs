//! The crates for the registry: `cargo package` makes each as it would be published.

use anyhow::{Context as _, Result, bail};

use crate::step::{Done, Shell};

/// Everything that is published, in the order in which it would be.
pub(crate) const PUBLISHED: [&str; 8] = [
    "holz-refusal-derive",
    "holz-game",
    "holz-klotz",
    "holz-climbers",
    "holz-xstack",
    "holz-bots",
    "holz-arena",
    "holz-picture",
];

/// What is compiled from its package alone. The others would compile the simulation once more, which
/// takes minutes: their packages are made, and their code is that of the other steps.
const COMPILED: [&str; 4] = ["holz-refusal-derive", "holz-game", "holz-klotz", "holz-climbers"];

/// What every package must contain for those who read it on the registry.
const FILES: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Packages all crates and compiles the small ones from their packages.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    for name in PUBLISHED {
        let list = ["package", "--locked", "--allow-dirty", "--list", "--package", name];
        let (files, listed) = shell.try_run(&mut shell.workspace.cargo(&list))?;
        if !listed {
            bail!("cargo package --list failed for {name}");
        }
        if let Some(missing) = FILES.iter().find(|file| !files.lines().any(|line| line == **file)) {
            bail!("the package of {name} has no {missing}");
        }
    }
    package(shell, &PUBLISHED, &["--no-verify"])?;
    package(shell, &COMPILED, &[])?;
    Ok(Done::with_note(format!("{} crates", PUBLISHED.len())))
}

/// Packages crates together: those that depend on others find them although nothing is published yet.
fn package(shell: &Shell<'_>, names: &[&str], more: &[&str]) -> Result<()> {
    let mut command = shell.workspace.cargo(&["package", "--locked", "--allow-dirty"]);
    command.args(more).args(names.iter().flat_map(|name| ["--package", name]));
    shell.run(&mut command).context("cargo package failed")?;
    Ok(())
}
