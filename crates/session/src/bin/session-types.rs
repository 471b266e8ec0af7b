//! Makes the page's TypeScript from this crate; a test says whether it is up to date.

use std::fs;
use std::process::ExitCode;

use session::typescript;

fn main() -> ExitCode {
    for module in typescript::modules() {
        let path = module.path();
        if let Err(error) = fs::write(&path, module.text) {
            eprintln!("{} cannot be written: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
