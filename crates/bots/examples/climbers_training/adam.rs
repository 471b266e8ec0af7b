//! Trains the network with Adam: cross-entropy loss over the winner, decoupled weight decay.
#![expect(clippy::cast_precision_loss, reason = "counts are small enough")]
#![expect(clippy::cast_possible_truncation, reason = "weights are small")]

use bots::climbers_bot::training::{FEATURES, HIDDEN1, HIDDEN2, Net, POOLED, Sample, pool};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Passes over the samples per round.
const EPOCHS: usize = 6;
/// Samples per step.
const BATCH: usize = 256;
const LEARNING_RATE: f32 = 0.002;
const WEIGHT_DECAY: f32 = 0.000_2;

/// Where each field of the network begins in the flat weight vector.
const HIDDEN1_BIAS: usize = HIDDEN1 * FEATURES;
const HIDDEN2_WEIGHTS: usize = HIDDEN1_BIAS + HIDDEN1;
const HIDDEN2_BIAS: usize = HIDDEN2_WEIGHTS + HIDDEN2 * POOLED;
const OUTPUT: usize = HIDDEN2_BIAS + HIDDEN2;

pub(crate) struct Trainer {
    weights: Vec<f32>,
    /// The running means of the gradient and of its square.
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    rng: Pcg64Mcg,
}

impl Trainer {
    /// Starts from a network, or from random weights.
    pub(crate) fn new(net: Option<&Net>) -> Trainer {
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let weights = match net {
            Some(net) => flat_weights(net),
            None => (0..Net::SIZE).map(|at| initial_weight(at, &mut rng)).collect(),
        };
        let zeros = vec![0.0; Net::SIZE];
        Trainer { weights, mean: zeros.clone(), square: zeros, steps: 0, rng }
    }

    pub(crate) fn net(&self) -> Net {
        Net::from_weights(&self.weights).expect("the right number of weights")
    }

    /// The network as a file: one line per neuron or bias vector.
    pub(crate) fn text(&self) -> String {
        let mut rest = self.weights.as_slice();
        let lengths = [FEATURES; HIDDEN1].into_iter().chain([HIDDEN1]).chain([POOLED; HIDDEN2]);
        let mut text = String::new();
        for length in lengths.chain([HIDDEN2, HIDDEN2]) {
            let (line, more) = rest.split_at(length);
            let line = line.iter().map(|weight| ((weight * 10_000.0).round() as i32).to_string());
            text += &(line.collect::<Vec<_>>().join(" ") + "\n");
            rest = more;
        }
        text
    }

    /// Trains on these samples and returns the mean loss of the last epoch.
    pub(crate) fn train(&mut self, samples: &[&Sample]) -> f32 {
        let mut order: Vec<&Sample> = samples.to_vec();
        let mut loss = 0.0;
        for epoch in 0..EPOCHS {
            for at in (1..order.len()).rev() {
                order.swap(at, self.rng.next_u32() as usize % (at + 1));
            }
            let rate = LEARNING_RATE * (1.0 - epoch as f32 / EPOCHS as f32);
            loss = order.chunks(BATCH).map(|batch| self.step(batch, rate)).sum();
        }
        loss / samples.len() as f32
    }

    /// One Adam step; returns the summed loss of the batch.
    fn step(&mut self, batch: &[&Sample], rate: f32) -> f32 {
        let net = self.net();
        let mut gradient = vec![0.0; Net::SIZE];
        let loss = batch.iter().map(|sample| backpropagate(&net, sample, &mut gradient)).sum();
        self.steps += 1;
        let (mean_bias, square_bias) =
            (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (at, weight) in self.weights.iter_mut().enumerate() {
            let gradient = gradient[at] / batch.len() as f32;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * gradient;
            self.square[at] = 0.999 * self.square[at] + 0.001 * gradient * gradient;
            let step = self.mean[at] / mean_bias / ((self.square[at] / square_bias).sqrt() + 1e-8);
            *weight -= rate * (step + WEIGHT_DECAY * *weight);
        }
        loss
    }
}

/// A random initial weight, scaled by the number of inputs; biases start at 0.
fn initial_weight(at: usize, rng: &mut Pcg64Mcg) -> f32 {
    let inputs = match at {
        ..HIDDEN1_BIAS => FEATURES,
        HIDDEN2_WEIGHTS..HIDDEN2_BIAS => POOLED,
        OUTPUT.. => HIDDEN2,
        _ => return 0.0,
    };
    let random = rng.next_u32() as f32 / u32::MAX as f32 * 2.0 - 1.0;
    random * (3.0 / inputs as f32).sqrt()
}

/// All weights of a network, in field order.
fn flat_weights(net: &Net) -> Vec<f32> {
    let hidden1 = net.hidden1.iter().flatten().chain(&net.hidden1_bias);
    let hidden2 = net.hidden2.iter().flatten().chain(&net.hidden2_bias);
    hidden1.chain(hidden2).chain(&net.output).copied().collect()
}

/// Adds the gradient of the loss on one sample and returns the loss.
fn backpropagate(net: &Net, sample: &Sample, gradient: &mut [f32]) -> f32 {
    let players = sample.features.len();
    let hidden1: Vec<[f32; HIDDEN1]> =
        sample.features.iter().map(|features| net.activate_hidden1(features)).collect();
    let pooled: Vec<[f32; POOLED]> = (0..players).map(|own| pool(&hidden1, own)).collect();
    let hidden2: Vec<[f32; HIDDEN2]> =
        pooled.iter().map(|pooled| net.activate_hidden2(pooled)).collect();
    let chances = softmax(&net.logits(&sample.features));
    let mut to_hidden1 = vec![[0.0_f32; HIDDEN1]; players];
    for own in 0..players {
        let error = chances[own] - if own == sample.winner { 1.0 } else { 0.0 };
        let mut to_pooled = [0.0_f32; POOLED];
        for at in 0..HIDDEN2 {
            gradient[OUTPUT + at] += error * hidden2[own][at];
            if hidden2[own][at] <= 0.0 {
                continue;
            }
            let back = error * net.output[at];
            gradient[HIDDEN2_BIAS + at] += back;
            let row = &mut gradient[HIDDEN2_WEIGHTS + at * POOLED..][..POOLED];
            for (input, row) in row.iter_mut().enumerate() {
                *row += back * pooled[own][input];
                to_pooled[input] += back * net.hidden2[at][input];
            }
        }
        for at in 0..HIDDEN1 {
            to_hidden1[own][at] += to_pooled[at];
            let others = || (0..players).filter(|&other| other != own);
            for other in others() {
                to_hidden1[other][at] += to_pooled[HIDDEN1 + at] / (players - 1) as f32;
            }
            let max = others().max_by(|&one, &two| hidden1[one][at].total_cmp(&hidden1[two][at]));
            if let Some(max) = max {
                to_hidden1[max][at] += to_pooled[2 * HIDDEN1 + at];
            }
        }
    }
    for (own, features) in sample.features.iter().enumerate() {
        for at in (0..HIDDEN1).filter(|&at| hidden1[own][at] > 0.0) {
            let back = to_hidden1[own][at];
            gradient[HIDDEN1_BIAS + at] += back;
            for (gradient, feature) in
                gradient[at * FEATURES..][..FEATURES].iter_mut().zip(features)
            {
                *gradient += back * feature;
            }
        }
    }
    -chances[sample.winner].max(1e-9).ln()
}

fn softmax(logits: &[f32]) -> Vec<f32> {
    let max = logits.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = logits.iter().map(|logit| (logit - max).exp()).collect();
    let all: f32 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}
