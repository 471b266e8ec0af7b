//! KLOTZ: bots play legal moves, see immediate wins and threats, and higher levels win.

mod coach;
mod puzzles;
mod reference;
mod wins;

use bots::klotz_bot::{Level, choose};
use game::{Game, Seat, Verdict};
use klotz::{Klotz, Options, Settings};

/// A game on an empty board, except for the given ranks.
fn sparse(ranks: &[(usize, &str)], rest: &str) -> Klotz {
    let board = (1..=14).rev().map(|rank| {
        let given = ranks.iter().find(|&&(at, _)| at == rank);
        given.map_or("..............", |&(_, cells)| cells)
    });
    let text = format!("{} {rest}", board.collect::<Vec<_>>().join("/"));
    let position = text.parse().expect("a valid position");
    Klotz::start(Settings::from_position(position, Options::default()).expect("settings"))
}

fn chosen(game: &Klotz, level: Level, seed: u64) -> String {
    let choice = choose(game, level, seed, &mut || false).expect("a move");
    game.write_move(&choice.mv)
}

#[test]
fn every_level_takes_a_win_in_one() {
    let game = sparse(
        &[(1, "....R......1.."), (7, "....1........."), (9, "......G.......")],
        "RG R R=-,G=-",
    );
    for level in Level::ALL {
        for seed in 0..10 {
            assert_eq!(chosen(&game, level, seed), "e1-a1#", "{level:?}, seed {seed}");
        }
    }
}

/// Green is four steps from n14. Only the column of height 3 on k13 can stop it: by capturing it or
/// by blocking its path.
#[test]
fn every_level_parries_a_win_in_one() {
    let game = sparse(
        &[(14, ".........G...."), (13, "..........3..."), (7, "......R.......")],
        "RG R R=-,G=-",
    );
    for level in Level::ALL {
        for seed in 0..10 {
            let mut after = game.clone();
            let mv = choose(&game, level, seed, &mut || false).expect("a move").mv;
            after.play(&mv).expect("a legal move");
            let wins = after.position().moves().into_iter().any(|mv| {
                let mut then = *after.position();
                let _ = then.play_unchecked(mv);
                then.winner().is_some()
            });
            assert!(!wins, "{level:?} let green win, seed {seed}: {}", game.write_move(&mv));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let game = Klotz::start(Settings::default());
    for level in &Level::ALL[..6] {
        assert_eq!(chosen(&game, *level, 7), chosen(&game, *level, 7));
    }
    let varied = (0..20).map(|seed| chosen(&game, Level::Balsa, seed));
    let different = varied.collect::<std::collections::HashSet<_>>();
    assert!(different.len() > 3, "the lowest level varies its play: {different:?}");
}

#[test]
fn there_is_no_move_after_the_end() {
    let mut game = sparse(&[(1, "....R........."), (9, "......G.......")], "RG R R=-,G=-");
    let win = game.read_move("e1-a1").expect("a move");
    game.play(&win).expect("legal");
    assert_eq!(choose(&game, Level::Ebony, 0, &mut || false), None);
}

/// Plays a whole game, with one level per seat.
fn play_game(levels: &[Level], seed: u64) -> Verdict {
    let mut game = Klotz::start(Settings::for_players(levels.len()).expect("2 to 4 players"));
    while let Some(seat) = game.to_move() {
        let seed = seed * 1_000 + u64::from(game.moves_played());
        let choice = choose(&game, levels[seat.index()], seed, &mut || false).expect("a move");
        game.play(&choice.mv).expect("bots play legal moves");
    }
    game.outcome().expect("over").verdict
}

/// Wins, draws and losses of `strong` against `weak`, playing both seats.
fn score(strong: Level, weak: Level, pairs: u64) -> [u32; 3] {
    let mut score = [0; 3];
    for seed in 0..pairs {
        for (levels, seat) in [([strong, weak], Seat::ALL[0]), ([weak, strong], Seat::ALL[1])] {
            let result = match play_game(&levels, seed) {
                Verdict::Won(winners) if winners.contains(seat) => 0,
                Verdict::Won(_) => 2,
                Verdict::Drawn => 1,
            };
            score[result] += 1;
        }
    }
    score
}

/// Seeds are fixed, so the scores are always the same.
#[test]
fn higher_levels_win() {
    for (strong, weak) in [(Level::Pine, Level::Balsa), (Level::Oak, Level::Pine)] {
        let [wins, draws, losses] = score(strong, weak, 6);
        assert!(wins > losses + 3, "{strong:?} against {weak:?}: +{wins} ={draws} -{losses}");
    }
}

#[test]
fn a_game_of_four_bots_ends() {
    let levels = [Level::Balsa, Level::Pine, Level::Balsa, Level::Pine];
    play_game(&levels, 1);
}
