//! The page: built by Vite, checked for its size, and embedded in the server.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use walkdir::WalkDir;

use crate::fingerprint::Fingerprint;
use crate::step::{Done, Shell};
use crate::steps::EVERYTHING;

/// The limit for everything that a first visit downloads.
const FIRST_LOAD_BYTES: u64 = 680_000;

/// The limit for X-Stack's module, which is loaded when the game is opened.
const XSTACK_MODULE_BYTES: u64 = 900_000;

/// Parts of file names that a first visit does not load, with the reason.
const NOT_LOADED: [(&str, &str); 5] = [
    (".woff.", "every browser with WebGL 2 supports .woff2"),
    ("-latin-ext-", "needed only for names with letters that our languages lack"),
    ("assets/en-", "a visit loads one language; German, the longest, is counted"),
    ("assets/es-", "as English; the service worker loads them afterwards"),
    ("assets/fr-", "as English"),
];

/// Builds the page into `web/dist` if one of its inputs has changed.
pub(crate) fn build(shell: &Shell<'_>) -> Result<Done> {
    let web = shell.workspace.web();
    let inputs = inputs(&web)?;
    let file = shell.workspace.state_folder().join("page.fingerprint");
    let fingerprint = Fingerprint::of(file, &inputs, &[])?;
    if fingerprint.is_fresh() && web.join("dist/index.html").is_file() {
        return Ok(Done::with_note("unchanged"));
    }
    shell.run(&mut shell.workspace.npm(&["run", "build"]))?;
    fingerprint.store()?;
    Ok(Done::silent())
}

/// Everything in `web/` that is neither generated nor a test, sorted.
fn inputs(web: &Path) -> Result<Vec<PathBuf>> {
    const EXCLUDED: [&str; 4] = ["node_modules", "dist", "test-results", "e2e"];
    let mut inputs = Vec::new();
    for entry in std::fs::read_dir(web)? {
        let entry = entry?;
        if !EXCLUDED.iter().any(|excluded| entry.file_name() == *excluded) {
            inputs.push(entry.path());
        }
    }
    inputs.sort();
    Ok(inputs)
}

/// Builds `holz` with the page embedded, in release mode.
pub(crate) fn embed(shell: &Shell<'_>) -> Result<Done> {
    shell.run(&mut shell.workspace.cargo(&[
        "build",
        "--locked",
        "--release",
        "--package",
        "holz",
    ]))?;
    Ok(Done::silent())
}

/// Builds `holz` as the tests compile it: its dependencies are compiled already, a release build
/// would start from scratch.
pub(crate) fn embed_for_tests(shell: &Shell<'_>) -> Result<Done> {
    let build = ["build", "--locked", "--bin", "holz"];
    shell.run(&mut shell.workspace.cargo_with_clippy(&[&build[..], &EVERYTHING].concat()))?;
    Ok(Done::silent())
}

/// Checks the compressed size of a first visit, and of the files that are loaded later: for X-Stack
/// and for online play.
pub(crate) fn check_size(shell: &Shell<'_>) -> Result<Done> {
    let dist = shell.workspace.web().join("dist");
    let mut files = sent_files(&dist)?;
    files.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    let lazy = lazy_files(&std::fs::read_to_string(dist.join("service-worker.js"))?)?;
    let (lazy, first): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|(name, _)| lazy.contains(name));
    let total = log_sizes(shell, "first visit:", &first);
    let total_lazy = log_sizes(shell, "for X-Stack and online play:", &lazy);
    let module = lazy.iter().find(|(name, _)| is_xstack_module(name));
    let Some((_, module)) = module else {
        bail!("X-Stack's module is not among the files that are loaded later");
    };
    check_limit("the page", total, FIRST_LOAD_BYTES)?;
    check_limit("X-Stack's module", *module, XSTACK_MODULE_BYTES)?;
    Ok(Done::with_note(format!(
        "{} of {} kB compressed; {} kB on demand; X-Stack's module {} of {} kB",
        kilobytes(total),
        kilobytes(FIRST_LOAD_BYTES),
        kilobytes(total_lazy),
        kilobytes(*module),
        kilobytes(XSTACK_MODULE_BYTES),
    )))
}

/// Logs files with their sizes and returns the sum.
fn log_sizes(shell: &Shell<'_>, title: &str, files: &[(String, u64)]) -> u64 {
    shell.log(title);
    for (name, bytes) in files {
        shell.log(&format!("{bytes:>9}  {name}"));
    }
    files.iter().map(|(_, bytes)| bytes).sum()
}

fn check_limit(what: &str, bytes: u64, limit: u64) -> Result<()> {
    if bytes > limit {
        let (size, limit) = (kilobytes(bytes), kilobytes(limit));
        bail!("{what} has {size} kB compressed; the limit is {limit} kB");
    }
    Ok(())
}

fn kilobytes(bytes: u64) -> u64 {
    bytes.div_ceil(1000)
}

fn is_xstack_module(name: &str) -> bool {
    name.contains("xstack_bg") && Path::new(name).extension().is_some_and(|end| end == "wasm")
}

/// The files that the service worker stores on demand, from the list that the build writes into it.
fn lazy_files(service_worker: &str) -> Result<Vec<String>> {
    let list = service_worker.split_once("\"later\":[").and_then(|(_, rest)| rest.split_once(']'));
    let Some((list, _)) = list else {
        bail!("the service worker has no list of files to load later");
    };
    let names = list.split(',').map(|name| name.trim_matches('"').trim_start_matches('/'));
    Ok(names.filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

/// Each file of the page with its size: compressed, where there is a compressed copy.
fn sent_files(dist: &Path) -> Result<Vec<(String, u64)>> {
    let mut files = Vec::new();
    for entry in WalkDir::new(dist) {
        let entry = entry?;
        let name = entry.path().strip_prefix(dist)?.to_string_lossy().into_owned();
        let is_copy = [".br", ".gz"].iter().any(|end| name.ends_with(end));
        // The final dot lets `.woff.` match only files with that extension.
        let marked = format!("{name}.");
        let is_excluded = NOT_LOADED.iter().any(|(part, _)| marked.contains(part));
        if !entry.file_type().is_file() || is_copy || is_excluded {
            continue;
        }
        let mut bytes = entry.metadata()?.len();
        if let Ok(compressed) = std::fs::metadata(format!("{}.br", entry.path().display())) {
            bytes = bytes.min(compressed.len());
        }
        files.push((name, bytes));
    }
    if files.is_empty() {
        bail!("no page in {}; run `cargo xtask test page`", dist.display());
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::lazy_files;

    #[test]
    fn lazy_files_are_read_from_the_service_worker() {
        let script = r#"x={"id":"1","files":["/","/a.js"],"later":["/assets/x.js","/y.wasm"]};"#;
        assert_eq!(lazy_files(script).unwrap(), ["assets/x.js", "y.wasm"]);
        assert!(lazy_files(r#"x={"later":[]}"#).unwrap().is_empty());
        assert!(lazy_files("x={}").is_err());
    }
}
