//! Profiles: ratings, history, and the tables of a visitor.

use store::{HistoryRow, HistorySeat, LeaderboardRow, StoreError};
use wire::online::{
    FinishedMatch, FinishedSeat, Game, GameRating, Leaderboard, LeaderboardEntry, OwnTable,
    OwnTables, Phase, Profile, RatingPoint,
};

use super::seat_occupant::rating_view;
use crate::online::AppState;
use crate::online::error::AppResult;
use crate::online::table_actor::TableSnapshot;
use crate::online::table_record::phase_name;
use crate::online::visitor::Visitor;

/// How many matches a profile lists.
const MATCHES: u32 = 20;

/// How many points a rating graph has.
const POINTS: u32 = 100;

/// How many accounts a leaderboard lists.
const LEADERBOARD_SIZE: u32 = 100;

/// How many tables are listed.
const TABLES: u32 = 30;

/// The profile of a visitor, with matches that ended before a time.
pub(super) async fn profile(
    state: &AppState,
    visitor: &str,
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
    let mut history = store.history(visitor, before_ms, MATCHES + 1).await?;
    let more = history.len() > MATCHES as usize;
    history.truncate(MATCHES as usize);
    Ok(Profile {
        since_ms: account.as_ref().map(|account| account.made_ms),
        name: account.map(|account| account.name),
        ratings,
        matches: history.into_iter().filter_map(finished).collect(),
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

/// A stored match as clients see it; none if its game is unknown.
pub(super) fn finished(row: HistoryRow) -> Option<FinishedMatch> {
    Some(FinishedMatch {
        game: Game::named(&row.game)?,
        table: row.table,
        ended_ms: row.ended_ms,
        seats: row.seats.into_iter().map(finished_seat).collect(),
    })
}

fn finished_seat(seat: HistorySeat) -> FinishedSeat {
    let rating = seat.after.map(rating_view);
    let before =
        seat.before.map(|before| rating_view(store::Rating { rating: before, uncertainty: 0 }));
    FinishedSeat {
        own: seat.own,
        name: seat.name,
        account: seat.account,
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
        let snapshot = state.snapshot(&row.id, Some(visitor.clone())).await?;
        if let TableSnapshot { view, your_seat: Some(seat), to_move } = snapshot
            && view.phase != Phase::Over
        {
            tables.push(OwnTable { your_turn: to_move == Some(seat), table: view, seat });
        }
    }
    Ok(OwnTables { tables })
}
