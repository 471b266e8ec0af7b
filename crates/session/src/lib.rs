//! What one client needs to drive a match.
//!
//! The page runs this crate as WebAssembly. It answers what a player asks before they commit to a
//! move: where a piece can go and why not elsewhere, the draft of a turn of The Climbers, the live
//! simulation of an X-Stack turn, replays, puzzles, lessons and hints. Committing to a move is a command to
//! the `table`; the answers are types of `wire`.
//!
//! **Architecture invariant:** no I/O, no clock, no threads; randomness comes in as a seed. The rules
//! stay in their crates: if a question needs a rule, the game's crate answers it and this crate only
//! puts it into words of `wire`. Nothing here is needed to store or to referee a match, so servers
//! do without it.

pub mod climbers_match;
pub mod coach;
mod error;
pub mod klotz_match;
pub mod lesson;
mod line;
mod local_match;
mod refusal_codes;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod xstack_match;

pub use error::SessionError;
pub use local_match::{AnalysedGame, Draft, LocalGame, LocalMatch};
pub use refusal_codes::REFUSAL_CODES;
