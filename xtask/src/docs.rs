//! Documentation, warnings denied, and the examples in it.
//!
//! `cargo doc` would first read all crates that ours stand on once more, which takes minutes. The tests of
//! documentation need just what has been compiled already, so cargo is asked for those, with ourselves
//! in the place of rustdoc: whatever rustdoc is asked to test we also let it write.

use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result};

use crate::checks::{EVERYTHING, tested};
use crate::counts::Counts;
use crate::step::{Done, Shell};

/// Says that we are called in the place of rustdoc, and where documentation is to be written.
const VARIABLE: &str = "HOLZ_DOCUMENT_TO";

/// Documents all libraries and runs the examples.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    let test = ["test", "--locked", "--no-fail-fast", "--doc"];
    let mut command = shell.workspace.cargo_with_clippy(&[&test[..], &EVERYTHING].concat());
    command.env("RUSTDOC", std::env::current_exe()?);
    command.env(VARIABLE, shell.workspace.target().join("doc"));
    let (output, success) = shell.try_run(&mut command)?;
    tested(Counts::read(&output), success)
}

/// Does what rustdoc would do and more, if we are called in its place.
pub(crate) fn in_place_of_rustdoc() -> Option<ExitCode> {
    let folder = std::env::var_os(VARIABLE)?;
    let asked: Vec<OsString> = std::env::args_os().skip(1).collect();
    let mut runs = vec![asked.clone()];
    if asked.iter().any(|word| word == "--test") {
        runs.push(writing(&asked, &folder));
    }
    for arguments in runs {
        match Command::new("rustdoc").args(arguments).status().context("cannot start rustdoc") {
            Ok(status) if status.success() => {}
            Ok(_) => return Some(ExitCode::FAILURE),
            Err(error) => {
                eprintln!("error: {error:#}");
                return Some(ExitCode::FAILURE);
            }
        }
    }
    Some(ExitCode::SUCCESS)
}

/// The arguments of a test, made those of writing.
fn writing(test: &[OsString], folder: &OsStr) -> Vec<OsString> {
    let mut arguments = Vec::new();
    let mut words = test.iter();
    while let Some(word) = words.next() {
        match word.to_string_lossy().as_ref() {
            "--test" => {}
            "--test-run-directory" | "--test-args" => drop(words.next()),
            _ => arguments.push(word.clone()),
        }
    }
    let more = ["--document-private-items", "-Dwarnings", "--out-dir"];
    arguments.extend(more.map(OsString::from));
    arguments.push(folder.to_owned());
    arguments
}

#[cfg(test)]
mod tests {
    use std::ffi::{OsStr, OsString};

    use super::writing;

    #[test]
    fn what_is_tested_is_written_with_the_same_crates() {
        let test = "--crate-name game --test src/lib.rs --test-run-directory . --extern a=a.rlib";
        let test: Vec<OsString> = test.split(' ').map(OsString::from).collect();
        assert_eq!(
            writing(&test, OsStr::new("doc")).join(OsStr::new(" ")),
            "--crate-name game src/lib.rs --extern a=a.rlib --document-private-items -Dwarnings --out-dir doc"
        );
    }
}
