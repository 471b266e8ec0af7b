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
use crate::online::now_ms;

/// How many are told something at the same time.
const AT_ONCE: usize = 64;

/// How long one try may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends what comes until nobody can say anything any more.
pub(super) async fn deliver(
    keys: VapidKeys,
    services: PushServices,
    store: Store,
    turns: mpsc::Receiver<TurnNotice>,
) {
    let tls = TlsConnector::from(Arc::new(encryption()));
    let sender = PushSender { keys, services, store, tls };
    let turns = unfold(turns, async |mut turns| Some((turns.recv().await?, turns)));
    turns.for_each_concurrent(AT_ONCE, |turn| sender.tell(turn)).await;
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

struct PushSender {
    keys: VapidKeys,
    services: PushServices,
    store: Store,
    tls: TlsConnector,
}

/// What became of a notice.
enum DeliveryResult {
    Taken,
    /// Nobody is at this place any more.
    Gone,
    /// The service does not want it, and will not want it later.
    Refused(StatusCode),
    /// The service is not well, or cannot be reached.
    Failed(String),
}

impl PushSender {
    /// Tells somebody wherever they want to be told.
    async fn tell(&self, turn: TurnNotice) {
        match self.store.push_subscriptions_of(&turn.visitor).await {
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
                    return tracing::warn!(status = status.as_u16(), "a notice was not taken");
                }
                DeliveryResult::Failed(why) => why,
            };
            let Some(wait) = waits.next() else {
                return tracing::warn!(why, "a notice could not be sent");
            };
            sleep(wait).await;
        }
    }

    /// Sends one notice. Whatever else the service says, it is not followed.
    async fn send(&self, place: &PushSubscription, turn: &TurnNotice) -> DeliveryResult {
        let Some(address) = Endpoint::read(&place.endpoint, self.services) else {
            return DeliveryResult::Gone;
        };
        let notice = request(&self.keys, place, &address, turn, now_ms() / 1_000);
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
            // A name that leads into this network is none of a service.
            Ok(Err(error)) if error.kind() == io::ErrorKind::PermissionDenied => {
                DeliveryResult::Gone
            }
            Ok(Err(error)) => DeliveryResult::Failed(error.to_string()),
            Err(_) => DeliveryResult::Failed("it took too long".to_owned()),
        }
    }

    async fn post(&self, address: Endpoint, notice: Request<Body>) -> io::Result<StatusCode> {
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
