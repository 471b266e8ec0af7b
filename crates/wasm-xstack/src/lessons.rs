//! The lessons of X-Stack.

use session::lesson::lesson_views;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, thrown, write};
use xstack::XStack;

/// The `Lesson`s of a file.
#[wasm_bindgen(js_name = xstackLessons)]
pub fn xstack_lessons(text: &str) -> Answer<String> {
    let lessons = lesson_views::<XStack>(text).map_err(thrown)?;
    Ok(write(&lessons))
}
