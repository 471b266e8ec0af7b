//! Analysis, puzzles and ratings as data.

use bots::{Level, ratings as ratings_of};
use game::Game as _;
use klotz::Layout;
use pyo3::prelude::*;

use crate::errors::value_error;
use crate::games::GameKind;
use crate::state::State;

/// The winning chance of every player, and the line that the strongest bot expects.
#[pyfunction]
#[pyo3(signature = (state, nodes = 20_000))]
pub(crate) fn assess(
    py: Python<'_>,
    state: &State,
    nodes: u64,
) -> PyResult<(Vec<f64>, Vec<String>)> {
    let found = py.detach(|| state.inner.assess(nodes));
    let found = found.ok_or_else(|| value_error("there is no analysis for this game"))?;
    let chances =
        found.chances.iter().map(|&thousandths| f64::from(thousandths) / 1_000.0).collect();
    Ok((chances, found.line))
}

/// The built-in puzzles of a game: position, solution, grade from 1, and the number of plies (KLOTZ) or
/// the height (The Climbers) to reach.
#[pyfunction]
pub(crate) fn puzzles(game: &str) -> PyResult<Vec<(String, String, u8, u32)>> {
    match GameKind::game_named(game)? {
        GameKind::Klotz => Ok(bots::klotz_bot::builtin_puzzles()
            .into_iter()
            .map(|puzzle| {
                let solution = puzzle.position.move_text(puzzle.solution);
                (puzzle.position.to_string(), solution, puzzle.grade, puzzle.plies)
            })
            .collect()),
        GameKind::Climbers => Ok(bots::climbers_bot::builtin_puzzles()
            .into_iter()
            .map(|puzzle| {
                let solution = puzzle.game().write_move(&puzzle.solution);
                (puzzle.position.to_string(), solution, puzzle.grade, u32::from(puzzle.height))
            })
            .collect()),
        GameKind::Xstack => Err(value_error("there are no puzzles for X-Stack")),
    }
}

/// The names of the levels, and their measured ratings where there are any.
#[pyfunction]
pub(crate) fn ratings(game: &str) -> PyResult<Vec<(u8, &'static str, Option<i32>)>> {
    let rated = ratings_of(GameKind::game_named(game)?.game()).unwrap_or_default();
    Ok(Level::ALL
        .into_iter()
        .map(|level| {
            let rating = rated.get(usize::from(level.number() - 1)).copied().flatten();
            (level.number(), level.name(), rating.map(|rating| rating.points))
        })
        .collect())
}

/// The names of KLOTZ's built-in layouts, the standard one first.
#[pyfunction]
pub(crate) fn klotz_layouts() -> Vec<String> {
    Layout::builtin().iter().map(|layout| layout.name().to_owned()).collect()
}
