//! Tests of the bots' public API.
//!
//! All in one binary, because linking takes longer than running.

mod climbers_bot;
mod golden;
mod klotz_bot;
#[cfg(feature = "xstack")]
mod xstack_bot;
