//! What the end of a game is worth.

use game::{Game, MAX_SEATS, Verdict};

/// The return of every seat: 0 while the game continues. Returns sum to zero and lie between -1 and
/// 1.
///
/// With n players, a single winner gets 1 and each of the others -1/(n-1). A draw gives 0 to all,
/// and shared winners share the winner's return.
pub fn returns<G: Game>(game: &G) -> [f32; MAX_SEATS] {
    let mut returns = [0.0; MAX_SEATS];
    let Some(outcome) = game.outcome() else { return returns };
    let Verdict::Won(winners) = outcome.verdict else { return returns };
    let seats = game.seats();
    // At most five seats: exact in a float.
    let (all, won) = (seats as u8, winners.len() as u8);
    for (seat, value) in returns.iter_mut().enumerate().take(seats) {
        let wins = winners.iter().any(|winner| winner.index() == seat);
        let score = if wins { f32::from(all) / f32::from(won) } else { 0.0 };
        *value = (score - 1.0) / f32::from(all - 1);
    }
    returns
}
