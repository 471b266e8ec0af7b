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

/// The drill: back up, lose everything, restore, serve.
#[test]
fn a_backup_is_restored_with_everything_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let holz = |command: &str, arguments: &[&Path]| {
        let mut holz = Command::new(env!("CARGO_BIN_EXE_holz"));
        let output = holz.arg(command).args(arguments).arg("--data").arg(&data).output().unwrap();
        (
            output.status.success(),
            String::from_utf8([output.stdout, output.stderr].concat()).unwrap(),
        )
    };
    let (mut child, address) = start(&data);
    let guest = new_guest(&address);
    assert!(is_known(&address, &guest));
    assert!(holz("backup", &[&copy]).0);
    let (restored, said) = holz("restore", &[&copy]);
    assert!(!restored && said.contains("another server"), "{said}");
    child.kill().unwrap();
    child.wait().unwrap();
    let (restored, said) = holz("restore", &[&copy]);
    assert!(!restored && said.contains("already exists"), "{said}");

    std::fs::remove_dir_all(&data).unwrap();
    let broken = folder.path().join("broken.db");
    let whole = std::fs::read(&copy).unwrap();
    std::fs::write(&broken, &whole[..whole.len() / 2]).unwrap();
    let (restored, said) = holz("restore", &[&broken]);
    assert!(!restored && said.contains("not a usable backup"), "{said}");
    let (restored, said) = holz("restore", &[&copy]);
    assert!(restored, "{said}");
    let names: Vec<_> =
        std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(names.iter().all(|name| name == "holz.db" || name == "lock"), "{names:?}");
    let (mut child, address) = start(&data);
    assert!(is_known(&address, &guest), "cookies are still valid");
    child.kill().unwrap();
    child.wait().unwrap();

    std::fs::remove_dir_all(&data).unwrap();
    assert!(holz("restore", &[&copy, Path::new("--invalidate-sessions")]).0);
    let (mut child, address) = start(&data);
    assert!(!is_known(&address, &guest), "every guest is a newcomer");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_running_server_backs_up_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_holz"))
        .args(["serve", "--addr", "127.0.0.1:0", "--backup-every", "1s", "--backup-keep", "2"])
        .arg("--data")
        .arg(folder.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let backups = folder.path().join("backups");
    let made = || {
        let names = std::fs::read_dir(&backups).into_iter().flatten();
        let mut names: Vec<_> = names.map(|entry| entry.unwrap().path()).collect();
        names.retain(|name| name.extension().is_some_and(|extension| extension == "db"));
        names.sort();
        names
    };
    let deadline = std::time::Instant::now() + std::time::Duration::from_mins(1);
    let wait_until = |fits: &dyn Fn() -> bool| {
        while !fits() {
            assert!(std::time::Instant::now() < deadline, "{:?}", made());
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    };
    wait_until(&|| !made().is_empty());
    let first = made().remove(0);
    wait_until(&|| !first.exists());
    child.kill().unwrap();
    child.wait().unwrap();
    let copy = folder.path().join("restored");
    let restored = Command::new(env!("CARGO_BIN_EXE_holz"))
        .arg("restore")
        .arg(&made()[0])
        .arg("--data")
        .arg(&copy)
        .output()
        .unwrap();
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
}

/// Copies contain the keys that cookies are signed with, and were readable by everyone on the machine.
#[cfg(unix)]
#[test]
fn copies_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (mut child, address) = start(&data);
    assert!(get(&address, "/readyz").ends_with("ready\n"));
    child.kill().unwrap();
    child.wait().unwrap();
    for command in ["backup", "export"] {
        let copy = folder.path().join(command);
        let mut holz = Command::new(env!("CARGO_BIN_EXE_holz"));
        let output = holz.arg(command).arg(&copy).arg("--data").arg(&data).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mode = std::fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{command}");
    }
}

/// The cookie of a new guest.
fn new_guest(address: &str) -> String {
    let answer = get(address, "/api/me");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    cookie.unwrap().split(';').next().unwrap().to_owned()
}

/// Whether the server knows a cookie: otherwise it sets another.
fn is_known(address: &str, cookie: &str) -> bool {
    let mut stream = TcpStream::connect(address).unwrap();
    let head = "connection: close\r\nhost: x";
    write!(stream, "GET /api/me HTTP/1.1\r\n{head}\r\ncookie: {cookie}\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let id = cookie.split('.').nth(1).unwrap();
    !answer.contains("set-cookie: ") || answer.contains(id)
}

#[test]
fn a_restored_backup_can_invalidate_sessions() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let holz = |arguments: &[&str], data: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holz"));
        let output = command.args(arguments).arg("--data").arg(data).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let (mut child, address) = start(&data);
    let cookie = new_guest(&address);
    let copy = folder.path().join("copy");
    holz(&["export", copy.to_str().unwrap()], &data);
    holz(&["rotate-keys"], &data);
    child.kill().unwrap();
    child.wait().unwrap();
    let known_in = |data: &Path| {
        let (mut child, address) = start(data);
        let known = is_known(&address, &cookie);
        child.kill().unwrap();
        child.wait().unwrap();
        known
    };
    assert!(known_in(&data), "older keys stay valid");
    let (as_it_was, invalidated) = (folder.path().join("a"), folder.path().join("b"));
    holz(&["import", copy.to_str().unwrap()], &as_it_was);
    assert!(known_in(&as_it_was));
    holz(&["import", "--invalidate-sessions", copy.to_str().unwrap()], &invalidated);
    assert!(!known_in(&invalidated));
    holz(&["invalidate-sessions"], &data);
    assert!(!known_in(&data));
}
