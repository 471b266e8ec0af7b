//! NATS.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::{find, free_port, missing, run, wait_for_port};

/// A NATS server, killed on drop.
#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts one on a free port.
    pub fn start() -> Result<Nats> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let debian = PathBuf::from("/usr/sbin");
        let program = find("nats-server", std::env::split_paths(&path).chain([debian]));
        let program = program.ok_or_else(|| missing("nats-server"))?;
        let mut nats = Nats { program, port: free_port()?, child: None };
        nats.go_on()?;
        Ok(nats)
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it, as if its machine had failed.
    pub fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Suspends the process: connections stay open, but nothing is sent or received.
    pub fn freeze(&self) -> Result<()> {
        self.signal("-STOP")
    }

    /// Resumes a suspended process.
    pub fn wake(&self) -> Result<()> {
        self.signal("-CONT")
    }

    fn signal(&self, signal: &str) -> Result<()> {
        let child = self.child.as_ref().context("nats-server does not run")?;
        run(Command::new("kill").args([signal, &child.id().to_string()]))
    }

    /// Starts it again on the same port.
    pub fn go_on(&mut self) -> Result<()> {
        let port = self.port.to_string();
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &port]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().context("cannot start nats-server")?);
        wait_for_port("nats-server", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}
