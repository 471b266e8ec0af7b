//! The page as a browser gets it.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use server::{Content, Server, page_router};
use ureq::http::{Response, StatusCode};
use ureq::{Agent, Body};

/// A server that runs as long as the test does.
struct TestServer {
    address: SocketAddr,
    agent: Agent,
    _runtime: tokio::runtime::Runtime,
}

impl TestServer {
    fn start(files: &[(&str, &str)]) -> Self {
        Self::with_patience(files, Duration::from_secs(30))
    }

    fn with_patience(files: &[(&str, &str)], patience: Duration) -> Self {
        let content = Content::new(
            files.iter().map(|(path, text)| ((*path).to_owned(), Bytes::from((*text).to_owned()))),
        );
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let server = runtime.block_on(Server::bind("127.0.0.1:0")).unwrap();
        let server = server.with_head_timeout(patience);
        let address = server.address();
        runtime.spawn(server.run(page_router(content), std::future::pending()));
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        Self { address, agent, _runtime: runtime }
    }

    /// A small page, as Vite leaves it.
    fn with_page() -> Self {
        Self::start(&[
            ("index.html", "<p>the page</p>"),
            ("index.html.br", "(brotli)"),
            ("index.html.gz", "(gzip form)"),
            ("assets/app-1a2b.js", "let app;"),
            ("assets/holz-3c4d.wasm", "module"),
            ("icon.svg", "<svg/>"),
            ("service-worker.js", "keep();"),
        ])
    }

    fn get(&self, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
        let mut request = self.agent.get(format!("http://{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.call().unwrap()
    }
}

fn text(mut response: Response<Body>) -> String {
    response.body_mut().read_to_string().unwrap()
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> Option<&'a str> {
    response.headers().get(name).map(|value| value.to_str().unwrap())
}

#[test]
fn routes_get_the_page_and_missing_files_do_not() {
    let server = TestServer::with_page();
    let check = |path: &str, status: u16, body: &str| {
        let response = server.get(path, &[]);
        assert_eq!(response.status(), status, "{path}");
        assert_eq!(text(response), body, "{path}");
    };
    check("/", 200, "<p>the page</p>");
    check("/index.html", 200, "<p>the page</p>");
    check("/klotz", 200, "<p>the page</p>");
    check("/klotz/rules", 200, "<p>the page</p>");
    check("/klotz/rules/", 200, "<p>the page</p>");
    check("/online/0123456789abcdef0123456789abcdef", 200, "<p>the page</p>");
    check("/online/people/Ada", 200, "<p>the page</p>");
    check("/klotz/nowhere", 404, "<p>the page</p>");
    check("/online/0123", 404, "<p>the page</p>");
    check("/klotz?layout=diamond", 200, "<p>the page</p>");
    check("/assets/app-1a2b.js", 200, "let app;");
    check("/assets/app-old.js", 404, "not found: /assets/app-old.js\n");
    check("/assets/app", 404, "not found: /assets/app\n");
    check("/assets/", 404, "not found: /assets/\n");
    check("/assetsandmore", 404, "<p>the page</p>");
    check("/favicon.ico", 404, "not found: /favicon.ico\n");
    check("/api/tables", 404, "not found: /api/tables\n");
    check("/../Cargo.toml", 404, "not found: /../Cargo.toml\n");
    check("/healthz", 200, "ok\n");
}

#[test]
fn the_browser_gets_the_smallest_encoding_it_accepts() {
    let server = TestServer::with_page();
    let check = |accepts: &str, encoding: Option<&str>, body: &str| {
        let response = server.get("/", &[("accept-encoding", accepts)]);
        assert_eq!(header(&response, "content-encoding"), encoding, "{accepts}");
        assert_eq!(header(&response, "vary"), Some("accept-encoding"));
        assert_eq!(text(response), body, "{accepts}");
    };
    check("gzip, deflate, br", Some("br"), "(brotli)");
    check("gzip, br;q=0", Some("gzip"), "(gzip form)");
    check("identity", None, "<p>the page</p>");
}

#[test]
fn files_have_the_media_types_browsers_require() {
    let server = TestServer::with_page();
    let check = |path: &str, expected: &str| {
        assert_eq!(header(&server.get(path, &[]), "content-type"), Some(expected), "{path}");
    };
    check("/", "text/html; charset=utf-8");
    check("/assets/app-1a2b.js", "text/javascript; charset=utf-8");
    // Required for streaming compilation.
    check("/assets/holz-3c4d.wasm", "application/wasm");
    check("/icon.svg", "image/svg+xml");
}

#[test]
fn hashed_assets_are_immutable_and_the_rest_is_revalidated() {
    let server = TestServer::with_page();
    let check = |path: &str, expected: &str| {
        assert_eq!(header(&server.get(path, &[]), "cache-control"), Some(expected), "{path}");
    };
    check("/", "no-cache");
    check("/klotz", "no-cache");
    check("/icon.svg", "no-cache");
    // A cached service worker would keep browsers on an old version of the page.
    check("/service-worker.js", "no-cache");
    check("/assets/app-1a2b.js", "public, max-age=31536000, immutable");
    check("/healthz", "no-store");
}

#[test]
fn a_known_copy_is_not_sent_again() {
    let server = TestServer::with_page();
    let first = server.get("/", &[("accept-encoding", "br")]);
    let tag = header(&first, "etag").unwrap().to_owned();
    let plain = header(&server.get("/", &[]), "etag").unwrap().to_owned();
    assert_ne!(tag, plain, "two forms are two sets of bytes");

    let status = |known: &str| {
        let headers = [("accept-encoding", "br"), ("if-none-match", known)];
        let response = server.get("/", &headers);
        assert_eq!(header(&response, "etag"), Some(tag.as_str()));
        response.status()
    };
    assert_eq!(status(&tag), StatusCode::NOT_MODIFIED);
    assert_eq!(status(&format!("\"other\", W/{tag}")), StatusCode::NOT_MODIFIED);
    assert_eq!(status(&plain), StatusCode::OK);
    assert_eq!(status("\"other\""), StatusCode::OK);
}

#[test]
fn every_response_has_the_security_headers() {
    let server = TestServer::with_page();
    for path in ["/", "/healthz", "/missing.js", "/assets/app-1a2b.js"] {
        let response = server.get(path, &[]);
        let policy = header(&response, "content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; "), "{path}: {policy}");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{path}: {policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
        let exactly = |name, value| assert_eq!(header(&response, name), Some(value), "{path}");
        exactly("x-content-type-options", "nosniff");
        exactly("referrer-policy", "no-referrer");
        exactly("cross-origin-opener-policy", "same-origin");
        exactly("cross-origin-resource-policy", "same-origin");
        assert!(header(&response, "permissions-policy").is_some(), "{path}");
    }
}

#[test]
fn the_page_accepts_only_get_and_head() {
    let server = TestServer::with_page();
    let post = server.agent.post(format!("http://{}/", server.address)).send_empty().unwrap();
    assert_eq!(post.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(header(&post, "allow"), Some("GET, HEAD"));

    let head = server.agent.head(format!("http://{}/", server.address)).call().unwrap();
    assert_eq!(head.status(), StatusCode::OK);
    assert_eq!(header(&head, "content-length"), Some("15"));
    assert_eq!(text(head), "");
}

#[test]
fn a_server_without_the_page_says_how_to_build_it() {
    let server = TestServer::start(&[]);
    let response = server.get("/klotz", &[]);
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(text(response).contains("cargo xtask play"));
}

#[test]
fn slow_requests_time_out() {
    const PATIENCE: Duration = Duration::from_secs(1);
    let server = TestServer::with_patience(&[], PATIENCE);
    let started = Instant::now();
    let mut slow = TcpStream::connect(server.address).unwrap();
    slow.set_read_timeout(Some(PATIENCE * 20)).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").unwrap();
    // With or without a response: the connection must end.
    let mut said = Vec::new();
    slow.read_to_end(&mut said).unwrap();
    assert!(started.elapsed() >= PATIENCE / 2, "hung up at once");
    assert!(!said.starts_with(b"HTTP/1.1 200"), "half a request was answered");
    assert_eq!(server.get("/healthz", &[]).status(), StatusCode::OK, "others are served");
}
