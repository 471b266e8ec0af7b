//! How a hand trembles: seeded noise about where it means to be.

use super::dice::Dice;
use crate::options::Tremor;

/// A resonance at about 9 Hz, where hands tremble most, sixty times a second: each number follows
/// from the two before it and a new random one.
const RESONANCE: [f64; 2] = [1.058, -0.81];

/// By how much the resonance strengthens the random numbers it is fed.
const RESONANCE_GAIN: f64 = 2.1;

/// How much of a slow drift is left after one sample.
const DRIFT: f64 = 0.985;

/// By how much the drift strengthens the random numbers it is fed.
const DRIFT_GAIN: f64 = 5.8;

/// How much of the trembling of a hand turns the block: radians a metre.
const TURN_PER_METRE: f64 = 20.0;

/// How far a hand is off to each side, on average, in metres: by trembling and by drifting.
const fn strength(tremor: Tremor) -> [f64; 2] {
    match tremor {
        Tremor::None => [0.0, 0.0],
        Tremor::Steady => [0.000_1, 0.000_2],
        Tremor::Natural => [0.000_3, 0.000_6],
        Tremor::Shaky => [0.000_8, 0.001_5],
    }
}

/// The tremor of one gesture: three channels of moving, three of turning.
#[derive(Clone, Debug)]
pub(super) struct Trembling {
    dice: Dice,
    strength: [f64; 2],
    channels: [Channel; 6],
}

#[derive(Clone, Copy, Default, Debug)]
struct Channel {
    last: [f64; 2],
    drift: f64,
}

/// How far the hand is off.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Off {
    /// In metres.
    pub(super) moved: [f64; 3],
    /// Half of a turn's angle, along its axis, in radians.
    pub(super) half_turn: [f64; 3],
}

impl Trembling {
    pub(super) fn new(tremor: Tremor, seed: u64) -> Trembling {
        Trembling {
            dice: Dice::new(seed),
            strength: strength(tremor),
            channels: [Channel::default(); 6],
        }
    }

    /// The next sample's. It starts at nothing, so that a hand closes on a block without a jerk.
    pub(super) fn next(&mut self) -> Off {
        let [x, y, z, i, j, k] = std::array::from_fn(|at| {
            let channel = &mut self.channels[at];
            // Two numbers from -1 to 1 have together a variance of two thirds.
            let mut noise = || (self.dice.signed() + self.dice.signed()) / (2.0_f64 / 3.0).sqrt();
            let [one, two] = channel.last;
            let new = RESONANCE[0] * one + RESONANCE[1] * two + noise() / RESONANCE_GAIN;
            channel.last = [new, one];
            channel.drift = DRIFT * channel.drift + noise() / DRIFT_GAIN;
            new * self.strength[0] + channel.drift * self.strength[1]
        });
        Off { moved: [x, y, z], half_turn: [i, j, k].map(|part| part * TURN_PER_METRE / 2.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far the hand is off along one axis, on average (root mean square), in a minute.
    fn average(tremor: Tremor) -> f64 {
        let mut trembling = Trembling::new(tremor, 7);
        let squares: f64 = (0..3_600).map(|_| trembling.next().moved[0].powi(2)).sum();
        (squares / 3_600.0).sqrt()
    }

    #[test]
    fn hands_tremble_as_much_as_their_strength_says() {
        assert!(average(Tremor::None) == 0.0);
        for tremor in [Tremor::Steady, Tremor::Natural, Tremor::Shaky] {
            let [tremble, drift] = strength(tremor);
            let expected = (tremble * tremble + drift * drift).sqrt();
            let ratio = average(tremor) / expected;
            assert!((0.6..1.5).contains(&ratio), "{tremor:?}: {ratio}");
        }
    }

    #[test]
    fn the_same_seed_trembles_the_same() {
        let run = |seed| {
            let mut trembling = Trembling::new(Tremor::Natural, seed);
            (0..100).map(|_| trembling.next().half_turn[2]).sum::<f64>()
        };
        assert!(run(1).to_bits() == run(1).to_bits() && run(1).to_bits() != run(2).to_bits());
    }
}
