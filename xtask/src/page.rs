//! The page: built by Vite, weighed, and put into the program.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use walkdir::WalkDir;

use crate::stamp::Stamp;
use crate::step::{Done, Shell};

/// What a first visit may cost, everything included.
const FIRST_LOAD_BYTES: u64 = 700_000;

/// What stands in the names of files that no first visit fetches, each with its reason.
const NOT_LOADED: [(&str, &str); 2] = [
    (".woff.", "every browser with WebGL 2 takes the .woff2"),
    ("-latin-ext-", "our languages need no letters of these; a name somebody types may"),
];

/// Builds the page into `web/dist` if anything it is made from has changed.
pub(crate) fn build(shell: &Shell<'_>) -> Result<Done> {
    let web = shell.workspace.web();
    let inputs = inputs(&web)?;
    let stamp = Stamp::of(shell.workspace.memory().join("page.stamp"), &inputs, &[])?;
    if stamp.is_fresh() && web.join("dist/index.html").is_file() {
        return Ok(Done::with("unchanged"));
    }
    shell.run(&mut shell.workspace.npm(&["run", "build"]))?;
    stamp.store()?;
    Ok(Done::quietly())
}

/// Everything beside what is made or installed, sorted.
fn inputs(web: &Path) -> Result<Vec<PathBuf>> {
    const MADE: [&str; 4] = ["node_modules", "dist", "test-results", "e2e"];
    let mut inputs = Vec::new();
    for entry in std::fs::read_dir(web)? {
        let entry = entry?;
        if !MADE.iter().any(|made| entry.file_name() == *made) {
            inputs.push(entry.path());
        }
    }
    inputs.sort();
    Ok(inputs)
}

/// Builds `holz` with the page inside it.
pub(crate) fn embed(shell: &Shell<'_>) -> Result<Done> {
    shell.run(&mut shell.workspace.cargo(&[
        "build",
        "--locked",
        "--release",
        "--package",
        "holz",
    ]))?;
    Ok(Done::quietly())
}

/// Adds up what the server sends for a whole visit and compares it with the budget.
pub(crate) fn weigh(shell: &Shell<'_>) -> Result<Done> {
    let mut files = sent_files(&shell.workspace.web().join("dist"))?;
    files.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    for (name, bytes) in &files {
        shell.say(&format!("{bytes:>9}  {name}"));
    }
    let total: u64 = files.iter().map(|(_, bytes)| bytes).sum();
    if total > FIRST_LOAD_BYTES {
        bail!(
            "the page weighs {} kB compressed; at most {} kB are allowed",
            total.div_ceil(1000),
            FIRST_LOAD_BYTES / 1000
        );
    }
    Ok(Done::with(format!("{} of {} kB compressed", total.div_ceil(1000), FIRST_LOAD_BYTES / 1000)))
}

/// Each file of the page with the bytes of its smallest form.
fn sent_files(dist: &Path) -> Result<Vec<(String, u64)>> {
    let mut files = Vec::new();
    for entry in WalkDir::new(dist) {
        let entry = entry?;
        let name = entry.path().strip_prefix(dist)?.to_string_lossy().into_owned();
        let is_copy = [".br", ".gz"].iter().any(|end| name.ends_with(end));
        // Two formats of a font differ in their ends alone.
        let marked = format!("{name}.");
        let is_left_out = NOT_LOADED.iter().any(|(part, _)| marked.contains(part));
        if !entry.file_type().is_file() || is_copy || is_left_out {
            continue;
        }
        let mut bytes = entry.metadata()?.len();
        if let Ok(compressed) = std::fs::metadata(format!("{}.br", entry.path().display())) {
            bytes = bytes.min(compressed.len());
        }
        files.push((name, bytes));
    }
    if files.is_empty() {
        bail!("there is no page in {}; run `cargo xtask test page`", dist.display());
    }
    Ok(files)
}
