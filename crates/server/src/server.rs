//! Listening and graceful shutdown.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How long shutdown waits for responses under way.
const GRACE: Duration = Duration::from_secs(5);

/// How long a client may take to send the head of a request.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why the server cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// Another program listens there.
    #[error(
        "{addr} is already in use; choose another address with --addr, or any free port with --addr 127.0.0.1:0"
    )]
    Taken {
        /// The address as it was given.
        addr: String,
    },
    /// The system does not allow it; usually a port below 1024.
    #[error("not allowed to listen on {addr}; use a port from 1024 up (--addr)")]
    Denied {
        /// The address as it was given.
        addr: String,
    },
    /// Anything else, such as an address this machine does not have.
    #[error("cannot listen on {addr}: {source}; use an address like 127.0.0.1:8080")]
    Other {
        /// The address as it was given.
        addr: String,
        /// The error of the system.
        source: io::Error,
    },
}

/// A server that is bound to its port.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    patience: Duration,
}

impl Server {
    /// Binds to `host:port`; port 0 means any free one.
    pub async fn bind(addr: &str) -> Result<Self, BindError> {
        let error = |source: io::Error| {
            let addr = addr.to_owned();
            match source.kind() {
                io::ErrorKind::AddrInUse => BindError::Taken { addr },
                io::ErrorKind::PermissionDenied => BindError::Denied { addr },
                _ => BindError::Other { addr, source },
            }
        };
        let listener = TcpListener::bind(addr).await.map_err(error)?;
        let address = listener.local_addr().map_err(error)?;
        Ok(Self { listener, address, patience: PATIENCE })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes connections whose client takes longer than this to send the head of a request.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Serves until `stop` resolves, then finishes the responses under way.
    pub async fn run(mut self, app: Router, stop: impl Future<Output = ()>) {
        // `axum::serve` has no timeout for reading headers.
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.patience);
        // Each connection holds a receiver until it is closed.
        let stopping = watch::Sender::new(());
        let mut stop = pin!(stop);
        loop {
            let (stream, peer) = tokio::select! {
                accepted = Listener::accept(&mut self.listener) => accepted,
                () = &mut stop => break,
            };
            // Do not delay small messages.
            let _ = stream.set_nodelay(true);
            let service = Visited { app: TowerToHyperService::new(app.clone()), peer: Peer(peer) };
            // Upgrades are WebSockets, which outlive their request.
            let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
            tokio::spawn(finish(connection, stopping.subscribe()));
        }
        drop(self.listener);
        stopping.send_replace(());
        // Responses that take longer are cut off.
        let _ = tokio::time::timeout(GRACE, stopping.closed()).await;
    }
}

/// Serves a connection until it is closed, or until the current response when the server stops.
async fn finish(
    connection: http1::UpgradeableConnection<TokioIo<TcpStream>, Visited>,
    mut stopping: watch::Receiver<()>,
) {
    let mut connection = pin!(connection);
    // Errors mean that the client has closed the connection.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stopping.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// The address a request comes from, for rate limits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The service for one connection: adds its address to every request.
struct Visited {
    app: TowerToHyperService<Router>,
    peer: Peer,
}

impl Service<Request<Incoming>> for Visited {
    type Response = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Response;
    type Error = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Error;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(self.peer);
        self.app.call(request)
    }
}

/// Resolves on Ctrl+C or, on Unix, `SIGTERM`. It listens from this call on, not only once awaited. Call it
/// within a runtime.
pub fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(windows)]
    {
        let mut interrupt = tokio::signal::windows::ctrl_c()?;
        Ok(async move {
            let _ = interrupt.recv().await;
        })
    }
}
