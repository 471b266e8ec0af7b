//! Matches as a client drives them: setups, views, stored matches, records, turns and puzzles of each
//! game, and the page's generated TypeScript.

mod climbers;
mod common;
mod klotz;
mod local_match;
#[cfg(feature = "typescript")]
mod typescript;
#[cfg(feature = "sim")]
mod xstack;
