//! Messages between page, bots and servers, as JSON.
//!
//! These types are plain data; the page's TypeScript is generated from them (`cargo xtask types`).
//! They are separate from the types of the rules, so that the rules can change without breaking
//! clients, and convert explicitly. Setups and log lines are those of [`match_log`]: a message
//! embeds them as they are stored.
//!
//! **Architecture invariant:** serde types and conversions, nothing else. Whatever a client asks
//! about a match before it sends a message is in `session`; what a server decides is in `server`.

pub mod climbers_view;
pub mod coach;
pub mod command;
mod convert;
mod error;
pub mod klotz_view;
pub mod match_state;
pub mod online;
mod refusal_codes;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod xstack_view;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use error::WireError;
pub use refusal_codes::REFUSAL_CODES;

/// Why something was refused: a code with parameters, which a page can translate, and the sentence in
/// English.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// A stable name: `"both-blocked"`.
    pub code: String,
    /// What the sentence mentions: `{ cell: "c5" }`.
    pub params: BTreeMap<String, String>,
    /// The sentence in English, with those of its causes.
    pub message: String,
    /// The reasons behind it, where the sentence itself names none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Refusal[]"))]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub causes: Vec<Refusal>,
}

impl<R: game::Refusal> From<R> for Refusal {
    fn from(refusal: R) -> Refusal {
        Refusal::of(&refusal)
    }
}

impl Refusal {
    /// A refusal as it travels.
    pub fn of(refusal: &dyn game::Refusal) -> Refusal {
        let params = refusal.params().into_iter();
        Refusal {
            code: refusal.code().to_owned(),
            params: params.map(|(name, value)| (name.to_owned(), value)).collect(),
            message: refusal.to_string(),
            causes: refusal.causes().into_iter().map(Refusal::of).collect(),
        }
    }
}

/// The move that a bot chose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BotChoice {
    /// The number of moves played when it was chosen; once more are played, it is stale.
    pub ply: u32,
    /// The move's canonical text.
    pub text: String,
}
