//! The bots. They take their time: call them in a worker.

use bots::{Level, climbers_bot, klotz_bot};
use climbers::Climbers;
use klotz::Klotz;
use wasm_bindgen::prelude::wasm_bindgen;

use session::SessionError;
use wasm_facade::{Answer, choose, thrown};

/// The `BotChoice` of a bot of this level in the match of a log. The same seed gives the same
/// choice unless its time is up.
#[wasm_bindgen(js_name = klotzChooseMove)]
pub fn klotz_choose_move(log: &str, level: u8, seed: u32) -> Answer<String> {
    choose(log, level, |game: &Klotz, level, stop| {
        klotz_bot::choose(game, level, seed.into(), stop).map(|choice| choice.mv)
    })
}

/// The `BotChoice` of a bot of this level in the match of a log. The same seed gives the same
/// choice unless its time is up.
#[wasm_bindgen(js_name = climbersChooseMove)]
pub fn climbers_choose_move(log: &str, level: u8, seed: u32) -> Answer<String> {
    if climbers_thinks_deeply(level) {
        return Err(thrown(SessionError::NoSuchLevel { level }));
    }
    choose(log, level, |game: &Climbers, level, stop| {
        climbers_bot::choose_baseline(game, level, seed.into(), stop).map(|choice| choice.turn)
    })
}

/// Whether a level of The Climbers needs the strong bot. It is in the coach's module, so that this one
/// stays small.
#[wasm_bindgen(js_name = climbersThinksDeeply)]
pub fn climbers_thinks_deeply(level: u8) -> bool {
    Level::from_stored(level).is_some_and(|level| !climbers_bot::Config::of(level).is_baseline())
}
