//! The arena as others use it.
//!
//! One program: each test file by itself would compile and link everything again.

mod contest;
mod games;
mod protocol_bot;
