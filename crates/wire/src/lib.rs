//! What travels between the page, its worker, the store and the server.
//!
//! These types are plain data with a JSON form; the page's TypeScript is made from them
//! (`cargo xtask types`). They are kept apart from the types the rules use: a stored game must stay
//! readable when the code that made it has changed. Conversions are explicit.

pub mod climbers;
pub mod coach;
mod convert;
mod error;
pub mod klotz;
mod levels_script;
mod log;
pub mod online;
mod record;
mod stored;
mod stored_game;
pub mod table;
pub mod typescript;
pub mod xstack;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use error::WireError;
pub use log::{LogError, LogProblem, event_line, header_line, read_line, read_log, write_log};
pub use record::{read_record, write_record};
pub use stored_game::StoredGame;

/// Why something was not accepted: a code and the words that fill its sentence, so that a page can
/// say it in any language, and the sentence in English.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// A stable name: `"both-blocked"`.
    pub code: String,
    /// What the sentence mentions: `{ cell: "c5" }`.
    pub params: BTreeMap<String, String>,
    /// The sentence in English, with those of its causes.
    pub message: String,
    /// Where the sentence says what cannot be accepted but not why: the refusals that do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "Refusal[]")]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub causes: Vec<Refusal>,
}

/// Every refusal of the rules and the table can travel.
impl<R: game::Refusal> From<R> for Refusal {
    fn from(refusal: R) -> Refusal {
        Refusal::of(&refusal)
    }
}

impl Refusal {
    fn of(refusal: &dyn game::Refusal) -> Refusal {
        let params = refusal.params().into_iter();
        Refusal {
            code: refusal.code().to_owned(),
            params: params.map(|(name, value)| (name.to_owned(), value)).collect(),
            message: refusal.to_string(),
            causes: refusal.causes().into_iter().map(Refusal::of).collect(),
        }
    }
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
