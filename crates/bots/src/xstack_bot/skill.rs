//! The parameters of the baseline bot.

use crate::BaselineLevel;

/// The parameters of a baseline level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How many blocks to simulate.
    pub(super) candidates: usize,
    /// Rollouts per block.
    pub(super) tries: u32,
    /// How badly it sees which blocks are loose, in N; 0 is exact.
    pub(super) perception_noise: f64,
    /// The minimum expected value of a bonus, in points.
    pub(super) min_bonus_value: f64,
    /// A plan this good is not compared with others.
    pub(super) good_enough: f64,
}

impl Skill {
    pub(super) const fn of(level: BaselineLevel) -> Skill {
        match level {
            BaselineLevel::Beginner => Skill {
                candidates: 1,
                tries: 1,
                perception_noise: 1.0,
                min_bonus_value: -0.5,
                good_enough: f64::MAX,
            },
            BaselineLevel::Casual => Skill {
                candidates: 3,
                tries: 1,
                perception_noise: 0.5,
                min_bonus_value: 0.0,
                good_enough: 1.0,
            },
            BaselineLevel::Skilled => Skill {
                candidates: 5,
                tries: 2,
                perception_noise: 0.2,
                min_bonus_value: 0.1,
                good_enough: 2.0,
            },
        }
    }

    /// No rollouts, and always takes a bonus.
    pub(super) const fn without_rollouts(perception_noise: f64) -> Skill {
        Skill {
            candidates: 1,
            tries: 0,
            perception_noise,
            min_bonus_value: f64::MIN,
            good_enough: f64::MIN,
        }
    }
}
