//! Games that are played well enough to make sense and badly enough to hold surprises: where suites
//! and puzzles are taken from.

use bots::klotz::{Config, choose_with};
use game::Game;
use klotz::{Colour, ColourSet, Klotz, Layout, Move, Options, Settings};
use rand_core::Rng;

/// How the games are played: not too well, so that there are wins.
const PLAYER: Config = Config { nodes: 300, table: 1 << 8, ..Config::STRONGEST };

/// A game that lasts longer has nothing to offer.
const MOVES: u32 = 120;

/// A new game of two; its number says on which layout.
pub(crate) fn start(number: u64) -> Klotz {
    let layouts = Layout::builtin();
    let layout = layouts[number as usize % layouts.len()].clone();
    let colours = ColourSet::for_players(2).expect("two can play");
    let settings = Settings::new(colours, Colour::Red, Options::default(), layout);
    Klotz::start(settings.expect("the usual game"))
}

/// The next move; none once the game is over or has gone on for too long.
pub(crate) fn next_move(game: &Klotz, rng: &mut impl Rng) -> Option<Move> {
    if game.outcome().is_some() || game.moves_played() >= MOVES {
        return None;
    }
    if rng.next_u32() % 4 == 0 || game.moves_played() < 4 {
        game.random_move(rng)
    } else {
        choose_with(game, &PLAYER, rng.next_u64(), &mut || false).map(|choice| choice.mv)
    }
}
