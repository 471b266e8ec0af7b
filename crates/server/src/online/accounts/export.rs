//! Exports everything that is stored about a visitor.

use serde::Serialize;
use store::{DailyResult, PushSubscription, StoreError};
use wire::online::{FinishedMatch, TokenView};

use super::profile::{finished, profile};
use super::tokens;
use crate::online::AppState;
use crate::online::visitor::Visitor;

/// How many matches to read at a time.
const MATCHES: u32 = 500;

/// Everything that is stored about a visitor.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Everything {
    name: Option<String>,
    since_ms: Option<u64>,
    ratings: Vec<wire::online::GameRating>,
    /// Matches that are over. Their logs are at `/api/tables/{table}/log`.
    matches: Vec<FinishedMatch>,
    /// All tables at which they have or had a seat.
    tables: Vec<String>,
    said: Vec<ChatMessage>,
    tokens: Vec<TokenView>,
    /// Results of daily challenges.
    daily: Vec<Daily>,
    /// Push subscriptions.
    notices: Vec<Notices>,
}

#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct Daily {
    /// Days since 1970.
    day: u32,
    game: String,
    tries: u32,
    solved_ms: Option<u64>,
}

#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct Notices {
    endpoint: String,
    language: String,
    since_ms: u64,
}

#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChatMessage {
    table: String,
    at_ms: u64,
    text: String,
}

pub(super) async fn everything(
    state: &AppState,
    visitor: &Visitor,
) -> Result<Everything, StoreError> {
    let store = &state.store;
    let own = visitor;
    let visitor = own.as_str();
    let known = profile(state, visitor, own, Some(0)).await?;
    let mut matches = Vec::new();
    let mut before_ms = u64::MAX;
    loop {
        let rows = store.history(visitor, before_ms, MATCHES).await?;
        let Some(last) = rows.last() else { break };
        before_ms = last.ended_ms;
        matches.extend(rows.into_iter().filter_map(|row| finished(row, own)));
    }
    let said = store.chat_sent_by(visitor).await?.into_iter();
    Ok(Everything {
        name: known.name,
        since_ms: known.since_ms,
        ratings: known.ratings,
        matches,
        tables: store.seats_of(visitor).await?,
        said: said
            .map(|line| ChatMessage { table: line.table, at_ms: line.at_ms, text: line.text })
            .collect(),
        tokens: store.tokens_of(visitor).await?.into_iter().map(tokens::view).collect(),
        daily: store.daily_results(visitor, 0).await?.into_iter().map(daily).collect(),
        notices: store.push_subscriptions_of(visitor).await?.into_iter().map(notices).collect(),
    })
}

fn notices(PushSubscription { endpoint, language, made_ms, .. }: PushSubscription) -> Notices {
    Notices { endpoint, language, since_ms: made_ms }
}

fn daily(DailyResult { day, game, tries, solved_ms }: DailyResult) -> Daily {
    Daily { day, game, tries, solved_ms }
}
