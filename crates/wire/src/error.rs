//! Why a message cannot be read, before anyone asks the rules.

use game::Refusal;

/// Why a message cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum WireError {
    /// Not the JSON that was expected.
    #[error("the message cannot be read: {detail}")]
    BadMessage {
        /// What the JSON reader said.
        detail: String,
    },
}

impl WireError {
    /// The reason why some JSON is not what was expected.
    pub fn bad_message(error: &serde_json::Error) -> WireError {
        WireError::BadMessage { detail: error.to_string() }
    }
}
