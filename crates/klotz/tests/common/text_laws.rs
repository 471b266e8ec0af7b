//! Properties of the parsers that must hold for any text. The fuzz targets and a bounded test use
//! them.
//!
//! They do not say which texts are accepted, only that accepted texts round-trip.

use klotz::{Cell, Layout, Move, MoveText, Position, options::Goal};

/// Cells are parsed strictly: an accepted text is the canonical one.
pub(crate) fn cell(text: &str) {
    if let Ok(cell) = text.parse::<Cell>() {
        assert_eq!(cell.to_string(), text);
    }
}

/// Moves are parsed leniently; their canonical form is the same move.
pub(crate) fn mv(text: &str) {
    if let Ok(read) = text.parse::<MoveText>() {
        let plain = match read.mv {
            Move::Slide { from, to } => {
                let sign = if read.says_capture { 'x' } else { '-' };
                let end = if read.says_win { "#" } else { "" };
                format!("{from}{sign}{to}{end}")
            }
            Move::Pass => "--".to_owned(),
        };
        assert_eq!(plain.parse(), Ok(read));
    }
}

/// Positions are parsed strictly, and every accepted one can be played.
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

/// Moves are accepted, lead to valid positions, and can be undone.
fn playable(position: &Position) {
    let moves = position.moves();
    assert_eq!(moves.len(), position.count_moves());
    assert_eq!(moves.is_empty(), position.is_over());
    for mv in moves {
        assert_eq!(position.check(mv), Ok(()));
        let text = position.move_text(mv);
        assert_eq!(position.read_move(&text), Ok(mv));
        // Signs may be left out, but they must not be false.
        assert_eq!(position.read_move(&text.replace('x', "-").replace('#', "")), Ok(mv));
        if mv != Move::Pass {
            let capture = text.replace('-', "x");
            assert_eq!(position.read_move(&capture).is_ok(), text == capture, "{capture}");
            let win = format!("{}#", text.trim_end_matches('#'));
            assert_eq!(position.read_move(&win).is_ok(), text == win, "{win}");
        }
        let mut next = *position;
        let undo = next.play_unchecked(mv);
        assert_eq!(next.hash(), next.full_hash());
        assert_eq!(Position::new(&next.setup(), next.goal()), Ok(next));
        next.undo(undo);
        assert_eq!(next, *position);
    }
}

/// A name and a list of columns, on two lines; accepted layouts round-trip.
pub(crate) fn layout(text: &str) {
    let (name, cells) = text.split_once('\n').unwrap_or(("mine", text));
    if let Ok(layout) = Layout::from_text(name, cells) {
        assert_eq!(layout.name(), name);
        assert_eq!(Layout::from_text(name, &layout.cells_text()), Ok(layout));
    }
}
