//! Runs the program.

use std::process::{Command, Output};

fn holz(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holz")).args(arguments).output().unwrap()
}

/// The output of a successful command.
pub(crate) fn succeed(arguments: &[&str]) -> String {
    let output = holz(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The one-line error message of a rejected command.
pub(crate) fn refused(arguments: &[&str]) -> String {
    let output = holz(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(message.lines().count(), 1, "{message}");
    message
}
