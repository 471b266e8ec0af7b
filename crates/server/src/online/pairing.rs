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
use wire::online::{
    OnlineRefusal, PairRequest, Phase, RatingView, Sitting, TableCreated, Visibility,
};

use super::AppState;
use super::accounts::{Requester, rating_view};
use super::error::AppResult;
use super::http::{add, is_attended, look, no_store, prepared, sit_down, waiting_since};
use super::setup_policy::{can_be_rated, pairing_key};
use super::table_actor::ClientRequest;
use super::table_record::{self, TableRecord};

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

/// Seats the player with someone who wants the same, or at a new table to wait at. Only players who are
/// connected to the table at which they wait are paired: connect to it, then ask again with `waitingAt`.
#[utoipa::path(post, path = "/api/pair", tag = "tables", request_body = PairRequest,
    responses((status = 200, body = TableCreated), (status = 201, body = TableCreated), (status = "4XX", body = Refusal)))]
pub(super) async fn pair(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    request: Result<Json<PairRequest>, JsonRejection>,
) -> AppResult<Response> {
    let Json(request) = request?;
    let pairing = pairing_key(&request.setup);
    if let Some(id) = &request.waiting_at {
        let own = own_table(&state, &requester, id, &pairing).await?;
        let found = match own {
            Some(own) => find_opponent(&state, &requester, &own, &pairing, &request).await?,
            None => None,
        };
        // Otherwise someone has joined, the player is not connected, it is not their table, or nobody
        // fits yet: stay there.
        let id = found.unwrap_or_else(|| id.clone());
        return Ok(no_store(Json(TableCreated { id })).into_response());
    }
    let rated = can_be_rated(&request.setup) && requester.sitting() == Sitting::Account;
    let mut record = prepared(&state, &requester.visitor, request.setup).await?;
    record.rated = rated;
    let seat = record.open_seat().ok_or(OnlineRefusal::Started)?;
    sit_down(&state, &requester, &mut record, seat, &request.name).await?;
    let visitor = &requester.visitor;
    let id = add(&state, visitor, record, Visibility::Private, Some(pairing)).await?;
    Ok((StatusCode::CREATED, no_store(Json(TableCreated { id }))).into_response())
}

/// The table at which a player waits for strangers, if they are connected to it.
async fn own_table(
    state: &AppState,
    requester: &Requester,
    id: &str,
    pairing: &str,
) -> AppResult<Option<TableRow>> {
    let row = state.store.table(id).await?.filter(|row| {
        row.made_by == requester.visitor.as_str()
            && row.pairing.as_deref() == Some(pairing)
            && table_record::phase(row) == Phase::Waiting
    });
    let Some(row) = row else { return Ok(None) };
    let snapshot = state.snapshot(id, Some(requester.visitor.clone())).await?;
    let seat = snapshot.your_seat.and_then(|seat| snapshot.view.seats.get(usize::from(seat)));
    Ok(seat.is_some_and(|seat| seat.here).then_some(row))
}

/// Moves a player who waits to a table where a stranger waits, and returns it.
async fn find_opponent(
    state: &AppState,
    requester: &Requester,
    own: &TableRow,
    pairing: &str,
    request: &PairRequest,
) -> AppResult<Option<String>> {
    let now = state.now_ms();
    let rows = state.store.paired_tables(pairing, waiting_since(state), PAIRS).await?;
    let rating = state.store.rating(requester.visitor.as_str(), &own.game).await;
    let me = Waiting { rating: rating_view(rating?), waited: waited(own, now) };
    for row in candidates(&rows, requester, me, own, now) {
        if !look(state, &row.id).await.is_ok_and(|table| is_attended(&table)) {
            continue;
        }
        // Leave the own seat first, so that nobody plays at two tables.
        if !stand_up(state, requester, &own.id).await {
            return Ok(Some(own.id.clone()));
        }
        // Someone else may be faster, or the other may have left: then try the next table.
        if sit(state, requester, &row.id, ClientRequest::SitPaired { name: request.name.clone() })
            .await
        {
            return Ok(Some(row.id.clone()));
        }
        let back = ClientRequest::SitAnywhere { name: request.name.clone() };
        sit(state, requester, &own.id, back).await;
    }
    Ok(None)
}

fn waited(row: &TableRow, now: u64) -> Duration {
    Duration::from_millis(now.saturating_sub(row.made_ms))
}

/// The tables to try: those where the match can be rated first, then by rating. Players only move to those
/// who have waited longer, so that one of the two stays.
fn candidates<'a>(
    rows: &'a [TableRow],
    requester: &Requester,
    me: Waiting,
    own: &TableRow,
    now: u64,
) -> Vec<&'a TableRow> {
    let is_older = |row: &&TableRow| (row.made_ms, &row.id) < (own.made_ms, &own.id);
    let others =
        rows.iter().filter(|row| row.made_by != requester.visitor.as_str()).filter(is_older);
    let apart = |row: &'a TableRow| {
        let record = TableRecord::read(row).ok()?;
        let occupant = record.seats.iter().flatten().next()?;
        let rating = occupant.rating.unwrap_or_else(|| rating_view(Rating::default()));
        let is_other_kind = occupant.sitting != requester.sitting();
        Some((is_other_kind, distance(me, Waiting { rating, waited: waited(row, now) })?, row))
    };
    let mut found: Vec<_> = others.filter_map(apart).collect();
    // Among equals, the longest wait first.
    found.sort_by_key(|(is_other_kind, apart, row)| (*is_other_kind, *apart, row.made_ms));
    found.into_iter().map(|(.., row)| row).collect()
}

/// Takes a free seat; returns false if there is none.
async fn sit(state: &AppState, requester: &Requester, table: &str, request: ClientRequest) -> bool {
    state.request(requester, table, String::new(), request).await.is_ok()
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
