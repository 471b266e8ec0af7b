//! Hand tremor: seeded noise around the target.

use super::seeded_rng::SeededRng;
use crate::options::Tremor;

/// A resonator at about 9 Hz, where hands tremble most, sampled at 60 Hz: each value follows from the
/// two before it and a new random number.
const RESONANCE: [f64; 2] = [1.058, -0.81];

/// The gain of the resonator.
const RESONANCE_GAIN: f64 = 2.1;

/// How much of the slow drift remains after one sample.
const DRIFT: f64 = 0.985;

/// The gain of the drift.
const DRIFT_GAIN: f64 = 5.8;

/// How much the tremor rotates the block, in radians per metre.
const TURN_PER_METRE: f64 = 20.0;

/// The root mean square deviation along one axis, in metres: tremor and drift.
const fn strength(tremor: Tremor) -> [f64; 2] {
    match tremor {
        Tremor::None => [0.0, 0.0],
        Tremor::Steady => [0.000_1, 0.000_2],
        Tremor::Natural => [0.000_3, 0.000_6],
        Tremor::Shaky => [0.000_8, 0.001_5],
    }
}

/// The tremor of one gesture: three channels for position, three for rotation.
#[derive(Clone, Debug)]
pub(super) struct TremorNoise {
    rng: SeededRng,
    strength: [f64; 2],
    channels: [Channel; 6],
}

#[derive(Clone, Copy, Default, Debug)]
struct Channel {
    last: [f64; 2],
    drift: f64,
}

/// The deviation of the hand from its target.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct HandOffset {
    /// In metres.
    pub(super) moved: [f64; 3],
    /// The rotation: its axis, as long as half its angle in radians.
    pub(super) half_angle: [f64; 3],
}

impl TremorNoise {
    pub(super) fn new(tremor: Tremor, seed: u64) -> TremorNoise {
        TremorNoise {
            rng: SeededRng::new(seed),
            strength: strength(tremor),
            channels: [Channel::default(); 6],
        }
    }

    /// The deviation at the next sample. It starts at zero, so that the hand closes without a jerk.
    pub(super) fn next(&mut self) -> HandOffset {
        let [x, y, z, i, j, k] = std::array::from_fn(|at| {
            let channel = &mut self.channels[at];
            // The sum of two uniform numbers from -1 to 1 has a variance of 2/3.
            let mut noise = || (self.rng.signed() + self.rng.signed()) / (2.0_f64 / 3.0).sqrt();
            let [one, two] = channel.last;
            let new = RESONANCE[0] * one + RESONANCE[1] * two + noise() / RESONANCE_GAIN;
            channel.last = [new, one];
            channel.drift = DRIFT * channel.drift + noise() / DRIFT_GAIN;
            new * self.strength[0] + channel.drift * self.strength[1]
        });
        HandOffset {
            moved: [x, y, z],
            half_angle: [i, j, k].map(|part| part * TURN_PER_METRE / 2.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The root mean square deviation along one axis, over a minute.
    fn average(tremor: Tremor) -> f64 {
        let mut trembling = TremorNoise::new(tremor, 7);
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
            let mut trembling = TremorNoise::new(Tremor::Natural, seed);
            (0..100).map(|_| trembling.next().half_angle[2]).sum::<f64>()
        };
        assert!(run(1).to_bits() == run(1).to_bits() && run(1).to_bits() != run(2).to_bits());
    }
}
