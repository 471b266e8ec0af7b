//! NATS.

use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::{find, free_port, missing, run};

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(10);

/// A NATS server. Ends with its owner.
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

    /// Where it is.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it at once, as if its machine had failed.
    pub fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Lets it neither take nor give anything until it is woken: whoever is connected notices nothing.
    pub fn freeze(&self) -> Result<()> {
        self.signal("-STOP")
    }

    /// Lets it go on with whatever it has not taken yet.
    pub fn wake(&self) -> Result<()> {
        self.signal("-CONT")
    }

    fn signal(&self, signal: &str) -> Result<()> {
        let child = self.child.as_ref().context("nats-server does not run")?;
        run(Command::new("kill").args([signal, &child.id().to_string()]))
    }

    /// Starts it again in the same place.
    pub fn go_on(&mut self) -> Result<()> {
        let port = self.port.to_string();
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &port]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().context("cannot start nats-server")?);
        let started = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if started.elapsed() > PATIENCE {
                bail!("nats-server does not listen");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}
