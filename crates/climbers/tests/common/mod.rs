//! What the tests share.
#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod blocks;
pub(crate) mod games;
pub(crate) mod text_laws;
pub(crate) mod witness;
