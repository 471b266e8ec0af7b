//! The npm packages of the rules: packed, installed in an empty project, and tried there.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::step::{Done, Shell};
use crate::workspace::Workspace;

const PACKAGES: [&str; 2] = ["klotz", "climbers"];

/// What both packages take from the page.
const MODULE: [&str; 2] = ["holz.js", "holz_bg.wasm"];

/// Packs the packages, installs them and runs the examples of their READMEs.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    let folder = shell.workspace.target().join("npm");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let project = folder.join("project");
    std::fs::create_dir_all(&project)?;
    std::fs::write(project.join("package.json"), "{\"private\":true,\"type\":\"module\"}")?;
    let mut sizes = Vec::new();
    for name in PACKAGES {
        let archive = pack(shell, name, &folder)?;
        sizes.push(format!("{name} {} kB", archive.metadata()?.len() / 1_000));
        let mut install = npm(&project, &["install", "--no-audit", "--no-fund", "--offline"]);
        shell.run(install.arg(&archive))?;
        let example = project.join(format!("{name}.mjs"));
        std::fs::write(&example, example_of(shell.workspace, name)?)?;
        let mut node = Command::new("node");
        let (output, success) = shell.try_run(node.arg(&example).current_dir(&project))?;
        if !success || !output.contains(&format!("game: {name}")) {
            bail!("the example of @holz/{name} failed");
        }
        let types = format!("import {{ Refusal }} from \"@holz/{name}\";\nthrow new Refusal();\n");
        std::fs::write(project.join(format!("{name}.ts")), types)?;
        let compiler = shell.workspace.web().join("node_modules/.bin/tsc");
        let check = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022"];
        let mut types = Command::new(compiler);
        types.args(check).arg(project.join(format!("{name}.ts"))).current_dir(&project);
        shell.run(&mut types)?;
    }
    Ok(Done::with_note(sizes.join(", ")))
}

fn npm(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(folder);
    command
}

/// Copies a package with the module into a folder and packs it. Returns the archive.
fn pack(shell: &Shell<'_>, name: &str, folder: &Path) -> Result<PathBuf> {
    let source = shell.workspace.path("npm").join(name);
    let package = folder.join(name);
    std::fs::create_dir_all(&package)?;
    for file in ["index.js", "index.d.ts", "package.json", "README.md"] {
        std::fs::copy(source.join(file), package.join(file))?;
    }
    for file in MODULE {
        std::fs::copy(shell.workspace.web().join("pkg").join(file), package.join(file))?;
    }
    shell.run(npm(&package, &["pack", "--silent", "--pack-destination"]).arg(folder))?;
    let version = env!("CARGO_PKG_VERSION");
    let archive = folder.join(format!("holz-{name}-{version}.tgz"));
    if !archive.is_file() {
        bail!(
            "npm pack made no {}: does its package.json have another version?",
            archive.display()
        );
    }
    Ok(archive)
}

/// The first block of JavaScript in the README of a package.
fn example_of(workspace: &Workspace, name: &str) -> Result<String> {
    let readme = std::fs::read_to_string(workspace.path("npm").join(name).join("README.md"))?;
    let block = readme.split_once("```js\n").and_then(|(_, rest)| rest.split_once("```"));
    Ok(block.with_context(|| format!("the README of {name} has no example"))?.0.to_owned())
}
