//! Lines of moves that were thought of but not played.

use game::Game;

/// Plays moves one after the other and shows each with the game before and after it. The line ends at
/// the first move that cannot be read or is not legal.
pub(crate) fn play_line<G: Game, V>(
    mut game: G,
    texts: &[String],
    mut show: impl FnMut(&G, &G::Move, &G) -> V,
) -> Vec<V> {
    let mut line = Vec::with_capacity(texts.len());
    for text in texts {
        let Ok(mv) = game.read_move(text) else { break };
        let mut after = game.clone();
        if after.play(&mv).is_err() {
            break;
        }
        line.push(show(&game, &mv, &after));
        game = after;
    }
    line
}
