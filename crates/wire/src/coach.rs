//! What a coach says: what to play and why, and how a match has gone. The same for every game.

use std::collections::BTreeMap;

use ::table::Table;
use game::Game;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A fact that speaks for a move: a code and the words that fill its sentence, so that a page can say
/// it in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Reason {
    /// A stable name: `"parries"`.
    pub code: String,
    /// What the sentence mentions: `{ colour: "red" }`.
    pub params: BTreeMap<String, String>,
}

impl<R: bots::Reason> From<R> for Reason {
    fn from(reason: R) -> Reason {
        let params = reason.params().into_iter();
        Reason {
            code: reason.name().to_owned(),
            params: params.map(|(name, value)| (name.to_owned(), value)).collect(),
        }
    }
}

/// What a strong player would do now, and what speaks for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Hint {
    /// The number of moves played when it was given: a match that has moved on has no use for it.
    pub ply: u32,
    /// The move's canonical text.
    pub text: String,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
}

impl Hint {
    /// A hint in the match as it stands.
    pub fn new<G: Game>(
        table: &Table<G>,
        mv: &G::Move,
        reasons: impl IntoIterator<Item = impl bots::Reason>,
    ) -> Hint {
        Hint {
            ply: table.ply(),
            text: table.game().write_move(mv),
            reasons: reasons.into_iter().map(Reason::from).collect(),
        }
    }
}

/// How a match stood after so many moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Assessment {
    /// After how many moves.
    pub ply: u32,
    /// The chance of each seat to win, in thousandths.
    pub chances: Vec<u32>,
    /// What a strong player would have played from there on, as canonical texts; empty at the end.
    pub line: Vec<String>,
}

impl Assessment {
    /// The judgement of the game as it stood then.
    pub fn new<G: Game>(ply: u32, mut game: G, chances: Vec<u32>, line: &[G::Move]) -> Assessment {
        let mut texts = Vec::new();
        for mv in line {
            texts.push(game.write_move(mv));
            if game.play(mv).is_err() {
                break;
            }
        }
        Assessment { ply, chances, line: texts }
    }
}

/// What becomes of a move in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleReply {
    /// The number of moves played when it was chosen.
    pub ply: u32,
    /// The rival's answer, as canonical text.
    pub text: String,
    /// Whether the puzzle can still be solved in time.
    pub right: bool,
    /// What the answer does.
    pub reasons: Vec<Reason>,
}
