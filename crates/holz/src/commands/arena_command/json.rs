//! The results of a contest as JSON.

use arena::stats::{Interval, SprtState, SprtVerdict};
use arena::{ContestResults, PlayedGame, ThinkingTime};
use serde_json::{Map, Value, json};

use super::Outcome;

/// The whole contest. Everything that depends on the speed of the machine is under `times`.
pub(super) fn contest(outcome: &Outcome<'_>) -> Value {
    let Outcome { game, options, config, results, games, sprt } = outcome;
    let names: Vec<&str> = results.scores.iter().map(|score| score.name.as_str()).collect();
    let mut object = Map::new();
    let mut add = |key: &str, value: Value| object.insert(key.to_owned(), value);
    add("game", json!(game));
    add("seats", json!(config.seats));
    add("options", json!(options));
    add("opening_plies", json!(config.opening_plies));
    add("seed", json!(config.seed));
    add("time_ms", json!(config.limit.time.map(|time| time.as_millis() as u64)));
    add("games", json!(results.games));
    add("repeated_games", json!(results.repeated));
    add("contestants", contestants(results));
    if let Some(pairs) = &results.pairs {
        let estimate = pairs.estimate();
        add(
            "first_against_second",
            json!({
                "score": estimate.score,
                "score_interval": ends(estimate.score_interval),
                "elo": estimate.elo,
                "elo_interval": ends(estimate.elo_interval),
                "pairs": pairs.0,
            }),
        );
    }
    if let Some(state) = sprt {
        add("sprt", test(outcome, state));
    }
    add("by_seat", json!(results.by_seat));
    add("ends", json!(results.ends));
    add("drawn_or_shared", json!(results.shared));
    add("mean_moves", json!(results.mean_plies));
    add("faults", forfeits(games, &names));
    let times = results.scores.iter().map(|score| thinking_time(&score.name, &score.thinking_time));
    add("times", times.collect());
    Value::Object(object)
}

/// One game, for the list of records.
pub(super) fn game(played: &PlayedGame, names: &[&str], record: &str) -> Value {
    json!({
        "game": played.scheduled.number + 1,
        "opening": played.scheduled.opening + 1,
        "seats": played.scheduled.seats.iter().map(|&at| names[at]).collect::<Vec<_>>(),
        "scores": played.scores,
        "result": played.result,
        "moves": played.plies,
        "faults": forfeits(std::slice::from_ref(played), names),
        "record": record,
    })
}

fn contestants(results: &ContestResults) -> Value {
    let described = results.scores.iter().enumerate().map(|(at, score)| {
        let rating = results.ratings.as_ref().map(
            |ratings| json!({ "elo": ratings.elo(at), "interval": ends(ratings.interval(at)) }),
        );
        json!({
            "name": score.name,
            "games": score.games,
            "won": score.won,
            "shared": score.shared,
            "lost": score.lost,
            "share": score.share(),
            "share_interval": ends(score.interval()),
            "chance": score.chance,
            "rating": rating,
            "faults": score.forfeits,
        })
    });
    described.collect()
}

fn test(outcome: &Outcome<'_>, state: &SprtState) -> Value {
    let verdict = state.verdict.map(|verdict| match verdict {
        SprtVerdict::AcceptElo0 => "elo0",
        SprtVerdict::AcceptElo1 => "elo1",
    });
    let test = outcome.config.sprt;
    json!({
        "elo0": test.map(|test| test.elo0),
        "elo1": test.map(|test| test.elo1),
        "alpha": test.map(|test| test.alpha),
        "beta": test.map(|test| test.beta),
        "llr": state.llr,
        "bounds": [state.lower, state.upper],
        "accepted": verdict,
    })
}

fn forfeits(games: &[PlayedGame], names: &[&str]) -> Value {
    let all =
        games.iter().flat_map(|game| game.forfeits.iter().map(move |forfeit| (game, forfeit)));
    let described = all.map(|(game, forfeit)| {
        json!({
            "game": game.scheduled.number + 1,
            "contestant": names[game.scheduled.seats[forfeit.seat.index()]],
            "seat": forfeit.seat.index() + 1,
            "move": forfeit.ply,
            "kind": forfeit.failure.kind.name(),
            "why": forfeit.failure.message,
        })
    });
    described.collect()
}

fn thinking_time(name: &str, time: &ThinkingTime) -> Value {
    json!({
        "name": name,
        "moves": time.moves,
        "mean_ms": time.mean().as_secs_f64() * 1e3,
        "longest_ms": time.longest.as_secs_f64() * 1e3,
    })
}

fn ends(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}
