//! The page: built by Vite, weighed, and put into the program.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use walkdir::WalkDir;

use crate::checks::EVERYTHING;
use crate::stamp::Stamp;
use crate::step::{Done, Shell};

/// What a first visit may cost, everything included.
const FIRST_LOAD_BYTES: u64 = 700_000;

/// What X-Stack's module may weigh: it is loaded when the game is opened.
const XSTACK_MODULE_BYTES: u64 = 900_000;

/// What stands in the names of files that no first visit fetches, each with its reason.
const NOT_LOADED: [(&str, &str); 5] = [
    (".woff.", "every browser with WebGL 2 takes the .woff2"),
    ("-latin-ext-", "our languages need no letters of these; a name somebody types may"),
    ("assets/en-", "a visit is in one language: German, the longest, is counted"),
    ("assets/es-", "as English; the service worker fetches them all afterwards"),
    ("assets/fr-", "as English"),
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

/// Builds `holz` with the page inside it, to be played with.
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

/// Builds the same as the tests compile it: everything it stands on is already there, where a
/// release build would begin again.
pub(crate) fn embed_for_tests(shell: &Shell<'_>) -> Result<Done> {
    let build = ["build", "--locked", "--bin", "holz"];
    shell.run(&mut shell.workspace.cargo_with_clippy(&[&build[..], &EVERYTHING].concat()))?;
    Ok(Done::quietly())
}

/// Adds up what the server sends for a whole visit and compares it with the budget; and looks at
/// what is sent later, when X-Stack is opened or people elsewhere are met.
pub(crate) fn weigh(shell: &Shell<'_>) -> Result<Done> {
    let dist = shell.workspace.web().join("dist");
    let mut files = sent_files(&dist)?;
    files.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    let later = later(&std::fs::read_to_string(dist.join("service-worker.js"))?)?;
    let (later, first): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|(name, _)| later.contains(name));
    let total = told(shell, "at the first visit", &first);
    let total_later = told(shell, "when X-Stack or a table with others is opened", &later);
    let module = later.iter().find(|(name, _)| is_xstack_module(name));
    let Some((_, module)) = module else {
        bail!("X-Stack's module is not among what is loaded when it is opened");
    };
    within("the page", total, FIRST_LOAD_BYTES)?;
    within("X-Stack's module", *module, XSTACK_MODULE_BYTES)?;
    Ok(Done::with(format!(
        "{} of {} kB compressed; {} kB more when wanted, X-Stack's module {} of {} kB",
        kilobytes(total),
        kilobytes(FIRST_LOAD_BYTES),
        kilobytes(total_later),
        kilobytes(*module),
        kilobytes(XSTACK_MODULE_BYTES),
    )))
}

/// Lists files and adds up their bytes.
fn told(shell: &Shell<'_>, when: &str, files: &[(String, u64)]) -> u64 {
    shell.say(when);
    for (name, bytes) in files {
        shell.say(&format!("{bytes:>9}  {name}"));
    }
    files.iter().map(|(_, bytes)| bytes).sum()
}

fn within(what: &str, bytes: u64, most: u64) -> Result<()> {
    if bytes > most {
        let (weight, most) = (kilobytes(bytes), kilobytes(most));
        bail!("{what} weighs {weight} kB compressed; at most {most} kB are allowed");
    }
    Ok(())
}

fn kilobytes(bytes: u64) -> u64 {
    bytes.div_ceil(1000)
}

fn is_xstack_module(name: &str) -> bool {
    name.contains("xstack_bg") && Path::new(name).extension().is_some_and(|end| end == "wasm")
}

/// The files that the service worker stores when X-Stack is opened, as the build has written them
/// into it.
fn later(service_worker: &str) -> Result<Vec<String>> {
    let list = service_worker.split_once("\"later\":[").and_then(|(_, rest)| rest.split_once(']'));
    let Some((list, _)) = list else {
        bail!("the service worker does not say what can wait");
    };
    let names = list.split(',').map(|name| name.trim_matches('"').trim_start_matches('/'));
    Ok(names.filter(|name| !name.is_empty()).map(str::to_owned).collect())
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

#[cfg(test)]
mod tests {
    use super::later;

    #[test]
    fn what_can_wait_is_read_from_the_service_worker() {
        let said = r#"x={"id":"1","files":["/","/a.js"],"later":["/assets/x.js","/y.wasm"]};"#;
        assert_eq!(later(said).unwrap(), ["assets/x.js", "y.wasm"]);
        assert!(later(r#"x={"later":[]}"#).unwrap().is_empty());
        assert!(later("x={}").is_err());
    }
}
