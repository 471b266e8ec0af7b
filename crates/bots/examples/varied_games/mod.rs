//! Games with plausible moves and many mistakes, as a source of positions for puzzles and test
//! suites.

use bots::klotz_bot::{Config, choose_with};
use game::Game;
use klotz::{Colour, ColourSet, Klotz, Layout, Move, Options, Settings};
use rand_core::Rng;

/// Weak enough to leave wins on the board.
const PLAYER: Config = Config { nodes: 300, max_table_entries: 1 << 8, ..Config::STRONGEST };

/// Longer games are cut off.
const MOVES: u32 = 120;

/// A new two-player game; the number selects the layout.
pub(crate) fn start(number: u64) -> Klotz {
    let layouts = Layout::builtin();
    let layout = layouts[number as usize % layouts.len()].clone();
    let colours = ColourSet::for_players(2).expect("two can play");
    let settings = Settings::new(colours, Colour::Red, Options::default(), layout);
    Klotz::start(settings.expect("the usual game"))
}

/// The next move; `None` once the game is over or too long.
pub(crate) fn next_move(game: &Klotz, rng: &mut impl Rng) -> Option<Move> {
    if game.outcome().is_some() || game.moves_played() >= MOVES {
        return None;
    }
    if rng.next_u32().is_multiple_of(4) || game.moves_played() < 4 {
        game.random_move(rng)
    } else {
        choose_with(game, &PLAYER, rng.next_u64(), &mut || false).map(|choice| choice.mv)
    }
}
