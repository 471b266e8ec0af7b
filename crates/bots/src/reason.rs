//! Why a move is good, as facts a page can put into words.

/// One fact that speaks for a move: a stable name and what its sentence mentions.
pub trait Reason {
    /// A stable name: `"parries"`.
    fn name(&self) -> &'static str;

    /// What the sentence mentions: `("colour", "red")`.
    fn params(&self) -> Vec<(&'static str, String)>;
}
