//! Evaluation of the start of a turn by the network.
#![expect(clippy::cast_precision_loss, reason = "logits are small and players few")]
#![expect(clippy::cast_possible_truncation, reason = "logits are small")]

use super::{
    features::all_features,
    net::Net,
    node::Node,
    static_eval::{self, Values},
};
use crate::log_odds;

/// A difference of one logit, in points.
pub(in super::super) const POINTS_PER_LOGIT: i32 = 300;

/// The value for every player.
pub(super) fn net_eval(node: &Node, net: &Net) -> Values {
    terminal_values(node).unwrap_or_else(|| predicted_values(node, net))
}

/// The values if the game is over, or about to end with certainty.
pub(super) fn terminal_values(node: &Node) -> Option<Values> {
    let leader = static_eval::leader(node);
    // A leader with the last turn passes and wins.
    let passes = node.climbless_turns + 1 == node.climbless_limit()
        && leader == node.mover
        && node.height(leader) > 0;
    (passes || node.is_over()).then(|| static_eval::final_values(node))
}

/// The network's values: 0 for everyone if all are equally likely to win.
fn predicted_values(node: &Node, net: &Net) -> Values {
    let logits = net.logits(&all_features(node));
    let mut values = [0; 5];
    for (own, colour) in node.order.from(node.mover).enumerate() {
        let others = logits.iter().enumerate().filter(|&(at, _)| at != own);
        let others: Vec<f32> = others.map(|(_, &logit)| logit).collect();
        values[colour.index()] =
            ((logits[own] - mean_opponent_logit(&others)) * POINTS_PER_LOGIT as f32) as i32;
    }
    values
}

/// The logit of an average opponent: the logarithm of the mean odds.
fn mean_opponent_logit(logits: &[f32]) -> f32 {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let odds = logits.iter().map(|logit| log_odds::odds(((logit - most) * 100.0) as i32));
    let mean = odds.sum::<f32>() / logits.len() as f32;
    most + log_odds::points(mean / (1.0 + mean)) as f32 / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_opponent_logit_is_the_log_of_the_mean_odds() {
        assert!((mean_opponent_logit(&[1.25]) - 1.25).abs() < 1e-6);
        for logits in [[0.5, 0.5, 0.5], [2.0, -1.0, 0.0], [-3.0, -3.5, 4.0]] {
            let exact = (logits.iter().map(|logit: &f32| logit.exp()).sum::<f32>() / 3.0).ln();
            assert!((mean_opponent_logit(&logits) - exact).abs() < 0.02, "{logits:?}: {exact}");
        }
    }
}
