//! Why a player left.

/// Why a player left a game that goes on. The rules do not need it; the table, stores and records
/// do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Departure {
    /// They gave up.
    Resignation,
    /// Their time was up.
    Time,
}
