//! Part of the `glossary` step: no module may have the name of a crate that its package depends on.
//!
//! Otherwise `klotz::Move` means one thing in a module and another in its parent.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result};
use cargo_metadata::MetadataCommand;
use ignore::WalkBuilder;
use regex::Regex;

use crate::workspace::Workspace;

/// `path:line: module name` for every module that shadows a dependency from this workspace.
pub(crate) fn findings(workspace: &Workspace) -> Result<Vec<String>> {
    let mut command = MetadataCommand::new();
    command.manifest_path(workspace.path("Cargo.toml")).no_deps();
    let metadata = command.exec()?;
    let identifier = |name: &str| name.replace('-', "_");
    // By the names that code uses: packages for the registry have a prefix.
    let own: BTreeSet<String> = metadata
        .packages
        .iter()
        .flat_map(|package| &package.targets)
        .filter(|target| !target.is_test() && !target.is_example() && !target.is_bench())
        .map(|target| identifier(&target.name))
        .collect();
    let mut findings = Vec::new();
    for package in &metadata.packages {
        let dependencies = package
            .dependencies
            .iter()
            .map(|dependency| identifier(dependency.rename.as_deref().unwrap_or(&dependency.name)));
        let dependencies: BTreeSet<String> =
            dependencies.filter(|name| own.contains(name)).collect();
        let folder = package.manifest_path.parent().context("a manifest is in a folder")?;
        for file in WalkBuilder::new(folder).build() {
            let file = file?;
            if file.path().extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(file.path())?;
                let path = file.path().strip_prefix(workspace.root())?;
                findings.extend(findings_in(path, &text, &dependencies));
            }
        }
    }
    Ok(findings)
}

fn findings_in(path: &Path, text: &str, dependencies: &BTreeSet<String>) -> Vec<String> {
    let module = Regex::new(r"^\s*(?:pub(?:\([^)]*\))? )?mod (\w+)").expect("a valid pattern");
    let lines = text.lines().zip(1..).filter_map(|(line, number)| {
        let name = &module.captures(line)?[1];
        let path = path.display();
        dependencies
            .contains(name)
            .then(|| format!("{path}:{number}: module `{name}` shadows the crate of that name"))
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_named_like_a_dependency_are_found() {
        let dependencies = BTreeSet::from(["klotz".to_owned()]);
        let text = "mod klotz_bot;\n    pub(crate) mod klotz {\nmod table;\nuse klotz::Klotz;\n";
        assert_eq!(
            findings_in(Path::new("src/lib.rs"), text, &dependencies),
            ["src/lib.rs:2: module `klotz` shadows the crate of that name"]
        );
    }
}
