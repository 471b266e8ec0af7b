//! Why a question about a match has no answer, or a draft cannot go on.

use game::Refusal;

/// Why a question about a match has no answer, or a draft cannot go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum SessionError {
    /// The match has fewer moves.
    #[error("{ply} moves have not been played yet")]
    NoSuchPly {
        /// How many moves were asked for.
        ply: u32,
    },
    /// There is no move to choose any more.
    #[error("the match is over")]
    MatchOver,
    /// A bot that does not exist.
    #[error("there is no bot of level {level}")]
    NoSuchLevel {
        /// The level's stored number.
        level: u8,
    },
    /// A piece that may be moved but cannot go anywhere.
    #[error("the piece on {cell} has nowhere to go")]
    NowhereToGo {
        /// Where it stands.
        cell: String,
    },
    /// A link that does not describe a layout.
    #[error("the link does not describe a layout")]
    BadLayoutLink,
    /// Not the text of a puzzle, or not a turn in it.
    #[error("the message cannot be read: {detail}")]
    #[refusal(code = "bad-message")]
    BadPuzzle {
        /// What is wrong with it.
        detail: String,
    },
    /// Not the text of a lesson.
    #[error("the lesson cannot be read: {detail}")]
    #[refusal(code = "bad-message")]
    BadLesson {
        /// What is wrong with it.
        detail: String,
    },
    /// A cell that is not on the table.
    #[error("{x},{y} is not on the table")]
    #[refusal(code = "not-a-cell", params(text = format!("{x},{y}")))]
    NoSuchCell {
        /// Its column.
        #[refusal(skip)]
        x: i16,
        /// Its row.
        #[refusal(skip)]
        y: i16,
    },
    /// A size that no block has.
    #[error("no block has the size {}", size_text(*.size))]
    #[refusal(code = "no-such-size")]
    NoSuchPose {
        /// Along x, along y, height.
        #[refusal(value = size_text(*size))]
        size: [u8; 3],
    },
    /// No block waits to be taken away.
    #[error("no block lies too low, so you cannot take one away")]
    NothingToTakeAway,
    /// An act that goes on.
    #[error("not everything is at rest yet")]
    NotAtRest,
}

fn size_text([x, y, h]: [u8; 3]) -> String {
    format!("{x}x{y}x{h}")
}
