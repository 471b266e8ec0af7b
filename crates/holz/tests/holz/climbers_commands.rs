//! `holz tower climbers` and `holz moves climbers` on the command line.

use crate::common::{refused, succeed};

/// Red on the ground beside a grey half cube, a red cube of height 2 and a standing double cube.
const STEPS: &str =
    "H9@2,1:2x2x1:g;C1@4,1:2x2x2:r;D7@6,1:2x2x4:g r@0,0;y@0,2 r r:slx;y:slx - - 0 r:0/0;y:0/0";

#[test]
fn a_tower_is_a_starting_position() {
    let tower = succeed(&["tower", "climbers", "4711", "3"]);
    let fields: Vec<&str> = tower.trim_end().split(' ').collect();
    assert_eq!(fields.len(), 9);
    assert_eq!(fields[0].split(';').count(), 35);
    assert!(fields[0].contains("G1@15,14:2x2x6:g") && fields[0].contains("G2@15,16:2x2x6:g"));
    let colours: Vec<&str> =
        fields[1].split(';').map(|pawn| pawn.split_once('@').unwrap().0).collect();
    assert_eq!(colours, ["r", "y", "d"]);
    let rest = ["r", "r:slx;y:slx;d:slx", "-", "-", "0", "r:0/0;y:0/0;d:0/0", "r:0;y:0;d:0"];
    assert_eq!(fields[2..], rest);
    assert_eq!(tower, succeed(&["tower", "climbers", "4711", "3"]));
    assert_ne!(tower, succeed(&["tower", "climbers", "4712", "3"]));
}

#[test]
fn block_steps_are_listed_one_per_line_and_sorted() {
    let tower = succeed(&["tower", "climbers", "1"]);
    let output = succeed(&["moves", "climbers", tower.trim_end(), "--kind", "block"]);
    let moves: Vec<&str> = output.lines().collect();
    assert!(moves.len() > 1000);
    assert!(moves.is_sorted());
    assert!(moves.iter().all(|mv| mv.contains('@')));

    let moves = succeed(&["moves", "climbers", STEPS, "--kind", "block"]);
    assert!(moves.lines().any(|mv| mv == "H9@2,1:2x2x1:v"), "turned over in place");
    assert!(!moves.lines().any(|mv| mv == "H9@2,1:2x2x1:g"), "unchanged");
}

#[test]
fn pawn_moves_list_their_cost() {
    let output = succeed(&["moves", "climbers", STEPS, "--kind", "pawn"]);
    let lines: Vec<&str> = output.lines().collect();
    assert!(lines.is_sorted());
    assert!(!lines.iter().any(|line| line.starts_with("0,0 ")), "its own cell is not listed");
    assert!(!lines.iter().any(|line| line.starts_with("0,2 ")), "occupied by yellow");
    let costs = |cell: &str| -> Vec<&str> {
        lines.iter().filter_map(|line| line.strip_prefix(cell)?.strip_prefix(' ')).collect()
    };
    assert_eq!(costs("31,31"), ["-"]);
    assert_eq!(costs("2,1"), ["-"], "one unit up is free");
    assert_eq!(costs("4,1"), ["-"], "and so is one more");
    assert_eq!(costs("6,1"), ["l", "s"], "two units up need either ladder");
}

#[test]
fn options_change_what_is_legal() {
    let climbed = STEPS.replace("r:slx", "r:s").replace("r@0,0", "r@4,1").replace("r:0/0", "r:2/1");
    let list = |options: &str| {
        succeed(&["moves", "climbers", &climbed, "--kind", "pawn", "--options", options])
    };
    assert!(list("").lines().any(|line| line == "31,31 -"));
    assert!(!list("descend=forbidden").contains("31,31"));
}

#[test]
fn invalid_input_is_rejected_in_one_line_with_the_field() {
    let check = |position: &str, field: &str| {
        for kind in ["block", "pawn"] {
            let said = refused(&["moves", "climbers", position, "--kind", kind]);
            assert!(said.contains(field), "{field} in {said}");
        }
    };
    check("", "nine fields");
    check("-x", "nine fields");
    check(&STEPS.replace("H9@", "H13@"), "blocks: ");
    check(&STEPS.replace("C1@4,1", "C1@3,1"), "blocks: ");
    check(&STEPS.replace("r@0,0", "r@0,32"), "pawns: ");
    check(&STEPS.replace("y@0,2", "y@4,1"), "pawns: ");
    check(&STEPS.replace(" r r:", " v r:"), "turn: ");
    check(&STEPS.replace("y:slx", "y:xls"), "tools: ");
    check(&STEPS.replace(" - - 0 ", " y@0,0 - 0 "), "stones: ");
    check(&STEPS.replace(" - - 0 ", " - C9 0 "), "last: ");
    check(&STEPS.replace(" - - 0 ", " - - x "), "barren: ");
    check(&STEPS.replace("y:0/0", "y:0/1"), "best: ");

    let said = refused(&["moves", "climbers", STEPS, "--kind", "pawn", "--options", "wings=yes"]);
    assert!(said.contains("options: "), "{said}");
    assert!(refused(&["tower", "climbers", "many"]).contains("seed: "));
    assert!(refused(&["tower", "climbers", "-1"]).contains("seed: "));
    assert!(refused(&["tower", "climbers", "+1"]).contains("seed: "));
    assert!(refused(&["tower", "climbers", "1", "+3"]).contains("players: "));
    assert!(refused(&["tower", "climbers", "1", "6"]).contains("players: "));
    let said = refused(&["moves", "climbers", STEPS, "--kind", "nonsense"]);
    assert!(said.contains("'nonsense' for '--kind") && said.contains("block, pawn"), "{said}");
    assert!(refused(&["moves", "climbers", STEPS]).contains("--kind"));
    assert!(refused(&["moves", "chess", STEPS]).contains("'chess'"));
}
