//! Choosing softly among good moves: what makes a weaker bot human rather than absurd.

use rand_core::Rng;

use crate::search::Scored;

/// Picks a move with a chance that falls off with its distance from the best: at `softness` below
/// the best a move is about a third as likely. Moves further away than `margin` are never played,
/// and a softness of 0 always plays one of the best.
///
/// # Panics
/// If there is no move.
pub fn pick<M: Copy>(
    moves: &[Scored<M>],
    softness: i32,
    margin: i32,
    rng: &mut dyn Rng,
) -> Scored<M> {
    let best = moves.iter().map(|scored| scored.value).max().expect("a move to choose from");
    let weighed = moves
        .iter()
        .filter_map(|&scored| Some((scored, weight(best - scored.value, softness, margin)?)))
        .collect::<Vec<_>>();
    let total = weighed.iter().map(|&(_, weight)| weight).sum::<u64>();
    let mut draw = rng.next_u64() % total;
    for &(scored, weight) in &weighed {
        match draw.checked_sub(weight) {
            Some(rest) => draw = rest,
            None => return scored,
        }
    }
    unreachable!("the draw is below the sum of the weights")
}

/// Whole numbers only: exponentials from a platform's library differ between machines.
fn weight(behind: i32, softness: i32, margin: i32) -> Option<u64> {
    const FULL: u64 = 1 << 20;
    if behind == 0 {
        return Some(FULL);
    }
    if softness == 0 || behind > margin {
        return None;
    }
    let (behind, softness) = (u64::from(behind.unsigned_abs()), u64::from(softness.unsigned_abs()));
    // A third for each whole `softness`, with a straight line in between.
    let thirds = u32::try_from(behind / softness).map_or(12, |thirds| thirds.min(12));
    let from = FULL / 3_u64.pow(thirds);
    Some((from - (from - from / 3) * (behind % softness) / softness).max(1))
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;

    fn shares(softness: i32) -> [u32; 4] {
        let moves = [0, -10, -30, -90].map(|value| Scored { mv: value, value });
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut shares = [0; 4];
        for _ in 0..10_000 {
            let picked = pick(&moves, softness, 60, &mut rng).mv;
            shares[moves.iter().position(|scored| scored.mv == picked).expect("one of them")] += 1;
        }
        shares
    }

    #[test]
    fn hard_choice_plays_only_the_best() {
        assert_eq!(shares(0), [10_000, 0, 0, 0]);
    }

    #[test]
    fn soft_choice_prefers_better_moves_and_never_throws_the_game_away() {
        let [best, good, fair, awful] = shares(30);
        assert!(best > good && good > fair && fair > 1_000, "{best} {good} {fair}");
        assert_eq!(awful, 0, "beyond the margin");
    }
}
