//! The stored setup of a match of The Climbers.

mod options;
mod setup;

use serde::{Deserialize, Serialize};

use crate::{Clock, Player};

/// The colours of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = climbers::Colour))]
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = climbers::Descend))]
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = climbers::Tie))]
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = climbers::Options))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "as many yes-or-no options as the rules have")]
pub struct Options {
    /// Whether a pawn may move in the same turn before a block does.
    pub pawn_before_block: bool,
    /// Whether pawns may climb down.
    pub descend: Descend,
    /// Who is ahead among pawns of one height.
    pub tie: Tie,
    /// How many rounds of turns without a climb lead to the last chance, or to the end without one: 1 or 2.
    pub rounds: u8,
    /// Whether ladders can be laid over gaps.
    pub bridges: bool,
    /// Whether the others may move their pawns after every turn.
    pub together: bool,
    /// Whether there is one more turn before the game ends. Setups from before version 3 of the
    /// rules don't say: they all had it. Left out if it is there, so that old logs are written as
    /// they were.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub last_chance: bool,
}

fn yes() -> bool {
    true
}

/// One seat of a match, before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = climbers::SeatSetup))]
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = climbers::MatchSetup))]
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
