#![no_main]

use serde::de::DeserializeOwned;
use serde::Serialize;
use wire::online::{ClientToServer, NewTable, PairWish};

// Whatever a page sends is read into what is read again alike, or refused; and a setup that can be read
// can be judged.
libfuzzer_sys::fuzz_target!(|text: &str| {
    check::<ClientToServer>(text);
    check::<PairWish>(text);
    if let Some(new) = check::<NewTable>(text) {
        let _ = new.setup.check();
        let _ = new.setup.pairing_key();
    }
});

fn check<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(text: &str) -> Option<T> {
    let message: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&message).expect("plain data has a JSON form");
    assert_eq!(serde_json::from_str::<T>(&written).expect("what was written"), message);
    Some(message)
}
