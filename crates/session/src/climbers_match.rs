//! What a client asks about a match of The Climbers, and the turn it is making.

mod draft;
mod lesson;
mod local_game;
mod puzzle;

pub use draft::TurnDraft;
pub use lesson::{Goal, Start, Variant};
pub use puzzle::{puzzle_attempt, puzzle_hint, read_puzzles};
