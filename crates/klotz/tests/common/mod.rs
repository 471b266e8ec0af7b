//! What several test files use: the second witness, and ways to get at many positions.

pub(crate) mod blocks;
pub(crate) mod positions;
pub(crate) mod text_laws;
pub(crate) mod witness;
