//! A small neural network that predicts the winner. The first layer sees one player; the second
//! sees its activations pooled with those of the others.
#![cfg_attr(
    not(feature = "training"),
    expect(unreachable_pub, reason = "public with the feature `training`")
)]
#![expect(clippy::cast_precision_loss, reason = "there are few players")]

use std::{array, sync::OnceLock};

use super::features::{FEATURES, Features};

/// Neurons in the first hidden layer.
pub const HIDDEN1: usize = 24;

/// Inputs of the second layer: the player's activations, then the mean and the maximum of the
/// others'.
pub const POOLED: usize = 3 * HIDDEN1;

/// Neurons in the second hidden layer.
pub const HIDDEN2: usize = 16;

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// First layer, by neuron and feature.
    pub hidden1: [[f32; FEATURES]; HIDDEN1],
    /// Biases of the first layer.
    pub hidden1_bias: [f32; HIDDEN1],
    /// Second layer, by neuron and input.
    pub hidden2: [[f32; POOLED]; HIDDEN2],
    /// Biases of the second layer.
    pub hidden2_bias: [f32; HIDDEN2],
    /// Output weights.
    pub output: [f32; HIDDEN2],
}

impl Net {
    /// The number of weights.
    pub const SIZE: usize = HIDDEN1 * (FEATURES + 1) + HIDDEN2 * (POOLED + 2);

    /// Builds a network from its weights in field order; `None` if their number is wrong.
    pub fn from_weights(weights: &[f32]) -> Option<Net> {
        let mut rest = (weights.len() == Net::SIZE).then(|| weights.iter().copied())?;
        let mut next = || rest.next().unwrap_or_default();
        Some(Net {
            hidden1: array::from_fn(|_| array::from_fn(|_| next())),
            hidden1_bias: array::from_fn(|_| next()),
            hidden2: array::from_fn(|_| array::from_fn(|_| next())),
            hidden2_bias: array::from_fn(|_| next()),
            output: array::from_fn(|_| next()),
        })
    }

    /// Reads a file of integers in units of 1/10,000.
    pub fn read(text: &str) -> Option<Net> {
        let weight =
            |word: &str| word.parse::<i16>().ok().map(|weight| f32::from(weight) / 10_000.0);
        let weights: Option<Vec<f32>> = text.split_whitespace().map(weight).collect();
        Net::from_weights(&weights?)
    }

    /// The trained network for a number of players.
    pub fn for_players(players: usize) -> &'static Net {
        static NETS: OnceLock<[Net; 2]> = OnceLock::new();
        let nets = NETS.get_or_init(|| {
            let texts = [
                include_str!("../../../data/climbers_net_two_players.txt"),
                include_str!("../../../data/climbers_net_more_players.txt"),
            ];
            texts.map(|text| Net::read(text).expect("the built-in files are valid"))
        });
        &nets[usize::from(players > 2)]
    }

    /// The first layer's activations of one player.
    pub fn activate_hidden1(&self, features: &Features) -> [f32; HIDDEN1] {
        array::from_fn(|at| relu_neuron(&self.hidden1[at], features, self.hidden1_bias[at]))
    }

    /// The second layer's activations of one player.
    pub fn activate_hidden2(&self, pooled: &[f32; POOLED]) -> [f32; HIDDEN2] {
        array::from_fn(|at| relu_neuron(&self.hidden2[at], pooled, self.hidden2_bias[at]))
    }

    /// The logit of every player: their softmax are the winning chances.
    pub fn logits(&self, all_features: &[Features]) -> Vec<f32> {
        let hidden1: Vec<[f32; HIDDEN1]> =
            all_features.iter().map(|features| self.activate_hidden1(features)).collect();
        let hidden2 = (0..hidden1.len()).map(|own| self.activate_hidden2(&pool(&hidden1, own)));
        hidden2.map(|hidden2| dot(&hidden2, &self.output)).collect()
    }
}

/// One player's activations, pooled with those of the others.
pub fn pool(hidden1: &[[f32; HIDDEN1]], own: usize) -> [f32; POOLED] {
    let others = |at: usize| {
        let others = hidden1.iter().enumerate().filter(move |&(other, _)| other != own);
        others.map(move |(_, hidden1)| hidden1[at])
    };
    array::from_fn(|at| match at / HIDDEN1 {
        0 => hidden1[own][at],
        1 => others(at - HIDDEN1).sum::<f32>() / (hidden1.len() - 1) as f32,
        _ => others(at - 2 * HIDDEN1).fold(0.0, f32::max),
    })
}

/// A neuron with `ReLU` activation.
fn relu_neuron(weights: &[f32], of: &[f32], bias: f32) -> f32 {
    (dot(weights, of) + bias).max(0.0)
}

fn dot(some: &[f32], others: &[f32]) -> f32 {
    some.iter().zip(others).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_nets_can_be_read() {
        assert_ne!(Net::for_players(2), Net::for_players(4));
        assert_eq!(Net::read("1 2 3"), None);
        assert_eq!(Net::read(&"x ".repeat(Net::SIZE)), None);
    }

    /// The seating order makes no difference.
    #[test]
    fn permuting_players_permutes_their_logits() {
        let all_features: [Features; 3] =
            array::from_fn(|player| array::from_fn(|at| ((player * 7 + at * 3) % 5) as f32 / 4.0));
        let net = Net::for_players(3);
        let scores = net.logits(&all_features);
        let [first, second, third] = all_features;
        let turned = net.logits(&[second, third, first]);
        for (one, other) in scores.iter().zip([turned[2], turned[0], turned[1]]) {
            assert!((one - other).abs() < 1e-4, "{scores:?} {turned:?}");
        }
    }
}
