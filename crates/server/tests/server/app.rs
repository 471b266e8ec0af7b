//! A test server with its own store, and guests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use server::{
    AppState, Bus, Config, Content, NatsBus, Push, PushServices, Server, TrustedProxies, router,
};
use store::{Database, SqlStore, Store};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::command::{Clock, Player};
use wire::online::{NewTable, TableCreated, TableSetup, Visibility};

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

    /// A server with this configuration, behind these proxies.
    pub(crate) async fn configured(config: Config, proxies: TrustedProxies) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        let (address, stop, task) = run(open(&folder).await, config, proxies).await;
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

    /// Shuts down, changes the store, and restarts.
    pub(crate) async fn stop_and(mut self, change: impl AsyncFnOnce(&dyn Store)) -> TestApp {
        drop(self.stop.take());
        self.task.await.unwrap();
        let store = open(&self.folder).await;
        change(&*store).await;
        drop(store);
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
        read_answer(stream).await
    }

    /// Connects from another address of this machine.
    pub(crate) async fn connect_from(&self, last: u8) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from(([127, 0, 1, last], 0))).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// Posts JSON from another address of this machine.
    pub(crate) async fn post_from(
        &self,
        last: u8,
        path: &str,
        headers: &[(&str, &str)],
        body: &serde_json::Value,
    ) -> Answer {
        let body = body.to_string();
        let headers: Vec<String> =
            headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let headers = headers.concat();
        let text = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n{headers}\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = self.connect_from(last).await;
        stream.write_all(text.as_bytes()).await.unwrap();
        read_answer(stream).await
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

/// Reads until the server closes the connection: it has still answered.
pub(crate) async fn read_answer(mut stream: TcpStream) -> Answer {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    Answer(String::from_utf8(answer).unwrap())
}

async fn open(folder: &TempDir) -> Arc<dyn Store> {
    let database = Database::Sqlite(folder.path().join("holz.db"));
    Arc::new(SqlStore::open(&database).await.unwrap())
}

async fn serve(
    store: Arc<dyn Store>,
    bus: Option<&str>,
    push: Option<Push>,
) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let bus = match bus {
        Some(url) => Some(Arc::new(NatsBus::join(url, &*store).await.unwrap()) as Arc<dyn Bus>),
        None => None,
    };
    let absence = Duration::from_millis(300);
    let config = Config { absence, bus, push, ..Config::default() };
    run(store, config, TrustedProxies::default()).await
}

async fn run(
    store: Arc<dyn Store>,
    config: Config,
    proxies: TrustedProxies,
) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let everything = AppState::open(store, config).await.unwrap();
    let content = Content::new([("index.html".to_owned(), "<p>the page</p>".into())]);
    let server = Server::bind("127.0.0.1:0").await.unwrap().with_trusted_proxies(proxies);
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
        self.headers(name).next()
    }

    /// All headers with this name, which proxies may write in capitals.
    fn headers(&self, name: &str) -> impl Iterator<Item = &str> {
        let head = self.0.split_once("\r\n\r\n").map_or("", |(head, _)| head);
        let lines = head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(move |(header, _)| header.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The value of a cookie that the answer sets, with its name.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        let found =
            self.headers("set-cookie").find(|cookie| cookie.starts_with(&format!("{name}=")))?;
        found.split(';').next()
    }

    pub(crate) fn body(&self) -> &str {
        self.0.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(self.body()).unwrap_or_else(|error| panic!("{error}: {}", self.0))
    }
}

/// A game of KLOTZ for two that ends by its move limit.
pub(crate) fn klotz() -> wire::klotz_view::MatchSetup {
    let mut setup = wire::klotz_view::MatchSetup::for_players(2).unwrap();
    setup.options.move_limit = 120;
    setup
}

pub(crate) fn table_of(setup: wire::klotz_view::MatchSetup) -> TableSetup {
    TableSetup::Klotz(setup)
}

/// The same with a bot on the second seat.
pub(crate) fn against_a_bot() -> TableSetup {
    let mut setup = klotz();
    setup.seats[1].player = Player::Bot { level: 11 };
    table_of(setup)
}

pub(crate) fn with_clock(clock: Clock) -> TableSetup {
    table_of(wire::klotz_view::MatchSetup { clock, ..klotz() })
}
