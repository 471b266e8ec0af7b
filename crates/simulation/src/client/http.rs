//! Requests over HTTP, each on a connection of its own.

use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;

use super::Client;

/// How long a page waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: String,
}

impl Client {
    /// Sends a request to some node; none if it is not answered.
    pub(super) async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Option<Answer> {
        let mut stream = self.cluster.connect(self.some_node(), self.number)?;
        let body = body.unwrap_or_default();
        let mut text =
            format!("{method} {path} HTTP/1.1\r\nhost: holz.test\r\nconnection: close\r\n");
        if !self.cookie.is_empty() {
            text.extend(["cookie: ", &self.cookie, "\r\n"]);
        }
        if !body.is_empty() {
            let length = body.len().to_string();
            text.push_str("content-type: application/json\r\n");
            text.extend(["content-length: ", &length, "\r\n"]);
        }
        text.push_str("\r\n");
        text.push_str(&body);
        let exchange = async {
            stream.write_all(text.as_bytes()).await.ok()?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await.ok()?;
            String::from_utf8(answer).ok()
        };
        let answer = timeout(PATIENCE, exchange).await.ok()??;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        for line in head.lines() {
            let cookie = line.strip_prefix("set-cookie: ").and_then(|set| set.split(';').next());
            if let Some(cookie) = cookie.filter(|cookie| cookie.starts_with("holz=")) {
                cookie.clone_into(&mut self.cookie);
            }
        }
        self.checks.note(&format!("player {} {method} {path} {status}", self.number));
        Some(Answer { status, body: body.to_owned() })
    }
}
