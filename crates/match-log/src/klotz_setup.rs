//! The stored setup of a KLOTZ match. Cells are text: `"c12"`.

mod layout;
mod options;
mod setup;

use serde::{Deserialize, Serialize};

use crate::{Clock, Player};

/// The four colours, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::Colour))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
}

/// Which corner a Klotz runs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::Goal))]
#[serde(rename_all = "camelCase")]
pub enum Goal {
    /// The corner nearest to its centre cell.
    Near,
    /// The corner diagonally opposite.
    Far,
}

/// What happens to the Klötze of colours that nobody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::Idle))]
#[serde(rename_all = "camelCase")]
pub enum Idle {
    /// They are removed.
    Removed,
    /// They stay on their centre cells.
    Stay,
}

/// What the third occurrence of a position means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::Repetition))]
#[serde(rename_all = "camelCase")]
pub enum Repetition {
    /// A draw.
    Draw,
    /// Nothing.
    Allowed,
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::Options))]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Which corner a Klotz runs to.
    pub goal: Goal,
    /// What happens to unused Klötze.
    pub idle: Idle,
    /// What repeating a position means.
    pub repetition: Repetition,
    /// The game is drawn after this many moves; 0 for no limit.
    pub move_limit: u32,
}

/// A column of a layout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::Placement))]
#[serde(rename_all = "camelCase")]
pub struct Placement {
    /// Where.
    pub cell: String,
    /// 1, 2 or 3.
    #[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3"))]
    pub height: u8,
}

/// A starting layout: built in, or made by players. A draft in the editor may break the rules of
/// layouts; a match only starts from one that does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::Layout))]
#[serde(rename_all = "camelCase")]
pub struct Layout {
    /// Its name.
    pub name: String,
    /// Its 24 columns.
    pub columns: Vec<Placement>,
}

/// One seat of a match, before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::SeatSetup))]
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = klotz::MatchSetup))]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// Two to four seats of different colours, in turn order (red, yellow, green, blue).
    pub seats: Vec<SeatSetup>,
    /// The colour that moves first.
    pub first: Colour,
    /// The options.
    pub options: Options,
    /// Where the columns stand at the start.
    pub layout: Layout,
    /// The clock.
    pub clock: Clock,
    /// A starting position in text form, instead of the layout's.
    pub start: Option<String>,
}
