//! Names of players.

/// The maximum length of a name in characters, both at the table and in records, so that every name
/// can be recorded.
pub const MAX_NAME_CHARS: usize = 40;

/// A player's name, short and on one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName(String);

impl PlayerName {
    /// The name, if it is valid: 1 to [`MAX_NAME_CHARS`] characters, no control characters, no
    /// space at the ends, and not `?`, which means unknown.
    pub fn new(name: &str) -> Option<PlayerName> {
        let good = name.trim() == name
            && (1..=MAX_NAME_CHARS).contains(&name.chars().count())
            && !name.contains(char::is_control)
            && name != "?";
        good.then(|| PlayerName(name.to_owned()))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
