//! Pairing strangers who want the same game with the same clock, closest rating first. The longer they
//! wait, the less ratings matter.

use std::time::Duration;

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use store::{Rating, TableRow};
use wire::Refusal;
use wire::online::{OnlineRefusal, PairRequest, Phase, RatingView, TableCreated, Visibility};

use super::accounts::{Requester, rating_view};
use super::error::AppResult;
use super::http::{add, is_attended, look, no_store, prepared, sit_down};
use super::setup_policy::{can_be_rated, pairing_key};
use super::table_actor::ClientRequest;
use super::table_record::{TableRecord, phase_name};
use super::{AppState, now_ms};

/// After this long, waiting tables are no longer offered.
const LONGEST: Duration = Duration::from_hours(1);

/// How many waiting tables we look at.
const PAIRS: u32 = 50;

/// How far apart two ratings may be at first, in points, besides their uncertainty.
const NEAR: u64 = 100;

/// By how many points the distance grows for each second that one of them waits.
const WIDENING: u64 = 15;

/// A player who waits.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    rating: RatingView,
    waited: Duration,
}

/// The distance between two players, unless it is too large.
fn distance(one: Waiting, other: Waiting) -> Option<u32> {
    let apart = one.rating.rating.abs_diff(other.rating.rating);
    let unsure = u64::from(one.rating.uncertainty.max(other.rating.uncertainty));
    let waited = one.waited.max(other.waited).as_secs();
    (u64::from(apart) <= NEAR + unsure + WIDENING * waited).then_some(apart)
}

/// Seats the player with someone who wants the same, or at a new table to wait at.
#[utoipa::path(post, path = "/api/pair", tag = "tables", request_body = PairRequest,
    responses((status = 200, body = TableCreated), (status = 201, body = TableCreated), (status = "4XX", body = Refusal)))]
pub(super) async fn pair(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    request: Result<Json<PairRequest>, JsonRejection>,
) -> AppResult<Response> {
    let Json(request) = request?;
    let pairing = pairing_key(&request.setup);
    let now = now_ms();
    let since_ms = now.saturating_sub(LONGEST.as_millis() as u64);
    let waiting = phase_name(Phase::Waiting);
    let rows = state.store.paired_tables(&pairing, waiting, since_ms, PAIRS).await?;
    let own = rows.iter().find(|row| Some(&row.id) == request.waiting_at.as_ref());
    let own = own.filter(|row| row.made_by == requester.visitor.as_str());
    if request.waiting_at.is_some() && own.is_none() {
        // Someone has joined, or it is not the player's table: stay there.
        let id = request.waiting_at.unwrap_or_default();
        return Ok(no_store(Json(TableCreated { id })).into_response());
    }
    let rating = state.store.rating(requester.visitor.as_str(), request.setup.game().name()).await;
    let me = Waiting {
        rating: rating_view(rating?),
        waited: own.map_or(Duration::ZERO, |row| waited(row, now)),
    };
    for row in candidates(&rows, &requester, me, own, now) {
        if !look(&state, &row.id).await.is_ok_and(|table| is_attended(&table)) {
            continue;
        }
        // Leave the own seat first, so that nobody plays at two tables.
        if let Some(own) = own
            && !stand_up(&state, &requester, &own.id).await
        {
            return Ok(no_store(Json(TableCreated { id: own.id.clone() })).into_response());
        }
        // Someone else may be faster: then try the next table.
        if sit(&state, &requester, &row.id, &request.name).await {
            return Ok(no_store(Json(TableCreated { id: row.id.clone() })).into_response());
        }
        if let Some(own) = own {
            sit(&state, &requester, &own.id, &request.name).await;
        }
    }
    if let Some(own) = own {
        return Ok(no_store(Json(TableCreated { id: own.id.clone() })).into_response());
    }
    let rated = can_be_rated(&request.setup);
    let mut record = prepared(&state, &requester.visitor, request.setup).await?;
    record.rated = rated;
    let seat = record.open_seat().ok_or(OnlineRefusal::Started)?;
    sit_down(&state, &requester, &mut record, seat, &request.name).await?;
    let visitor = &requester.visitor;
    let id = add(&state, visitor, record, Visibility::Private, Some(pairing)).await?;
    Ok((StatusCode::CREATED, no_store(Json(TableCreated { id }))).into_response())
}

fn waited(row: &TableRow, now: u64) -> Duration {
    Duration::from_millis(now.saturating_sub(row.made_ms))
}

/// The tables to try, closest rating first. Players who wait only move to those who have waited longer, so
/// that one of the two stays.
fn candidates<'a>(
    rows: &'a [TableRow],
    requester: &Requester,
    me: Waiting,
    own: Option<&TableRow>,
    now: u64,
) -> Vec<&'a TableRow> {
    let is_older =
        |row: &&TableRow| own.is_none_or(|own| (row.made_ms, &row.id) < (own.made_ms, &own.id));
    let others =
        rows.iter().filter(|row| row.made_by != requester.visitor.as_str()).filter(is_older);
    let apart = |row: &'a TableRow| {
        let record = TableRecord::read(row).ok()?;
        let occupant = record.seats.iter().flatten().next()?;
        let rating = occupant.rating.unwrap_or_else(|| rating_view(Rating::default()));
        Some((distance(me, Waiting { rating, waited: waited(row, now) })?, row))
    };
    let mut found: Vec<_> = others.filter_map(apart).collect();
    // Among equals, the longest wait first.
    found.sort_by_key(|(apart, row)| (*apart, row.made_ms));
    found.into_iter().map(|(_, row)| row).collect()
}

/// Takes any free seat; returns false if the table is full.
async fn sit(state: &AppState, requester: &Requester, table: &str, name: &str) -> bool {
    let sit = ClientRequest::SitAnywhere { name: name.to_owned() };
    state.request(requester, table, String::new(), sit).await.is_ok()
}

/// Leaves the seat; false if the match has started.
async fn stand_up(state: &AppState, requester: &Requester, table: &str) -> bool {
    state.request(requester, table, String::new(), ClientRequest::Stand).await.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(rating: i32, uncertainty: u32, seconds: u64) -> Waiting {
        let rating = RatingView { rating, uncertainty };
        Waiting { rating, waited: Duration::from_secs(seconds) }
    }

    #[test]
    fn the_longer_it_takes_the_less_ratings_matter() {
        let check = |one, other, expected| assert_eq!(distance(one, other), expected);
        check(waiting(1_500, 60, 0), waiting(1_600, 60, 0), Some(100));
        check(waiting(1_500, 60, 0), waiting(2_000, 60, 0), None);
        check(waiting(1_500, 60, 0), waiting(2_000, 60, 30), Some(500));
        check(waiting(2_000, 60, 30), waiting(1_500, 60, 0), Some(500));
        // The rating of a newcomer is uncertain.
        check(waiting(1_500, 500, 0), waiting(2_000, 60, 0), Some(500));
        check(waiting(1_500, 60, 0), waiting(3_500, 60, 3_600), Some(2_000));
    }
}
