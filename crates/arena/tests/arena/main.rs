//! The arena as others use it.
//!
//! One binary: separate ones would each compile and link everything again.

mod contest;
mod games;
mod protocol_bot;
