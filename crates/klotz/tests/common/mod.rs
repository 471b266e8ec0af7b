//! Shared by several test files: the reference implementation, and generators of positions.

pub(crate) mod blocks;
pub(crate) mod positions;
pub(crate) mod reference;
pub(crate) mod text_laws;
