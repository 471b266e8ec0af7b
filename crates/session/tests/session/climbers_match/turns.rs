//! A turn being made: everything the page asks about it.

use climbers::Climbers;
use session::climbers_match::TurnDraft;
use table::Journal;
use wire::Refusal;
use wire::climbers_view::{Colour, Face, Ladder};
use wire::command::Command;

use super::{execute, play, start, study};

fn study_draft() -> TurnDraft {
    TurnDraft::new(start(&study()).table())
}

/// The code of a refusal; `""` if nothing was refused.
fn code(refusal: Option<Refusal>) -> String {
    refusal.map_or_else(String::new, |refusal| refusal.code)
}

fn added(draft: &mut TurnDraft, step: &str) {
    draft.add(&[step]).unwrap_or_else(|refusal| panic!("{step}: {}", refusal.message));
}

#[test]
fn steps_can_be_added_undone_and_cleared() {
    let mut draft = study_draft();
    let empty = draft.view();
    assert_eq!((empty.text.as_str(), empty.steps.len()), ("-", 0));
    assert!(empty.may_move_pawn && empty.may_move_block && empty.may_place_stone);
    added(&mut draft, "w5,5");
    added(&mut draft, "H1@4,7:2x2x1:r");
    added(&mut draft, "x4,7");
    let made = draft.view();
    assert_eq!(made.text, "w5,5 H1@4,7:2x2x1:r x4,7");
    assert!(!made.may_move_pawn && !made.may_move_block && !made.may_place_stone);
    assert_eq!(draft.add(&["w1,1"]).expect_err("the stone ends the turn").code, "after-stone");
    draft.undo();
    draft.undo();
    assert_eq!(draft.view().text, "w5,5");
    draft.clear();
    assert_eq!(draft.view(), empty);
}

#[test]
fn a_draft_restarts_when_the_position_changes() {
    let mut journal = start(&study());
    let mut draft = TurnDraft::new(journal.table());
    added(&mut draft, "w5,5");
    draft.resync(journal.table());
    assert_eq!(draft.view().text, "w5,5");
    play(&mut journal, &["w1,1"]);
    draft.resync(journal.table());
    assert_eq!(draft.view().text, "-");
    assert_eq!(draft.view().position.turn, Some(Colour::Yellow));
}

#[test]
fn no_steps_after_the_end_of_the_match() {
    let mut journal = start(&study());
    execute(&mut journal, &Command::Resign { seat: 0 });
    execute(&mut journal, &Command::Resign { seat: 1 });
    let mut draft = TurnDraft::new(journal.table());
    assert!(!draft.view().may_move_pawn && !draft.view().may_move_block);
    assert_eq!((draft.reach(), draft.stone_faces()), (Vec::new(), Vec::new()));
    assert_eq!(draft.places("H1"), Ok(Vec::new()));
    assert_eq!(draft.add(&["w5,5"]).expect_err("over").code, "game-over");
    assert_eq!(code(draft.why_not_cell((5, 5))), "game-over");
    let codes = draft.blocks().into_iter().map(|choice| code(choice.refusal));
    assert!(codes.into_iter().all(|code| code == "game-over"));
}

#[test]
fn a_ghost_rests_on_the_highest_cell_below() {
    let draft = study_draft();
    let lying = [2, 2, 1];
    let z = |corner| draft.ghost("H1", corner, lying, Face::Yellow).expect("a ghost").z;
    assert_eq!((z((4, 4)), z((5, 4)), z((9, 4)), z((20, 20))), (2, 2, 4, 0));
    assert_eq!((z((6, 4)), z((7, 4))), (0, 0));
    assert_eq!((z((-1, 0)), z((31, 31)), z((-500, 500))), (0, 0, 0));
    let refusal = draft.ghost("H1", (4, 4), lying, Face::Grey).expect_err("no such top");
    assert_eq!(refusal.code, "top-not-of-pose");
    let refusal = draft.ghost("H1", (4, 4), [9, 9, 9], Face::Red).expect_err("no such size");
    assert_eq!(refusal.code, "no-such-size");
}

#[test]
fn illegal_places_have_a_reason() {
    let mut draft = study_draft();
    let why = |draft: &TurnDraft, block, corner, size| {
        let top = if block == "H1" { Face::Yellow } else { Face::Grey };
        code(draft.why_not_place(block, corner, size, top).expect("a block and a size"))
    };
    let lying = [2, 2, 1];
    assert_eq!(why(&draft, "H1", (4, 4), lying), "");
    // With another colour on top, the pose would be another one.
    assert_eq!(why(&draft, "H1", (6, 4), lying), "");
    assert_eq!(why(&draft, "H1", (5, 4), lying), "overhang");
    assert_eq!(why(&draft, "H1", (20, 20), lying), "touches-nothing");
    assert_eq!(why(&draft, "H1", (32, 4), lying), "outside-table");
    assert_eq!(why(&draft, "H1", (31, 4), lying), "outside-table");
    assert_eq!(why(&draft, "H1", (4, 4), [2, 2, 2]), "pose-not-of-block");
    assert_eq!(why(&draft, "G1", (4, 4), [2, 2, 6]), "no-such-block");
    added(&mut draft, "w6,4");
    assert_eq!(why(&draft, "H1", (5, 4), lying), "carries-pawn");
}

#[test]
fn the_stone_has_its_faces() {
    let mut draft = study_draft();
    added(&mut draft, "w5,5");
    let blocks: Vec<_> = draft.stone_faces().into_iter().map(|face| face.block).collect();
    assert_eq!(blocks, ["H1", "C2", "D4"]);
    for face in draft.stone_faces() {
        assert_eq!(draft.why_not(&face.text), Ok(None));
        for cell in &face.cells {
            let cell = (i16::from(cell.x), i16::from(cell.y));
            assert_eq!(draft.why_not_stone(cell), None);
        }
    }
    assert_eq!(code(draft.why_not_stone((5, 5))), "stone-on-pawn");
    assert_eq!(code(draft.why_not_stone((20, 20))), "stone-on-table");
    assert_eq!(code(draft.why_not_stone((-1, 0))), "not-a-cell");
}

#[test]
fn routes_are_cheapest_and_reach_the_target() {
    let journal: Journal<Climbers> = start(&study());
    let draft = TurnDraft::new(journal.table());
    let reach = draft.reach();
    let on = |x, y| reach.iter().find(|cell| (cell.at.x, cell.at.y) == (x, y));
    let near = on(5, 5).expect("by the step");
    assert_eq!(near.ways.len(), 1);
    assert_eq!(near.ways[0].ladders, []);
    let far = on(4, 8).expect("over a bridge or up a ladder");
    let ladders: Vec<_> = far.ways.iter().map(|way| way.ladders.clone()).collect();
    assert_eq!(ladders, [vec![Ladder::Small], vec![Ladder::Large]]);
    assert!(on(10, 4).is_none() && on(8, 4).is_none());
    assert_eq!(code(draft.why_not_cell((10, 4))), "foreign-face");
    for cell in &reach {
        for way in &cell.ways {
            let mut there = draft.clone();
            way.steps.iter().for_each(|step| added(&mut there, step));
            assert_eq!(there.view().position.pawns[0].at, cell.at);
        }
    }
}

#[test]
fn the_preview_shows_what_a_step_makes_reachable() {
    let draft = study_draft();
    let heights = |step: Option<&str>| {
        let preview = draft.reach_preview(step).expect("a legal step").into_iter();
        preview.map(|each| (each.free, each.with_ladders)).collect::<Vec<_>>()
    };
    assert_eq!(heights(None), [(2, 2), (0, 2), (0, 4)]);
    // The step up turns yellow: now it is yellow's.
    assert_eq!(heights(Some("H1@6,4:2x2x1:y")), [(0, 2), (2, 2), (0, 4)]);
    assert!(draft.reach_preview(Some("w10,4")).is_err());
    assert_eq!(draft.view().text, "-");
}

#[test]
fn an_action_is_added_undone_and_redone_as_a_whole() {
    let mut draft = study_draft();
    let steps = ["w5,5", "H1@4,7:2x2x1:r"];
    draft.add(&steps).expect("two legal steps");
    let made = draft.view();
    assert_eq!((made.text.as_str(), made.can_redo), (steps.join(" ").as_str(), false));
    draft.undo();
    assert_eq!((draft.view().text.as_str(), draft.view().can_redo), ("-", true));
    draft.redo().expect("it was legal before");
    assert_eq!(draft.view(), made);

    // A new action forgets the undone ones.
    draft.undo();
    added(&mut draft, "w5,5");
    assert!(!draft.view().can_redo);
    draft.redo().expect("nothing to redo");
    assert_eq!(draft.view().text, "w5,5");
}

#[test]
fn a_path_is_shown_without_walking_it() {
    let draft = study_draft();
    let path = draft.path(&["s4,8"]).expect("up a ladder");
    assert_eq!(path.last().map(|spot| (spot.x, spot.y)), Some((4, 8)));
    assert_eq!(path.first(), Some(&draft.view().position.pawns[0].at));
    assert_eq!(draft.view().text, "-");
    assert!(draft.path(&["w10,4"]).is_err());
}

#[test]
fn an_action_with_an_illegal_step_changes_nothing() {
    let mut draft = study_draft();
    added(&mut draft, "w5,5");
    let before = draft.clone();
    assert!(draft.add(&["H1@4,7:2x2x1:r", "w10,4"]).is_err());
    assert!(draft.add(&["nonsense"]).is_err());
    assert_eq!(draft, before);
}

#[test]
fn a_hint_is_one_action_and_a_saved_turn_one_for_each_step() {
    let mut draft = study_draft();
    added(&mut draft, "w6,4");
    draft.propose("w5,5 w10,4").expect_err("out of reach");
    assert_eq!(draft.view().text, "-");
    draft.propose("w5,5 H1@4,7:2x2x1:r").expect("a turn");
    assert_eq!(draft.view().steps.len(), 2);
    draft.undo();
    assert_eq!(draft.view().text, "-");
    draft.resume("w5,5 H1@4,7:2x2x1:r").expect("a turn");
    draft.undo();
    assert_eq!(draft.view().text, "w5,5");
    draft.propose("-").expect("nothing to do");
    assert_eq!(draft.view().text, "-");
}
