//! The buffer through which the page reads each tick without parsing.

use std::cell::RefCell;

use session::xstack_match::{Frame, LiveView};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use xstack::sim::LiveAct;

thread_local! {
    /// One buffer for the module: the page reads it right after the call that wrote it.
    static FRAME: RefCell<Frame> = RefCell::default();
}

/// The memory in which the addresses below lie.
#[wasm_bindgen(js_name = frameMemory)]
pub fn frame_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// The address of the numbers of the last tick.
#[wasm_bindgen(js_name = frameNumbers)]
pub fn frame_numbers() -> *const f64 {
    FRAME.with_borrow(|frame| frame.numbers().as_ptr())
}

/// The address of the impacts of the last tick.
#[wasm_bindgen(js_name = frameImpacts)]
pub fn frame_impacts() -> *const f64 {
    FRAME.with_borrow(|frame| frame.impacts().as_ptr())
}

/// The address of the poses last asked for.
#[wasm_bindgen(js_name = framePoses)]
pub fn frame_poses() -> *const f32 {
    FRAME.with_borrow(|frame| frame.poses().as_ptr())
}

/// Writes a tick and returns how many impacts it had.
pub(crate) fn write_tick(live: &LiveView) -> u32 {
    FRAME.with_borrow_mut(|frame| frame.write(live));
    live.impacts.len() as u32
}

/// Writes the poses of all blocks.
pub(crate) fn write_poses(live_act: &LiveAct) {
    FRAME.with_borrow_mut(|frame| frame.write_poses(live_act));
}
