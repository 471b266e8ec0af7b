//! Names of players.

/// The longest name a player can have, in characters: at the table and in records alike, so that
/// every name that was played under can be written down.
pub const MAX_NAME_CHARS: usize = 40;
