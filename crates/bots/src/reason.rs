//! The trait of hint reasons.

/// A fact in favour of a move, which the page turns into a sentence.
pub trait Reason {
    /// A stable code: `"parries"`.
    fn name(&self) -> &'static str;

    /// Parameters of the sentence: `("colour", "red")`.
    fn params(&self) -> Vec<(&'static str, String)>;
}
