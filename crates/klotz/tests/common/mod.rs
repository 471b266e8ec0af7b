//! What several test files use: the second witness, and ways to get at many positions.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "which helpers go unused differs from one test file to the next"
)]

pub mod blocks;
pub mod positions;
pub mod text_laws;
pub mod witness;
