//! PostgreSQL and NATS from the system's packages, started for a test on free ports of the loopback and
//! stopped after it. `cargo xtask test` installs them where they are missing.

mod nats;
mod postgres;

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

pub use nats::Nats;
pub use postgres::{Durability, Postgres};

/// Set by whoever wants to leave out what needs these services.
const WITHOUT: &str = "HOLZ_WITHOUT_SERVICES";

/// Whether tests that need these services are to run. They are, and fail where one is missing, unless
/// somebody has said that they are to be left out; that is said aloud.
pub fn wanted() -> bool {
    let wanted = std::env::var_os(WITHOUT).is_none();
    if !wanted {
        eprintln!("NOT RUN, because {WITHOUT} is set: this test needs PostgreSQL or NATS");
    }
    wanted
}

/// What to do where a package is missing.
fn missing(package: &str) -> anyhow::Error {
    anyhow::anyhow!(
        "{package} is missing: `apt-get install {package}`, or leave its tests out with {WITHOUT}=1"
    )
}

/// A port that nobody listens on.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A program in one of these folders.
fn find(name: &str, folders: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    folders.into_iter().map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}
