//! The tuned weights. Regression on self-play games showed which features matter and in which
//! direction; matches decided how much (`docs/bots/klotz.md`).

use super::{
    eval::Weights,
    features::{FEATURES, Group, MAX_RACE, OPEN_GATES, RACE, SAFE_GATES},
};

/// By moves to the goal: 1, 2, 3, …
const AWAY: [i16; MAX_RACE] = [500, 330, 210, 130, 80, 40];
/// The cost of each extra move of a path that avoids capture.
const DETOUR: i16 = 30;
/// The cost of each turn to wait.
const WAITING: i16 = 50;
/// By number of open gates.
const OPEN: [i16; 6] = [-45, -50, -30, 0, 45, 65];
/// By number of open gates where no opponent can capture.
const SAFE: [i16; 6] = [-60, -15, 25, 55, 60, 60];

/// The best weights found.
pub(super) const TUNED: Weights = Weights { two: table(), three: table(), four: table() };

#[expect(clippy::cast_possible_wrap, reason = "races and turns are counted on two hands")]
const fn table<const TURNS: usize>() -> [[i16; FEATURES]; TURNS] {
    let mut table = [[0; FEATURES]; TURNS];
    let mut turn = 0;
    while turn < TURNS {
        table[turn] = fill(fill(table[turn], &OPEN_GATES, &OPEN), &SAFE_GATES, &SAFE);
        let mut race = 0;
        while race < MAX_RACE {
            let mut safe_race = race;
            while safe_race < MAX_RACE {
                table[turn][RACE.first + race * MAX_RACE + safe_race] =
                    AWAY[race] - DETOUR * (safe_race - race) as i16 - WAITING * turn as i16;
                safe_race += 1;
            }
            race += 1;
        }
        turn += 1;
    }
    table
}

const fn fill(mut weights: [i16; FEATURES], group: &Group, values: &[i16]) -> [i16; FEATURES] {
    assert!(values.len() == group.len, "one weight for each feature");
    let mut at = 0;
    while at < values.len() {
        weights[group.first + at] = values[at];
        at += 1;
    }
    weights
}
