//! The configurations in `deploy` with the real proxies. Where a proxy is not installed, its test is
//! skipped. `HOLZ_NGINX` and `HOLZ_CADDY` name the programs.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::future::join_all;
use server::{Config, ForwardedHeader, TrustedProxies};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use wire::online::{ClientToServer, Me};

use crate::app::{Answer, TestApp, klotz, read_answer, table_of};
use crate::player::Player;

const NGINX: &str = include_str!("../../../../deploy/nginx.conf");
const CADDY: &str = include_str!("../../../../deploy/Caddyfile");

/// How long a proxy may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running proxy, which ends with its test.
struct Proxy {
    process: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A program by its variable or its usual place.
fn program(variable: &str, usual: &str) -> Option<PathBuf> {
    let named = std::env::var_os(variable).map_or_else(|| PathBuf::from(usual), PathBuf::from);
    if !named.exists() {
        eprintln!("skipped: {usual} is not installed");
        return None;
    }
    Some(named)
}

fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

async fn start(folder: TempDir, mut command: Command, address: SocketAddr) -> Proxy {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let proxy = Proxy { process: command.spawn().unwrap(), address, _folder: folder };
    let listens = async {
        while TcpStream::connect(address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, listens).await.expect("the proxy starts");
    proxy
}

/// nginx with our site, without TLS.
async fn nginx(program: &Path, server: SocketAddr) -> Proxy {
    let (folder, address) = (tempfile::tempdir().unwrap(), free_address());
    let is_tls = |line: &&str| !line.trim_start().starts_with("ssl_");
    let site: String = NGINX.lines().filter(is_tls).flat_map(|line| [line, "\n"]).collect();
    let site = site.replace("listen 443 ssl", &format!("listen {address}"));
    let site = site.replace("127.0.0.1:8080", &server.to_string());
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {kind};\n"))
        .concat();
    let config = format!(
        "daemon off; master_process off; pid nginx.pid; error_log stderr;\n\
         events {{ worker_connections 4096; }}\n\
         http {{ access_log off;\n{temporary}{site}\n}}\n"
    );
    std::fs::write(folder.path().join("nginx.conf"), config).unwrap();
    let mut command = Command::new(program);
    command.arg("-p").arg(folder.path()).args(["-e", "stderr", "-c", "nginx.conf"]);
    start(folder, command, address).await
}

/// Caddy with our site, without TLS.
async fn caddy(program: &Path, server: SocketAddr) -> Proxy {
    let (folder, address) = (tempfile::tempdir().unwrap(), free_address());
    let site = CADDY.replace("holz.example.org {", &format!("http://{address} {{"));
    let site = site.replace("127.0.0.1:8080", &server.to_string());
    let path = folder.path().join("Caddyfile");
    std::fs::write(&path, format!("{{\n\tadmin off\n}}\n{site}")).unwrap();
    let mut command = Command::new(program);
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&path);
    for variable in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env(variable, folder.path());
    }
    start(folder, command, address).await
}

async fn server_behind_a_proxy() -> TestApp {
    let proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let proxies = TrustedProxies::new(proxies, ForwardedHeader::XForwardedFor);
    TestApp::configured(Config::default(), proxies).await
}

/// Asks from an address of its own.
async fn get_from(app: &TestApp, last: u8, path: &str, cookie: &str) -> Answer {
    let mut stream = app.connect_from(last).await;
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\r\n",
        app.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    read_answer(stream).await
}

/// The page, a table and its sockets work, and an abuser behind the proxy is limited alone.
async fn works_behind(mut app: TestApp, proxy: Proxy) {
    app.address = proxy.address;
    assert_eq!(app.request("GET", "/", &[], None).await.status(), 200);
    assert_eq!(app.request("GET", "/metrics", &[], None).await.status(), 404);
    let origin = format!("http://{}", app.address);
    let (anna, bert) = (app.guest().await, app.guest().await);
    let table = app.make_table(&anna, table_of(klotz())).await;
    let headers = [("cookie", anna.cookie.as_str()), ("origin", &origin)];
    let changed = app.request("POST", "/api/account/sign-out", &headers, None).await;
    assert_eq!(changed.status(), 200, "Host arrives as the page has it: {}", changed.0);
    let mut first = Player::join(&app, &anna, &table).await;
    let mut second = Player::join(&app, &bert, &table).await;
    second.sit(1, "Bert").await.unwrap();
    first.receive_until(|first| first.journal.is_some()).await;
    first.play().await.unwrap();
    second.receive_until(|second| second.seq() == 1).await;
    first.send(&ClientToServer::Ping { n: 1 }).await;

    // The abuser sends as fast as it can, while thirty visitors look around.
    let abuser = async {
        let mut limited = 0;
        for _ in 0..20 {
            let flood = (0..50).map(|_| get_from(&app, 200, "/api/me", ""));
            limited += join_all(flood).await.iter().filter(|one| one.status() == 429).count();
        }
        limited
    };
    let visitors = join_all((0..30).map(|visitor| {
        let app = &app;
        async move {
            let first = get_from(app, visitor, "/api/me", "").await;
            let cookie = first.cookie("visitor").or(first.header("set-cookie")).unwrap_or_default();
            let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
            for _ in 0..10 {
                tokio::time::sleep(Duration::from_millis(50)).await;
                let answer = get_from(app, visitor, "/api/me", &cookie).await;
                assert_eq!(answer.status(), 200, "visitor {visitor}: {}", answer.0);
                assert!(!answer.json::<Me>().account);
            }
        }
    }));
    let (limited, _) = tokio::join!(abuser, visitors);
    assert!(limited > 300, "of 1,000 requests, {limited} were limited");
    eprintln!("of the abuser's 1,000 requests, {limited} were limited; of the visitors' 330, none");
    // Nobody can invent another address: the proxy adds the real one behind it.
    let invented = [("x-forwarded-for", "203.0.113.9")];
    assert_eq!(app.request("GET", "/api/me", &invented, None).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_nginx_configuration_works() {
    let Some(program) = program("HOLZ_NGINX", "/usr/sbin/nginx") else { return };
    let app = server_behind_a_proxy().await;
    let proxy = nginx(&program, app.address).await;
    works_behind(app, proxy).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_caddy_configuration_works() {
    let Some(program) = program("HOLZ_CADDY", "/usr/bin/caddy") else { return };
    let app = server_behind_a_proxy().await;
    let proxy = caddy(&program, app.address).await;
    works_behind(app, proxy).await;
}
