//! HTTP handlers for daily challenges.

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use futures_util::future::try_join_all;
use store::DailyResult;
use wire::Refusal;
use wire::online::{
    DailyOwn, DailyPuzzle, DailyRefusal, DailySolved, DailySolver, DailyTry, DailyVerdict,
    DailyView, Game,
};

use super::calendar::{Day, streak};
use super::draw::PUZZLE_GAMES;
use super::judge::{grade, judge};
use crate::online::AppState;
use crate::online::accounts::{Requester, listed_name};
use crate::online::error::{AppError, AppResult};
use crate::online::http::no_store;

/// How many days back can be played: six weeks fill the calendar.
const DAYS_BACK: u32 = 41;

/// How many first solvers are listed.
const SOLVERS: u32 = 10;

/// The longest streak that is told: ten years.
const MAX_STREAK: u32 = 3_660;

/// The routes for daily challenges.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/api/daily", get(today))
        .route("/api/daily/{day}", get(on_day))
        .route("/api/daily/{day}/{game}", post(try_puzzle))
}

/// Today's challenges, and what you have made of them.
#[utoipa::path(get, path = "/api/daily", tag = "daily",
    responses((status = 200, body = DailyView)))]
async fn today(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
) -> AppResult<Response> {
    let day = Day::at(state.now_ms());
    Ok(no_store(Json(view(&state, &requester, day).await?)).into_response())
}

/// The challenges of a day. Past days can be played, but no longer count.
#[utoipa::path(get, path = "/api/daily/{day}", tag = "daily",
    params(("day" = String, Path, description = "A day in UTC, such as `2026-11-18`.")),
    responses((status = 200, body = DailyView), (status = "4XX", body = Refusal)))]
async fn on_day(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path(day): Path<String>,
) -> AppResult<Response> {
    let day = playable(&state, &day)?;
    Ok(no_store(Json(view(&state, &requester, day).await?)).into_response())
}

/// Tries to solve today's puzzle. The server plays the moves and judges them.
#[utoipa::path(post, path = "/api/daily/{day}/{game}", tag = "daily", request_body = DailyTry,
    params(("day" = String, Path, description = "The current day in UTC, such as `2026-11-18`."),
        ("game" = Game, Path, description = "KLOTZ or The Climbers.")),
    responses((status = 200, body = DailyVerdict), (status = "4XX", body = Refusal)))]
async fn try_puzzle(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path((day, game)): Path<(String, String)>,
    body: Result<Json<DailyTry>, JsonRejection>,
) -> AppResult<Response> {
    let Json(DailyTry { moves, name }) = body?;
    // The time of arrival counts, not how long the server takes.
    let now_ms = state.now_ms();
    let day = playable(&state, &day)?;
    let game = Game::named(&game).ok_or(DailyRefusal::NoSuchDay)?;
    if day != Day::at(now_ms) {
        return Err(DailyRefusal::DayOver.into());
    }
    let line = puzzle(&state, day, game).await?;
    let _permit = state.cpu_permits.clone().acquire_owned().await;
    let judged = state.environment().run_blocking(move || judge(game, &line, &moves)).await;
    let right = judged.map_err(AppError::internal)??;
    let visitor = requester.visitor.as_str();
    let result = state.store.count_daily_try(store::DailyTry {
        day: day.number(),
        game: game.name().to_owned(),
        visitor: visitor.to_owned(),
        name: listed_name(&state, &requester, &name).await?,
        solved_ms: right.then_some(now_ms),
    });
    let own = own(day, &result.await?);
    let verdict = DailyVerdict { right, own, streak: own_streak(&state, visitor, day).await? };
    Ok(no_store(Json(verdict)).into_response())
}

/// The day at an address, unless it is to come or too long ago.
fn playable(state: &AppState, text: &str) -> Result<Day, DailyRefusal> {
    let today = Day::at(state.now_ms());
    let day = Day::parse(text).filter(|day| (today.before(DAYS_BACK)..=today).contains(day));
    day.ok_or(DailyRefusal::NoSuchDay)
}

async fn puzzle(state: &AppState, day: Day, game: Game) -> AppResult<String> {
    let drawn = state.daily_key.puzzle(&*state.store, state.environment(), day, game).await?;
    Ok(drawn.ok_or(DailyRefusal::NoSuchDay)?)
}

async fn own_streak(state: &AppState, visitor: &str, today: Day) -> AppResult<u32> {
    Ok(streak(today, &state.store.daily_days(visitor, MAX_STREAK).await?))
}

fn own(day: Day, result: &DailyResult) -> DailyOwn {
    let solved_after_ms = result.solved_ms.map(|at_ms| at_ms.saturating_sub(day.begins_ms()));
    DailyOwn { tries: result.tries, solved_after_ms }
}

async fn view(state: &AppState, requester: &Requester, day: Day) -> AppResult<DailyView> {
    let now_ms = state.now_ms();
    let today = Day::at(now_ms);
    let oldest = today.before(DAYS_BACK);
    let visitor = requester.visitor.as_str();
    let results = state.store.daily_results(visitor, oldest.number()).await?;
    let puzzles = PUZZLE_GAMES.iter().map(|&game| {
        let is_it =
            |result: &&DailyResult| result.day == day.number() && result.game == game.name();
        let own = results.iter().find(is_it).map(|result| own(day, result)).unwrap_or_default();
        daily_puzzle(state, day, game, own)
    });
    let puzzles = try_join_all(puzzles).await?;
    let solved = results.iter().filter(|result| result.solved_ms.is_some()).filter_map(|result| {
        let day = today.before(today.number().checked_sub(result.day)?).to_string();
        Some(DailySolved { day, game: Game::named(&result.game)? })
    });
    Ok(DailyView {
        day: day.to_string(),
        today: today.to_string(),
        next_in_ms: today.ends_ms().saturating_sub(now_ms),
        streak: own_streak(state, visitor, today).await?,
        puzzles,
        solved: solved.collect(),
        oldest: oldest.to_string(),
    })
}

async fn daily_puzzle(
    state: &AppState,
    day: Day,
    game: Game,
    own: DailyOwn,
) -> AppResult<DailyPuzzle> {
    let line = puzzle(state, day, game).await?;
    let (number, name) = (day.number(), game.name());
    let totals = state.store.daily_totals(number, name).await?;
    let solvers = async |accounts| -> AppResult<Vec<DailySolver>> {
        let rows = state.store.daily_solvers(number, name, accounts, SOLVERS).await?;
        let solver = |row: store::DailySolver| DailySolver {
            name: row.name,
            tries: row.tries,
            solved_after_ms: row.solved_ms.saturating_sub(day.begins_ms()),
        };
        Ok(rows.into_iter().map(solver).collect())
    };
    Ok(DailyPuzzle {
        game,
        grade: grade(game, &line),
        line,
        own,
        players: totals.players,
        solvers: totals.solvers,
        solver_tries: totals.solver_tries,
        accounts: solvers(true).await?,
        guests: solvers(false).await?,
    })
}

/// The `OpenAPI` description of these handlers.
#[derive(utoipa::OpenApi)]
#[openapi(paths(today, on_day, try_puzzle))]
pub(crate) struct DailyApi;
