//! A complete turn, as it is stored.

use std::{fmt, str::FromStr};

use game::Refusal;

use crate::{
    Act, Block, BlockError, BlockSet, GestureError, HAND_SAMPLES, Handling, Poses, Report, Rest,
    text_encoding::{Reader, Writer},
};

/// Separates the notation from the acts.
const BEFORE_ACTS: &str = " ; ";

/// More acts than a turn can have: one for every sample, and one in which a block is taken away.
const MAX_ACTS: usize = HAND_SAMPLES + 1;

/// A turn: its acts and their notation. [`XStack`](crate::XStack) checks whether it follows the rules and
/// whether the notation is right.
///
/// # Its text
///
/// `pull B03 put | bonus Y05 ; B03.AA...~AB... Y05.BQ...~AB... #0123456789abcdef`: the
/// notation; then each act, as its [`Gesture`](crate::Gesture) and its outcome; and last the hash of the
/// final poses. If you trust the text, you need no simulation; if you don't, you can verify each act.
///
/// The outcome of an act says how the hand left the block, what fell, and the poses: complete for the
/// first act, as differences for the others. A block taken away without a hand has no gesture:
/// `W02~AB...`.
///
/// The notation of an act is `pull`, `bonus`, `decline` or `away` (a half-pulled block given up without
/// the hand closing on it again), the block, and what became of it:
///
/// - `stayed`: it was let go where it was; `half`: it was let go half pulled;
/// - `put`: it lies higher; `low`: it does not, and was taken away;
/// - nothing after `bonus Y05`: it was taken; nothing after `decline W02` and `away B03`;
/// - `up`: it was given up in hand; `time`: the hand's time was over;
/// - `fell R01 G06`: these touched the table. A block in hand at that moment is a penalty with them; one
///   let go before is not: `pull B03 left fell R01`. So there is also
///   `bonus Y05 taken fell R01`, `pull B03 up fell R01`, `decline W02 fell R01` and so on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    words: String,
    acts: Vec<Act>,
}

impl Turn {
    /// A turn of these acts with this notation.
    pub(crate) fn new(words: String, acts: Vec<Act>) -> Turn {
        Turn { words, acts }
    }

    /// The notation of the turn: `pull B03 put | bonus Y05`.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// The acts.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The hash of the final poses.
    pub fn hash(&self) -> u64 {
        self.acts.last().map_or(Poses::NONE.hash(), |act| act.poses().hash())
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{BEFORE_ACTS}", self.words)?;
        let mut before = &Poses::NONE;
        for act in &self.acts {
            let mut writer = Writer::default();
            match act {
                Act::Handle { gesture, report } => {
                    write!(f, "{gesture}")?;
                    write_handling(report, &mut writer);
                }
                Act::TakeAway { block, .. } => write!(f, "{block}")?,
            }
            act.fallen().write(&mut writer);
            act.poses().write(before, &mut writer);
            write!(f, "~{} ", writer.into_text())?;
            before = act.poses();
        }
        write!(f, "#{:016x}", self.hash())
    }
}

fn write_handling(report: &Report, to: &mut Writer) {
    let at = Handling::ALL.iter().position(|&handling| handling == report.handling);
    let at = at.expect("one of all") as u8;
    to.byte(at << 1 | u8::from(report.came_free));
}

fn read_handling(from: &mut Reader) -> Option<(Handling, bool)> {
    let byte = from.byte()?;
    Some((*Handling::ALL.get(usize::from(byte >> 1))?, byte & 1 == 1))
}

/// Why a text is not a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "turn")]
pub enum TurnTextError {
    /// Not a notation, acts and a hash.
    #[error("a turn is a notation, a semicolon, acts and a hash; {start:?} is not")]
    Malformed {
        /// How the text begins.
        start: String,
    },
    /// Too many acts.
    #[error("a turn has at most {MAX_ACTS} acts")]
    TooLong,
    /// An act without a block.
    #[error(transparent)]
    #[refusal(transparent)]
    Block(#[from] BlockError),
    /// An act with an invalid gesture.
    #[error(transparent)]
    #[refusal(transparent)]
    Gesture(#[from] GestureError),
    /// An act with an invalid outcome.
    #[error("the outcome of act {act} cannot be read")]
    #[refusal(code = "turn-bad-rest")]
    Rest {
        /// Which act, from 1.
        act: usize,
    },
    /// A hash that does not match the poses.
    #[error("the turn ends with hash {is}, but says {said}")]
    #[refusal(code = "turn-bad-hash")]
    Hash {
        /// The words in the text.
        said: String,
        /// The words by the rules.
        is: String,
    },
}

impl FromStr for Turn {
    type Err = TurnTextError;

    fn from_str(text: &str) -> Result<Turn, TurnTextError> {
        let text = text.trim();
        let malformed = || TurnTextError::Malformed { start: text.chars().take(40).collect() };
        let (words, rest) = text.split_once(BEFORE_ACTS).ok_or_else(malformed)?;
        let (texts, hash) = rest.rsplit_once(" #").ok_or_else(malformed)?;
        let mut acts: Vec<Act> = Vec::new();
        for text in texts.split(' ') {
            if acts.len() == MAX_ACTS {
                return Err(TurnTextError::TooLong);
            }
            let before = acts.last().map_or(&Poses::NONE, Act::poses);
            let (what, rest) = text.split_once('~').ok_or_else(malformed)?;
            let act = read_act(what, rest, before, acts.len() + 1)?;
            acts.push(act);
        }
        let turn = Turn::new(words.to_owned(), acts);
        let is = format!("{:016x}", turn.hash());
        if hash != is {
            return Err(TurnTextError::Hash { said: hash.chars().take(20).collect(), is });
        }
        Ok(turn)
    }
}

fn read_act(what: &str, rest: &str, before: &Poses, act: usize) -> Result<Act, TurnTextError> {
    let unread = || TurnTextError::Rest { act };
    let reader = || Reader::new(rest).ok_or_else(unread);
    if what.contains('.') {
        let gesture = what.parse()?;
        let mut reader = reader()?;
        let (handling, came_free) = read_handling(&mut reader).ok_or_else(unread)?;
        let rest = read_rest(before, reader).ok_or_else(unread)?;
        return Ok(Act::Handle { gesture, report: Report { handling, came_free, rest } });
    }
    let block: Block = what.parse()?;
    let rest = read_rest(before, reader()?).ok_or_else(unread)?;
    Ok(Act::TakeAway { block, rest })
}

fn read_rest(before: &Poses, mut from: Reader) -> Option<Rest> {
    let fallen = BlockSet::read(&mut from)?;
    let poses = Poses::read(before, &mut from)?;
    from.end()?;
    Some(Rest { fallen, poses })
}
