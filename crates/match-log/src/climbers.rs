//! The stored setup of a match of The Climbers.

mod options;
mod setup;

use serde::{Deserialize, Serialize};

use crate::{Clock, Player};

/// The colours of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Yellow,
    DarkBlue,
    LightBlue,
    Violet,
}

/// Whether pawns may climb down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Descend {
    /// Any height.
    Allowed,
    /// Never.
    Forbidden,
}

/// Who is ahead among pawns of one height.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Tie {
    /// Who arrived last.
    Last,
    /// Who arrived first.
    First,
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Whether a pawn may move in the same turn before a block does.
    pub pawn_before_block: bool,
    /// Whether pawns may climb down.
    pub descend: Descend,
    /// Who is ahead among pawns of one height.
    pub tie: Tie,
    /// How many rounds of turns without a climb lead to the last chance: 1 or 2.
    pub rounds: u8,
    /// Whether ladders can be laid over gaps.
    pub bridges: bool,
    /// Whether the others may move their pawns after every turn.
    pub together: bool,
}

/// One seat of a match, before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatSetup {
    /// The colour it plays.
    pub colour: Colour,
    /// The name to show; empty for the colour's own name.
    pub name: String,
    /// Who makes its moves.
    pub player: Player,
}

/// The setup of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// Two to five seats of different colours, in turn order.
    pub seats: Vec<SeatSetup>,
    /// Who moves first, if not the first seat: in a rematch the next one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first: Option<Colour>,
    /// The options.
    pub options: Options,
    /// The number of the tower.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub tower: u64,
    /// The clock.
    pub clock: Clock,
    /// A starting position in text form, instead of the tower's.
    pub start: Option<String>,
}
