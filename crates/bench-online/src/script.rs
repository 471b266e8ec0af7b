//! Precomputed moves, so that a load test spends no time on choosing them.

use anyhow::{Context as _, Result};
use game::{Enumerate as _, Game as _};
use klotz::Klotz;
use match_log::StoredGame as _;
use wire::klotz_view::{MatchSetup, Repetition};

/// The moves of a long match, as text.
#[derive(Debug)]
pub struct Script {
    /// The setup under which these moves are legal.
    pub setup: MatchSetup,
    /// The moves, in order; seats take turns.
    pub moves: Vec<String>,
}

impl Script {
    /// The first moves of a two-player match of KLOTZ in which nobody wins.
    pub fn write(length: usize) -> Result<Script> {
        let mut setup = MatchSetup::for_players(2)?;
        setup.options.repetition = Repetition::Allowed;
        setup.options.move_limit = 0;
        let table = Klotz::read_setup(&setup)?;
        let mut game = Klotz::start(table.settings().clone());
        let mut moves = Vec::with_capacity(length);
        for ply in 0..length {
            let legal = game.legal_moves();
            let goes_on = |mv: &&klotz::Move| {
                let mut next = game.clone();
                next.play(mv).is_ok() && next.outcome().is_none()
            };
            // Not always the first move, so that all pieces move.
            let from = ply * 7 % legal.len().max(1);
            let mv = legal[from..].iter().chain(&legal[..from]).find(goes_on);
            let mv = *mv.context("there is a move after which the match goes on")?;
            moves.push(game.write_move(&mv));
            game.play(&mv)?;
        }
        Ok(Script { setup, moves })
    }
}
