//! A visitor: its own loopback address and a cookie.

use std::fmt::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A visitor with a loopback address that no other visitor has.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    from: Ipv4Addr,
    /// The cookie that identifies them.
    pub(crate) cookie: String,
}

/// An HTTP response.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Visitor {
    /// The visitor with this number, without a cookie.
    pub(crate) fn new(number: u32) -> Visitor {
        // 127.1.0.0 to 127.16.255.255: away from 127.0.0.1, where servers listen.
        let [_, high, middle, low] = number.to_be_bytes();
        Visitor { from: Ipv4Addr::new(127, 1 + high % 16, middle, low), cookie: String::new() }
    }

    /// A connection to a server.
    pub(crate) async fn connect(&self, to: SocketAddr) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if cfg!(target_os = "linux") {
            // Other systems than Linux only have 127.0.0.1 by default.
            socket.bind(SocketAddr::new(IpAddr::V4(self.from), 0))?;
        }
        let stream = timeout(TIMEOUT, socket.connect(to)).await.context("no connection")??;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    pub(crate) async fn get(&self, to: SocketAddr, path: &str) -> Result<Answer> {
        self.request(to, "GET", path, "").await
    }

    pub(crate) async fn post(&self, to: SocketAddr, path: &str, body: &str) -> Result<Answer> {
        self.request(to, "POST", path, body).await
    }

    async fn request(
        &self,
        to: SocketAddr,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<Answer> {
        let mut lines = format!("{method} {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n");
        if !self.cookie.is_empty() {
            write!(lines, "cookie: {}\r\n", self.cookie)?;
        }
        if !body.is_empty() {
            let length = body.len();
            write!(lines, "content-type: application/json\r\ncontent-length: {length}\r\n")?;
        }
        let mut stream = self.connect(to).await?;
        stream.write_all(format!("{lines}\r\n{body}").as_bytes()).await?;
        let mut answer = Vec::new();
        timeout(TIMEOUT, stream.read_to_end(&mut answer)).await.context("no answer")??;
        let answer = String::from_utf8(answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
        let status = head.split(' ').nth(1).unwrap_or_default().parse()?;
        Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// Stores the cookie of a response.
    pub(crate) fn remember(&mut self, answer: &Answer) -> Result<()> {
        let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        cookie.context("no cookie for somebody new")?.clone_into(&mut self.cookie);
        Ok(())
    }

    /// Gets a cookie from a server.
    pub(crate) async fn fetch_identity(&mut self, to: SocketAddr) -> Result<()> {
        let answer = self.get(to, "/api/me").await?;
        if answer.status != 200 {
            bail!("a newcomer is answered with {}: {}", answer.status, answer.body);
        }
        self.remember(&answer)
    }
}
