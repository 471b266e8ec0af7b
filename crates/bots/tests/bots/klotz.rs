//! The KLOTZ bot plays lawfully, sees what it must see, and its levels are in order.

mod coach;
mod puzzles;
mod wins;
mod witness;

use bots::klotz::{Level, choose};
use game::{Game, Seat, Verdict};
use klotz::{Klotz, Options, Settings};

/// A game on an otherwise empty board; `ranks` are numbered as on the board.
fn sparse(ranks: &[(usize, &str)], rest: &str) -> Klotz {
    let board = (1..=14).rev().map(|rank| {
        let given = ranks.iter().find(|&&(at, _)| at == rank);
        given.map_or("..............", |&(_, cells)| cells)
    });
    let text = format!("{} {rest}", board.collect::<Vec<_>>().join("/"));
    let position = text.parse().expect("a position");
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

/// Green stands four steps from n14; the column of height 3 on k13 can capture it or stand in its
/// way, and nothing else can.
#[test]
fn every_level_stops_a_win_in_one_if_it_can() {
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
    assert!(different.len() > 3, "a beginner varies its play: {different:?}");
}

#[test]
fn a_finished_game_has_no_move() {
    let mut game = sparse(&[(1, "....R........."), (9, "......G.......")], "RG R R=-,G=-");
    let win = game.read_move("e1-a1").expect("a move");
    game.play(&win).expect("legal");
    assert_eq!(choose(&game, Level::Ebony, 0, &mut || false), None);
}

/// Plays a whole game; each seat has its level.
fn played_out(levels: &[Level], seed: u64) -> Verdict {
    let mut game = Klotz::start(Settings::for_players(levels.len()).expect("2 to 4"));
    while let Some(seat) = game.to_move() {
        let seed = seed * 1_000 + u64::from(game.moves_played());
        let choice = choose(&game, levels[seat.index()], seed, &mut || false).expect("a move");
        game.play(&choice.mv).expect("a bot plays by the rules");
    }
    game.outcome().expect("over").verdict
}

/// Wins, draws and losses of `strong` against `weak`, in both seats in turn.
fn duel(strong: Level, weak: Level, pairs: u64) -> [u32; 3] {
    let mut score = [0; 3];
    for seed in 0..pairs {
        for (levels, seat) in [([strong, weak], Seat::ALL[0]), ([weak, strong], Seat::ALL[1])] {
            let result = match played_out(&levels, seed) {
                Verdict::Won(winners) if winners.contains(seat) => 0,
                Verdict::Won(_) => 2,
                Verdict::Drawn | Verdict::Abandoned => 1,
            };
            score[result] += 1;
        }
    }
    score
}

/// Seeds are fixed, so the scores are the same everywhere and every time.
#[test]
fn the_levels_are_in_order() {
    for (strong, weak) in [(Level::Pine, Level::Balsa), (Level::Oak, Level::Pine)] {
        let [wins, draws, losses] = duel(strong, weak, 6);
        assert!(wins > losses + 3, "{strong:?} against {weak:?}: +{wins} ={draws} -{losses}");
    }
}

#[test]
fn four_bots_finish_a_game() {
    let levels = [Level::Balsa, Level::Pine, Level::Balsa, Level::Pine];
    assert_ne!(played_out(&levels, 1), Verdict::Abandoned);
}
