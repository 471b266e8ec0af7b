#![no_main]
#![allow(dead_code, reason = "each target uses some laws of many")]

#[path = "../../crates/wire/tests/common/message_laws.rs"]
mod message_laws;

use std::sync::LazyLock;

use climbers::Climbers;
use klotz::Klotz;

static TOWER: LazyLock<wire::climbers_view::MatchSetup> =
    LazyLock::new(|| wire::climbers_view::MatchSetup::draw(2, 7).expect("a tower"));

// Commands are applied as decided, or refused.
libfuzzer_sys::fuzz_target!(|text: &str| {
    let board = wire::klotz_view::MatchSetup::for_players(2).expect("a board");
    message_laws::command::<Klotz>(&board, text);
    message_laws::command::<Climbers>(&TOWER, text);
});
