//! Profiles: ratings, history, and the tables of a visitor.

use store::{HistoryRow, HistorySeat, LeaderboardRow, StoreError};
use wire::online::{
    FinishedMatch, FinishedSeat, Game, GameRating, Leaderboard, LeaderboardEntry, OwnTable,
    OwnTables, Phase, Profile, RatingPoint, Sitting, Visibility,
};

use super::seat_occupant::rating_view;
use crate::online::AppState;
use crate::online::error::AppResult;
use crate::online::table_actor::TableSnapshot;
use crate::online::table_record::{TableRecord, is_replay_public, phase_name, visibility_named};
use crate::online::visitor::Visitor;

/// How many matches a profile lists.
const MATCHES: u32 = 20;

/// How many points a rating graph has.
const POINTS: u32 = 100;

/// How many accounts a leaderboard lists.
const LEADERBOARD_SIZE: u32 = 100;

/// How many tables are listed.
const TABLES: u32 = 30;

/// The profile of a visitor as another sees it, with matches that ended before a time.
pub(super) async fn profile(
    state: &AppState,
    visitor: &str,
    seen_by: &Visitor,
    before_ms: Option<u64>,
) -> Result<Profile, StoreError> {
    let store = &state.store;
    let account = store.account_of(visitor).await?;
    let mut ratings = Vec::new();
    for row in store.ratings(visitor).await? {
        let Some(game) = Game::named(&row.game) else { continue };
        let points = store.rating_points(visitor, &row.game, POINTS).await?;
        let point = |point: store::RatingPoint| RatingPoint {
            at_ms: point.at_ms,
            rating: rating_view(point.rating),
        };
        ratings.push(GameRating {
            game,
            rating: rating_view(row.rating),
            matches: row.matches,
            points: points.into_iter().map(point).collect(),
        });
    }
    let before_ms = before_ms.unwrap_or(u64::MAX);
    let history = store.history(visitor, before_ms, MATCHES).await?;
    let more = match history.last() {
        Some(last) => !store.history(visitor, last.ended_ms, 1).await?.is_empty(),
        None => false,
    };
    Ok(Profile {
        since_ms: account.as_ref().map(|account| account.made_ms),
        name: account.map(|account| account.name),
        ratings,
        matches: history.into_iter().filter_map(|row| finished(row, seen_by)).collect(),
        more,
    })
}

/// The leaderboard of a game.
pub(super) async fn ladder(state: &AppState, game: Game) -> Result<Leaderboard, StoreError> {
    let rows = state.store.leaderboard(game.name(), LEADERBOARD_SIZE).await?;
    let entry = |row: LeaderboardRow| LeaderboardEntry {
        name: row.name,
        rating: rating_view(row.rating),
        matches: row.matches,
    };
    Ok(Leaderboard { rungs: rows.into_iter().map(entry).collect() })
}

/// A stored match as a visitor sees it; none if its game is unknown. The id of a private table is a key
/// to it: only those who sat there get it.
pub(super) fn finished(row: HistoryRow, seen_by: &Visitor) -> Option<FinishedMatch> {
    let record = serde_json::from_str::<TableRecord>(&row.document).ok();
    let visibility = visibility_named(&row.visibility);
    let has_seat = record.as_ref().is_some_and(|record| record.seat_of(seen_by).is_some());
    let is_public = |record| is_replay_public(visibility, row.paired, record);
    Some(FinishedMatch {
        game: Game::named(&row.game)?,
        replay: record.as_ref().is_some_and(is_public),
        table: (has_seat || visibility == Visibility::Open).then_some(row.table),
        ended_ms: row.ended_ms,
        seats: row.seats.into_iter().map(finished_seat).collect(),
    })
}

fn finished_seat(seat: HistorySeat) -> FinishedSeat {
    let rating = seat.after.map(rating_view);
    let before =
        seat.before.map(|before| rating_view(store::Rating { rating: before, uncertainty: 0 }));
    let is_account = seat.account.is_some();
    FinishedSeat {
        own: seat.own,
        name: seat.name,
        account: seat.account,
        sitting: match (seat.level, seat.program) {
            (Some(_), _) => None,
            (None, true) => Some(Sitting::Program),
            (None, false) if is_account => Some(Sitting::Account),
            (None, false) => Some(Sitting::Guest),
        },
        level: seat.level,
        place: seat.place,
        change: rating.zip(before).map(|(after, before)| after.rating - before.rating),
        rating,
    }
}

/// The unfinished tables at which a visitor has a seat.
pub(crate) async fn own_tables(state: &AppState, visitor: &Visitor) -> AppResult<OwnTables> {
    let over = phase_name(Phase::Over);
    let rows = state.store.tables_of(visitor.as_str(), over, TABLES).await;
    let mut tables = Vec::new();
    for row in rows? {
        // A table that cannot be read must not hide the others.
        let snapshot = state.snapshot(&row.id, Some(visitor.clone())).await;
        if let Ok(TableSnapshot { view, your_seat: Some(seat), to_move }) = snapshot
            && view.phase != Phase::Over
        {
            tables.push(OwnTable { your_turn: to_move == Some(seat), table: view, seat });
        }
    }
    Ok(OwnTables { tables })
}
