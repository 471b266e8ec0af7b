//! What must hold for any text handed to a reader: the fuzz targets and a bounded test use these.
//!
//! None of them asks whether a text is accepted, only that what was accepted means what it says.

use klotz::{Cell, Layout, Move, Position, options::Goal};

/// Cells are read strictly: what is accepted is what is written.
pub(crate) fn cell(text: &str) {
    if let Ok(cell) = text.parse::<Cell>() {
        assert_eq!(cell.to_string(), text);
    }
}

/// Moves are read leniently, but the plain form of what was read is the same move.
pub(crate) fn mv(text: &str) {
    if let Ok(mv) = text.parse::<Move>() {
        let plain = match mv {
            Move::Slide { from, to } => format!("{from}-{to}"),
            Move::Pass => "--".to_owned(),
        };
        assert_eq!(plain.parse(), Ok(mv));
    }
}

/// Positions are read strictly, and every one that is accepted can be played on.
pub(crate) fn position(text: &str) {
    for goal in [Goal::Near, Goal::Far] {
        if let Ok(position) = Position::read(text, goal) {
            assert_eq!(position.to_string(), text);
            assert_eq!(position.hash(), position.full_hash());
            assert_eq!(Position::new(&position.setup(), goal), Ok(position));
            playable(&position);
        }
    }
}

/// Moves are accepted, lead to positions, and can be taken back.
fn playable(position: &Position) {
    let moves = position.moves();
    assert_eq!(moves.len(), position.count_moves());
    assert_eq!(moves.is_empty(), position.is_over());
    for mv in moves {
        assert_eq!(position.check(mv), Ok(()));
        assert_eq!(position.move_text(mv).parse(), Ok(mv));
        let mut next = *position;
        let undo = next.play_unchecked(mv);
        assert_eq!(next.hash(), next.full_hash());
        assert_eq!(Position::new(&next.setup(), next.goal()), Ok(next));
        next.undo(undo);
        assert_eq!(next, *position);
    }
}

/// A name and a list of columns, on two lines: what was accepted reads back.
pub(crate) fn layout(text: &str) {
    let (name, cells) = text.split_once('\n').unwrap_or(("mine", text));
    if let Ok(layout) = Layout::from_text(name, cells) {
        assert_eq!(layout.name(), name);
        assert_eq!(Layout::from_text(name, &layout.cells_text()), Ok(layout));
    }
}
