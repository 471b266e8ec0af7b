//! A contest as JSON.

use arena::stats::{Interval, SprtState, SprtVerdict};
use arena::{Bout, Pace, Tally};
use serde_json::{Map, Value, json};

use super::Outcome;

/// The whole contest. What depends on how fast the machine was is all under `times`.
pub(super) fn described(outcome: &Outcome<'_>) -> Value {
    let Outcome { game, options, terms, tally, bouts, sprt } = outcome;
    let names: Vec<&str> = tally.scores.iter().map(|score| score.name.as_str()).collect();
    let mut described = Map::new();
    let mut add = |key: &str, value: Value| described.insert(key.to_owned(), value);
    add("game", json!(game));
    add("seats", json!(terms.seats));
    add("options", json!(options));
    add("opening_plies", json!(terms.opening_plies));
    add("seed", json!(terms.seed));
    add("time_ms", json!(terms.limit.time.map(|time| time.as_millis() as u64)));
    add("games", json!(tally.games));
    add("contestants", contestants(tally));
    if let Some(pairs) = &tally.pairs {
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
    add("by_seat", json!(tally.by_seat));
    add("ends", json!(tally.ends));
    add("drawn_or_shared", json!(tally.shared));
    add("mean_moves", json!(tally.mean_plies));
    add("faults", faults(bouts, &names));
    let times = tally.scores.iter().map(|score| pace(&score.name, &score.pace));
    add("times", times.collect());
    Value::Object(described)
}

/// One game, for the list beside the records.
pub(super) fn game(bout: &Bout, names: &[&str], record: &str) -> Value {
    json!({
        "game": bout.fixture.number + 1,
        "opening": bout.fixture.opening + 1,
        "seats": bout.fixture.seats.iter().map(|&at| names[at]).collect::<Vec<_>>(),
        "scores": bout.scores,
        "result": bout.result,
        "moves": bout.plies,
        "faults": faults(std::slice::from_ref(bout), names),
        "record": record,
    })
}

fn contestants(tally: &Tally) -> Value {
    let described = tally.scores.iter().enumerate().map(|(at, score)| {
        let rating = tally.ratings.as_ref().map(
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
            "faults": score.faults,
        })
    });
    described.collect()
}

fn test(outcome: &Outcome<'_>, state: &SprtState) -> Value {
    let verdict = state.verdict.map(|verdict| match verdict {
        SprtVerdict::AcceptElo0 => "elo0",
        SprtVerdict::AcceptElo1 => "elo1",
    });
    let test = outcome.terms.sprt;
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

fn faults(bouts: &[Bout], names: &[&str]) -> Value {
    let all = bouts.iter().flat_map(|bout| bout.faults.iter().map(move |fault| (bout, fault)));
    let described = all.map(|(bout, fault)| {
        json!({
            "game": bout.fixture.number + 1,
            "contestant": names[bout.fixture.seats[fault.seat.index()]],
            "seat": fault.seat.index() + 1,
            "move": fault.ply,
            "kind": fault.failure.kind.word(),
            "why": fault.failure.words,
        })
    });
    described.collect()
}

fn pace(name: &str, pace: &Pace) -> Value {
    json!({
        "name": name,
        "moves": pace.moves,
        "mean_ms": pace.mean().as_secs_f64() * 1e3,
        "longest_ms": pace.longest.as_secs_f64() * 1e3,
    })
}

fn ends(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}
