//! A small net that says who wins. Each player is looked at by itself, then beside the others.
#![expect(clippy::cast_precision_loss, reason = "players are counted on one hand")]

use std::{array, sync::OnceLock};

use super::portrait::{Portrait, TRAITS};

/// How many things are seen in a player.
pub const SEEN: usize = 24;

/// What a player is seen beside: itself, the others on average, and the most of any other.
pub const BESIDE: usize = 3 * SEEN;

/// How many things are made of that.
pub const MADE: usize = 16;

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// By which traits each thing is seen.
    pub sight: [[f32; TRAITS]; SEEN],
    /// From where on it is seen.
    pub sight_base: [f32; SEEN],
    /// What is made of all that is seen.
    pub sense: [[f32; BESIDE]; MADE],
    /// From where on.
    pub sense_base: [f32; MADE],
    /// What that says about winning.
    pub score: [f32; MADE],
}

impl Net {
    /// How many weights there are.
    pub const SIZE: usize = SEEN * (TRAITS + 1) + MADE * (BESIDE + 2);

    /// From all weights in the order of the fields; `None` if there are too many or too few.
    pub fn from_weights(weights: &[f32]) -> Option<Net> {
        let mut rest = (weights.len() == Net::SIZE).then(|| weights.iter().copied())?;
        let mut next = || rest.next().unwrap_or_default();
        Some(Net {
            sight: array::from_fn(|_| array::from_fn(|_| next())),
            sight_base: array::from_fn(|_| next()),
            sense: array::from_fn(|_| array::from_fn(|_| next())),
            sense_base: array::from_fn(|_| next()),
            score: array::from_fn(|_| next()),
        })
    }

    /// From a file: ten-thousandths, separated by spaces and ends of lines.
    pub fn read(text: &str) -> Option<Net> {
        let weight =
            |word: &str| word.parse::<i16>().ok().map(|weight| f32::from(weight) / 10_000.0);
        let weights: Option<Vec<f32>> = text.split_whitespace().map(weight).collect();
        Net::from_weights(&weights?)
    }

    /// What was learned from games of so many.
    pub fn of(players: usize) -> &'static Net {
        static NETS: OnceLock<[Net; 2]> = OnceLock::new();
        let nets = NETS.get_or_init(|| {
            let texts = [
                include_str!("../../../data/climbers_duel.txt"),
                include_str!("../../../data/climbers_crowd.txt"),
            ];
            texts.map(|text| Net::read(text).expect("a file of ours"))
        });
        &nets[usize::from(players > 2)]
    }

    /// What is seen in a player.
    pub fn seen(&self, portrait: &Portrait) -> [f32; SEEN] {
        array::from_fn(|at| weighed(&self.sight[at], portrait, self.sight_base[at]))
    }

    /// What is made of it.
    pub fn made(&self, beside: &[f32; BESIDE]) -> [f32; MADE] {
        array::from_fn(|at| weighed(&self.sense[at], beside, self.sense_base[at]))
    }

    /// Everybody's score: the chance to win is a player's share of all powers of e.
    pub fn scores(&self, portraits: &[Portrait]) -> Vec<f32> {
        let seen: Vec<[f32; SEEN]> = portraits.iter().map(|portrait| self.seen(portrait)).collect();
        let made = (0..seen.len()).map(|own| self.made(&beside(&seen, own)));
        made.map(|made| dot(&made, &self.score)).collect()
    }
}

/// One player beside the others.
pub fn beside(seen: &[[f32; SEEN]], own: usize) -> [f32; BESIDE] {
    let others = |at: usize| {
        let others = seen.iter().enumerate().filter(move |&(other, _)| other != own);
        others.map(move |(_, seen)| seen[at])
    };
    array::from_fn(|at| match at / SEEN {
        0 => seen[own][at],
        1 => others(at - SEEN).sum::<f32>() / (seen.len() - 1) as f32,
        _ => others(at - 2 * SEEN).fold(0.0, f32::max),
    })
}

/// What some weights say, if it is more than nothing.
fn weighed(weights: &[f32], of: &[f32], base: f32) -> f32 {
    (dot(weights, of) + base).max(0.0)
}

fn dot(some: &[f32], others: &[f32]) -> f32 {
    some.iter().zip(others).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nets_are_complete() {
        assert_ne!(Net::of(2), Net::of(4));
        assert_eq!(Net::read("1 2 3"), None);
        assert_eq!(Net::read(&"x ".repeat(Net::SIZE)), None);
    }

    /// Who sits where makes no difference.
    #[test]
    fn players_are_judged_alike() {
        let portraits: [Portrait; 3] =
            array::from_fn(|player| array::from_fn(|at| ((player * 7 + at * 3) % 5) as f32 / 4.0));
        let net = Net::of(3);
        let scores = net.scores(&portraits);
        let [first, second, third] = portraits;
        let turned = net.scores(&[second, third, first]);
        for (one, other) in scores.iter().zip([turned[2], turned[0], turned[1]]) {
            assert!((one - other).abs() < 1e-4, "{scores:?} {turned:?}");
        }
    }
}
