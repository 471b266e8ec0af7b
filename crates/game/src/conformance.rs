//! The checks every game must pass.
