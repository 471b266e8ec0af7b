//! PostgreSQL.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use tempfile::TempDir;

use crate::{free_port, missing, run};

/// A PostgreSQL server with its own data folder, stopped on drop.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
    options: String,
}

/// What the server survives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// Crashes and power failures, as in production.
    Full,
    /// Nothing: faster, for tests.
    None,
}

/// Where Debian puts the server programs, which are not on the PATH.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .filter(|folder| folder.join("initdb").exists())
        .collect();
    found.sort();
    found.pop()
}

impl Postgres {
    /// Starts one on a free port.
    pub fn start(durability: Durability) -> Result<Postgres> {
        let programs = programs().ok_or_else(|| missing("postgresql"))?;
        let (folder, port) = (tempfile::tempdir()?, free_port()?);
        let place = folder.path().display();
        let fsync = if durability == Durability::Full { "on" } else { "off" };
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={place} \
             -c fsync={fsync} -c max_connections=100"
        );
        let postgres = Postgres { folder, programs, port, options };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(postgres.folder.path()))?;
        }
        let arguments = ["--auth=trust", "--username=holz", "--encoding=UTF8", "--no-sync"];
        run(postgres.program("initdb").args(arguments).arg("--pgdata").arg(postgres.data()))?;
        postgres.go_on()?;
        Ok(postgres)
    }

    /// The address of one of its databases; `postgres` is there from the beginning.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://holz@127.0.0.1:{}/{database}", self.port)
    }

    /// Creates a database.
    pub fn make_database(&self, name: &str) -> Result<()> {
        let port = self.port.to_string();
        let place = ["--username=holz", "--host=127.0.0.1", "--port", &port];
        run(self.program("createdb").args(place).arg(name))
    }

    /// Kills it, as if its machine had failed.
    pub fn kill(&self) -> Result<()> {
        let stop = ["stop", "--mode=immediate", "--silent", "--pgdata"];
        run(self.program("pg_ctl").args(stop).arg(self.data()))
    }

    /// Starts it again with the same data.
    pub fn go_on(&self) -> Result<()> {
        let start = ["start", "--wait", "--silent", "--options", &self.options, "--log"];
        let log = self.folder.path().join("log");
        run(self.program("pg_ctl").args(start).arg(log).arg("--pgdata").arg(self.data()))
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A PostgreSQL program as an unprivileged user: it refuses to run as root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]);
            command.arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

fn is_root() -> bool {
    let owner = std::fs::metadata(Path::new("/proc/self"));
    owner.is_ok_and(|owner| std::os::unix::fs::MetadataExt::uid(&owner) == 0)
}
