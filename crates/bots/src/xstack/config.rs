//! How much thought the planner takes, as a value.

use crate::Level;

/// What a planner may spend and how it chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// How many ways to handle a block it compares before each deed.
    pub candidates: usize,
    /// How often it tries one of them in its head, all together, at most.
    pub trials: u32,
    /// How often the one that seems best is tried before it is done.
    pub sure: u32,
    /// How badly it sees which blocks are loose, in N: 0 is exactly.
    pub blur: f64,
    /// How softly it chooses among what it has compared, in thousandths of a chance to win: see
    /// [`crate::move_choice::pick`].
    pub temperature: i32,
    /// How far below the best a choice may be and still be made, in the same measure.
    pub margin: i32,
}

impl Config {
    /// The best there is.
    pub const STRONGEST: Config =
        Config { candidates: 16, trials: 30, sure: 6, blur: 0.0, temperature: 0, margin: 0 };

    /// Eight steps from a first game to the best there is: more thoughts, a better eye, and a choice
    /// that is less and less soft. Matches have placed them (`docs/bots/xstack.md`): the first is as
    /// good as somebody who pulls what looks loose, and the steps are about equal.
    pub const LADDER: [Config; 8] = [
        Config { candidates: 4, trials: 0, sure: 0, blur: 4.5, temperature: 100, margin: 300 },
        Config { candidates: 3, trials: 0, sure: 0, blur: 1.5, temperature: 100, margin: 300 },
        Config { candidates: 3, trials: 2, sure: 1, blur: 1.8, temperature: 100, margin: 300 },
        Config { candidates: 5, trials: 5, sure: 2, blur: 0.6, temperature: 50, margin: 170 },
        Config { candidates: 6, trials: 8, sure: 2, blur: 0.3, temperature: 20, margin: 100 },
        Config { candidates: 7, trials: 9, sure: 2, blur: 0.25, temperature: 15, margin: 75 },
        Config { candidates: 8, trials: 12, sure: 3, blur: 0.18, temperature: 8, margin: 40 },
        Config::STRONGEST,
    ];

    /// What a level means in X-Stack.
    pub const fn of(level: Level) -> Config {
        Config::LADDER[level as usize]
    }

    /// The same planner, but it tries no more than so often before each deed.
    #[must_use]
    pub fn within(self, trials: u64) -> Config {
        let most = u32::try_from(trials).unwrap_or(u32::MAX);
        Config { trials: self.trials.min(most), ..self }
    }
}
