//! Hints and assessments of the bots, as messages.

use game::Game;
use table::Table;
use wire::coach::{Assessment, Hint, Reason};

/// A hint in the match as it stands.
pub fn hint<G: Game>(
    table: &Table<G>,
    mv: &G::Move,
    reasons: impl IntoIterator<Item = impl bots::Reason>,
) -> Hint {
    Hint {
        ply: table.ply(),
        text: table.game().write_move(mv),
        reasons: reasons.into_iter().map(|reason| reason_view(&reason)).collect(),
    }
}

pub(crate) fn reason_view(reason: &impl bots::Reason) -> Reason {
    let params = reason.params().into_iter();
    Reason {
        code: reason.name().to_owned(),
        params: params.map(|(name, value)| (name.to_owned(), value)).collect(),
    }
}

/// The assessment of a game after this many moves, with the best line from there on.
pub fn assessment<G: Game>(
    ply: u32,
    mut game: G,
    chances: Vec<u32>,
    line: &[G::Move],
) -> Assessment {
    let mut texts = Vec::new();
    for mv in line {
        texts.push(game.write_move(mv));
        if game.play(mv).is_err() {
            break;
        }
    }
    Assessment { ply, chances, line: texts }
}
