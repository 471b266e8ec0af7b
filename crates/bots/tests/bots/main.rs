//! Tests of the bots' public API.
//!
//! All in one binary, because linking takes longer than running.

mod climbers;
mod golden;
mod klotz;
#[cfg(feature = "xstack")]
mod xstack;
