//! A socket at a table.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::online::{ClientToServer, PROTOCOL};

use crate::visitor::Visitor;

/// A connection to a table. It parses as little as possible: the machine's time is for the server.
pub(crate) struct Connection(WebSocketStream<TcpStream>);

/// The part of a message that this client needs.
#[derive(Debug, Deserialize)]
pub(crate) struct IncomingMessage {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) id: Option<String>,
    pub(crate) seq: Option<u32>,
    pub(crate) log: Option<IncomingLog>,
    pub(crate) refusal: Option<IncomingRefusal>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct IncomingLog {
    pub(crate) seq: u32,
}

#[derive(Debug, Deserialize)]
pub(crate) struct IncomingRefusal {
    pub(crate) code: String,
}

impl Connection {
    /// Opens a socket at a path of a server.
    pub(crate) async fn open(visitor: &Visitor, to: SocketAddr, path: &str) -> Result<Connection> {
        let mut request = format!("ws://{to}{path}").into_client_request()?;
        if !visitor.cookie.is_empty() {
            request.headers_mut().insert("cookie", visitor.cookie.parse()?);
        }
        // The buffer is cleared before every read, and the default size is large.
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
        let stream = visitor.connect(to).await?;
        Ok(Connection(client_async_with_config(request, stream, Some(config)).await?.0))
    }

    /// Joins a table, stating which events are known already.
    pub(crate) async fn join(
        visitor: &Visitor,
        to: SocketAddr,
        table: &str,
        have: Option<u32>,
    ) -> Result<(Connection, IncomingMessage)> {
        let mut line =
            Connection::open(visitor, to, &format!("/api/tables/{table}/socket")).await?;
        line.send(&ClientToServer::Hello { protocol: PROTOCOL, have }).await?;
        let welcome = line.receive().await?;
        if welcome.kind != "welcome" {
            bail!("a welcome was expected, not {welcome:?}");
        }
        Ok((line, welcome))
    }

    pub(crate) async fn send(&mut self, message: &ClientToServer) -> Result<()> {
        self.send_text(serde_json::to_string(message)?).await
    }

    pub(crate) async fn send_text(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next message, unparsed; an error if the server closed the connection. Answers pings
    /// meanwhile.
    pub(crate) async fn receive_text(&mut self) -> Result<String> {
        loop {
            match self.0.next().await.context("the server has hung up")?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(_) => bail!("the server has hung up"),
                _ => {}
            }
        }
    }

    pub(crate) async fn receive(&mut self) -> Result<IncomingMessage> {
        Ok(serde_json::from_str(&self.receive_text().await?)?)
    }

    /// Sends a request and waits for its answer. Returns the number of the last event.
    pub(crate) async fn request(&mut self, id: &str, message: &ClientToServer) -> Result<u32> {
        self.send(message).await?;
        loop {
            let reply = self.receive().await?;
            match reply.kind.as_str() {
                "done" if reply.id.as_deref() == Some(id) => {
                    return reply.seq.context("an answer has a number");
                }
                "refused" => bail!("refused: {reply:?}"),
                "bye" => bail!("the server says goodbye"),
                _ => {}
            }
        }
    }
}
