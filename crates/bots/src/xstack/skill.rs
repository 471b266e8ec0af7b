//! How the levels differ.

use crate::BaselineLevel;

/// What a level of the first bot can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How many blocks it tries in its head.
    pub(super) candidates: usize,
    /// How often it tries each.
    pub(super) tries: u32,
    /// How badly it sees which blocks are loose: 0 is exactly.
    pub(super) eye: f64,
    /// What a bonus must promise to be tried, in points.
    pub(super) caution: f64,
    /// A plan that promises so much is not compared with others.
    pub(super) content: f64,
}

impl Skill {
    pub(super) const fn of(level: BaselineLevel) -> Skill {
        match level {
            BaselineLevel::Beginner => {
                Skill { candidates: 1, tries: 1, eye: 1.0, caution: -0.5, content: f64::MAX }
            }
            BaselineLevel::Casual => {
                Skill { candidates: 3, tries: 1, eye: 0.5, caution: 0.0, content: 1.0 }
            }
            BaselineLevel::Skilled => {
                Skill { candidates: 5, tries: 2, eye: 0.2, caution: 0.1, content: 2.0 }
            }
        }
    }

    /// Does what looks best without trying anything, and always wants a bonus.
    pub(super) const fn untried(eye: f64) -> Skill {
        Skill { candidates: 1, tries: 0, eye, caution: f64::MIN, content: f64::MIN }
    }
}
