//! The stored setup of an X-Stack match.

mod options;
mod setup;

use serde::{Deserialize, Serialize};

pub use self::setup::MAX_SEED;
use crate::{Clock, Player};

/// Which pile is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = xstack::Start))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// One drawn for the design `fan`.
    Fan,
    /// One drawn for the design `wall`.
    Wall,
    /// One drawn for the design `high-fan`.
    HighFan,
    /// One drawn for the design `pyramid`.
    Pyramid,
    /// One drawn for the design `bridge`.
    Bridge,
    /// One drawn for the design `tower`.
    Tower,
    /// One drawn for the design `lean`.
    Lean,
    /// One drawn for the design `column`.
    Column,
    /// One drawn for the design `spire`.
    Spire,
    /// One that a player has built.
    Own,
}

/// How strongly the hand pulls before a block slips from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = xstack::Hand))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hand {
    Normal,
    Gentle,
    Strong,
}

/// How much the hand trembles by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = xstack::Tremor))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tremor {
    None,
    Steady,
    Natural,
    Shaky,
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = xstack::Options))]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Which pile is played on.
    pub design: Start,
    /// How strongly the hand pulls.
    pub hand: Hand,
    /// How much it trembles.
    pub tremor: Tremor,
    /// How many piles are played: 1 to 5.
    pub rounds: u8,
    /// The house rules that are played; games of the first version of the rules have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<HouseRule>>", optional))]
    pub house_rules: Vec<HouseRule>,
}

/// A rule of ours that the printed rules do not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = xstack::HouseRule))]
#[serde(rename_all = "camelCase")]
pub enum HouseRule {
    /// The block that you put back in your last turn is forbidden to you too.
    OwnBlock,
    /// The top floor may be neither pulled nor taken as a bonus.
    TopFloor,
    /// A bonus must come from below the block just put back.
    BonusBelow,
}

/// One seat of a match, before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = xstack::SeatSetup))]
#[serde(rename_all = "camelCase")]
pub struct SeatSetup {
    /// The name to show; empty for the seat's number.
    pub name: String,
    /// Who makes its turns.
    pub player: Player,
}

/// The setup of a match. It contains its piles, so that a stored match stays the same when piles are
/// drawn differently one day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = xstack::MatchSetup))]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// Two to five seats, in turn order.
    pub seats: Vec<SeatSetup>,
    /// Who moves first, if not the first seat: in a rematch the next one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first: Option<u8>,
    /// The options.
    pub options: Options,
    /// The seed of the tremor of all hands.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
    /// The text of the pile of every round.
    pub piles: Vec<String>,
    /// The clock.
    pub clock: Clock,
}
