//! The puzzle of the day: judged by the server, counted on its day, the same on every node.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::json;
use server::{Config, Environment, TrustedProxies, WallClock};
use wire::Refusal;
use wire::online::{DailyPuzzle, DailyVerdict, DailyView};

use crate::accounts::sign_up;
use crate::app::{Answer, Guest, TestApp};

const DAY_MS: u64 = 86_400_000;

/// Wednesday, 18 November 2026, in UTC.
const WEDNESDAY_MS: u64 = 20_775 * DAY_MS;

/// A clock that a test sets.
#[derive(Debug, Clone)]
struct SetClock(Arc<AtomicU64>);

impl SetClock {
    fn set(&self, now_ms: u64) {
        self.0.store(now_ms, Ordering::SeqCst);
    }
}

impl WallClock for SetClock {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

async fn at(now_ms: u64) -> (TestApp, SetClock) {
    let clock = SetClock(Arc::new(AtomicU64::new(now_ms)));
    let environment = Environment { clock: Arc::new(clock.clone()), ..Environment::default() };
    let config = Config { environment, ..Config::default() };
    (TestApp::configured(config, TrustedProxies::default()).await, clock)
}

async fn view(app: &TestApp, guest: &Guest) -> DailyView {
    guest.get(app, "/api/daily").await.json()
}

async fn puzzle(app: &TestApp, guest: &Guest, game: usize) -> DailyPuzzle {
    view(app, guest).await.puzzles.swap_remove(game)
}

async fn attempt(app: &TestApp, guest: &Guest, path: &str, moves: &[String]) -> Answer {
    guest.post(app, path, &json!({ "moves": moves, "name": "Guesty" })).await
}

fn code(answer: &Answer) -> (u16, String) {
    (answer.status(), answer.json::<Refusal>().code)
}

/// The moves of the solver against the best defence, found by the solver that made the puzzles.
fn solution(puzzle: &DailyPuzzle) -> Vec<String> {
    use game::Game as _;
    if puzzle.game == wire::online::Game::Climbers {
        let climbers: bots::climbers_bot::Puzzle = puzzle.line.parse().unwrap();
        return vec![climbers.game().write_move(&climbers.solution)];
    }
    let klotz: bots::klotz_bot::Puzzle = puzzle.line.parse().unwrap();
    let (mut game, mut left, mut moves) = (klotz.game(), klotz.plies, Vec::new());
    loop {
        let shortest = bots::klotz_bot::win_solver::won_within(game.position(), left).unwrap();
        let mv = bots::klotz_bot::win_solver::winning_moves(game.position(), shortest)[0];
        moves.push(game.write_move(&mv));
        game.play(&mv).unwrap();
        let Some(reply) = bots::klotz_bot::reply(&game, left - 1) else { return moves };
        assert!(reply.right);
        game.play(&reply.mv).unwrap();
        left -= 2;
    }
}

/// A legal first move of KLOTZ that does not win.
fn wrong_move(puzzle: &DailyPuzzle) -> Vec<String> {
    use game::Game as _;
    let klotz: bots::klotz_bot::Puzzle = puzzle.line.parse().unwrap();
    let mut moves = klotz.position.moves().into_iter();
    let wrong = moves.find(|&mv| mv != klotz.solution).unwrap();
    vec![klotz.game().write_move(&wrong)]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_is_solved_by_a_guest_and_an_account() {
    let (app, clock) = at(WEDNESDAY_MS + 1_000).await;
    let (guest, anna) = (app.guest().await, sign_up(&app, &app.guest().await, "Ada").await);
    let first = view(&app, &guest).await;
    assert_eq!((first.day.as_str(), first.today.as_str()), ("2026-11-18", "2026-11-18"));
    assert_eq!((first.next_in_ms, first.streak), (DAY_MS - 1_000, 0));
    assert_eq!(first.oldest, "2026-10-08");
    let klotz = &first.puzzles[0];
    let path = "/api/daily/2026-11-18/klotz";

    let wrong: DailyVerdict = attempt(&app, &guest, path, &wrong_move(klotz)).await.json();
    assert!(!wrong.right && wrong.own.tries == 1 && wrong.own.solved_after_ms.is_none());
    clock.set(WEDNESDAY_MS + 60_000);
    let right: DailyVerdict = attempt(&app, &guest, path, &solution(klotz)).await.json();
    assert!(right.right && right.streak == 1, "{right:?}");
    assert_eq!((right.own.tries, right.own.solved_after_ms), (2, Some(60_000)));
    // Later tries change nothing.
    clock.set(WEDNESDAY_MS + 90_000);
    let again: DailyVerdict = attempt(&app, &guest, path, &solution(klotz)).await.json();
    assert_eq!(again.own, right.own);
    let quick: DailyVerdict = attempt(&app, &anna, path, &solution(klotz)).await.json();
    assert_eq!((quick.own.tries, quick.own.solved_after_ms), (1, Some(90_000)));

    let climbers = puzzle(&app, &guest, 1).await;
    let path = "/api/daily/2026-11-18/climbers";
    let right: DailyVerdict = attempt(&app, &anna, path, &solution(&climbers)).await.json();
    assert!(right.right && right.streak == 1);

    let seen = view(&app, &anna).await;
    let klotz = &seen.puzzles[0];
    assert_eq!((klotz.players, klotz.solvers, klotz.solver_tries), (2, 2, 3));
    let names = |solvers: &[wire::online::DailySolver]| {
        solvers.iter().map(|solver| solver.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        (names(&klotz.accounts), names(&klotz.guests)),
        (vec!["Ada".into()], vec!["Guesty".into()])
    );
    assert_eq!(seen.solved.len(), 2);
    assert_eq!(seen.streak, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_tries_are_refused() {
    let (app, clock) = at(WEDNESDAY_MS + DAY_MS - 1).await;
    let guest = app.guest().await;
    let klotz = puzzle(&app, &guest, 0).await;
    let climbers = puzzle(&app, &guest, 1).await;
    let today = "/api/daily/2026-11-18/klotz";
    let refused = async |path: &str, moves: &[&str]| {
        let moves: Vec<String> = moves.iter().map(|&text| text.to_owned()).collect();
        let answer = attempt(&app, &guest, path, &moves).await;
        assert_ne!(answer.status(), 200, "{path} {moves:?}");
        code(&answer)
    };
    let unfinished = || (422, "daily-unfinished".to_owned());
    assert_eq!(refused(today, &[]).await, unfinished());
    assert_eq!(
        refused(today, &solution(&klotz)[..1].iter().map(String::as_str).collect::<Vec<_>>()).await,
        unfinished()
    );
    assert_eq!(refused(today, &["a1-a1"]).await.0, 422);
    assert_eq!(refused(today, &["won"]).await.0, 422);
    assert_eq!(refused("/api/daily/2026-11-18/climbers", &["w99,99"]).await.0, 422);
    let twice = [solution(&climbers), solution(&climbers)].concat();
    let twice: Vec<&str> = twice.iter().map(String::as_str).collect();
    assert_eq!(refused("/api/daily/2026-11-18/climbers", &twice).await, unfinished());
    assert_eq!(refused("/api/daily/2026-11-18/chess", &["x"]).await.0, 404);
    // Neither tomorrow nor a day that never was.
    for day in ["2026-11-19", "2026-10-07", "2026-02-30", "today"] {
        assert_eq!(refused(&format!("/api/daily/{day}/klotz"), &["x"]).await.0, 404, "{day}");
        assert_eq!(guest.get(&app, &format!("/api/daily/{day}")).await.status(), 404, "{day}");
    }
    assert_eq!(puzzle(&app, &guest, 0).await.players, 0, "nothing of this counts as a try");
    // A millisecond later it is too late.
    clock.set(WEDNESDAY_MS + DAY_MS);
    let late = attempt(&app, &guest, today, &solution(&klotz)).await;
    assert_eq!(code(&late), (409, "daily-day-over".to_owned()));
    let past: DailyView = guest.get(&app, "/api/daily/2026-11-18").await.json();
    assert_eq!(past.puzzles[0].line, klotz.line, "past days stay as they were");
    assert_eq!((past.day.as_str(), past.today.as_str()), ("2026-11-18", "2026-11-19"));
    assert_ne!(puzzle(&app, &guest, 0).await.line, klotz.line);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_streak_grows_over_midnight_and_ends_with_a_missed_day() {
    let (app, clock) = at(WEDNESDAY_MS).await;
    let guest = app.guest().await;
    let mut told = Vec::new();
    for (day, game) in [(0, 0), (1, 1), (2, 0), (4, 0)] {
        clock.set(WEDNESDAY_MS + day * DAY_MS + 5_000);
        let seen = view(&app, &guest).await;
        let puzzle = &seen.puzzles[game];
        let path = format!("/api/daily/{}/{}", seen.day, puzzle.game.name());
        let verdict: DailyVerdict = attempt(&app, &guest, &path, &solution(puzzle)).await.json();
        told.push((seen.streak, verdict.streak));
    }
    assert_eq!(told, [(0, 1), (1, 2), (2, 3), (0, 1)]);
    // The day after the next, today may still be solved; a day later the streak is over.
    clock.set(WEDNESDAY_MS + 5 * DAY_MS);
    assert_eq!(view(&app, &guest).await.streak, 1);
    clock.set(WEDNESDAY_MS + 6 * DAY_MS);
    assert_eq!(view(&app, &guest).await.streak, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_node_and_every_start_draws_the_same() {
    let app = TestApp::start().await;
    let other = app.another().await;
    let lines = async |app: &TestApp| {
        let guest = app.guest().await;
        let yesterday = async |app: &TestApp| {
            let today = view(app, &guest).await;
            let past: DailyView =
                guest.get(app, &format!("/api/daily/{}", today.oldest)).await.json();
            [today.puzzles, past.puzzles]
                .concat()
                .into_iter()
                .map(|each| each.line)
                .collect::<Vec<_>>()
        };
        yesterday(app).await
    };
    let drawn = lines(&app).await;
    assert_eq!(lines(&other).await, drawn);
    other.stop().await;
    let app = app.restart().await;
    assert_eq!(lines(&app).await, drawn);
    let elsewhere = TestApp::start().await;
    assert_ne!(lines(&elsewhere).await, drawn, "another server has another secret");
}
