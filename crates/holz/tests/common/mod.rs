//! The program as it is typed.

use std::process::{Command, Output};

fn holz(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holz")).args(arguments).output().unwrap()
}

/// What it answers.
pub(crate) fn succeed(arguments: &[&str]) -> String {
    let output = holz(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What it says, in one line, to something that makes no sense.
pub(crate) fn refused(arguments: &[&str]) -> String {
    let output = holz(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}
