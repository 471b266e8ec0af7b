//! `wire-types --write` makes the page's TypeScript from this crate; `--check` says whether it is
//! up to date.

use std::fs;
use std::process::ExitCode;

use wire::typescript;

fn main() -> ExitCode {
    let path = typescript::path();
    let wanted = typescript::module();
    let mode = std::env::args().nth(1);
    match mode.as_deref() {
        Some("--write") => match fs::write(&path, wanted) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => fail(&format!("{} cannot be written: {error}", path.display())),
        },
        Some("--check") => match fs::read_to_string(&path) {
            Ok(found) if found == wanted => ExitCode::SUCCESS,
            Ok(_) => fail(&format!("{} is out of date: run `cargo xtask types`", path.display())),
            Err(error) => fail(&format!("{} cannot be read: {error}", path.display())),
        },
        _ => fail("usage: wire-types --write | --check"),
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::FAILURE
}
