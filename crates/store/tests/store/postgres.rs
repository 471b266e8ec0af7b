//! PostgreSQL from the system's package, started for the test and stopped after it.

use std::path::{Path, PathBuf};
use std::process::Command;

use store::{Database, Store};

use crate::contract::keeps_the_contract;
use crate::transfer::moved;

/// A server of its own, reached through a socket in its folder: no port is taken.
struct Server {
    folder: tempfile::TempDir,
    programs: PathBuf,
}

/// Where Debian puts the programs that are not for everybody.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .filter(|folder| folder.join("initdb").exists())
        .collect();
    found.sort();
    found.pop()
}

impl Server {
    fn start(programs: PathBuf) -> Server {
        let server = Server { folder: tempfile::tempdir().unwrap(), programs };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(server.folder.path()));
        }
        let data = server.data();
        let arguments = ["--auth=trust", "--username=holz", "--encoding=UTF8", "--no-sync"];
        run(server.program("initdb").args(arguments).arg("--pgdata").arg(&data));
        // Only through the socket, and as durable as a test needs it.
        let place = server.folder.path().display();
        let options =
            format!("-c listen_addresses= -c unix_socket_directories={place} -c fsync=off");
        run(server
            .program("pg_ctl")
            .args(["start", "--wait", "--silent", "--options", &options])
            .arg("--log")
            .arg(server.folder.path().join("log"))
            .arg("--pgdata")
            .arg(&data));
        server
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of PostgreSQL, which refuses to run as root.
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

    /// The database that is there from the beginning, or another one.
    fn database(&self, name: &str) -> Database {
        let place = self.folder.path().to_str().unwrap().replace('/', "%2F");
        Database::Postgres(format!("postgres://holz@{place}/{name}"))
    }

    fn make_database(&self, name: &str) {
        let place = self.folder.path();
        run(self.program("createdb").args(["--username=holz", "--host"]).arg(place).arg(name));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let stop = ["stop", "--mode=immediate", "--silent", "--pgdata"];
        let _ = self.program("pg_ctl").args(stop).arg(self.data()).status();
    }
}

fn is_root() -> bool {
    let owner = std::fs::metadata("/proc/self");
    owner.is_ok_and(|owner| std::os::unix::fs::MetadataExt::uid(&owner) == 0)
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_keeps_the_contract() {
    let Some(programs) = programs() else {
        // Where the package is missing there is nothing to be tested, and whoever reads this knows.
        eprintln!("NOT RUN: there is no PostgreSQL below /usr/lib/postgresql (package postgresql)");
        return;
    };
    assert!(Path::new(&programs).join("pg_ctl").exists());
    let server = Server::start(programs);
    let store = Store::open(&server.database("postgres")).await.unwrap();
    keeps_the_contract(&store).await;
    // Its tables are made once; opening again finds them.
    let again = Store::open(&server.database("postgres")).await.unwrap();
    assert_eq!(again.events("order", 0).await.unwrap().len(), 3);

    // From one kind of database to the other, and back.
    let folder = tempfile::tempdir().unwrap();
    let file = Database::Sqlite(folder.path().join("holz.db"));
    let file = Store::open(&file).await.unwrap();
    moved(&again, &file).await;
    server.make_database("other");
    moved(&file, &Store::open(&server.database("other")).await.unwrap()).await;
}
