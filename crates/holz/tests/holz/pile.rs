//! `holz pile xstack` on the command line.

use std::process::{Command, Output};

fn holz(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holz")).args(arguments).output().unwrap()
}

#[test]
fn a_pile_lists_all_blocks() {
    let output = holz(&["pile", "xstack", "fan", "1"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let pile: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&pile["design"], &pile["seed"]), (&"fan".into(), &1.into()));
    let blocks = pile["blocks"].as_array().unwrap();
    assert_eq!(blocks.len(), 36);
    assert_eq!(blocks[8]["block"], "B03");
    // The lowest bar is between the arms, above the crossing.
    let lowest = blocks.iter().map(|block| block["at"][1].as_i64().unwrap()).min().unwrap();
    assert!((100_000..102_000).contains(&lowest), "{lowest}");
    assert_eq!(output.stdout, holz(&["pile", "xstack", "fan", "1"]).stdout);
}

#[test]
fn invalid_piles_are_rejected_in_one_line() {
    for (arguments, expected) in [
        (["pile", "xstack", "castle", "1"], "there are fan, wall, high-fan"),
        (["pile", "xstack", "fan", "-1"], "not a whole number"),
    ] {
        let output = holz(&arguments);
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(expected) && error.lines().count() == 1, "{error}");
    }
}
