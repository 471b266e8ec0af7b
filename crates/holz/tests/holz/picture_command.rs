//! `holz picture` on the command line.

use std::process::{Command, Output};

fn holz(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_holz")).args(arguments).output().unwrap()
}

/// Width and height of a PNG file, from its header.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn positions_of_all_games_become_pictures() {
    let dir = tempfile::tempdir().unwrap();
    let klotz = klotz::Settings::default().start().to_string();
    let climbers = climbers::Settings::for_players(3, 7).unwrap().start().to_string();
    for (name, position) in [
        ("klotz", vec![klotz.as_str()]),
        ("klotz", vec![klotz.as_str(), "--view", "isometric"]),
        ("climbers", vec![climbers.as_str()]),
        ("xstack", vec!["wall", "3"]),
    ] {
        for ending in ["svg", "PNG"] {
            let file = dir.path().join(format!("board.{ending}"));
            let file = file.to_str().unwrap();
            let mut arguments = vec!["picture", name];
            arguments.extend(&position);
            arguments.extend(["--width", "300", "-o", file]);
            let output = holz(&arguments);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let bytes = std::fs::read(file).unwrap();
            if ending == "svg" {
                assert!(bytes.starts_with(b"<svg ") && bytes.ends_with(b"</svg>\n"), "{name}");
            } else {
                assert_eq!(png_size(&bytes).0, 300, "{name}");
            }
        }
    }
}

#[test]
fn invalid_pictures_are_rejected_in_one_line() {
    let start = klotz::Settings::default().start().to_string();
    for (arguments, expected) in [
        (vec!["klotz", "nonsense", "-o", "a.png"], "position"),
        (vec!["climbers", "nonsense", "-o", "a.png"], ""),
        (vec!["xstack", "castle", "1", "-o", "a.png"], "there are fan, wall, high-fan"),
        (vec!["klotz", &start, "-o", "board.gif"], "ends in .svg or .png"),
        (vec!["klotz", &start, "-o", "a.png", "--width", "5000"], "1 to 4096 pixels"),
    ] {
        let output = holz(&[&["picture"], arguments.as_slice()].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(expected) && error.lines().count() == 1, "{error}");
    }
    let output = holz(&["picture", "klotz", &start, "-o", "/no/such/folder/board.svg"]);
    assert_eq!(output.status.code(), Some(1));
}
