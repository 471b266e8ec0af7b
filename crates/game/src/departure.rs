//! Why someone left.

/// Why a player left a game that went on. The game itself does not care, but those who keep it do:
/// the table, stores and records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Departure {
    /// They gave up.
    Resignation,
    /// Their time was up.
    Time,
}
