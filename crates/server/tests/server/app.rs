//! A test server with its own store, and guests.

use std::net::SocketAddr;
use std::time::Duration;

use serde::de::DeserializeOwned;
use server::{AppState, Bus, Config, Content, Push, PushServices, Server, router};
use store::{Database, Store};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::online::{NewTable, TableCreated, TableSetup, Visibility};
use wire::table::{Clock, Player};

/// A running server. Ends with its test.
pub(crate) struct TestApp {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl TestApp {
    pub(crate) async fn start() -> TestApp {
        TestApp::over(tempfile::tempdir().unwrap()).await
    }

    /// A server that sends push notices to a service on this machine.
    pub(crate) async fn pushing() -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        let push = Push::new("mailto:host@example.org", PushServices::LoopbackForTests).unwrap();
        let (address, stop, task) = serve(open(&folder).await, None, Some(push)).await;
        TestApp { address, folder, stop: Some(stop), task }
    }

    async fn over(folder: TempDir) -> TestApp {
        let (address, stop, task) = serve(open(&folder).await, None, None).await;
        TestApp { address, folder, stop: Some(stop), task }
    }

    /// Several nodes over one store and one bus.
    pub(crate) async fn cluster<const NODES: usize>(bus: &str) -> [TestApp; NODES] {
        let folder = tempfile::tempdir().unwrap();
        let mut nodes = Vec::new();
        for _ in 0..NODES {
            let (address, stop, task) = serve(open(&folder).await, Some(bus), None).await;
            let folder = tempfile::tempdir().unwrap();
            nodes.push(TestApp { address, folder, stop: Some(stop), task });
        }
        // The first node owns the store's folder.
        nodes[0].folder = folder;
        nodes.try_into().unwrap_or_else(|_| panic!("so many were started"))
    }

    /// Shuts down gracefully.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.unwrap();
    }

    /// A second server over the same store.
    pub(crate) async fn another(&self) -> TestApp {
        let (address, stop, task) = serve(open(&self.folder).await, None, None).await;
        let folder = tempfile::tempdir().unwrap();
        TestApp { address, folder, stop: Some(stop), task }
    }

    /// Shuts down gracefully and restarts over the same store.
    pub(crate) async fn restart(mut self) -> TestApp {
        drop(self.stop.take());
        self.task.await.unwrap();
        TestApp::over(self.folder).await
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Guest {
        let answer = self.request("GET", "/api/me", &[], None).await;
        let cookie = answer.header("set-cookie").expect("a cookie for somebody new");
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Guest { cookie }
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> Answer {
        let body = body.unwrap_or_default();
        let host = self.address.to_string();
        let length = body.len().to_string();
        let mut lines = vec![("host", host.as_str()), ("connection", "close")];
        if !body.is_empty() {
            lines.extend([("content-type", "application/json"), ("content-length", &length)]);
        }
        lines.extend(headers);
        let lines: Vec<_> = lines.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        let text = format!("{method} {path} HTTP/1.1\r\n{}\r\n\r\n{body}", lines.join("\r\n"));
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // A server that closes the connection has still answered.
        let _ = stream.read_to_end(&mut answer).await;
        Answer(String::from_utf8(answer).unwrap())
    }

    /// Makes a table, with the guest on its first seat.
    pub(crate) async fn make_table(&self, guest: &Guest, setup: TableSetup) -> String {
        self.make_table_that(guest, setup, Counts::Never).await
    }

    /// The same for a match that is rated, or not.
    pub(crate) async fn make_table_that(
        &self,
        guest: &Guest,
        setup: TableSetup,
        counts: Counts,
    ) -> String {
        let new = NewTable {
            setup,
            visibility: Visibility::Private,
            seat: Some(0),
            name: "Anna".into(),
            rated: counts == Counts::ForRatings,
        };
        let answer = guest.post(self, "/api/tables", &new).await;
        assert_eq!(answer.status(), 201, "{}", answer.0);
        answer.json::<TableCreated>().id
    }
}

async fn open(folder: &TempDir) -> Store {
    Store::open(&Database::Sqlite(folder.path().join("holz.db"))).await.unwrap()
}

async fn serve(
    store: Store,
    bus: Option<&str>,
    push: Option<Push>,
) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let bus = match bus {
        Some(url) => Some(Bus::join(url, &store).await.unwrap()),
        None => None,
    };
    let config = Config { absence: Duration::from_millis(300), bus, push };
    let everything = AppState::open(store, config).await.unwrap();
    let content = Content::new([("index.html".to_owned(), "<p>the page</p>".into())]);
    let server = Server::bind("127.0.0.1:0").await.unwrap();
    let address = server.address();
    let (stop, stopped) = oneshot::channel::<()>();
    let pages = everything.clone();
    let stopping = async move {
        let _ = stopped.await;
        pages.stop().await;
    };
    let task = tokio::spawn(server.run(router(content, everything), stopping));
    (address, stop, task)
}

/// Whether a match is rated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counts {
    ForRatings,
    Never,
}

/// A guest with a cookie.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
}

impl Guest {
    pub(crate) async fn post(
        &self,
        app: &TestApp,
        path: &str,
        body: &impl serde::Serialize,
    ) -> Answer {
        let body = serde_json::to_string(body).unwrap();
        app.request("POST", path, &[("cookie", &self.cookie)], Some(body)).await
    }

    /// The same person with the cookie of a response.
    pub(crate) fn renewed(answer: &Answer) -> Guest {
        let cookie = answer.header("set-cookie").expect("another cookie");
        Guest { cookie: cookie.split(';').next().unwrap().to_owned() }
    }

    pub(crate) async fn get(&self, app: &TestApp, path: &str) -> Answer {
        app.request("GET", path, &[("cookie", &self.cookie)], None).await
    }
}

/// A whole response.
pub(crate) struct Answer(pub(crate) String);

impl Answer {
    pub(crate) fn status(&self) -> u16 {
        self.0.split(' ').nth(1).unwrap_or_default().parse().unwrap_or_default()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let (head, _) = self.0.split_once("\r\n\r\n")?;
        head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    pub(crate) fn body(&self) -> &str {
        self.0.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(self.body()).unwrap_or_else(|error| panic!("{error}: {}", self.0))
    }
}

/// A game of KLOTZ for two that ends by its move limit.
pub(crate) fn klotz() -> wire::klotz::MatchSetup {
    let mut setup = wire::klotz::MatchSetup::for_players(2).unwrap();
    setup.options.move_limit = 120;
    setup
}

pub(crate) fn table_of(setup: wire::klotz::MatchSetup) -> TableSetup {
    TableSetup::Klotz(setup)
}

/// The same with a bot on the second seat.
pub(crate) fn against_a_bot() -> TableSetup {
    let mut setup = klotz();
    setup.seats[1].player = Player::Bot { level: 11 };
    table_of(setup)
}

pub(crate) fn with_clock(clock: Clock) -> TableSetup {
    table_of(wire::klotz::MatchSetup { clock, ..klotz() })
}
