//! The report page of a contest: one HTML file beside the records, without scripts.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use arena::PlayedGame;
use arena::stats::Interval;

use super::Outcome;

/// The name of the page in the folder of the records.
pub(super) const FILE: &str = "report.html";

/// How many games and openings a list shows.
const SHOWN: usize = 10;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;\
color:#26170c;background:#f7f3ec}table{display:block;overflow-x:auto;border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .7rem;\
border-bottom:1px solid #d9c9ad;text-align:right;white-space:nowrap}th:first-child,td:first-child{text-align:left}\
caption{text-align:left;font-weight:600;white-space:nowrap}a{color:#22568c}@media(prefers-color-scheme:dark){body{color:#f2e8d8;\
background:#1d1610}th,td{border-color:#4a3a2a}a{color:#88c6e8}}";

/// The page.
pub(super) fn page(outcome: &Outcome<'_>) -> String {
    let mut text = String::new();
    write_page(&mut text, outcome).expect("writing to a String cannot fail");
    text
}

fn write_page(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let Outcome { game, config, results, options, .. } = outcome;
    let title = format!("{game}: {} games", results.games);
    writeln!(out, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">")?;
    writeln!(out, "<meta name=\"viewport\" content=\"width=device-width\">")?;
    writeln!(out, "<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>")?;
    let options =
        if options.is_empty() { "default".to_owned() } else { escaped(&options.join(" ")) };
    writeln!(
        out,
        "<p>{} seats, options: {options}, seed {}, {:.1} moves per game.</p>",
        config.seats, config.seed, results.mean_plies
    )?;
    write_standings(out, outcome)?;
    write_cross_table(out, outcome)?;
    write_openings(out, outcome)?;
    write_worst_games(out, outcome)?;
    writeln!(out, "</html>")
}

fn write_standings(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let results = &outcome.results;
    let mut order: Vec<usize> = (0..results.scores.len()).collect();
    order.sort_by(|&a, &b| results.scores[b].share().total_cmp(&results.scores[a].share()));
    writeln!(out, "<table><caption>Standings</caption>")?;
    writeln!(
        out,
        "<tr><th>contestant<th>games<th>won<th>shared<th>lost<th>share<th>95 % interval<th>Elo\
         <th>95 % interval<th>failures<th>ms per move"
    )?;
    for at in order {
        let score = &results.scores[at];
        let Interval { low, high } = score.interval();
        let (elo, range) = match &results.ratings {
            Some(ratings) => {
                let interval = ratings.interval(at);
                let range = format!("{:+.0} to {:+.0}", interval.low, interval.high);
                (format!("{:+.0}", ratings.elo(at)), range)
            }
            None => ("–".to_owned(), "–".to_owned()),
        };
        writeln!(
            out,
            "<tr><td>{}<td>{}<td>{}<td>{}<td>{}<td>{:.1} %<td>{:.1} to {:.1} %<td>{elo}<td>{range}\
             <td>{}<td>{:.1}",
            escaped(&score.name),
            score.games,
            score.won,
            score.shared,
            score.lost,
            100.0 * score.share(),
            100.0 * low,
            100.0 * high,
            score.forfeits,
            score.thinking_time.mean().as_secs_f64() * 1e3,
        )?;
    }
    writeln!(out, "</table>")
}

/// The points of every contestant in the games with every other one.
fn write_cross_table(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    let mut met: BTreeMap<(usize, usize), (f64, u64)> = BTreeMap::new();
    for played in &outcome.games {
        let seats = &played.scheduled.seats;
        for (seat, &one) in seats.iter().enumerate() {
            let others =
                seats.iter().enumerate().filter(|&(other, &who)| other != seat && who != one);
            for (_, &other) in others {
                let entry = met.entry((one, other)).or_default();
                entry.0 += played.scores[seat];
                entry.1 += 1;
            }
        }
    }
    let scores = &outcome.results.scores;
    writeln!(out, "<table><caption>Points of the row against the column</caption><tr><th>")?;
    for score in scores {
        write!(out, "<th>{}", escaped(&score.name))?;
    }
    for (row, score) in scores.iter().enumerate() {
        write!(out, "\n<tr><td>{}", escaped(&score.name))?;
        for column in 0..scores.len() {
            match met.get(&(row, column)) {
                Some((points, games)) => write!(out, "<td>{points:.1} of {games}")?,
                None => out.push_str("<td>–"),
            }
        }
    }
    writeln!(out, "</table>")
}

/// How the openings went, those first that favour a seat most.
fn write_openings(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    struct Opening {
        games: u32,
        by_seat: Vec<f64>,
        plies: usize,
    }
    let seats = outcome.config.seats;
    let mut openings: BTreeMap<u64, Opening> = BTreeMap::new();
    for played in &outcome.games {
        let opening = openings.entry(played.scheduled.opening).or_insert_with(|| Opening {
            games: 0,
            by_seat: vec![0.0; seats],
            plies: 0,
        });
        opening.games += 1;
        opening.plies += played.plies;
        for (sum, score) in opening.by_seat.iter_mut().zip(&played.scores) {
            *sum += score;
        }
    }
    let count = openings.len();
    let mut rows: Vec<(u64, Opening)> = openings.into_iter().collect();
    let best = |opening: &Opening| {
        opening.by_seat.iter().copied().fold(0.0, f64::max) / f64::from(opening.games)
    };
    rows.sort_by(|(_, a), (_, b)| best(b).total_cmp(&best(a)));
    writeln!(
        out,
        "<table><caption>Openings: {count}; those that favour a seat most</caption>\n<tr><th>opening\
         <th>games<th>points by seat<th>moves per game"
    )?;
    for (number, opening) in rows.iter().take(SHOWN) {
        let points: Vec<String> = opening.by_seat.iter().map(|sum| format!("{sum:.1}")).collect();
        let plies = opening.plies / opening.games.max(1) as usize;
        writeln!(
            out,
            "<tr><td>{}<td>{}<td>{}<td>{plies}",
            number + 1,
            opening.games,
            points.join(" : ")
        )?;
    }
    writeln!(out, "</table>")
}

/// Failures first, then the quickest losses, with links to the records.
fn write_worst_games(out: &mut String, outcome: &Outcome<'_>) -> fmt::Result {
    for (at, score) in outcome.results.scores.iter().enumerate() {
        let seat_of =
            |played: &PlayedGame| played.scheduled.seats.iter().position(|&who| who == at);
        let mut lost: Vec<(&PlayedGame, Option<String>)> = outcome
            .games
            .iter()
            .filter(|played| seat_of(played).is_some_and(|seat| played.scores[seat] == 0.0))
            .map(|played| {
                let failed = played
                    .forfeits
                    .iter()
                    .find(|forfeit| played.scheduled.seats[forfeit.seat.index()] == at);
                (played, failed.map(|forfeit| forfeit.failure.message.clone()))
            })
            .collect();
        if lost.is_empty() {
            continue;
        }
        lost.sort_by_key(|(played, failure)| (failure.is_none(), played.plies));
        writeln!(
            out,
            "<table><caption>Worst games of {}</caption>\n<tr><th>record<th>moves<th>ended by<th>why",
            escaped(&score.name)
        )?;
        for (played, failure) in lost.iter().take(SHOWN) {
            let file = super::records::file_name(played);
            let why = failure.as_deref().map(escaped).unwrap_or_default();
            writeln!(
                out,
                "<tr><td><a href=\"{file}\">{file}</a><td>{}<td>{}<td>{why}",
                played.plies,
                escaped(&played.end)
            )?;
        }
        writeln!(out, "</table>")?;
    }
    writeln!(
        out,
        "<p>To replay a game, save its record and choose <em>Open game record</em> on the page of Holz.</p>"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
