//! A proxy that loses, repeats and delays messages, and breaks connections.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result};
use futures_util::{Sink, SinkExt as _, Stream, StreamExt as _};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{accept_hdr_async, client_async};

/// Fault rates, per mille of all messages.
#[derive(Debug, Clone, Copy)]
pub struct Faults {
    /// Lost.
    pub dropped: u32,
    /// Sent twice.
    pub doubled: u32,
    /// Delayed by up to a tenth of a second.
    pub delayed: u32,
    /// Followed by a broken connection.
    pub cut: u32,
}

/// The faults so far.
#[derive(Debug, Default)]
pub(crate) struct Done {
    pub(crate) passed: AtomicU64,
    pub(crate) dropped: AtomicU64,
    pub(crate) doubled: AtomicU64,
    pub(crate) delayed: AtomicU64,
    pub(crate) cut: AtomicU64,
}

/// A faulty proxy for sockets, stopped on drop.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    pub(crate) done: Arc<Done>,
    task: AbortHandle,
}

impl Proxy {
    pub(crate) async fn start(to: SocketAddr, faults: Faults) -> Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let done = Arc::new(Done::default());
        let counts = Arc::clone(&done);
        let task = tokio::spawn(async move {
            let mut lines = JoinSet::new();
            for number in 0_u64.. {
                let Ok((stream, _)) = listener.accept().await else { continue };
                let rng = Pcg64Mcg::seed_from_u64(number);
                lines.spawn(pass(stream, to, faults, rng, Arc::clone(&counts)));
                while lines.try_join_next().is_some() {}
            }
        });
        Ok(Proxy { address, done, task: task.abort_handle() })
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Forwards messages in both directions until one end closes or the proxy cuts the connection.
async fn pass(
    stream: TcpStream,
    to: SocketAddr,
    faults: Faults,
    mut rng: Pcg64Mcg,
    done: Arc<Done>,
) -> Result<()> {
    stream.set_nodelay(true)?;
    let mut asked = None;
    #[allow(clippy::result_large_err, reason = "this is how tungstenite asks")]
    let keep = |request: &Request, response: Response| {
        asked = Some((request.uri().clone(), request.headers().get("cookie").cloned()));
        Ok(response)
    };
    let page = accept_hdr_async(stream, keep).await?;
    let (uri, cookie) = asked.context("a request")?;
    let mut request =
        Request::builder().uri(format!("ws://{to}{uri}")).header("host", to.to_string());
    for (name, value) in [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="),
    ] {
        request = request.header(name, value);
    }
    if let Some(cookie) = cookie {
        request = request.header("cookie", cookie);
    }
    let stream = TcpStream::connect(to).await?;
    stream.set_nodelay(true)?;
    let (server, _) = client_async(request.body(())?, stream).await?;
    let (to_page, from_page) = page.split();
    let (to_server, from_server) = server.split();
    let back = Pcg64Mcg::seed_from_u64(u64::from(rng.next_u32()));
    tokio::select! {
        up = carry(from_page, to_server, faults, rng, &done) => up,
        down = carry(from_server, to_page, faults, back, &done) => down,
    }
}

async fn carry(
    mut from: impl Stream<Item = Result<Message, Error>> + Unpin,
    mut to: impl Sink<Message, Error = Error> + Unpin,
    faults: Faults,
    mut rng: Pcg64Mcg,
    done: &Done,
) -> Result<()> {
    while let Some(message) = from.next().await {
        let message = message?;
        if !message.is_text() {
            to.send(message).await?;
            continue;
        }
        done.passed.fetch_add(1, Ordering::Relaxed);
        if falls(&mut rng, faults.dropped, &done.dropped) {
            continue;
        }
        if falls(&mut rng, faults.delayed, &done.delayed) {
            sleep(Duration::from_millis(u64::from(rng.next_u32() % 100))).await;
        }
        if falls(&mut rng, faults.doubled, &done.doubled) {
            to.send(message.clone()).await?;
        }
        to.send(message).await?;
        if falls(&mut rng, faults.cut, &done.cut) {
            break;
        }
    }
    Ok(())
}

/// Whether a fault of this rate happens now; counts it if so.
fn falls(rng: &mut Pcg64Mcg, share: u32, count: &AtomicU64) -> bool {
    let falls = rng.next_u32() % 1_000 < share;
    count.fetch_add(u64::from(falls), Ordering::Relaxed);
    falls
}
