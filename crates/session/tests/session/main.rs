//! Matches as a client drives them: setups, views, stored matches, records, turns and puzzles of each
//! game, and the page's generated TypeScript.

mod climbers_match;
mod common;
mod klotz_match;
mod lessons;
mod local_match;
#[cfg(feature = "typescript")]
mod typescript;
#[cfg(feature = "sim")]
mod xstack_match;
