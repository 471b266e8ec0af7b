//! The weights in use. Regressions on the results of self-play told which features matter and in
//! which direction; how much they count was decided by matches (`docs/bots/klotz.md`).

use super::{
    features::{EACH, FAR, Group, OPEN_GATES, RACE, SAFE_GATES},
    worth::Weights,
};

/// What it is worth to be one, two, three, ... moves from the goal.
const AWAY: [i16; FAR] = [500, 330, 210, 130, 80, 40];
/// What each further move costs that a way without danger takes.
const DETOUR: i16 = 30;
/// What each turn costs that one has to wait.
const WAITING: i16 = 50;
/// By how many gates are open.
const OPEN: [i16; 6] = [-45, -50, -30, 0, 45, 65];
/// By how many gates are open at which nobody can capture.
const SAFE: [i16; 6] = [-60, -15, 25, 55, 60, 60];

/// The weights that proved best.
pub(super) const TUNED: Weights = Weights { two: table(), three: table(), four: table() };

#[expect(clippy::cast_possible_wrap, reason = "races and turns are counted on two hands")]
const fn table<const TURNS: usize>() -> [[i16; EACH]; TURNS] {
    let mut table = [[0; EACH]; TURNS];
    let mut turn = 0;
    while turn < TURNS {
        table[turn] = fill(fill(table[turn], &OPEN_GATES, &OPEN), &SAFE_GATES, &SAFE);
        let mut race = 0;
        while race < FAR {
            let mut safe_race = race;
            while safe_race < FAR {
                table[turn][RACE.first + race * FAR + safe_race] =
                    AWAY[race] - DETOUR * (safe_race - race) as i16 - WAITING * turn as i16;
                safe_race += 1;
            }
            race += 1;
        }
        turn += 1;
    }
    table
}

const fn fill(mut weights: [i16; EACH], group: &Group, values: &[i16]) -> [i16; EACH] {
    assert!(values.len() == group.len, "one weight for each feature");
    let mut at = 0;
    while at < values.len() {
        weights[group.first + at] = values[at];
        at += 1;
    }
    weights
}
