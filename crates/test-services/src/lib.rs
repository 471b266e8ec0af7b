//! PostgreSQL, NATS and Pebble from system packages, started for a test on free loopback ports and
//! stopped after it. `cargo xtask test` installs missing packages.

mod nats;
mod pebble;
mod postgres;

use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

pub use nats::Nats;
pub use pebble::Pebble;
pub use postgres::{Durability, Postgres};

/// How long a service may take to start.
const PATIENCE: Duration = Duration::from_secs(10);

/// Set this variable to skip tests that need these services.
const WITHOUT: &str = "HOLZ_WITHOUT_SERVICES";

/// Whether to run tests that need these services. By default they run, and fail if a service is
/// missing; if they are skipped, a message says so.
pub fn wanted() -> bool {
    let wanted = std::env::var_os(WITHOUT).is_none();
    if !wanted {
        eprintln!("NOT RUN, because {WITHOUT} is set: this test needs PostgreSQL or NATS");
    }
    wanted
}

/// Says which package is missing and what to do.
fn missing(package: &str) -> anyhow::Error {
    anyhow::anyhow!(
        "{package} is missing: `apt-get install {package}`, or leave its tests out with {WITHOUT}=1"
    )
}

/// A port that is not in use.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Waits until a program listens.
fn wait_for_port(program: &str, port: u16) -> Result<()> {
    let started = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if started.elapsed() > PATIENCE {
            bail!("{program} does not listen");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}

/// The path of a program in one of these folders.
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
