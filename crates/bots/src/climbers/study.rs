//! How good the ranking of the strong bot is: what it says at a glance, beside what a full look at
//! every lawful move of a block says.

use climbers::{Climbers, Placement, Step};

use super::deep::{self, Scales};

/// A move of a block and what it is worth to who makes it, with the best its pawn can then do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The move.
    pub placement: Placement,
    /// Its value: 100 is about one unit of height.
    pub value: i32,
}

/// The moves of blocks that the strong bot thinks of, best first. Of those that come to the same it
/// thinks of one.
pub fn ranking(game: &Climbers, scales: &Scales) -> Vec<Judged> {
    deep::ranking(game, scales)
}

/// Every lawful move of a block, in the order of the rules, each made by the rules and looked at in
/// full.
pub fn all(game: &Climbers, scales: &Scales) -> Vec<Judged> {
    let start = game.draft();
    let judge = |placement: Placement| {
        let mut draft = start.clone();
        draft.add(Step::Place(placement)).expect("a lawful move");
        Judged { placement, value: deep::value_of_step(game, draft.position(), placement, scales) }
    };
    start.all_placements().into_iter().map(judge).collect()
}

/// Whether a best move of all is among the first hundredth of the ranking.
pub fn finds_best(game: &Climbers, scales: &Scales) -> Option<bool> {
    let all = all(game, scales);
    let best = all.iter().map(|judged| judged.value).max()?;
    let mut first = ranking(game, scales);
    first.truncate(all.len().div_ceil(100));
    let best = all.iter().filter(|judged| judged.value == best);
    Some(best.into_iter().any(|best| first.iter().any(|idea| idea.placement == best.placement)))
}
