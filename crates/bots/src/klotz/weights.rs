//! The weights in use.

use super::{features::EACH, worth::Weights};

/// Guessed: what it is worth to be so many moves from the goal.
const fn guessed<const ROLES: usize>() -> [[i16; EACH]; ROLES] {
    let mut weights = [[0; EACH]; ROLES];
    let race = [500, 330, 210, 130, 80, 40];
    let mut role = 0;
    while role < ROLES {
        let mut r = 0;
        while r < 6 {
            let mut s = r;
            while s < 6 {
                weights[role][r * 6 + s] = race[r] - 30 * (s - r) as i16 - 50 * role as i16;
                s += 1;
            }
            r += 1;
        }
        role += 1;
    }
    weights
}

pub(super) const TUNED: Weights = Weights { two: guessed(), three: guessed(), four: guessed() };
