//! How a recorded match ended.

use super::{
    RecordProblem, Recorded, Side,
    recorded::{seat_of, sides},
};
use crate::{Outcome, SeatSet, Verdict};

/// How a match ended: by a rule of the game, or by something else such as the clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One or more players won.
    Won {
        /// Who; more than one if the game allows a shared win.
        winners: SeatSet,
        /// By what.
        by: EndWord,
    },
    /// Nobody won.
    Drawn {
        /// By what.
        by: EndWord,
    },
    /// Abandoned without a result.
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

    /// The ending for an outcome of the rules.
    pub(super) fn by_rule<G: Recorded>(outcome: Outcome<G::EndRule>) -> Ending {
        let by = EndWord::new(G::rule_name(outcome.rule)).expect("rule names are in kebab case");
        Ending::new(outcome.verdict, by)
    }

    /// The reason.
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

    /// Parses what [`Self::to_text`] writes.
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

/// The maximum length of an [`EndWord`].
const MAX_WORD: usize = 40;

/// Why a match ended, in kebab case: the name of a rule of the game, or another reason such as
/// `resignation`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndWord(String);

impl EndWord {
    /// The word, if it is valid.
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
