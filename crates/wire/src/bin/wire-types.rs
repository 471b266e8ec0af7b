//! Makes the page's TypeScript from this crate; a test says whether it is up to date.

use std::fs;
use std::process::ExitCode;

use wire::typescript;

fn main() -> ExitCode {
    let path = typescript::path();
    match fs::write(&path, typescript::module()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{} cannot be written: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}
