//! Configurations of the planner.

use crate::Level;

/// The rollouts and the randomness of a planner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// How many plans to compare before each action.
    pub candidates: usize,
    /// The maximum number of rollouts before each action.
    pub trials: u32,
    /// How many rollouts the best plan needs before it is carried out.
    pub confirm_trials: u32,
    /// How badly it sees which blocks are loose, in N; 0 is exact.
    pub perception_noise: f64,
    /// In thousandths of a chance to win: see [`crate::move_choice::pick`].
    pub temperature: i32,
    /// How much worse than the best a plan may be and still be chosen, in the same unit.
    pub margin: i32,
}

impl Config {
    /// The strongest configuration.
    pub const STRONGEST: Config = Config {
        candidates: 16,
        trials: 30,
        confirm_trials: 6,
        perception_noise: 0.0,
        temperature: 0,
        margin: 0,
    };

    /// The eight levels, weakest first: more rollouts, less noise and less randomness. Matches have
    /// placed them (`docs/bots/xstack.md`): the first is about as strong as pulling whatever looks
    /// loose, and the steps are about equal.
    pub const LEVELS: [Config; 8] = [
        Config {
            candidates: 4,
            trials: 0,
            confirm_trials: 0,
            perception_noise: 4.5,
            temperature: 100,
            margin: 300,
        },
        Config {
            candidates: 3,
            trials: 0,
            confirm_trials: 0,
            perception_noise: 1.5,
            temperature: 100,
            margin: 300,
        },
        Config {
            candidates: 3,
            trials: 2,
            confirm_trials: 1,
            perception_noise: 1.8,
            temperature: 100,
            margin: 300,
        },
        Config {
            candidates: 5,
            trials: 5,
            confirm_trials: 2,
            perception_noise: 0.6,
            temperature: 50,
            margin: 170,
        },
        Config {
            candidates: 6,
            trials: 8,
            confirm_trials: 2,
            perception_noise: 0.3,
            temperature: 20,
            margin: 100,
        },
        Config {
            candidates: 7,
            trials: 9,
            confirm_trials: 2,
            perception_noise: 0.25,
            temperature: 15,
            margin: 75,
        },
        Config {
            candidates: 8,
            trials: 12,
            confirm_trials: 3,
            perception_noise: 0.18,
            temperature: 8,
            margin: 40,
        },
        Config::STRONGEST,
    ];

    /// The configuration of a level.
    pub const fn of(level: Level) -> Config {
        Config::LEVELS[level as usize]
    }

    /// The same planner with a limit on rollouts per action.
    #[must_use]
    pub fn within(self, trials: u64) -> Config {
        let most = u32::try_from(trials).unwrap_or(u32::MAX);
        Config { trials: self.trials.min(most), ..self }
    }
}
