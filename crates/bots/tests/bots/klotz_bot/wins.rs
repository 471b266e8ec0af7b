//! The strongest bot finds every forced win of a suite of proven positions.

use super::reference;
use bots::klotz_bot::{Config, choose_with, win_solver};
use game::Game;
use klotz::{Klotz, Options, Settings};

/// See `examples/klotz_wins.rs`.
const SUITE: &str = include_str!("../../data/klotz_wins.txt");

/// Takes well under a second.
const NODES: u64 = 200_000;

struct Win {
    plies: u32,
    moves: Vec<String>,
    game: Klotz,
}

fn suite() -> impl Iterator<Item = Win> {
    SUITE.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (win, position) = line.split_once(" | ").expect("` | ` between win and position");
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
fn the_suite_has_many_different_positions() {
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

/// All answers were proven when the suite was made; this proves some of them again.
#[test]
fn the_solver_agrees_with_the_reference() {
    for Win { plies, moves, game } in suite().step_by(12) {
        let proven = reference::winning_moves(game.position(), plies);
        assert_eq!(
            win_solver::winning_moves(game.position(), plies),
            proven,
            "{}",
            game.position()
        );
        let mut proven = proven.iter().map(|mv| game.write_move(mv)).collect::<Vec<_>>();
        proven.sort();
        assert_eq!(proven, moves, "{}", game.position());
        assert!(reference::winning_moves(game.position(), plies - 2).is_empty());
    }
}
