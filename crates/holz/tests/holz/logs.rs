//! Logs of the server: machine-readable, without secrets.

use std::io::Read as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use test_services::{Durability, Postgres};

fn holz() -> Command {
    Command::new(env!("CARGO_BIN_EXE_holz"))
}

#[test]
fn passwords_in_addresses_are_not_printed() {
    let nowhere = "postgres://holz:hush@127.0.0.1:1/holz";
    let output = holz()
        .args(["serve", "--addr", "127.0.0.1:0", "--bus", "nats://127.0.0.1:1"])
        .env("HOLZ_DATABASE", nowhere)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let output_text = String::from_utf8(output.stderr).unwrap();
    assert!(
        output_text.contains("127.0.0.1:1/holz") && !output_text.contains("hush"),
        "{output_text}"
    );
}

#[test]
fn a_bus_needs_a_shared_database() {
    let output = holz()
        .args([
            "serve",
            "--addr",
            "127.0.0.1:0",
            "--data",
            "/nowhere",
            "--bus",
            "nats://127.0.0.1:1",
        ])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let output_text = String::from_utf8(output.stderr).unwrap();
    assert!(output_text.contains("--database"), "{output_text}");
}

#[test]
fn an_unreachable_bus_is_logged_without_its_password() {
    if !test_services::wanted() {
        return;
    }
    let postgres = Postgres::start(Durability::None).unwrap();
    let mut child = holz()
        .args(["serve", "--addr", "127.0.0.1:0", "--log", "json", "--database"])
        .arg(postgres.url("postgres"))
        .env("HOLZ_BUS", "nats://holz:hush@127.0.0.1:1")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(4));
    assert!(child.try_wait().unwrap().is_none(), "it runs without the bus");
    child.kill().unwrap();
    child.wait().unwrap();
    let mut output_text = String::new();
    child.stderr.take().unwrap().read_to_string(&mut output_text).unwrap();
    let lines: Vec<Value> =
        output_text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let warned = |line: &&Value| line["level"] == "WARN" && line["fields"]["message"].is_string();
    assert!(lines.iter().any(|line| warned(&line)), "{output_text}");
    assert!(!output_text.contains("hush"), "{output_text}");
}
