//! The Climbers: bots play legal turns with all options, and see immediate wins and threats.

mod levels;
mod puzzles;
mod strong;

use bots::climbers_bot::{Choice, Level, choose};
use climbers::{Climbers, Options, Settings, Step, Turn, TurnOrder};
use game::{Game, Options as _, Seat, Verdict};

fn start(players: usize, seed: u64, options: Options) -> Climbers {
    let order = TurnOrder::draw(players, seed).expect("two to five can play");
    let first = order.as_slice()[0];
    Climbers::start(Settings::new(order, first, options, seed).expect("the first plays"))
}

fn from_text(position: &str) -> Climbers {
    let position = position.parse().expect("a position");
    Climbers::start(Settings::from_position(position, Options::default()).expect("settings"))
}

/// The baseline levels; the strong bot has its own tests.
const BASELINE_LEVELS: [Level; 6] =
    [Level::Balsa, Level::Willow, Level::Pine, Level::Cherry, Level::Oak, Level::Beech];

/// The levels with little enough randomness to keep their tools.
const CAREFUL_LEVELS: [Level; 3] = [Level::Cherry, Level::Oak, Level::Beech];

fn chosen(game: &Climbers, level: Level, seed: u64) -> Turn {
    choose(game, level, seed, &mut || false).expect("a turn").turn
}

/// Plays a game to its end, with one level per seat, and returns the number of turns.
fn play_game(game: &mut Climbers, levels: &[Level], seed: u64) -> u32 {
    while let Some(seat) = game.to_move() {
        let seed = seed * 1_000 + u64::from(game.turns_played());
        let turn = chosen(game, levels[seat.index()], seed);
        game.play(&turn).expect("bots play legal turns");
        assert!(game.turns_played() < 1_500, "the game does not end");
    }
    game.turns_played()
}

/// Every combination of options, with two to five players.
#[test]
fn games_end_with_every_combination_of_options() {
    for bits in 0..64_u32 {
        let word = |bit: u32, off: &'static str, on: &'static str| {
            if bits >> bit & 1 == 0 { off } else { on }
        };
        let text = [
            word(0, "pawn_before_block=yes", "pawn_before_block=no"),
            word(1, "descend=allowed", "descend=forbidden"),
            word(2, "tie=last", "tie=first"),
            word(3, "rounds=1", "rounds=2"),
            word(4, "bridges=no", "bridges=yes"),
            word(5, "together=no", "together=yes"),
        ]
        .join(" ");
        let options = Options::from_text(&text).expect("options");
        // Mixes numbers of players with options.
        let players = 2 + (bits % 7 % 4) as usize;
        let mut game = start(players, u64::from(bits), options);
        let levels = vec![Level::Willow; players];
        let turns = play_game(&mut game, &levels, 1);
        assert!(turns > 2, "{text}: over after {turns} turns");
        assert!(game.outcome().is_some());
    }
}

/// The better levels, with options that change what a turn is.
#[test]
fn better_levels_climb_high() {
    for (players, level, text) in [
        (2, Level::Beech, ""),
        (3, Level::Oak, "descend=forbidden tie=first together=yes"),
        (4, Level::Oak, "bridges=yes"),
        (5, Level::Oak, "pawn_before_block=no rounds=2"),
    ] {
        let options = Options::from_text(text).expect("options");
        let mut game = start(players, 5, options);
        play_game(&mut game, &vec![level; players], 2);
        let heights = game.position().order().iter().filter_map(|c| game.position().height(c));
        let highest = heights.max().expect("at least one player");
        assert!(highest >= 6, "{players} players with {text:?} got no higher than {highest}");
    }
}

#[test]
fn the_same_seed_gives_the_same_turn() {
    let mut game = start(3, 7, Options::default());
    for level in [Level::Willow, Level::Oak, Level::Beech] {
        let turn = chosen(&game, level, 7);
        assert_eq!(turn, chosen(&game, level, 7), "{level:?}");
        game.play(&turn).expect("legal");
    }
    let varied: std::collections::HashSet<Turn> =
        (0..20).map(|seed| chosen(&game, Level::Willow, seed)).collect();
    assert!(varied.len() > 3, "a low level varies its play: {varied:?}");
}

#[test]
fn stop_ends_the_search_at_once() {
    let game = start(4, 3, Options::default());
    for level in BASELINE_LEVELS {
        let unlimited = choose(&game, level, 0, &mut || false).expect("a turn");
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            true
        };
        let stopped = choose(&game, level, 0, &mut stop).expect("a turn");
        assert!(stopped.considered < unlimited.considered, "{level:?}");
        assert_eq!(asked, 1, "{level:?} polls no more once stopped");
        game.clone().play(&stopped.turn).expect("legal");
    }
}

/// Red is behind and has the last chance: it must climb the step in front of it.
#[test]
fn every_level_climbs_when_it_must() {
    let game = from_text(
        "H1@4,4:2x2x1:r;C1@6,4:2x2x2:r;C2@12,4:2x2x2:g;H5@12,4:2x2x1:d \
         r@4,4;d@12,4 r r:-;d:- - - 2 r:1/2;d:3/5",
    );
    assert!(game.is_last_chance());
    for level in BASELINE_LEVELS {
        for seed in 0..10 {
            let mut game = game.clone();
            let turn = chosen(&game, level, seed);
            game.play(&turn).expect("legal");
            assert_eq!(game.outcome(), None, "{level:?}, seed {seed}: {turn}");
        }
    }
}

/// Red is ahead and has the last chance: if it does not climb, it wins.
#[test]
fn every_level_ends_a_won_game() {
    let game = from_text(
        "H1@4,4:2x2x1:r;C1@6,4:2x2x2:r;D7@8,4:2x2x4:g;C2@12,4:2x2x2:g;H5@12,4:2x2x1:d \
         r@8,4;d@12,4 r r:sl;d:slx - - 2 r:4/2;d:3/5",
    );
    for level in BASELINE_LEVELS {
        for seed in 0..10 {
            let mut game = game.clone();
            let Choice { turn, value, .. } =
                choose(&game, level, seed, &mut || false).expect("a turn");
            assert!(value > 100_000, "{level:?} does not see that {turn} wins: {value}");
            game.play(&turn).expect("legal");
            let verdict = game.outcome().map(|outcome| outcome.verdict);
            assert_eq!(verdict, Some(Verdict::Won(Seat::ALL[0].into())), "{level:?}: {turn}");
        }
    }
}

/// Red leads because it arrived last. Yellow has the last chance, and its only way up is the yellow
/// face beside it, whose block was just moved and cannot be taken. The stone can close it.
#[test]
fn a_stone_stops_a_winning_climb() {
    let game = from_text(
        "C1@4,4:2x2x2:g;C2@8,4:2x2x2:g;C3@10,4:2x2x2:g;H1@10,4:2x2x1:y \
         r@4,4;y@8,4 r r:x;y:- - H1 1 r:2/9;y:2/8",
    );
    for level in [Level::Oak, Level::Beech] {
        for seed in 0..5 {
            let mut game = game.clone();
            let turn = chosen(&game, level, seed);
            let stone = turn.iter().any(|step| matches!(step, Step::Stone { .. }));
            assert!(stone, "{level:?}, seed {seed}: {turn}");
            game.play(&turn).expect("legal");
            play_game(&mut game, &[level, Level::Beech], seed);
            let verdict = game.outcome().map(|outcome| outcome.verdict);
            assert_eq!(verdict, Some(Verdict::Won(Seat::ALL[0].into())), "{level:?}: {turn}");
        }
    }
}

/// Red has the last chance and both ladders in front of a rise of two units: the small one is
/// enough.
#[test]
fn the_large_ladder_is_not_wasted_on_two_units() {
    let game = from_text(
        "C1@4,4:2x2x2:g;H5@12,4:2x2x1:d \
         r@3,4;d@12,4 r r:slx;d:- - - 2 r:0/0;d:1/5",
    );
    for level in CAREFUL_LEVELS {
        for seed in 0..10 {
            let turn = chosen(&game, level, seed);
            let mut after = game.clone();
            after.play(&turn).expect("legal");
            let tools = after.position().tools(climbers::Colour::Red);
            assert!(tools.has(climbers::Ladder::Large), "{level:?}, seed {seed}: {turn}");
        }
    }
}

/// The large ladder would gain five units at once, but near the table there are other ways up.
#[test]
fn the_large_ladder_is_kept_for_later() {
    let game = from_text(
        "D7@4,4:2x2x4:g;D8@6,4:2x2x4:g;D9@8,4:2x2x4:g;H9@6,4:2x2x1:g;C1@8,4:2x2x2:g;\
         H10@2,4:2x2x1:g;H5@20,4:2x2x1:d;C2@22,4:2x2x2:d;H6@24,4:2x2x1:d \
         r@2,4;d@20,4 r r:slx;d:slx - - 0 r:1/4;d:1/5",
    );
    let large = climbers::Tools::NONE.with(climbers::Ladder::Large);
    let top = "9,5".parse().expect("a cell");
    assert!(game.draft().reach().is_some_and(|reach| reach.costs(top).any(|cost| cost == large)));
    for level in CAREFUL_LEVELS {
        for seed in 0..5 {
            let turn = chosen(&game, level, seed);
            let mut after = game.clone();
            after.play(&turn).expect("legal");
            let tools = after.position().tools(climbers::Colour::Red);
            assert!(tools.has(climbers::Ladder::Large), "{level:?}, seed {seed}: {turn}");
        }
    }
}

#[test]
fn there_is_no_turn_after_the_end() {
    let mut game = from_text("C1@4,4:2x2x2:g r@0,0;y@2,0 r r:-;y:- - - 2 r:0/0;y:0/0");
    game.play(&Turn::PASS).expect("legal");
    assert_eq!(choose(&game, Level::Beech, 0, &mut || false), None);
}
