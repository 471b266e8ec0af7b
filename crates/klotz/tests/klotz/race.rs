//! The race distance agrees with a plain breadth-first search that asks the rules for every move.

use std::collections::{HashSet, VecDeque};

use game::Game;
use klotz::{Cell, Colour, Klotz, Piece, Position, Settings, Setup};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Moves only `colour`'s Klotz, as if the others always passed.
fn reference(position: &Position, colour: Colour) -> Option<u32> {
    let goal = colour.goal(position.goal());
    let start = position.klotz(colour)?;
    let mut seen = HashSet::from([start]);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((cell, moves)) = queue.pop_front() {
        if cell == goal {
            return Some(moves);
        }
        for target in with_klotz_on(position, colour, cell).targets(cell) {
            if seen.insert(target.to) {
                queue.push_back((target.to, moves + 1));
            }
        }
    }
    None
}

fn with_klotz_on(position: &Position, colour: Colour, cell: Cell) -> Position {
    let mut setup: Setup = position.setup();
    if let Some(old) = position.klotz(colour) {
        setup.board.set(old, None);
    }
    setup.board.set(cell, Some(Piece::Klotz(colour)));
    setup.turn = colour;
    Position::new(&setup, position.goal()).expect("a Klotz may stand where it can go")
}

#[test]
fn race_length_equals_breadth_first_search() {
    let mut rng = Pcg64Mcg::seed_from_u64(1986);
    let mut lengths = HashSet::new();
    for players in 2..=4 {
        for _ in 0..12 {
            let mut game = Klotz::start(Settings::for_players(players).expect("2 to 4"));
            let wanted = rng.next_u32() % 120;
            for _ in 0..wanted {
                let Some(mv) = game.random_move(&mut rng) else { break };
                game.play(&mv).expect("a legal move");
            }
            for colour in game.position().seats().iter() {
                let race = game.position().race(colour);
                assert_eq!(race, reference(game.position(), colour), "{}", game.position_text());
                lengths.insert(race);
            }
        }
    }
    assert!(lengths.len() >= 4, "the sample is varied: {lengths:?}");
}

#[test]
fn the_goal_is_three_moves_from_the_centre_of_an_open_board() {
    let board = [".............."; 14];
    let mut ranks = board.map(str::to_owned);
    ranks[7] = "......R.......".to_owned();
    ranks[6] = ".......G......".to_owned();
    let text = format!("{} RG R R=-,G=-", ranks.join("/"));
    let position: Position = text.parse().expect("a position");
    assert_eq!(position.race(Colour::Red), Some(3));
    assert_eq!(position.race(Colour::Green), Some(3));
    assert_eq!(position.race(Colour::Blue), None, "not in play");
}
