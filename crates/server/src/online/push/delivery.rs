//! Delivers notices to push services.

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
use store::{PushSubscription, Store};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::endpoint::{Endpoint, may_connect};
use super::message::request;
use super::vapid::VapidKeys;
use super::{PushServices, TurnNotice};
use crate::online::environment::WallClock;

/// How many notices are delivered at a time.
const AT_ONCE: usize = 64;

/// How long an attempt may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Delivers notices until the queue is closed.
pub(super) async fn deliver(
    keys: VapidKeys,
    services: PushServices,
    store: Arc<dyn Store>,
    clock: Arc<dyn WallClock>,
    turns: mpsc::Receiver<TurnNotice>,
) {
    let tls = TlsConnector::from(Arc::new(encryption()));
    let sender = PushSender { keys, services, store, clock, tls };
    let turns = unfold(turns, async |mut turns| Some((turns.recv().await?, turns)));
    turns.for_each_concurrent(AT_ONCE, |turn| sender.tell(turn)).await;
}

/// TLS with the certificates that the system trusts.
fn encryption() -> ClientConfig {
    let mut trusted = RootCertStore::empty();
    // Without certificates, deliveries fail and are logged.
    trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(default_provider());
    let versions =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = versions.expect("ring supports the default protocol versions");
    config.with_root_certificates(trusted).with_no_client_auth()
}

struct PushSender {
    keys: VapidKeys,
    services: PushServices,
    store: Arc<dyn Store>,
    clock: Arc<dyn WallClock>,
    tls: TlsConnector,
}

/// The result of an attempt.
enum DeliveryResult {
    Taken,
    /// The subscription no longer exists.
    Gone,
    /// The service refuses it for good.
    Refused(StatusCode),
    /// The service fails or cannot be reached: try again.
    Failed(String),
}

impl PushSender {
    /// Sends a notice to all subscriptions of a player.
    async fn tell(&self, turn: TurnNotice) {
        match self.store.push_subscriptions_of(&turn.visitor).await {
            Ok(places) => {
                join_all(places.iter().map(|place| self.tell_at(place, &turn))).await;
            }
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::warn!(error, "cannot read push subscriptions");
            }
        }
    }

    /// Sends a notice to one subscription, with a few attempts.
    async fn tell_at(&self, place: &PushSubscription, turn: &TurnNotice) {
        let mut waits = self.services.waits().into_iter();
        loop {
            let why = match self.send(place, turn).await {
                DeliveryResult::Taken => return,
                DeliveryResult::Gone => {
                    let _ = self.store.remove_push_subscription(&place.endpoint).await;
                    return;
                }
                DeliveryResult::Refused(status) => {
                    return tracing::warn!(status = status.as_u16(), "push notice refused");
                }
                DeliveryResult::Failed(why) => why,
            };
            let Some(wait) = waits.next() else {
                return tracing::warn!(why, "push notice failed");
            };
            sleep(wait).await;
        }
    }

    /// Makes one attempt. Redirects are not followed.
    async fn send(&self, place: &PushSubscription, turn: &TurnNotice) -> DeliveryResult {
        let Some(address) = Endpoint::read(&place.endpoint, self.services) else {
            return DeliveryResult::Gone;
        };
        let notice = request(&self.keys, place, &address, turn, self.clock.now_ms() / 1_000);
        let Some(notice) = notice else { return DeliveryResult::Gone };
        match timeout(PATIENCE, self.post(address, notice)).await {
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => DeliveryResult::Gone,
            Ok(Ok(status)) if status.is_success() => DeliveryResult::Taken,
            Ok(Ok(status))
                if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS =>
            {
                DeliveryResult::Failed(status.to_string())
            }
            Ok(Ok(status)) => DeliveryResult::Refused(status),
            // A name that resolves to a private address is not a push service.
            Ok(Err(error)) if error.kind() == io::ErrorKind::PermissionDenied => {
                DeliveryResult::Gone
            }
            Ok(Err(error)) => DeliveryResult::Failed(error.to_string()),
            Err(_) => DeliveryResult::Failed("it took too long".to_owned()),
        }
    }

    async fn post(&self, address: Endpoint, notice: Request<Body>) -> io::Result<StatusCode> {
        // Connect to the very address that was checked.
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

/// Sends a request over a connection and closes it.
async fn ask<L>(line: L, request: Request<Body>) -> io::Result<StatusCode>
where
    L: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(line)).await.map_err(io::Error::other)?;
    let mut answer = pin!(sender.send_request(request));
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // The service may have answered before it closed the connection.
        _ = connection => answer.await,
    };
    Ok(answer.map_err(io::Error::other)?.status())
}
