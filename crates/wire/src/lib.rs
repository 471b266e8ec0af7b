//! What travels between the page, its worker, the store and the server.
//!
//! These types are plain data with a JSON form; the page's TypeScript is made from them
//! (`cargo xtask types`). They are kept apart from the types the rules use: a stored game must stay
//! readable when the code that made it has changed. Conversions are explicit.

pub mod klotz;
pub mod table;
pub mod typescript;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why something was not accepted: a code and the words that fill its sentence, so that a page can
/// say it in any language, and the sentence in English.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// A stable name: `"way-blocked"`.
    pub code: String,
    /// What the sentence mentions: `{ cell: "c5" }`.
    pub params: BTreeMap<String, String>,
    /// The sentence in English.
    pub message: String,
}

/// What a bot chose to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BotChoice {
    /// The number of moves played when it was chosen: a match that has moved on has no use for it.
    pub ply: u32,
    /// The move's canonical text.
    pub text: String,
}
