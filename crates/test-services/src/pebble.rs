//! Pebble, an ACME service for tests, with a name server that knows every name as this machine.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::{find, free_port, missing, run, wait_for_port};

/// An ACME service. Ends with its owner.
#[derive(Debug)]
pub struct Pebble {
    port: u16,
    certificate: PathBuf,
    children: [Child; 2],
}

impl Pebble {
    /// Starts one that checks names on this port, with its files in this folder.
    pub fn start(folder: &Path, tls_port: u16) -> Result<Pebble> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let program =
            |name| find(name, std::env::split_paths(&path)).ok_or_else(|| missing("pebble"));
        let (pebble, names) = (program("pebble")?, program("pebble-challtestsrv")?);
        let (port, management, dns, dns_management) =
            (free_port()?, free_port()?, free_port()?, free_port()?);
        let (certificate, key) = (folder.join("pebble.pem"), folder.join("pebble.key"));
        run(Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
            .args(["-nodes", "-days", "2", "-subj", "/CN=localhost"])
            .args([
                "-addext",
                "subjectAltName=DNS:localhost",
                "-addext",
                "basicConstraints=CA:FALSE",
            ])
            .arg("-keyout")
            .arg(&key)
            .arg("-out")
            .arg(&certificate))?;
        let config = folder.join("pebble.json");
        std::fs::write(
            &config,
            format!(
                r#"{{"pebble": {{"listenAddress": "127.0.0.1:{port}",
                    "managementListenAddress": "127.0.0.1:{management}",
                    "certificate": "{}", "privateKey": "{}",
                    "httpPort": {port}, "tlsPort": {tls_port}}}}}"#,
                certificate.display(),
                key.display()
            ),
        )?;
        let quiet =
            |command: &mut Command| command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let names = quiet(
            Command::new(names)
                .args(["-defaultIPv4", "127.0.0.1", "-defaultIPv6", ""])
                .args(["-dns01", &format!("127.0.0.1:{dns}"), "-http01", "", "-https01", ""])
                .args(["-tlsalpn01", "", "-management", &format!("127.0.0.1:{dns_management}")]),
        );
        let names = names.context("cannot start pebble-challtestsrv")?;
        let pebble = quiet(
            Command::new(pebble)
                .arg("-config")
                .arg(&config)
                .args(["-dnsserver", &format!("127.0.0.1:{dns}")])
                .env("PEBBLE_VA_NOSLEEP", "1")
                .env("PEBBLE_WFE_NONCEREJECT", "0"),
        );
        let pebble =
            Pebble { port, certificate, children: [names, pebble.context("cannot start pebble")?] };
        wait_for_port("pebble", port)?;
        wait_for_port("pebble-challtestsrv", dns_management)?;
        Ok(pebble)
    }

    /// Where its directory is.
    pub fn directory(&self) -> String {
        format!("https://localhost:{}/dir", self.port)
    }

    /// The certificate that clients have to trust when they talk to it.
    pub fn certificate(&self) -> &Path {
        &self.certificate
    }
}

impl Drop for Pebble {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
