//! The `doc` step: documentation with warnings denied, and its examples.
//!
//! `cargo doc` would check all dependencies once more, which takes minutes. Doc tests use the crates
//! that are compiled already. So this step runs `cargo test --doc` with xtask in place of rustdoc, and
//! xtask calls rustdoc twice: to test, and to write the documentation.

use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result};

use crate::step::{Done, Shell};
use crate::steps::{EVERYTHING, test_result};
use crate::test_counts::TestCounts;

/// Set when cargo calls xtask in place of rustdoc: the folder to write the documentation to.
const VARIABLE: &str = "HOLZ_DOCUMENT_TO";

/// Documents all libraries and runs their examples.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    let test = ["test", "--locked", "--no-fail-fast", "--doc"];
    let mut command = shell.workspace.cargo_with_clippy(&[&test[..], &EVERYTHING].concat());
    command.env("RUSTDOC", std::env::current_exe()?);
    command.env(VARIABLE, shell.workspace.target().join("doc"));
    let (output, success) = shell.try_run(&mut command)?;
    test_result(TestCounts::read(&output), success)
}

/// Runs rustdoc if cargo has called xtask in its place.
pub(crate) fn run_as_rustdoc() -> Option<ExitCode> {
    let folder = std::env::var_os(VARIABLE)?;
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let mut runs = vec![arguments.clone()];
    if arguments.iter().any(|argument| argument == "--test") {
        runs.push(write_arguments(&arguments, &folder));
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

/// Turns the arguments for testing into those for writing documentation.
fn write_arguments(test: &[OsString], folder: &OsStr) -> Vec<OsString> {
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

    use super::write_arguments;

    #[test]
    fn documentation_is_written_with_the_crates_of_the_test() {
        let test = "--crate-name game --test src/lib.rs --test-run-directory . --extern a=a.rlib";
        let test: Vec<OsString> = test.split(' ').map(OsString::from).collect();
        assert_eq!(
            write_arguments(&test, OsStr::new("doc")).join(OsStr::new(" ")),
            "--crate-name game src/lib.rs --extern a=a.rlib --document-private-items -Dwarnings --out-dir doc"
        );
    }
}
