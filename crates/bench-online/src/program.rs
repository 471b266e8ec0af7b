//! `holz serve` as a process.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::visitor::Visitor;

/// How long the server may take to start.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The program and its arguments.
#[derive(Debug, Clone)]
pub struct Holz {
    /// The path of the program.
    pub program: PathBuf,
    /// The arguments after `serve --addr 127.0.0.1:0`.
    pub arguments: Vec<OsString>,
}

impl Holz {
    /// A server that stores everything in a folder.
    pub fn with_folder(program: &Path, folder: &Path) -> Holz {
        Holz { program: program.to_owned(), arguments: vec!["--data".into(), folder.into()] }
    }

    /// A node of a cluster with a shared database and a bus.
    pub fn in_cluster(program: &Path, database: &str, bus: Option<&str>) -> Holz {
        let mut arguments: Vec<OsString> = vec!["--database".into(), database.into()];
        if let Some(bus) = bus {
            arguments.extend(["--bus".into(), bus.into()]);
        }
        Holz { program: program.to_owned(), arguments }
    }

    /// Starts it and waits until it accepts connections.
    pub async fn start(&self) -> Result<Program> {
        let started = Instant::now();
        let mut child = Command::new(&self.program)
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(&self.arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", self.program.display()))?;
        let out = child.stdout.take().expect("its output was asked for");
        let mut program = Program { child, address: ([127, 0, 0, 1], 0).into(), took: TIMEOUT };
        let said = tokio::task::spawn_blocking(move || {
            let mut said = String::new();
            BufReader::new(out).read_line(&mut said).map(|_| said)
        });
        let said = tokio::time::timeout(TIMEOUT, said).await.context("holz says nothing")???;
        let url = said.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let Some(address) = url.map(|url| url.trim_end_matches('/')) else {
            bail!("holz did not say where it listens, but: {said:?}");
        };
        program.address = address.parse()?;
        let asker = Visitor::new(0);
        while !asker.get(program.address, "/readyz").await.is_ok_and(|ready| ready.status == 200) {
            if started.elapsed() > TIMEOUT {
                bail!("holz does not get ready");
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        program.took = started.elapsed();
        Ok(program)
    }
}

/// A running server, killed on drop.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// The address it listens on.
    pub address: SocketAddr,
    /// How long it took to start.
    pub took: Duration,
}

impl Program {
    /// Its resident memory in bytes.
    pub fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        let kilobytes: u64 = kilobytes.context("the system tells no VmRSS")?.parse()?;
        Ok(kilobytes * 1_024)
    }

    /// The CPU time it has used.
    pub fn processor_time(&self) -> Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let (_, fields) = stat.rsplit_once(')').context("no stat")?;
        let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
        // Linux reports CPU time in ticks of 10 ms.
        Ok(Duration::from_millis(ticks.sum::<Result<u64, _>>()? * 10))
    }

    /// Kills it, like `kill -9`.
    pub fn kill(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    pub async fn stop(mut self) -> Result<()> {
        let status = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        if !status.success() {
            bail!("it cannot be asked to end");
        }
        let asked = Instant::now();
        while self.child.try_wait()?.is_none() {
            if asked.elapsed() > TIMEOUT {
                bail!("it does not end");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
