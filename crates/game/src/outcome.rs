//! How a game ended, and by which rule.

use crate::SeatSet;

/// Who won, if anyone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// These seats won; more than one if the game allows a shared win.
    Won(SeatSet),
    /// Nobody won.
    Drawn,
}

/// The end of a game: the verdict and the rule `R` that caused it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome<R> {
    /// Who won, if anyone.
    pub verdict: Verdict,
    /// The rule by which the game ended.
    pub rule: R,
}

impl<R> Outcome<R> {
    /// Converts the rule. A match can end by more rules than its game.
    pub fn map_rule<S>(self, into: impl FnOnce(R) -> S) -> Outcome<S> {
        Outcome { verdict: self.verdict, rule: into(self.rule) }
    }
}
