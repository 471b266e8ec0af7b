//! How many connections are open, in all and per client, and how long one may refuse to take data.

use std::collections::HashMap;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::client_address::ClientKey;

/// How many connections the server holds.
const MAX_CONNECTIONS: usize = 60_000;

/// How many of them one client may have. Many people can share an address, and every page has a socket.
pub(crate) const MAX_CONNECTIONS_PER_CLIENT: usize = 1_000;

/// How long a client may leave what we send unread.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// Counts open connections.
#[derive(Debug, Default)]
pub(crate) struct ConnectionLimits(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    total: usize,
    /// Proxies are not counted here: their connections carry everyone.
    clients: HashMap<ClientKey, usize>,
}

impl ConnectionLimits {
    /// Counts a connection until the guard is dropped; none if there are too many. Connections of trusted
    /// proxies have no client.
    pub(crate) fn open(self: &Arc<Self>, client: Option<ClientKey>) -> Option<OpenConnection> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.total >= MAX_CONNECTIONS {
            return None;
        }
        if let Some(client) = client {
            let open = counts.clients.entry(client).or_default();
            if *open >= MAX_CONNECTIONS_PER_CLIENT {
                return None;
            }
            *open += 1;
        }
        counts.total += 1;
        Some(OpenConnection { limits: Arc::clone(self), client })
    }
}

/// A connection that counts.
#[derive(Debug)]
pub(crate) struct OpenConnection {
    limits: Arc<ConnectionLimits>,
    client: Option<ClientKey>,
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut counts = self.limits.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.total -= 1;
        if let Some(client) = &self.client
            && let Some(open) = counts.clients.get_mut(client)
        {
            *open -= 1;
            if *open == 0 {
                counts.clients.remove(client);
            }
        }
    }
}

/// A stream that counts until it is dropped, also as a WebSocket, and fails when its client takes no data.
pub(crate) struct LimitedStream {
    stream: TcpStream,
    /// Runs while a write is pending.
    stalled: Option<Pin<Box<Sleep>>>,
    _open: OpenConnection,
}

impl LimitedStream {
    pub(crate) fn new(stream: TcpStream, open: OpenConnection) -> LimitedStream {
        LimitedStream { stream, stalled: None, _open: open }
    }

    /// Fails a write that has been pending for too long.
    fn timed<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(WRITE_TIMEOUT)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for LimitedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for LimitedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.timed(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use tokio::io::AsyncWriteExt as _;
    use tokio::net::TcpListener;

    use super::*;

    /// With paused time, the timeout passes as soon as the write is stuck.
    #[tokio::test(start_paused = true)]
    async fn a_client_that_takes_no_data_is_dropped() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let _silent = TcpStream::connect(address).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let open = Arc::new(ConnectionLimits::default()).open(None).unwrap();
        let mut stream = LimitedStream::new(stream, open);
        let sent = stream.write_all(&vec![0; 64 * 1024 * 1024]).await;
        assert_eq!(sent.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[test]
    fn a_client_has_a_limit_and_closed_connections_do_not_count() {
        let limits = Arc::new(ConnectionLimits::default());
        let key = |last: u8| Some(ClientKey::from(IpAddr::from([203, 0, 113, last])));
        let mut open: Vec<_> =
            (0..MAX_CONNECTIONS_PER_CLIENT).map(|_| limits.open(key(1)).unwrap()).collect();
        assert!(limits.open(key(1)).is_none());
        assert!(limits.open(key(2)).is_some(), "others are not affected");
        assert!(limits.open(None).is_some(), "a proxy has no limit of its own");
        open.pop();
        assert!(limits.open(key(1)).is_some());
        drop(open);
        let counts = limits.0.lock().unwrap();
        assert_eq!((counts.total, counts.clients.len()), (0, 0));
    }
}
