//! Random choice among good moves, weighted by value, so that weaker levels make plausible mistakes.

use rand_core::Rng;

use crate::search::ScoredMove;

/// Picks a move at random. A move that is `temperature` points worse than the best is a third as
/// likely; a move that is more than `margin` points worse is never played. With a temperature of 0 only
/// the best moves are candidates.
///
/// # Panics
/// If `moves` is empty.
pub fn pick<M: Copy>(
    moves: &[ScoredMove<M>],
    temperature: i32,
    margin: i32,
    rng: &mut dyn Rng,
) -> ScoredMove<M> {
    let best = moves.iter().map(|scored| scored.value).max().expect("at least one move");
    let weighted = moves
        .iter()
        .filter_map(|&scored| Some((scored, weight(best - scored.value, temperature, margin)?)))
        .collect::<Vec<_>>();
    let total = weighted.iter().map(|&(_, weight)| weight).sum::<u64>();
    let mut draw = rng.next_u64() % total;
    for &(scored, weight) in &weighted {
        match draw.checked_sub(weight) {
            Some(rest) => draw = rest,
            None => return scored,
        }
    }
    unreachable!("the draw is below the sum of the weights")
}

/// The weight of a move that is `deficit` points worse than the best; `None` if it is out of the
/// question. Integers only: the exponential function differs between platforms.
fn weight(deficit: i32, temperature: i32, margin: i32) -> Option<u64> {
    const FULL: u64 = 1 << 20;
    if deficit == 0 {
        return Some(FULL);
    }
    if temperature == 0 || deficit > margin {
        return None;
    }
    let (deficit, temperature) =
        (u64::from(deficit.unsigned_abs()), u64::from(temperature.unsigned_abs()));
    // A third for each full `temperature`, linear in between.
    let thirds = u32::try_from(deficit / temperature).map_or(12, |thirds| thirds.min(12));
    let from = FULL / 3_u64.pow(thirds);
    Some((from - (from - from / 3) * (deficit % temperature) / temperature).max(1))
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;

    /// How often each of four moves is picked in 10,000 draws.
    fn counts(temperature: i32) -> [u32; 4] {
        let moves = [0, -10, -30, -90].map(|value| ScoredMove { mv: value, value });
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut counts = [0; 4];
        for _ in 0..10_000 {
            let picked = pick(&moves, temperature, 60, &mut rng).mv;
            counts[moves.iter().position(|scored| scored.mv == picked).expect("a listed move")] +=
                1;
        }
        counts
    }

    #[test]
    fn temperature_zero_always_picks_the_best() {
        assert_eq!(counts(0), [10_000, 0, 0, 0]);
    }

    #[test]
    fn better_moves_are_likelier_and_bad_ones_never_picked() {
        let [best, good, fair, awful] = counts(30);
        assert!(best > good && good > fair && fair > 1_000, "{best} {good} {fair}");
        assert_eq!(awful, 0, "worse than the margin");
    }
}
