//! `holz serve`, `backup`, `export` and `import` as processes.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub(crate) fn start(data: &Path) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_holz"))
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
    let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    (child, address)
}

pub(crate) fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(unix)]
#[test]
fn the_server_stops_cleanly_on_both_signals() {
    for signal in ["TERM", "INT"] {
        let data = tempfile::tempdir().unwrap();
        let (mut child, address) = start(data.path());
        assert!(get(&address, "/healthz").ends_with("ok\n"));
        // An open browser connection must not delay the shutdown.
        let _idle = TcpStream::connect(&address).unwrap();
        let kill =
            Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
        assert!(kill.unwrap().success());
        assert!(child.wait().unwrap().success(), "SIG{signal}");
    }
}

#[test]
fn a_port_in_use_is_reported_with_advice() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_holz"))
        .args(["serve", "--addr", &address, "--data", "/nowhere/at/all"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(&address) && said.contains("--addr"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn an_invalid_address_is_rejected_with_an_example() {
    let output = Command::new(env!("CARGO_BIN_EXE_holz"))
        .args(["serve", "--addr", "8080", "--data", "/nowhere/at/all"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("127.0.0.1:8080"), "{said}");
}

#[test]
fn data_is_locked_and_can_be_copied_while_served() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new folder");
    let holz = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holz"));
        command.args(arguments).arg("--data").arg(&data).output().unwrap()
    };
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    let nothing = holz(&["backup", copy]);
    assert_eq!(nothing.status.code(), Some(1), "no database yet");

    let (mut child, address) = start(&data);
    assert!(get(&address, "/readyz").ends_with("ready\n"));
    let second = holz(&["serve", "--addr", "127.0.0.1:0"]);
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("another server already uses"), "{said}");
    assert!(holz(&["backup", copy]).status.success());
    assert!(std::fs::metadata(copy).unwrap().len() > 0);
    assert_eq!(
        holz(&["backup", copy]).status.code(),
        Some(1),
        "existing files are not overwritten"
    );
    let lines = folder.path().join("everything.txt");
    let lines = lines.to_str().unwrap();
    assert!(holz(&["export", lines]).status.success());
    assert_eq!(
        holz(&["export", lines]).status.code(),
        Some(1),
        "existing files are not overwritten"
    );
    let occupied = holz(&["import", lines]);
    assert_eq!(occupied.status.code(), Some(1), "the folder is locked");
    child.kill().unwrap();
    child.wait().unwrap();

    let import = |data: &std::path::Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holz"));
        command.args(["import", lines, "--data"]).arg(data).output().unwrap()
    };
    let other = folder.path().join("other folder");
    let taken = import(&other);
    assert!(taken.status.success(), "{}", String::from_utf8_lossy(&taken.stderr));
    let twice = String::from_utf8(import(&other).stderr).unwrap();
    assert!(twice.contains("import into an empty database"), "{twice}");
}
