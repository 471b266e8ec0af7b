//! Why a player left.

/// Why a player left a game that continued without them. The rules do not need it; the table,
/// stores and records do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Departure {
    /// They resigned.
    Resignation,
    /// They ran out of time.
    Time,
}
