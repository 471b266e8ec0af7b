//! Moves that are known beforehand: whoever makes a load should not spend the time on choosing.

use anyhow::{Context as _, Result};
use game::{Enumerate as _, Game as _};
use klotz::Klotz;
use match_log::StoredGame as _;
use wire::klotz::{MatchSetup, Repetition};

/// A match that goes on and on, as the texts of its moves.
#[derive(Debug)]
pub struct Script {
    /// The setup under which these moves are legal.
    pub setup: MatchSetup,
    /// The moves, in order; seats take turns.
    pub moves: Vec<String>,
}

impl Script {
    /// So many moves of a match of KLOTZ for two in which nobody wins.
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
            // Not the first one each time, so that all pieces have their turn.
            let from = ply * 7 % legal.len().max(1);
            let mv = legal[from..].iter().chain(&legal[..from]).find(goes_on);
            let mv = *mv.context("there is a move after which the match goes on")?;
            moves.push(game.write_move(&mv));
            game.play(&mv)?;
        }
        Ok(Script { setup, moves })
    }
}
