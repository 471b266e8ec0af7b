//! What travels: of each game its setups, views, stored matches and records, and the types of the page.

mod climbers;
mod common;
mod klotz;
mod messages;
mod online;
mod typescript;
#[cfg(feature = "sim")]
mod xstack;
