//! Listening and graceful shutdown.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderValue, Uri, header};
use axum::response::Redirect;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::{http1, http2};
use hyper::service::Service;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client_address::{Client, ClientKey, TrustedProxies};
use crate::connection_limits::{ConnectionLimits, LimitedStream};
use crate::security;
use crate::tls::{Tls, TlsAcceptor};

/// How long shutdown waits for responses under way.
const GRACE: Duration = Duration::from_secs(5);

/// How long a client may take to send the head of a request, also the first line of the next one: idle
/// connections are closed after this.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);

/// The most that is read from a connection at once, and the longest head of a request.
const READ_BUFFER: usize = 16 * 1024;

/// How many requests of one HTTP/2 connection are handled at a time.
const MAX_STREAMS: u32 = 64;

/// How often an HTTP/2 client that is silent is asked whether it is still there.
const PING_INTERVAL: Duration = Duration::from_mins(1);

/// What a client with too many connections is told.
const TOO_MANY_CONNECTIONS: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\n\
    content-length: 0\r\nconnection: close\r\n\r\n";

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
    head_timeout: Duration,
    proxies: Arc<TrustedProxies>,
    tls: Option<Tls>,
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
        let proxies = Arc::default();
        Ok(Self { listener, address, head_timeout: HEAD_TIMEOUT, proxies, tls: None })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes connections whose client takes longer than this to send the head of a request.
    #[must_use]
    pub fn with_head_timeout(self, head_timeout: Duration) -> Self {
        Self { head_timeout, ..self }
    }

    /// Believes these proxies which client a request comes from.
    #[must_use]
    pub fn with_trusted_proxies(self, proxies: TrustedProxies) -> Self {
        Self { proxies: Arc::new(proxies), ..self }
    }

    /// Speaks HTTPS, with HTTP/2 for clients that know it.
    #[must_use]
    pub fn with_tls(self, tls: Tls) -> Self {
        Self { tls: Some(tls), ..self }
    }

    /// Serves until `stop` resolves, then finishes the responses under way.
    pub async fn run(mut self, app: Router, stop: impl Future<Output = ()>) {
        // Ends with this function.
        let mut upkeep = JoinSet::new();
        let tls = self.tls.take().map(|tls| {
            let (acceptor, keep_current) = tls.into_parts();
            upkeep.spawn(keep_current);
            acceptor
        });
        let app = match &tls {
            Some(_) => app.layer(axum::middleware::map_response(security::require_https)),
            None => app,
        };
        let protocols = Protocols::new(self.head_timeout);
        let limits = Arc::new(ConnectionLimits::default());
        // Each connection holds a receiver until it is closed.
        let stopping = watch::Sender::new(());
        let mut stop = pin!(stop);
        loop {
            let (stream, peer) = tokio::select! {
                accepted = Listener::accept(&mut self.listener) => accepted,
                () = &mut stop => break,
            };
            let peer = peer.ip();
            let client = (!self.proxies.contains(peer)).then(|| ClientKey::from(peer));
            let Some(open) = limits.open(client) else {
                if tls.is_none() {
                    let _ = stream.try_write(TOO_MANY_CONNECTIONS);
                }
                continue;
            };
            // Do not delay small messages.
            let _ = stream.set_nodelay(true);
            let stream = LimitedStream::new(stream, open);
            let proxies = Arc::clone(&self.proxies);
            let app = TowerToHyperService::new(app.clone());
            let service = Visited { app, peer, proxies, is_encrypted: tls.is_some() };
            let stopping = stopping.subscribe();
            match &tls {
                None => tokio::spawn(protocols.http1(stream, service, stopping)),
                Some(tls) => {
                    let (tls, protocols) = (tls.clone(), protocols.clone());
                    tokio::spawn(protocols.negotiate(tls, stream, service, stopping))
                }
            };
        }
        drop(self.listener);
        stopping.send_replace(());
        // Responses that take longer are cut off.
        let _ = tokio::time::timeout(GRACE, stopping.closed()).await;
    }
}

/// Sends every client to the same address over HTTPS.
pub fn redirect_to_https(https_port: u16) -> Router {
    Router::new().fallback(async move |host: header::HeaderMap, uri: Uri| {
        let host = host.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let name = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
            _ => host,
        };
        let port = if https_port == 443 { String::new() } else { format!(":{https_port}") };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Redirect::permanent(&format!("https://{name}{port}{path}"))
    })
}

/// The protocols that a connection can speak, with their limits.
#[derive(Debug, Clone)]
struct Protocols {
    head_timeout: Duration,
    http1: http1::Builder,
    http2: http2::Builder<TokioExecutor>,
}

impl Protocols {
    fn new(head_timeout: Duration) -> Protocols {
        // `axum::serve` has no timeout for reading headers.
        let mut http1 = http1::Builder::new();
        http1.timer(TokioTimer::new()).header_read_timeout(head_timeout);
        http1.max_buf_size(READ_BUFFER);
        let mut http2 = http2::Builder::new(TokioExecutor::new());
        http2.timer(TokioTimer::new()).keep_alive_interval(PING_INTERVAL);
        http2.max_concurrent_streams(MAX_STREAMS).max_header_list_size(READ_BUFFER as u32);
        Protocols { head_timeout, http1, http2 }
    }

    /// Serves a connection until it is closed, or until the current response when the server stops.
    fn http1<S>(
        &self,
        stream: S,
        service: Visited,
        mut stopping: watch::Receiver<()>,
    ) -> impl Future<Output = ()> + use<S>
    where
        S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
    {
        // Upgrades are WebSockets, which outlive their request.
        let connection = self.http1.serve_connection(TokioIo::new(stream), service).with_upgrades();
        async move {
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
    }

    /// Browsers open another connection for a WebSocket, which speaks HTTP/1.1.
    async fn http2<S>(&self, stream: S, service: Visited, mut stopping: watch::Receiver<()>)
    where
        S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
    {
        let mut connection = pin!(self.http2.serve_connection(TokioIo::new(stream), service));
        tokio::select! {
            _ = connection.as_mut() => {}
            _ = stopping.changed() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }

    /// Serves a TLS connection with the protocol that client and server agree on.
    async fn negotiate(
        self,
        tls: TlsAcceptor,
        stream: LimitedStream,
        service: Visited,
        stopping: watch::Receiver<()>,
    ) {
        let handshake = tokio::time::timeout(self.head_timeout, tls.accept(stream)).await;
        let Ok(Ok(Some(stream))) = handshake else { return };
        match stream.get_ref().1.alpn_protocol() {
            Some(b"h2") => self.http2(stream, service, stopping).await,
            _ => self.http1(stream, service, stopping).await,
        }
    }
}

/// Serves one connection of a simulated network until it is closed.
#[cfg(feature = "simulation")]
pub async fn serve_simulated<S>(stream: S, peer: IpAddr, app: Router)
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Send + Unpin + 'static,
{
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT);
    let service = Visited {
        app: TowerToHyperService::new(app),
        peer,
        proxies: Arc::default(),
        is_encrypted: false,
    };
    let _ = http.serve_connection(TokioIo::new(stream), service).with_upgrades().await;
}

/// The service for one connection: adds the client to every request.
struct Visited {
    app: TowerToHyperService<Router>,
    peer: IpAddr,
    proxies: Arc<TrustedProxies>,
    is_encrypted: bool,
}

impl Service<Request<Incoming>> for Visited {
    type Response = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Response;
    type Error = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Error;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        let address = self.proxies.client(self.peer, request.headers());
        request.extensions_mut().insert(Client { key: address.into() });
        let authority = request.uri().authority().map(|name| HeaderValue::from_str(name.as_str()));
        // HTTP/2 has no `Host`.
        if let Some(Ok(host)) = authority {
            request.headers_mut().entry(header::HOST).or_insert(host);
        }
        if self.is_encrypted {
            let proto = HeaderValue::from_static("https");
            request.headers_mut().insert("x-forwarded-proto", proto);
        }
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
