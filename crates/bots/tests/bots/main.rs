//! The bots from the outside: they play by the rules, their levels are in order, what is proven is
//! found.
//!
//! One program: each test file by itself would compile and link everything again.

mod climbers;
mod golden;
mod klotz;
#[cfg(feature = "xstack")]
mod xstack;
