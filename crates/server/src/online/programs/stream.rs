//! What happens at a table, line by line, for as long as the program listens.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use tokio::sync::{mpsc, watch};
use tokio::time::{Interval, interval};
use wire::online::OnlineRefusal;

use crate::online::House;
use crate::online::accounts::{Person, Standing};
use crate::online::http::{Answer, no_store};
use crate::online::live::{Page, Said};
use crate::online::socket::{OUTBOX, next_page};

/// How often an empty line shows that somebody is still there.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// A program that listens to a table. When this is dropped it has stopped.
struct Listening {
    house: House,
    person: Person,
    table: String,
    page: u64,
    messages: mpsc::Receiver<Utf8Bytes>,
    heartbeat: Interval,
    stopping: watch::Receiver<bool>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.house.0.limits.close(&self.person.visitor);
        self.house.0.metrics.sockets.down();
        let (house, table, page) = (self.house.clone(), self.table.clone(), self.page);
        // Whoever drops an answer does so within the runtime that has sent it.
        tokio::spawn(async move {
            let _ = house.say(&table, Said::Leave { page }).await;
        });
    }
}

/// Opens the stream of a table.
pub(super) async fn open(
    house: House,
    person: Person,
    table: String,
    have: Option<u32>,
) -> Answer<Response> {
    house.table(&table).await?;
    if !house.0.limits.open(&person.visitor) {
        return Err(OnlineRefusal::TooFast.into());
    }
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let page = next_page();
    house.0.metrics.sockets.up();
    let stopping = house.0.stopping.subscribe();
    let Person { visitor, standing } = person.clone();
    let listening = Listening {
        house: house.clone(),
        person,
        table: table.clone(),
        page,
        messages,
        heartbeat: interval(HEARTBEAT),
        stopping,
    };
    let joined = Page { number: page, visitor, standing, outbox };
    house.say(&table, Said::Join { page: joined, have }).await?;
    let lines = unfold(listening, |mut listening| async move {
        let line = listening.next().await?;
        Some((Ok::<_, std::convert::Infallible>(line), listening))
    });
    let media_type = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((media_type, no_store(Body::from_stream(lines))).into_response())
}

impl Listening {
    /// Whether the token has been revoked meanwhile. Where the store does not answer it has not.
    async fn is_revoked(&self) -> bool {
        let Standing::Program { token, .. } = &self.person.standing else { return true };
        matches!(self.house.0.store.token(token).await, Ok(None))
    }

    /// The next line; none when there will be no more.
    async fn next(&mut self) -> Option<Bytes> {
        let told_to_stop = async {
            let _ = self.stopping.wait_for(|stopping| *stopping).await;
        };
        let message = tokio::select! {
            message = self.messages.recv() => Some(message?),
            _ = self.heartbeat.tick() => None,
            () = told_to_stop => return None,
        };
        let Some(message) = message else {
            return if self.is_revoked().await { None } else { Some(Bytes::from_static(b"\n")) };
        };
        Some(format!("{message}\n").into())
    }
}
