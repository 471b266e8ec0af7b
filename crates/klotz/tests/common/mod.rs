//! What several test files use: the reference implementation, and ways to get at many positions.

pub(crate) mod blocks;
pub(crate) mod positions;
pub(crate) mod reference;
pub(crate) mod text_laws;
