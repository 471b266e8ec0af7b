//! The results of a contest as text.

use std::fmt::{self, Write as _};

use arena::ContestResults;
use arena::stats::{Interval, SprtVerdict};

use super::Outcome;

/// How many failures are listed.
const FORFEITS_SHOWN: usize = 10;

/// Scores, Elo, and details of the games.
pub(super) fn table(outcome: &Outcome<'_>) -> String {
    let mut text = String::new();
    write_all(&mut text, outcome).expect("writing to a String cannot fail");
    text
}

fn write_all(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let Outcome { game, options, config, results, .. } = outcome;
    let mut title = vec![(*game).to_owned(), format!("{} seats", config.seats)];
    title.extend(options.iter().cloned());
    title.extend(config.limit.time.map(|time| format!("{} ms per move", time.as_millis())));
    title.push(format!("seed {}", config.seed));
    let (title, games) = (title.join(", "), results.games);
    writeln!(out, "{title}: {games} games, {:.1} moves each\n", results.mean_plies)?;
    if results.repeated > 0 {
        let repeated = results.repeated;
        writeln!(out, "{repeated} games repeated another one move for move and do not count.\n")?;
    }
    write_scores(out, results)?;
    write_pairs(out, results)?;
    write_test(out, outcome)?;
    let seats: Vec<String> = results.by_seat.iter().map(|&share| percent(share)).collect();
    writeln!(out, "\nby seat   {}", seats.join("  "))?;
    let ends: Vec<String> =
        results.ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    writeln!(out, "ended by  {}", ends.join(", "))?;
    write_forfeits(out, outcome)
}

fn write_scores(out: &mut String, results: &ContestResults) -> fmt::Result {
    let widest = results.scores.iter().map(|score| score.name.chars().count()).max();
    let width = widest.unwrap_or(0).max("contestant".len());
    // For two contestants, `write_pairs` prints the Elo difference instead.
    let ratings = results.ratings.as_ref().filter(|_| results.pairs.is_none());
    write!(
        out,
        "{:width$}  games    won shared   lost   share  95 % interval     chance",
        "contestant"
    )?;
    writeln!(out, "{}   ms/move", if ratings.is_some() { "  rating       " } else { "" })?;
    for (at, score) in results.scores.iter().enumerate() {
        write!(
            out,
            "{:width$} {:>6} {:>6} {:>6} {:>6} {:>7}  {:16}  {:>6}",
            score.name,
            score.games,
            score.won,
            score.shared,
            score.lost,
            percent(score.share()),
            percents(score.interval()),
            percent(score.chance),
        )?;
        if let Some(ratings) = ratings {
            let Interval { high, .. } = ratings.interval(at);
            let elo = ratings.elo(at);
            write!(out, "  {elo:>+5.0} ± {:<5.0}", high - elo)?;
        }
        writeln!(out, "  {:>8.1}", score.thinking_time.mean().as_secs_f64() * 1e3)?;
    }
    Ok(())
}

fn write_pairs(out: &mut String, results: &ContestResults) -> fmt::Result {
    let (Some(pairs), [first, second]) = (&results.pairs, &results.scores[..]) else {
        return Ok(());
    };
    let estimate = pairs.estimate();
    let Interval { low, high } = estimate.elo_interval;
    writeln!(
        out,
        "\n{} vs {}: {} Elo, 95 % interval {} to {}",
        first.name,
        second.name,
        points(estimate.elo),
        points(low),
        points(high),
    )?;
    let kinds: Vec<String> = ["0", "½", "1", "1½", "2"]
        .iter()
        .zip(pairs.0)
        .map(|(kind, n)| format!("{kind}: {n}"))
        .collect();
    writeln!(out, "points of {} per pair of games: {}", first.name, kinds.join(", "))
}

fn write_test(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let (Some(test), Some(state)) = (outcome.config.sprt, outcome.sprt) else { return Ok(()) };
    let found = match state.verdict {
        Some(SprtVerdict::AcceptElo0) => format!("{} accepted", points(test.elo0)),
        Some(SprtVerdict::AcceptElo1) => format!("{} accepted", points(test.elo1)),
        None => "undecided".to_owned(),
    };
    writeln!(
        out,
        "SPRT of {} vs {} Elo (alpha {}, beta {}): {found}, LLR {:.2} ({:.2} to {:.2})",
        points(test.elo0),
        points(test.elo1),
        test.alpha,
        test.beta,
        state.llr,
        state.lower,
        state.upper,
    )
}

fn write_forfeits(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let all: Vec<_> = outcome
        .games
        .iter()
        .flat_map(|game| game.forfeits.iter().map(move |forfeit| (game, forfeit)))
        .collect();
    if !all.is_empty() {
        writeln!(out, "\nfailures: {}", all.len())?;
    }
    for (game, forfeit) in all.iter().take(FORFEITS_SHOWN) {
        let name = &outcome.results.scores[game.scheduled.seats[forfeit.seat.index()]].name;
        let number = game.scheduled.number + 1;
        writeln!(
            out,
            "  game {number}, move {}: {name} on {}: {}",
            forfeit.ply, forfeit.seat, forfeit.failure.message
        )?;
    }
    if all.len() > FORFEITS_SHOWN {
        writeln!(out, "  and {} more", all.len() - FORFEITS_SHOWN)?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn percents(interval: Interval) -> String {
    format!("{:.1} to {:.1} %", 100.0 * interval.low, 100.0 * interval.high)
}

/// Elo points with their sign; winning every game means +∞.
fn points(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+∞" } else { "-∞" }.to_owned();
    }
    format!("{elo:+.0}")
}
