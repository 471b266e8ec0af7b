//! X-Stack as the page sees it.
//!
//! The origin is on the table below the crossing of the X; `x` goes to the right along the arms, `y`
//! up, `z` towards the first player. Lengths are metres unless a field says otherwise; turns are
//! quaternions `x, y, z, w`.

mod convert;
mod draft;
mod pile_number;
mod view;

use serde::{Deserialize, Serialize};

pub use match_log::xstack_setup::{Hand, HouseRule, MatchSetup, Options, SeatSetup, Start, Tremor};

pub use self::convert::{block_name, block_names, metres};
pub use self::draft::{Choice, ContactsView, EditorView, TurnPhase, TurnView};
use crate::command::Player;
use crate::match_state::MatchState;

/// The designs of stand and blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Design {
    Fan,
    Wall,
    HighFan,
    Pyramid,
    Bridge,
    Tower,
    Lean,
    Column,
    Spire,
}

/// The X that everything lies on: two boards at 45 degrees. In millimetres.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StandView {
    /// How long a board is on either side of the crossing.
    pub arm: f64,
    /// How wide the boards are, from front to back.
    pub depth: f64,
    /// How high above the table their upper faces cross.
    pub crossing: f64,
    /// How thick they are.
    pub board: f64,
}

/// A lesson: a pile on which the first seat is to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Lesson {
    /// Its name, from which the keys of its texts are made.
    pub name: String,
    /// The lesson as text, to be handed back with each question about it.
    pub source: String,
    /// Blocks to mark.
    pub marks: Vec<String>,
    /// The match it is played in.
    pub setup: MatchSetup,
}

/// The pile of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PileView {
    /// Its design.
    pub design: Design,
    /// The number it was drawn from, if it was. As text if JavaScript could not represent it.
    #[cfg_attr(feature = "typescript", ts(type = "number | string | null"))]
    #[serde(with = "pile_number")]
    pub seed: Option<u64>,
    /// The name that its builder gave it.
    pub name: Option<String>,
    /// The stand it is on.
    pub stand: StandView,
    /// The edges of every block along its own axes, in micrometres: six red ones, six blue, and so
    /// on with green, yellow, white and natural.
    pub sizes: Vec<[i32; 3]>,
    /// The pile as a text that can stand in an address.
    pub text: String,
}

/// How one player stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// Bonus blocks of this round.
    pub bonus: Vec<String>,
    /// Malus blocks of this round.
    pub malus: Vec<String>,
    /// Malus blocks that a bonus of their colour took out of the game.
    pub cancelled: Vec<String>,
    /// The points of this round.
    pub points: i32,
    /// The points of the rounds before.
    pub earlier: i32,
    /// Whether the player has left.
    pub left: bool,
}

/// A position to draw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// Which round, from 1.
    pub round: u32,
    /// Of how many.
    pub rounds: u32,
    /// The pile it began with.
    pub pile: PileView,
    /// Where each of the 36 blocks lies: `x, y, z` of its middle and its turn `x, y, z, w`; none if
    /// it is off the X. In the order of the pile's sizes.
    pub poses: Vec<Option<[f64; 7]>>,
    /// How many blocks are on the X.
    pub on_x: u32,
    /// The players in turn order.
    pub players: Vec<PlayerView>,
    /// Who is to move; none when the game is over.
    pub to_move: Option<u8>,
    /// The block that may be neither pulled nor taken now.
    pub forbidden: Option<String>,
}

/// What the rules made of an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Judgement {
    /// Let go, and hardly moved.
    Stayed,
    /// Let go before it was out.
    HalfPulled,
    /// Lies higher than before.
    Put,
    /// Was out and does not lie higher.
    Low,
    /// Taken as a bonus.
    Bonus,
    /// Given up.
    GivenUp,
    /// The hand's time was over.
    TimeOver,
    /// What lay too low was taken away.
    TakenAway,
    /// The forbidden block was taken instead.
    Declined,
    /// Something fell.
    Fell,
}

/// One act of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ActView {
    /// The block it was about.
    pub block: String,
    /// What the rules made of it.
    pub judgement: Judgement,
    /// What fell.
    pub fallen: Vec<String>,
}

/// What happened at one ply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum MoveView {
    /// A turn.
    Turn {
        /// Whose.
        seat: u8,
        /// In which round, from 1.
        round: u32,
        /// The turn in the words of a record: `pull B03 put | bonus Y05`.
        words: String,
        /// What was done.
        acts: Vec<ActView>,
        /// The block that was put back higher.
        put: Option<String>,
        /// The block taken as a bonus.
        bonus: Option<String>,
        /// The malus of this colour that the bonus took out of the game.
        cancelled: Vec<String>,
        /// What became malus.
        malus: Vec<String>,
    },
    /// A player left a game that went on (resigned, or out of time). Not a move: it has no ply of
    /// its own and stands before the move that followed.
    Out {
        /// Who left.
        seat: u8,
        /// `resignation` or `time`.
        rule: String,
    },
}

/// A seat during the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Its name; empty for the seat's number.
    pub name: String,
    /// Who makes its turns.
    pub player: Player,
    /// Whether it has left the game.
    pub out: bool,
}

/// A match to show.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchView {
    /// What was agreed before the first turn.
    pub setup: MatchSetup,
    /// The seats as they are now.
    pub seats: Vec<SeatView>,
    /// The current position.
    pub position: PositionView,
    /// How the match stands, whatever the game. The rules of this one by which it can end are
    /// `most-points` and `shared`.
    #[serde(flatten)]
    pub state: MatchState,
    /// Everything that happened, in order. `Out` entries stand between turns.
    pub moves: Vec<MoveView>,
    /// The setup of the next match, once a rematch was agreed.
    pub rematch: Option<MatchSetup>,
}
