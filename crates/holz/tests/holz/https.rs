//! `holz serve` with HTTPS and a port for operators.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::serve::get;

/// A server that is killed with its test.
struct Server {
    child: Child,
    lines: Vec<String>,
}

impl Server {
    fn start(data: &Path, arguments: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_holz"))
            .args(["serve", "--data"])
            .arg(data)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let lines = out.lines().take(2).map(Result::unwrap).collect();
        Server { child, lines }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port that was free a moment ago.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Makes a certificate for localhost that signs itself.
fn certificate(folder: &Path, serial: u32) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
        .args(["-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext"])
        .args(["subjectAltName=DNS:localhost,IP:127.0.0.1", "-set_serial", &serial.to_string()])
        .arg("-keyout")
        .arg(folder.join("new.key"))
        .arg("-out")
        .arg(folder.join("new.pem"))
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    std::fs::rename(folder.join("new.key"), folder.join("key.pem")).unwrap();
    std::fs::rename(folder.join("new.pem"), folder.join("cert.pem")).unwrap();
}

fn curl(arguments: &[&str]) -> String {
    let output = Command::new("curl").args(["--silent", "--show-error"]).args(arguments).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The serial number of the certificate that a server shows.
fn serial(port: u16) -> String {
    let address = format!("127.0.0.1:{port}");
    let shown = Command::new("openssl")
        .args(["s_client", "-connect", &address, "-servername", "localhost"])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let mut read = Command::new("openssl")
        .args(["x509", "-noout", "-serial"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    read.stdin.take().unwrap().write_all(&shown.stdout).unwrap();
    let mut serial = String::new();
    read.stdout.take().unwrap().read_to_string(&mut serial).unwrap();
    read.wait().unwrap();
    serial.trim().to_owned()
}

#[test]
fn https_with_certificates_that_change() {
    let folder = tempfile::tempdir().unwrap();
    certificate(folder.path(), 11);
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (port, redirect) = (free_port(), free_port());
    let (addr, redirect_addr) = (format!("127.0.0.1:{port}"), format!("127.0.0.1:{redirect}"));
    let server = Server::start(
        &folder.path().join("data"),
        &[
            "--addr",
            &addr,
            "--tls-cert",
            &path("cert.pem"),
            "--tls-key",
            &path("key.pem"),
            "--redirect-addr",
            &redirect_addr,
        ],
    );
    assert!(server.lines[0].contains(&format!("https://{addr}/")), "{:?}", server.lines);
    let url = format!("https://localhost:{port}/healthz");
    let trusted = path("cert.pem");
    let to = ["--cacert", &trusted, "--include"];
    for (version, expected) in [("--http2", "HTTP/2 200"), ("--http1.1", "HTTP/1.1 200 OK")] {
        let answer = curl(&[&to[..], &[version, &url]].concat());
        assert!(answer.starts_with(expected), "{answer}");
        assert!(answer.contains("strict-transport-security: max-age="), "{answer}");
        assert!(answer.ends_with("ok\n"), "{answer}");
    }
    // A change from our own page is allowed with both, and cookies are only for HTTPS.
    let pair = format!("https://localhost:{port}/api/me");
    for version in ["--http2", "--http1.1"] {
        let origin = format!("x-page-origin: https://localhost:{port}");
        let answer = curl(&[&to[..], &[version, "--header", &origin, &pair]].concat());
        assert!(answer.contains(" 200"), "{answer}");
        assert!(answer.contains("Secure"), "{answer}");
    }
    let moved = get(&redirect_addr, "/klotz?players=2");
    assert!(moved.starts_with("HTTP/1.1 308"), "{moved}");
    assert!(
        moved.contains(&format!("location: https://127.0.0.1:{port}/klotz?players=2")),
        "{moved}"
    );

    assert_eq!(serial(port), "serial=0B");
    certificate(folder.path(), 12);
    let deadline = Instant::now() + Duration::from_mins(1);
    while serial(port) != "serial=0C" {
        assert!(Instant::now() < deadline, "the new certificate is not used");
        std::thread::sleep(Duration::from_millis(300));
    }
}

/// Pebble is an ACME service for tests: it checks by TLS-ALPN-01 that the server has the name.
#[test]
fn a_certificate_comes_from_an_acme_service() {
    if !test_services::wanted() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let port = free_port();
    let acme = test_services::Pebble::start(folder.path(), port).unwrap();
    let addr = format!("127.0.0.1:{port}");
    let trusted = acme.certificate().to_str().unwrap().to_owned();
    let directory = acme.directory();
    let arguments = [
        ["--addr", &addr],
        ["--acme", "holz.example.org"],
        ["--acme-contact", "mailto:host@example.org"],
        ["--acme-directory", &directory],
        ["--acme-ca", &trusted],
    ];
    let server = Server::start(&data, &arguments.concat());
    assert!(server.lines[0].contains(&format!("https://holz.example.org:{port}/")));
    let is_served = || {
        let url = format!("https://holz.example.org:{port}/healthz");
        let resolve = format!("holz.example.org:{port}:127.0.0.1");
        // Pebble makes a new root with every start; the test below looks at the issuer.
        let answer = Command::new("curl")
            .args(["--silent", "--insecure", "--verbose", "--resolve", &resolve, &url])
            .output()
            .unwrap();
        let issuer = String::from_utf8_lossy(&answer.stderr).contains("issuer: CN=Pebble");
        answer.stdout == b"ok\n" && issuer
    };
    let deadline = Instant::now() + Duration::from_mins(1);
    while !is_served() {
        assert!(Instant::now() < deadline, "no certificate");
        std::thread::sleep(Duration::from_millis(300));
    }
    // A restart does not ask again.
    drop(server);
    drop(acme);
    let _server = Server::start(&data, &arguments.concat());
    while !is_served() {
        assert!(Instant::now() < deadline, "the stored certificate is not used");
        std::thread::sleep(Duration::from_millis(300));
    }
}

#[test]
fn unusable_certificates_are_named() {
    let folder = tempfile::tempdir().unwrap();
    certificate(folder.path(), 1);
    let data = folder.path().join("data");
    let check = |cert: &Path, key: &Path, expected: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_holz"))
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(&data)
            .arg("--tls-cert")
            .arg(cert)
            .arg("--tls-key")
            .arg(key)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains(expected), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    };
    let (cert, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    check(&folder.path().join("missing.pem"), &key, "missing.pem");
    check(&key, &key, "no certificate");
    check(&cert, &cert, "cert.pem");
    let other = tempfile::tempdir().unwrap();
    certificate(other.path(), 2);
    check(&cert, &other.path().join("key.pem"), "does not fit");
}

#[test]
fn metrics_are_only_on_the_port_for_operators() {
    let folder = tempfile::tempdir().unwrap();
    let admin = format!("127.0.0.1:{}", free_port());
    let server = Server::start(folder.path(), &["--addr", "127.0.0.1:0", "--admin-addr", &admin]);
    let url = server.lines[0].split_whitespace().find(|word| word.starts_with("http://")).unwrap();
    let public = url.trim_start_matches("http://").trim_end_matches('/');
    assert!(get(&admin, "/metrics").contains("holz_sockets 0"));
    assert!(get(&admin, "/healthz").ends_with("ok\n"));
    assert!(get(&admin, "/readyz").ends_with("ready\n"));
    assert!(!get(public, "/metrics").contains("holz_sockets"));
    assert!(get(public, "/readyz").ends_with("ready\n"));
}
