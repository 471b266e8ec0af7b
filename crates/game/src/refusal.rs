//! Errors that a page can translate.

use std::error::Error;

/// An error meant for a player: an English sentence (its `Display`) and, so that other languages
/// can say the same, a stable code with the names and numbers that fill the sentence. Plain data, so
/// that it can be handed to anybody.
pub trait Refusal: Error + Send + Sync + 'static {
    /// A stable name in kebab case, unique within a game: `"cell-occupied"`.
    fn code(&self) -> &'static str;

    /// What the sentence mentions, by name: `[("cell", "c3")]`.
    fn params(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The refusals behind this one, where it says what cannot be accepted and they say why: the
    /// move behind a line of a record. A page shows them after it, in the same language.
    fn causes(&self) -> Vec<&dyn Refusal> {
        Vec::new()
    }
}
