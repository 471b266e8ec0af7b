//! Notices on their way.

use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::StreamExt as _;
use futures_util::future::join_all;
use futures_util::stream::unfold;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use store::{PushRow, Store};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::{Address, may_connect};
use super::keys::PushKeys;
use super::notice::request;
use super::{PushServices, Turn};
use crate::online::now_ms;

/// How many are told something at the same time.
const AT_ONCE: usize = 64;

/// How long one try may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends what comes until nobody can say anything any more.
pub(super) async fn deliver(
    keys: PushKeys,
    services: PushServices,
    store: Store,
    turns: mpsc::Receiver<Turn>,
) {
    let tls = TlsConnector::from(Arc::new(encryption()));
    let courier = Courier { keys, services, store, tls };
    let turns = unfold(turns, async |mut turns| Some((turns.recv().await?, turns)));
    turns.for_each_concurrent(AT_ONCE, |turn| courier.tell(turn)).await;
}

/// Encrypted lines to whoever the system trusts.
fn encryption() -> ClientConfig {
    let mut trusted = RootCertStore::empty();
    // Who cannot be trusted cannot be told anything; that shows in the log when it is tried.
    trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(default_provider());
    let versions =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = versions.expect("ring speaks what is safe");
    config.with_root_certificates(trusted).with_no_client_auth()
}

struct Courier {
    keys: PushKeys,
    services: PushServices,
    store: Store,
    tls: TlsConnector,
}

/// What became of a notice.
enum Fate {
    Taken,
    /// Nobody is at this place any more.
    Gone,
    /// The service does not want it, and will not want it later.
    Refused(StatusCode),
    /// The service is not well, or cannot be reached.
    Failed(String),
}

impl Courier {
    /// Tells somebody wherever they want to be told.
    async fn tell(&self, turn: Turn) {
        match self.store.pushes_of(&turn.visitor).await {
            Ok(places) => {
                join_all(places.iter().map(|place| self.tell_at(place, &turn))).await;
            }
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::warn!(error, "nobody knows where to send a notice");
            }
        }
    }

    /// Tells somebody at one place, if need be a few times.
    async fn tell_at(&self, place: &PushRow, turn: &Turn) {
        let mut waits = self.services.waits().into_iter();
        loop {
            let why = match self.send(place, turn).await {
                Fate::Taken => return,
                Fate::Gone => {
                    let _ = self.store.remove_push(&place.endpoint).await;
                    return;
                }
                Fate::Refused(status) => {
                    return tracing::warn!(status = status.as_u16(), "a notice was not taken");
                }
                Fate::Failed(why) => why,
            };
            let Some(wait) = waits.next() else {
                return tracing::warn!(why, "a notice could not be sent");
            };
            sleep(wait).await;
        }
    }

    /// Sends one notice. Whatever else the service says, it is not followed.
    async fn send(&self, place: &PushRow, turn: &Turn) -> Fate {
        let Some(address) = Address::read(&place.endpoint, self.services) else {
            return Fate::Gone;
        };
        let notice = request(&self.keys, place, &address, turn, now_ms() / 1_000);
        let Some(notice) = notice else { return Fate::Gone };
        match timeout(PATIENCE, self.post(address, notice)).await {
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Fate::Gone,
            Ok(Ok(status)) if status.is_success() => Fate::Taken,
            Ok(Ok(status))
                if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS =>
            {
                Fate::Failed(status.to_string())
            }
            Ok(Ok(status)) => Fate::Refused(status),
            // A name that leads into this network is none of a service.
            Ok(Err(error)) if error.kind() == io::ErrorKind::PermissionDenied => Fate::Gone,
            Ok(Err(error)) => Fate::Failed(error.to_string()),
            Err(_) => Fate::Failed("it took too long".to_owned()),
        }
    }

    async fn post(&self, address: Address, notice: Request<Body>) -> io::Result<StatusCode> {
        // The address that was looked at is the one that is gone to.
        let found = lookup_host((address.host.as_str(), address.port)).await?;
        let ip = found.into_iter().find(|found| may_connect(found.ip(), self.services));
        let line = TcpStream::connect(ip.ok_or(io::ErrorKind::PermissionDenied)?).await?;
        if !address.secure {
            return ask(line, notice).await;
        }
        let name = ServerName::try_from(address.host).map_err(io::Error::other)?;
        ask(self.tls.connect(name, line).await?, notice).await
    }
}

/// Asks one thing on a line, and hangs up.
async fn ask<L>(line: L, request: Request<Body>) -> io::Result<StatusCode>
where
    L: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(line)).await.map_err(io::Error::other)?;
    let mut answer = pin!(sender.send_request(request));
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // Whoever hangs up at once may have answered before.
        _ = connection => answer.await,
    };
    Ok(answer.map_err(io::Error::other)?.status())
}
