//! Layouts that players make.

use game::Refusal as _;
use session::klotz_match::{layout_from_link, layout_to_link};
use wire::klotz_view::{Colour, Layout, Piece, Placement, PositionView};

fn codes(layout: &Layout) -> Vec<String> {
    let reasons = layout.check().err().unwrap_or_default();
    reasons.iter().map(|reason| reason.code().to_owned()).collect()
}

#[test]
fn built_in_layouts_are_playable_and_round_trip() {
    let layouts = Layout::builtin();
    assert_eq!(layouts[0].name, "castle");
    assert!(layouts.len() >= 4);
    for layout in &layouts {
        assert_eq!(Layout::from(&layout.check().expect("it can be played")), *layout);
        let link = layout_to_link(layout).expect("it has a link");
        assert_eq!(layout_from_link(&link).as_ref(), Ok(layout));
    }
}

#[test]
fn all_reasons_are_reported_together() {
    let mut layout = Layout::builtin().remove(0);
    layout.name = "mine".to_owned();
    assert_eq!(codes(&layout), [""; 0]);
    layout.columns[0] = Placement { cell: "a1".to_owned(), height: 1 };
    layout.columns[1] = Placement { cell: "g7".to_owned(), height: 1 };
    layout.columns[2] = Placement { cell: "o1".to_owned(), height: 1 };
    layout.columns[3].height = 4;
    layout.columns[5].cell = layout.columns[4].cell.clone();
    let expected = [
        "not-a-cell",
        "not-a-height",
        "layout-on-corner",
        "layout-on-centre",
        "layout-two-on-one-cell",
        "layout-count",
    ];
    let found = codes(&layout);
    assert!(expected.iter().all(|code| found.iter().any(|other| other == code)), "{found:?}");
    layout.name = String::new();
    assert!(codes(&layout).contains(&"layout-name".to_owned()));
}

#[test]
fn an_invalid_draft_can_still_be_drawn() {
    let column = |cell: &str, height| Placement { cell: cell.to_owned(), height };
    let columns =
        vec![column("c3", 2), column("c3", 1), column("zz", 1), column("d4", 9), column("g7", 3)];
    let layout = Layout { name: String::new(), columns };
    let draft = PositionView::of_layout(&layout, &[Colour::Red, Colour::Red]);
    let red = Piece::Klotz { cell: "g7".to_owned(), colour: Colour::Red, idle: false };
    let first = Piece::Column { cell: "c3".to_owned(), height: 2, stone: None };
    assert_eq!(draft.pieces, [red, first]);
    assert_eq!((draft.turn, draft.text.as_str()), (None, ""));
}
