//! Golden games: the first moves of every level, with fixed seeds, must stay the same.
//!
//! A refactoring must not change how a level plays. If a change is meant to, measure the levels again
//! (`cargo xtask bench bots`) and rewrite the file with
//! `HOLZ_UPDATE_GOLDEN=1 cargo test -p holz-bots --all-features golden`.

use std::{fmt::Write as _, fs, path::Path};

use bots::Level;
use climbers::{Climbers, TurnOrder};
use game::Game;
use klotz::Klotz;

/// Compares with `tests/data/golden_NAME.txt`, or writes it if asked to.
fn check(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/golden_{name}.txt"));
    if std::env::var_os("HOLZ_UPDATE_GOLDEN").is_some() {
        fs::write(&path, found).expect("the golden file is writable");
    }
    let expected = fs::read_to_string(&path).expect("the golden file exists");
    for (expected, found) in expected.lines().zip(found.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}

/// Plays some moves and lists them in one line.
fn line<G: Game>(mut game: G, moves: usize, choose: impl Fn(&G, u64) -> Option<G::Move>) -> String {
    let mut texts = Vec::new();
    while texts.len() < moves
        && let Some(mv) = choose(&game, texts.len() as u64)
    {
        texts.push(game.write_move(&mv));
        game.play(&mv).expect("bots play legal moves");
    }
    texts.join(", ")
}

#[test]
fn klotz_levels_play_the_golden_moves() {
    let mut found = String::new();
    for level in Level::ALL {
        for players in 2..=4 {
            let game = Klotz::start(klotz::Settings::for_players(players).expect("2 to 4 players"));
            let moves = line(game, 12, |game, seed| {
                bots::klotz_bot::choose(game, level, seed, &mut || false).map(|choice| choice.mv)
            });
            writeln!(found, "level {} players {players}: {moves}", level.number()).expect("memory");
        }
    }
    check("klotz", &found);
}

#[test]
fn climbers_levels_play_the_golden_turns() {
    let mut found = String::new();
    for level in Level::ALL {
        // The strongest levels take about a second per turn.
        let turns = if level >= Level::Hornbeam { 2 } else { 8 };
        for players in 2..=4 {
            let order = TurnOrder::draw(players, 1).expect("2 to 4 players");
            let settings = climbers::Settings::new(
                order,
                order.as_slice()[0],
                climbers::Options::default(),
                1,
            );
            let game = Climbers::start(settings.expect("valid settings"));
            let turns = line(game, turns, |game, seed| {
                bots::climbers_bot::choose(game, level, seed, &mut || false)
                    .map(|choice| choice.turn)
            });
            writeln!(found, "level {} players {players}: {turns}", level.number()).expect("memory");
        }
    }
    check("climbers", &found);
}

#[cfg(feature = "xstack")]
#[test]
fn xstack_levels_play_the_golden_turns() {
    use game::Seat;
    use xstack::{
        DesignName, Options, Settings, XStack,
        options::{Start, Tremor},
        sim::draw_pile,
    };
    let mut found = String::new();
    for level in Level::ALL {
        for tremor in [Tremor::None, Tremor::Natural] {
            let options =
                Options { start: Start::Drawn(DesignName::Fan), tremor, ..Options::default() };
            let piles = vec![draw_pile(DesignName::Fan, 1)];
            let settings = Settings::new(2, Seat::ALL[0], options, 1, piles);
            let game = XStack::start(settings.expect("valid settings"));
            let turn = bots::xstack_bot::play_turn(&game, level, 1, &mut || false).expect("a turn");
            writeln!(
                found,
                "level {} tremor {tremor:?}: {} {:?}",
                level.number(),
                turn.words(),
                turn.hash()
            )
            .expect("memory");
        }
    }
    check("xstack", &found);
}
