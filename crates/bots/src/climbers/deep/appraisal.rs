//! What a position in which a turn begins is worth to everybody, by what was learned from games.
#![expect(clippy::cast_precision_loss, reason = "scores are small and players few")]
#![expect(clippy::cast_possible_truncation, reason = "scores are small")]

use super::{
    net::Net,
    node::Node,
    outlook::{self, Values},
    portrait::portraits,
};
use crate::log_odds;

/// So many points of value are odds of e to one.
pub(in super::super) const POINTS: i32 = 300;

/// What a position is worth to everybody.
pub(super) fn appraise(node: &Node, net: &Net) -> Values {
    settled(node).unwrap_or_else(|| learned(node, net))
}

/// What a position is worth if the game is over, or as good as that.
pub(super) fn settled(node: &Node) -> Option<Values> {
    let leader = outlook::leader(node);
    // Who leads and has the last chance passes, and has won.
    let passes =
        node.barren + 1 == node.patience() && leader == node.mover && node.height(leader) > 0;
    (passes || node.is_over()).then(|| outlook::result(node))
}

/// How likely everybody is to win: nobody's value is above zero if all are equally likely to.
fn learned(node: &Node, net: &Net) -> Values {
    let scores = net.scores(&portraits(node));
    let mut values = [0; 5];
    for (own, colour) in node.order.from(node.mover).enumerate() {
        let others = scores.iter().enumerate().filter(|&(at, _)| at != own);
        let others: Vec<f32> = others.map(|(_, &score)| score).collect();
        values[colour.index()] = ((scores[own] - rival(&others)) * POINTS as f32) as i32;
    }
    values
}

/// The score of the rival that is as strong as these are on average: the logarithm of the mean of the powers
/// of e.
fn rival(scores: &[f32]) -> f32 {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds = scores.iter().map(|score| log_odds::odds(((score - most) * 100.0) as i32));
    let mean = odds.sum::<f32>() / scores.len() as f32;
    most + log_odds::points(mean / (1.0 + mean)) as f32 / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rivals_are_as_strong_as_they_are_on_average() {
        assert!((rival(&[1.25]) - 1.25).abs() < 1e-6);
        for scores in [[0.5, 0.5, 0.5], [2.0, -1.0, 0.0], [-3.0, -3.5, 4.0]] {
            let exact = (scores.iter().map(|score: &f32| score.exp()).sum::<f32>() / 3.0).ln();
            assert!((rival(&scores) - exact).abs() < 0.02, "{scores:?}: {exact}");
        }
    }
}
