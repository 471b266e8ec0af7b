//! What the tests share.

pub(crate) mod blocks;
pub(crate) mod games;
pub(crate) mod ledger;
pub(crate) mod reference;
pub(crate) mod text_laws;
