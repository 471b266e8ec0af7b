//! How a match ended, as a record says it.

use super::{
    RecordProblem, Recorded, Side,
    recorded::{seat_of, sides},
};
use crate::{Outcome, SeatSet, Verdict};

/// How a match ended: by the rules, or by something outside them such as a clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One or more players won.
    Won {
        /// Who; more than one where a game lets players share first place.
        winners: SeatSet,
        /// By what.
        by: EndWord,
    },
    /// Nobody won.
    Drawn {
        /// By what.
        by: EndWord,
    },
    /// Given up without a result.
    Abandoned,
    /// Not over yet.
    Unfinished,
}

impl Ending {
    /// The ending with this verdict.
    pub fn new(verdict: Verdict, by: EndWord) -> Ending {
        match verdict {
            Verdict::Won(winners) => Ending::Won { winners, by },
            Verdict::Drawn => Ending::Drawn { by },
        }
    }

    /// The ending that an outcome of the rules is.
    pub(super) fn by_rule<G: Recorded>(outcome: Outcome<G::EndRule>) -> Ending {
        let by = EndWord::new(G::rule_name(outcome.rule)).expect("rules have names in kebab case");
        Ending::new(outcome.verdict, by)
    }

    /// What brought it about.
    pub fn by(&self) -> Option<&str> {
        match self {
            Ending::Won { by, .. } | Ending::Drawn { by } => Some(by.as_str()),
            Ending::Abandoned | Ending::Unfinished => None,
        }
    }

    /// `red won by highest`, `red and blue won by points`, `drawn by agreement`, `abandoned` or
    /// `unfinished`.
    pub(super) fn to_text<G: Recorded>(&self, settings: &G::Settings) -> String {
        match self {
            Ending::Won { winners, by } => {
                let won = sides::<G>(settings).filter(|&(seat, _)| winners.contains(seat));
                let names: Vec<&str> = won.map(|(_, side)| side.name()).collect();
                format!("{}{WON_BY}{}", names.join(AND), by.as_str())
            }
            Ending::Drawn { by } => format!("{DRAWN_BY}{}", by.as_str()),
            Ending::Abandoned => ABANDONED.to_owned(),
            Ending::Unfinished => UNFINISHED.to_owned(),
        }
    }

    /// Reads what [`Self::to_text`] writes.
    pub(super) fn read<G: Recorded>(
        text: &str,
        settings: &G::Settings,
    ) -> Result<Ending, RecordProblem> {
        let bad =
            || RecordProblem::NotAResult { text: text.to_owned(), side: G::Side::ALL[0].name() };
        let word = |by| EndWord::new(by).ok_or_else(bad);
        if let Some((names, by)) = text.split_once(WON_BY) {
            let winners = names.split(AND).map(|name| {
                let side = G::Side::named(name).ok_or_else(bad)?;
                seat_of::<G>(settings, side).ok_or(RecordProblem::NotInPlay { side: side.name() })
            });
            return Ok(Ending::Won { winners: winners.collect::<Result<_, _>>()?, by: word(by)? });
        }
        match text.strip_prefix(DRAWN_BY) {
            Some(by) => Ok(Ending::Drawn { by: word(by)? }),
            None if text == ABANDONED => Ok(Ending::Abandoned),
            None if text == UNFINISHED => Ok(Ending::Unfinished),
            None => Err(bad()),
        }
    }
}

const WON_BY: &str = " won by ";
const DRAWN_BY: &str = "drawn by ";
const AND: &str = " and ";
const ABANDONED: &str = "abandoned";
const UNFINISHED: &str = "unfinished";

/// The longest word for what ended a match.
const MAX_WORD: usize = 40;

/// What ended a match, in one word of small letters and hyphens: the name of a rule of
/// the game, or something outside the rules like `resignation`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndWord(String);

impl EndWord {
    /// The word, if it is one.
    pub fn new(word: &str) -> Option<EndWord> {
        let good = (1..=MAX_WORD).contains(&word.len())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        good.then(|| EndWord(word.to_owned()))
    }

    /// The word as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
