//! Listening, and stopping in good order.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

/// How long answers that are under way may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(5);

/// Why the server cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// Somebody else listens there.
    #[error(
        "{addr} is already in use by another program; choose another with --addr, or any free port with --addr 127.0.0.1:0"
    )]
    Taken {
        /// The address as it was given.
        addr: String,
    },
    /// The system does not allow it; usually a port below 1024.
    #[error("not allowed to listen on {addr}; ports from 1024 up need no privileges: see --addr")]
    Denied {
        /// The address as it was given.
        addr: String,
    },
    /// Anything else, such as an address this machine does not have.
    #[error("cannot listen on {addr}: {source}; an address looks like 127.0.0.1:8080")]
    Other {
        /// The address as it was given.
        addr: String,
        /// What the system says.
        source: io::Error,
    },
}

/// A server that has its port and can be started.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes the port. `addr` is `host:port`; port 0 means any free one.
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
        Ok(Self { listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes, then finishes the answers that are under way.
    pub async fn run(self, app: Router, stop: impl Future<Output = ()>) -> io::Result<()> {
        let (begin_stopping, stopping) = tokio::sync::oneshot::channel();
        let serving = axum::serve(self.listener, app).with_graceful_shutdown(async {
            // A sender that is gone means the same.
            let _ = stopping.await;
        });
        let deadline = async {
            stop.await;
            let _ = begin_stopping.send(());
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            result = serving => result,
            () = deadline => Ok(()),
        }
    }
}

/// Waits for Ctrl+C or, where there is such a thing, the signal that service managers send.
pub async fn stop_signal() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            result = tokio::signal::ctrl_c() => result,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
