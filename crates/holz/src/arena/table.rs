//! A contest as people read it.

use std::fmt::{self, Write as _};

use arena::Tally;
use arena::stats::{Interval, SprtVerdict};

use super::Outcome;

/// Failures that are told in full; the rest is counted.
const FAULTS_TOLD: usize = 10;

/// Everything worth knowing, in lines.
pub(super) fn table(outcome: &Outcome<'_>) -> String {
    let mut text = String::new();
    write_all(&mut text, outcome).expect("a string takes everything");
    text
}

fn write_all(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let Outcome { game, options, terms, tally, .. } = outcome;
    let mut title = vec![(*game).to_owned(), format!("{} seats", terms.seats)];
    title.extend(options.iter().cloned());
    title.extend(terms.limit.time.map(|time| format!("{} ms a move", time.as_millis())));
    title.push(format!("seed {}", terms.seed));
    let (title, games) = (title.join(", "), tally.games);
    writeln!(out, "{title}: {games} games, {:.1} moves each\n", tally.mean_plies)?;
    write_scores(out, tally)?;
    write_pairs(out, tally)?;
    write_test(out, outcome)?;
    let seats: Vec<String> = tally.by_seat.iter().map(|&share| percent(share)).collect();
    writeln!(out, "\nby seat   {}", seats.join("  "))?;
    let ends: Vec<String> =
        tally.ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    writeln!(out, "ended by  {}", ends.join(", "))?;
    write_faults(out, outcome)
}

fn write_scores(out: &mut String, tally: &Tally) -> fmt::Result {
    let widest = tally.scores.iter().map(|score| score.name.chars().count()).max();
    let width = widest.unwrap_or(0).max("contestant".len());
    // Two at one table say it in Elo below; a scale for all is worth it only for more.
    let ratings = tally.ratings.as_ref().filter(|_| tally.pairs.is_none());
    write!(
        out,
        "{:width$}  games    won shared   lost   share  95 % sure         chance",
        "contestant"
    )?;
    writeln!(out, "{}   ms/move", if ratings.is_some() { "  rating       " } else { "" })?;
    for (at, score) in tally.scores.iter().enumerate() {
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
        writeln!(out, "  {:>8.1}", score.pace.mean().as_secs_f64() * 1e3)?;
    }
    Ok(())
}

fn write_pairs(out: &mut String, tally: &Tally) -> fmt::Result {
    let (Some(pairs), [first, second]) = (&tally.pairs, &tally.scores[..]) else { return Ok(()) };
    let estimate = pairs.estimate();
    let Interval { low, high } = estimate.elo_interval;
    writeln!(
        out,
        "\n{} against {}: {} Elo, 95 % sure of {} to {}",
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
    writeln!(out, "points of {} in pairs of games: {}", first.name, kinds.join(", "))
}

fn write_test(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let (Some(test), Some(state)) = (outcome.terms.sprt, outcome.sprt) else { return Ok(()) };
    let found = match state.verdict {
        Some(SprtVerdict::AcceptElo0) => format!("{} is accepted", points(test.elo0)),
        Some(SprtVerdict::AcceptElo1) => format!("{} is accepted", points(test.elo1)),
        None => "nothing is decided".to_owned(),
    };
    writeln!(
        out,
        "test of {} against {} Elo (errors {}, {}): {found}, LLR {:.2} ({:.2} to {:.2})",
        points(test.elo0),
        points(test.elo1),
        test.alpha,
        test.beta,
        state.llr,
        state.lower,
        state.upper,
    )
}

fn write_faults(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let all: Vec<_> = outcome
        .bouts
        .iter()
        .flat_map(|bout| bout.faults.iter().map(move |fault| (bout, fault)))
        .collect();
    if !all.is_empty() {
        writeln!(out, "\nfailures: {}", all.len())?;
    }
    for (bout, fault) in all.iter().take(FAULTS_TOLD) {
        let name = &outcome.tally.scores[bout.fixture.seats[fault.seat.index()]].name;
        let number = bout.fixture.number + 1;
        writeln!(
            out,
            "  game {number}, move {}: {name} on {}: {}",
            fault.ply, fault.seat, fault.failure.words
        )?;
    }
    if all.len() > FAULTS_TOLD {
        writeln!(out, "  and {} more", all.len() - FAULTS_TOLD)?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn percents(interval: Interval) -> String {
    format!("{:.1} to {:.1} %", 100.0 * interval.low, 100.0 * interval.high)
}

/// Elo points with their sign; those who have won all are infinitely better.
fn points(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+∞" } else { "-∞" }.to_owned();
    }
    format!("{elo:+.0}")
}
