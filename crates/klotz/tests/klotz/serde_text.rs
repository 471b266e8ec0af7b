//! Moves and positions as JSON.

use klotz::{Move, Settings, Setup};

#[test]
fn moves_and_setups_are_texts() {
    let mv: Move = "b2-b4".parse().expect("a move");
    let json = serde_json::to_string(&mv).expect("it serializes");
    assert_eq!(json, "\"b2-b4\"");
    assert_eq!(serde_json::from_str::<Move>(&json).expect("a move"), mv);
    let setup = Settings::default().start().setup();
    let json = serde_json::to_string(&setup).expect("it serializes");
    assert_eq!(serde_json::from_str::<Setup>(&json).expect("a setup"), setup);
    let error = serde_json::from_str::<Move>("\"b2\"").expect_err("half a move");
    assert!(error.to_string().contains("is not a move"), "{error}");
}
