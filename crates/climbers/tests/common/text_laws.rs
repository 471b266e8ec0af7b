//! Properties of the parsers that must hold for any text. The fuzz targets and a bounded test use
//! them.
//!
//! They do not say which texts are accepted, only that accepted texts round-trip.

use climbers::{Cell, Draft, Options, Placement, Position, Step, Turn};

/// Cells are parsed strictly: an accepted text is the canonical one.
pub(crate) fn cell(text: &str) {
    if let Ok(cell) = text.parse::<Cell>() {
        assert_eq!(cell.to_string(), text);
    }
}

/// Placements are read strictly, too.
pub(crate) fn placement(text: &str) {
    if let Ok(placement) = text.parse::<Placement>() {
        assert_eq!(placement.to_string(), text);
    }
}

/// Turns are parsed leniently as to space; their canonical form round-trips.
pub(crate) fn turn(text: &str) {
    if let Ok(turn) = text.parse::<Turn>() {
        let written = turn.to_string();
        assert_eq!(written, text.split_whitespace().collect::<Vec<_>>().join(" "));
        assert_eq!(written.parse(), Ok(turn));
    }
}

/// An accepted position has one text, round-trips and can be played.
pub(crate) fn position(text: &str) {
    if let Ok(position) = text.parse::<Position>() {
        let written = position.to_string();
        let (eight_fields, _) = written.rsplit_once(' ').expect("there are nine fields");
        let same_fields = if text.split(' ').count() == 8 { eight_fields } else { &written };
        assert_eq!(same_fields.len(), text.len(), "only the order of blocks can differ");
        assert_eq!(written.parse(), Ok(position.clone()));
        assert_eq!(Position::new(&position.setup()), Ok(position.clone()));
        playable(&position);
    }
}

/// Some steps are accepted, change something and can be taken back; the turn ends in a position.
fn playable(position: &Position) {
    let fresh = Draft::on(position.clone(), Options::default());
    let mut draft = fresh.clone();
    if let Some(placement) = draft.all_placements().first() {
        draft.add(Step::Place(*placement)).expect("what is listed is accepted");
        assert_ne!(draft.position(), position);
    }
    if let Some(to) = fresh.reach().and_then(|reach| reach.cells().next()) {
        let _ = draft.add(Step::Walk { to });
    }
    let ended = draft.clone().end();
    assert_eq!(ended.to_string().parse(), Ok(ended));
    draft.clear();
    assert_eq!(draft, fresh);
}
