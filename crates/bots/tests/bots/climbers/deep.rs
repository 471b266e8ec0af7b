//! The strong bot for The Climbers plays lawfully whatever the options, sees what it must see, and
//! ranks the moves of blocks well.

use bots::climbers::{Config, Crowd, Engine, First, Scales, choose_with, study};
use climbers::{Climbers, Options, Settings, Step, Turn, TurnOrder};
use game::{Game, Options as _, Seat, Verdict};

/// The strong bot with so many turns to judge, and few to compare with more than two players.
fn deep(nodes: u64) -> Config {
    let Engine::Deep(mut ahead) = Config::STRONGEST.engine else {
        panic!("the strongest bot is the deep one")
    };
    ahead.nodes = nodes;
    ahead.crowd = Crowd {
        suggested: 8,
        compared: First { second_looks: 8, followed: 1, ..ahead.crowd.compared },
    };
    Config { engine: Engine::Deep(ahead), ..Config::STRONGEST }
}

fn start(players: usize, seed: u64, options: Options) -> Climbers {
    let order = TurnOrder::draw(players, seed).expect("two to five can play");
    let first = order.as_slice()[0];
    Climbers::start(Settings::new(order, first, options, seed).expect("the first plays"))
}

fn from_text(position: &str) -> Climbers {
    let position = position.parse().expect("a position");
    Climbers::start(Settings::from_position(position, Options::default()).expect("settings"))
}

fn chosen(game: &Climbers, config: &Config, seed: u64) -> Turn {
    choose_with(game, config, seed, &mut || false).expect("a turn").turn
}

#[test]
fn whole_games_by_all_kinds_of_options() {
    for (players, text) in [
        (2, ""),
        (3, "pawn_before_block=no descend=forbidden"),
        (4, "bridges=yes tie=first"),
        (5, "rounds=2"),
        (2, "together=yes"),
        (2, "descend=forbidden tie=first"),
    ] {
        let options = Options::from_text(text).expect("options");
        let mut game = start(players, 11, options);
        while game.outcome().is_none() {
            let turn = chosen(&game, &deep(2_000), 1);
            game.play(&turn).expect("a bot plays by the rules");
            assert!(game.turns_played() < 500, "the game goes on and on");
        }
        let heights = game.position().order().iter().filter_map(|c| game.position().height(c));
        let highest = heights.max().expect("somebody");
        assert!(highest >= 5, "{players} players with {text:?} got no higher than {highest}");
    }
}

#[test]
fn the_same_seed_gives_the_same_turn() {
    let game = start(2, 7, Options::default());
    let soft = Config { temperature: 50, margin: 200, ..deep(12_000) };
    for game in [&game, &start(3, 7, Options::default())] {
        assert_eq!(chosen(game, &soft, 3), chosen(game, &soft, 3));
    }
    let varied: std::collections::HashSet<Turn> =
        (0..20).map(|seed| chosen(&game, &soft, seed)).collect();
    assert!(varied.len() > 3, "a soft choice varies: {varied:?}");
}

#[test]
fn who_is_told_to_stop_answers_at_once() {
    let game = start(4, 3, Options::default());
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        true
    };
    let hurried = choose_with(&game, &Config::STRONGEST, 0, &mut stop).expect("a turn");
    assert_eq!(asked, 1, "it asks no more once it has been told");
    game.clone().play(&hurried.turn).expect("legal");
}

/// Red is behind and has the last chance. The step in front of it is all it needs.
#[test]
fn it_climbs_when_it_must() {
    let mut game = from_text(
        "H1@4,4:2x2x1:r;C1@6,4:2x2x2:r;C2@12,4:2x2x2:g;H5@12,4:2x2x1:d \
         r@4,4;d@12,4 r r:-;d:- - - 2 r:1/2;d:3/5",
    );
    let turn = chosen(&game, &deep(20_000), 0);
    game.play(&turn).expect("legal");
    assert_eq!(game.outcome(), None, "{turn}");
}

/// Red is ahead and has the last chance: if nobody climbs now, red has won.
#[test]
fn it_ends_a_game_that_it_wins() {
    let mut game = from_text(
        "H1@4,4:2x2x1:r;C1@6,4:2x2x2:r;D7@8,4:2x2x4:g;C2@12,4:2x2x2:g;H5@12,4:2x2x1:d \
         r@8,4;d@12,4 r r:sl;d:slx - - 2 r:4/2;d:3/5",
    );
    let turn = chosen(&game, &deep(20_000), 0);
    game.play(&turn).expect("legal");
    let verdict = game.outcome().map(|outcome| outcome.verdict);
    assert_eq!(verdict, Some(Verdict::Won(Seat::ALL[0].into())), "{turn}");
}

/// Yellow's only way up is the yellow face beside it, whose block cannot be taken away. The stone
/// can close it.
#[test]
fn a_stone_stops_the_climb_that_would_win() {
    let game = from_text(
        "C1@4,4:2x2x2:g;C2@8,4:2x2x2:g;C3@10,4:2x2x2:g;H1@10,4:2x2x1:y \
         r@4,4;y@8,4 r r:x;y:- - H1 1 r:2/9;y:2/8",
    );
    let turn = chosen(&game, &deep(50_000), 0);
    assert!(turn.iter().any(|step| matches!(step, Step::Stone { .. })), "{turn}");
}

/// Once it gave a game up after five turns: everything it thought of was to build and not to climb,
/// and each of those let the other end the game. It has ladders to go on with.
#[test]
fn it_does_not_let_a_game_end_that_it_would_lose() {
    let mut game = start(2, 115, Options::default());
    let configs = [Config::FIRST, deep(20_000)];
    while let Some(seat) = game.to_move() {
        if game.turns_played() >= 12 {
            return;
        }
        let seed = 115_000 + u64::from(game.turns_played());
        let turn = chosen(&game, &configs[seat.index()], seed);
        game.play(&turn).expect("legal");
    }
    let verdict = game.outcome().map(|outcome| outcome.verdict);
    let won = matches!(verdict, Some(Verdict::Won(winners)) if winners.contains(Seat::ALL[1]));
    assert!(won, "lost after {} turns", game.turns_played());
}

/// The best of all lawful moves of a block is among the first hundredth of the ranking.
#[test]
fn the_ranking_knows_the_best_move() {
    let (mut all, mut good) = (0, 0);
    for seed in 40..44 {
        let players = 2 + seed as usize % 4;
        let mut game = start(players, seed, Options::default());
        while let Some(choice) = {
            let turn_seed = 1_000 * seed + u64::from(game.turns_played());
            choose_with(&game, &Config::CARELESS, turn_seed, &mut || false)
        } {
            let round = game.turns_played() as usize / players;
            if [2, 4, 6].contains(&round) && game.turns_played() as usize % players == 1 {
                all += 1;
                good += usize::from(
                    study::finds_best(&game, Scales::of(players)).expect("a block can move"),
                );
            }
            game.play(&choice.turn).expect("legal");
        }
    }
    // With so few positions one more or less is chance; the example `climbers_ranking` has many.
    assert!(all >= 8 && good + 1 >= all, "{good} of {all}");
}

#[test]
fn a_finished_game_has_no_turn() {
    let mut game = from_text("C1@4,4:2x2x2:g r@0,0;y@2,0 r r:-;y:- - - 2 r:0/0;y:0/0");
    game.play(&Turn::PASS).expect("legal");
    assert_eq!(choose_with(&game, &Config::STRONGEST, 0, &mut || false), None);
}
