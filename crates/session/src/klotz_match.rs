//! What a client asks about a match of KLOTZ.

mod layout_link;
mod lesson;
mod local_game;
mod puzzle;
mod targets;

pub use layout_link::{layout_from_link, layout_to_link};
pub use lesson::{Goal, Start};
pub use puzzle::{puzzle_hint, puzzle_reply, read_puzzles};
pub use targets::{movable, occurrences, targets, why_not};
