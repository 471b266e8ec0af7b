//! Where a piece can go, and why not elsewhere.

use klotz::{CellError, Klotz, Move};
use table::Table;
use wire::Refusal;
use wire::klotz_view::{Target, TargetKind};

use crate::SessionError;

/// The cells of the pieces that can move; none when the match is over.
pub fn movable(table: &Table<Klotz>) -> Vec<String> {
    if table.to_move().is_none() {
        return Vec::new();
    }
    table.game().position().movable().iter().map(|cell| cell.to_string()).collect()
}

/// The cells to which the piece on a cell can move; none when the match is over.
pub fn targets(table: &Table<Klotz>, from: &str) -> Result<Vec<Target>, CellError> {
    let from = from.parse()?;
    if table.to_move().is_none() {
        return Ok(Vec::new());
    }
    let position = table.game().position();
    let targets = position.targets(from).into_iter().map(|target| Target {
        cell: target.to.to_string(),
        kind: match (target.wins, target.captures) {
            (true, _) => TargetKind::Win,
            (false, Some(_)) => TargetKind::Capture,
            (false, None) => TargetKind::Move,
        },
        path: target.path.cells().iter().map(ToString::to_string).collect(),
        text: position.move_text(Move::Slide { from, to: target.to }),
    });
    Ok(targets.collect())
}

/// How often the position has occurred, this time included, if another repetition would end the match in a
/// draw: 2 or more is worth a warning. 1 where repetition is allowed, and when the match is over.
pub fn occurrences(table: &Table<Klotz>) -> usize {
    if table.to_move().is_none() { 1 } else { table.game().occurrences() }
}

/// Why the piece on `from` cannot move to `to`, or, without a `to`, why it cannot move at all. `None`
/// if it can.
pub fn why_not(
    table: &Table<Klotz>,
    from: &str,
    to: Option<&str>,
) -> Result<Option<Refusal>, CellError> {
    let from = from.parse()?;
    let to = to.map(str::parse).transpose()?;
    if table.to_move().is_none() {
        return Ok(Some(klotz::Illegal::GameOver.into()));
    }
    let position = table.game().position();
    let refused = match to {
        Some(to) => table.game().check(Move::Slide { from, to }),
        None => position.check_start(from).map(|_| ()),
    };
    if let Err(illegal) = refused {
        return Ok(Some(illegal.into()));
    }
    let stuck = to.is_none() && !position.movable().contains(from);
    Ok(stuck.then(|| SessionError::NowhereToGo { cell: from.to_string() }.into()))
}
