//! What is written down for whoever watches over a server: in a form that programs read, and nothing that is
//! nobody's business.

use std::io::Read as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use test_services::{Durability, Postgres};

fn holz() -> Command {
    Command::new(env!("CARGO_BIN_EXE_holz"))
}

#[test]
fn a_password_in_an_address_is_told_to_nobody() {
    let nowhere = "postgres://holz:hush@127.0.0.1:1/holz";
    let output = holz()
        .args(["serve", "--addr", "127.0.0.1:0", "--bus", "nats://127.0.0.1:1"])
        .env("HOLZ_DATABASE", nowhere)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("127.0.0.1:1/holz") && !said.contains("hush"), "{said}");
}

#[test]
fn a_bus_is_for_servers_that_share_a_database() {
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
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("--database"), "{said}");
}

#[test]
fn a_bus_that_is_gone_is_logged_without_its_password() {
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
    assert!(child.try_wait().unwrap().is_none(), "it serves without the bus");
    child.kill().unwrap();
    child.wait().unwrap();
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let warned = |line: &&Value| line["level"] == "WARN" && line["fields"]["message"].is_string();
    assert!(lines.iter().any(|line| warned(&line)), "{said}");
    assert!(!said.contains("hush"), "{said}");
}
