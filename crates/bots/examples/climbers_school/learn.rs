//! Learning who wins, by gradient descent (Adam).
#![expect(clippy::cast_precision_loss, reason = "counts are small enough")]
#![expect(clippy::cast_possible_truncation, reason = "weights are small")]

use bots::climbers::school::{BESIDE, MADE, Net, SEEN, Sample, TRAITS, beside};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// How often everything is looked at.
const EPOCHS: usize = 6;
/// How many positions are looked at before anything is changed.
const BATCH: usize = 256;
/// How much is changed at once.
const RATE: f32 = 0.002;
/// By how much weights shrink by themselves.
const DECAY: f32 = 0.000_2;

/// Where each field of the net begins among all weights.
const SIGHT_BASE: usize = SEEN * TRAITS;
const SENSE: usize = SIGHT_BASE + SEEN;
const SENSE_BASE: usize = SENSE + MADE * BESIDE;
const SCORE: usize = SENSE_BASE + MADE;

pub(crate) struct Learner {
    weights: Vec<f32>,
    /// The slope of late, and its square.
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    rng: Pcg64Mcg,
}

impl Learner {
    /// One that knows what a net knows, or nothing.
    pub(crate) fn new(net: Option<&Net>) -> Learner {
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let weights = match net {
            Some(net) => flat(net),
            None => (0..Net::SIZE).map(|at| start(at, &mut rng)).collect(),
        };
        let none = vec![0.0; Net::SIZE];
        Learner { weights, mean: none.clone(), square: none, steps: 0, rng }
    }

    pub(crate) fn net(&self) -> Net {
        Net::from_weights(&self.weights).expect("as many as there are")
    }

    /// As a file: a line for everything that is seen and made.
    pub(crate) fn text(&self) -> String {
        let mut rest = self.weights.as_slice();
        let lengths = [TRAITS; SEEN].into_iter().chain([SEEN]).chain([BESIDE; MADE]);
        let mut text = String::new();
        for length in lengths.chain([MADE, MADE]) {
            let (line, more) = rest.split_at(length);
            let line = line.iter().map(|weight| ((weight * 10_000.0).round() as i32).to_string());
            text += &(line.collect::<Vec<_>>().join(" ") + "\n");
            rest = more;
        }
        text
    }

    /// Learns from these positions; what is left is how surprised it is on average by who wins.
    pub(crate) fn learn(&mut self, samples: &[&Sample]) -> f32 {
        let mut order: Vec<&Sample> = samples.to_vec();
        let mut loss = 0.0;
        for epoch in 0..EPOCHS {
            for at in (1..order.len()).rev() {
                order.swap(at, self.rng.next_u32() as usize % (at + 1));
            }
            let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
            loss = order.chunks(BATCH).map(|batch| self.step(batch, rate)).sum();
        }
        loss / samples.len() as f32
    }

    fn step(&mut self, batch: &[&Sample], rate: f32) -> f32 {
        let net = self.net();
        let mut slope = vec![0.0; Net::SIZE];
        let loss = batch.iter().map(|sample| add_slope(&net, sample, &mut slope)).sum();
        self.steps += 1;
        let (young, old) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (at, weight) in self.weights.iter_mut().enumerate() {
            let slope = slope[at] / batch.len() as f32;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope;
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope;
            let step = self.mean[at] / young / ((self.square[at] / old).sqrt() + 1e-8);
            *weight -= rate * (step + DECAY * *weight);
        }
        loss
    }
}

/// A weight to begin with.
fn start(at: usize, rng: &mut Pcg64Mcg) -> f32 {
    let wide = match at {
        ..SIGHT_BASE => TRAITS,
        SENSE..SENSE_BASE => BESIDE,
        SCORE.. => MADE,
        _ => return 0.0,
    };
    let lot = rng.next_u32() as f32 / u32::MAX as f32 * 2.0 - 1.0;
    lot * (3.0 / wide as f32).sqrt()
}

/// All weights of a net, in the order of its fields.
fn flat(net: &Net) -> Vec<f32> {
    let sight = net.sight.iter().flatten().chain(&net.sight_base);
    let sense = net.sense.iter().flatten().chain(&net.sense_base);
    sight.chain(sense).chain(&net.score).copied().collect()
}

/// Adds in which direction the weights make a net more surprised by who won, and says how surprised it is.
fn add_slope(net: &Net, sample: &Sample, slope: &mut [f32]) -> f32 {
    let players = sample.portraits.len();
    let seen: Vec<[f32; SEEN]> = sample.portraits.iter().map(|one| net.seen(one)).collect();
    let besides: Vec<[f32; BESIDE]> = (0..players).map(|own| beside(&seen, own)).collect();
    let made: Vec<[f32; MADE]> = besides.iter().map(|beside| net.made(beside)).collect();
    let chances = shares(&net.scores(&sample.portraits));
    let mut to_seen = vec![[0.0_f32; SEEN]; players];
    for own in 0..players {
        let off = chances[own] - if own == sample.winner { 1.0 } else { 0.0 };
        let mut to_beside = [0.0_f32; BESIDE];
        for at in 0..MADE {
            slope[SCORE + at] += off * made[own][at];
            if made[own][at] <= 0.0 {
                continue;
            }
            let back = off * net.score[at];
            slope[SENSE_BASE + at] += back;
            let row = &mut slope[SENSE + at * BESIDE..][..BESIDE];
            for (of, row) in row.iter_mut().enumerate() {
                *row += back * besides[own][of];
                to_beside[of] += back * net.sense[at][of];
            }
        }
        for at in 0..SEEN {
            to_seen[own][at] += to_beside[at];
            let others = || (0..players).filter(|&other| other != own);
            for other in others() {
                to_seen[other][at] += to_beside[SEEN + at] / (players - 1) as f32;
            }
            let most = others().max_by(|&one, &two| seen[one][at].total_cmp(&seen[two][at]));
            if let Some(most) = most {
                to_seen[most][at] += to_beside[2 * SEEN + at];
            }
        }
    }
    for (own, portrait) in sample.portraits.iter().enumerate() {
        for at in (0..SEEN).filter(|&at| seen[own][at] > 0.0) {
            let back = to_seen[own][at];
            slope[SIGHT_BASE + at] += back;
            for (slope, known) in slope[at * TRAITS..][..TRAITS].iter_mut().zip(portrait) {
                *slope += back * known;
            }
        }
    }
    -chances[sample.winner].max(1e-9).ln()
}

/// Everybody's share of the powers of e.
fn shares(scores: &[f32]) -> Vec<f32> {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = scores.iter().map(|score| (score - most).exp()).collect();
    let all: f32 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}
