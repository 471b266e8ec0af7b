//! The strongest bot finds every forced win of the suite, whose answers are proven.

use super::witness;
use bots::klotz::{Config, choose_with, proof};
use game::Game;
use klotz::{Klotz, Options, Settings};

/// See `examples/klotz_wins.rs`.
const SUITE: &str = include_str!("../../data/klotz_wins.txt");

/// Far less than a second's worth.
const NODES: u64 = 200_000;

struct Win {
    plies: u32,
    moves: Vec<String>,
    game: Klotz,
}

fn suite() -> impl Iterator<Item = Win> {
    SUITE.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (win, position) = line.split_once(" | ").expect("a win and a position");
        let (plies, moves) = win.split_once(' ').expect("a number and moves");
        let position = position.parse().expect("a position");
        let settings = Settings::from_position(position, Options::default()).expect("settings");
        Win {
            plies: plies.parse().expect("a number"),
            moves: moves.split(',').map(str::to_owned).collect(),
            game: Klotz::start(settings),
        }
    })
}

#[test]
fn the_suite_is_large_and_each_position_occurs_once() {
    let keys = suite().map(|win| win.game.position().hash());
    let different = keys.collect::<std::collections::HashSet<_>>().len();
    assert_eq!(different, suite().count());
    assert!(different >= 200, "{different}");
}

#[test]
fn the_strongest_bot_finds_every_forced_win() {
    let config = Config { nodes: NODES, ..Config::STRONGEST };
    let mut missed = Vec::new();
    for Win { plies, moves, game } in suite() {
        let choice = choose_with(&game, &config, 0, &mut || false).expect("not over");
        let chosen = game.write_move(&choice.mv);
        if !moves.contains(&chosen) {
            missed.push(format!("{chosen} instead of {moves:?} in {plies}: {}", game.position()));
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

/// The answers were proven when the suite was made; a few of them are proven again here.
#[test]
fn the_answers_are_what_trying_everything_gives() {
    for Win { plies, moves, game } in suite().step_by(12) {
        let proven = witness::winning_moves(game.position(), plies);
        assert_eq!(proof::winning_moves(game.position(), plies), proven, "{}", game.position());
        let mut proven = proven.iter().map(|mv| game.write_move(mv)).collect::<Vec<_>>();
        proven.sort();
        assert_eq!(proven, moves, "{}", game.position());
        assert!(witness::winning_moves(game.position(), plies - 2).is_empty());
    }
}
