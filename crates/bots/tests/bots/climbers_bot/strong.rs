//! The strong bot for The Climbers plays legal turns with all options, sees immediate wins and
//! threats, and ranks placements well.

use bots::climbers_bot::{
    Baseline, Config, Engine, EvalWeights, MorePlayers, choose_with, ranking_quality,
};
use climbers::{Climbers, Options, Settings, Step, Turn, TurnOrder};
use game::{Game, Options as _, Seat, Verdict};

/// The strong bot with a node limit and little to compare with more than two players.
fn strong_bot(nodes: u64) -> Config {
    let Engine::Strong(mut strong) = Config::STRONGEST.engine else {
        panic!("the strongest configuration is the strong bot")
    };
    strong.nodes = nodes;
    strong.more_players = MorePlayers {
        suggested: 8,
        comparison: Baseline {
            reevaluated: 8,
            replies_searched: 1,
            ..strong.more_players.comparison
        },
    };
    Config { engine: Engine::Strong(strong), ..Config::STRONGEST }
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
fn games_end_with_various_options() {
    for (players, text) in [
        (2, ""),
        (3, "pawn_before_block=no descend=forbidden"),
        (4, "bridges=yes tie=first"),
        (5, "rounds=2"),
        // As the modern edition plays it: if the last to arrive won ties, a follower would win them all
        // and nobody would climb.
        (2, "together=yes tie=first"),
        (2, "descend=forbidden tie=first"),
    ] {
        let options = Options::from_text(text).expect("options");
        let mut game = start(players, 11, options);
        while game.outcome().is_none() {
            let turn = chosen(&game, &strong_bot(2_000), 1);
            game.play(&turn).expect("bots play legal turns");
            assert!(game.turns_played() < 500, "the game does not end");
        }
        let heights = game.position().order().iter().filter_map(|c| game.position().height(c));
        let highest = heights.max().expect("at least one player");
        assert!(highest >= 5, "{players} players with {text:?} got no higher than {highest}");
    }
}

#[test]
fn the_same_seed_gives_the_same_turn() {
    let game = start(2, 7, Options::default());
    let soft = Config { temperature: 50, margin: 200, ..strong_bot(12_000) };
    for game in [&game, &start(3, 7, Options::default())] {
        assert_eq!(chosen(game, &soft, 3), chosen(game, &soft, 3));
    }
    let varied: std::collections::HashSet<Turn> =
        (0..20).map(|seed| chosen(&game, &soft, seed)).collect();
    assert!(varied.len() > 3, "temperature varies the choice: {varied:?}");
}

#[test]
fn stop_ends_the_search_at_once() {
    let game = start(4, 3, Options::default());
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        true
    };
    let stopped = choose_with(&game, &Config::STRONGEST, 0, &mut stop).expect("a turn");
    assert_eq!(asked, 1, "polls no more once stopped");
    game.clone().play(&stopped.turn).expect("legal");
}

/// Red is behind and has the last chance: it must climb the step in front of it.
#[test]
fn it_climbs_when_it_must() {
    let mut game = from_text(
        "H1@4,4:2x2x1:r;C1@6,4:2x2x2:r;C2@12,4:2x2x2:g;H5@12,4:2x2x1:d \
         r@4,4;d@12,4 r r:-;d:- - - 2 r:1/2;d:3/5",
    );
    let turn = chosen(&game, &strong_bot(20_000), 0);
    game.play(&turn).expect("legal");
    assert_eq!(game.outcome(), None, "{turn}");
}

/// Red is ahead and has the last chance: if it does not climb, it wins.
#[test]
fn it_ends_a_won_game() {
    let mut game = from_text(
        "H1@4,4:2x2x1:r;C1@6,4:2x2x2:r;D7@8,4:2x2x4:g;C2@12,4:2x2x2:g;H5@12,4:2x2x1:d \
         r@8,4;d@12,4 r r:sl;d:slx - - 2 r:4/2;d:3/5",
    );
    let turn = chosen(&game, &strong_bot(20_000), 0);
    game.play(&turn).expect("legal");
    let verdict = game.outcome().map(|outcome| outcome.verdict);
    assert_eq!(verdict, Some(Verdict::Won(Seat::ALL[0].into())), "{turn}");
}

/// Yellow's only way up is the yellow face beside it, whose block cannot be taken. The stone can
/// close it.
#[test]
fn a_stone_stops_a_winning_climb() {
    let game = from_text(
        "C1@4,4:2x2x2:g;C2@8,4:2x2x2:g;C3@10,4:2x2x2:g;H1@10,4:2x2x1:y \
         r@4,4;y@8,4 r r:x;y:- - H1 1 r:2/9;y:2/8",
    );
    let turn = chosen(&game, &strong_bot(50_000), 0);
    assert!(turn.iter().any(|step| matches!(step, Step::Stone { .. })), "{turn}");
}

/// A regression: all candidates were builds without a climb, so the opponent ended the game after
/// five turns while the bot still had ladders.
#[test]
fn it_climbs_rather_than_let_the_opponent_end_the_game() {
    let mut game = start(2, 115, Options::default());
    let configs = [Config::BASELINE, strong_bot(20_000)];
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

/// The first 1 % of the ranking contains a best placement.
#[test]
fn the_ranking_finds_the_best_placement() {
    let (mut all, mut good) = (0, 0);
    for seed in 40..44 {
        let players = 2 + seed as usize % 4;
        let mut game = start(players, seed, Options::default());
        while let Some(choice) = {
            let turn_seed = 1_000 * seed + u64::from(game.turns_played());
            choose_with(&game, &Config::VARIED, turn_seed, &mut || false)
        } {
            let round = game.turns_played() as usize / players;
            if [2, 4, 6].contains(&round) && game.turns_played() as usize % players == 1 {
                all += 1;
                good += usize::from(
                    ranking_quality::finds_best(&game, EvalWeights::for_players(players))
                        .expect("a block can move"),
                );
            }
            game.play(&choice.turn).expect("legal");
        }
    }
    // Few positions, so allow one miss; the example `climbers_ranking` measures many.
    assert!(all >= 8 && good + 1 >= all, "{good} of {all}");
}

#[test]
fn there_is_no_turn_after_the_end() {
    let mut game = from_text("C1@4,4:2x2x2:g r@0,0;y@2,0 r r:-;y:- - - 2 r:0/0;y:0/0");
    game.play(&Turn::PASS).expect("legal");
    assert_eq!(choose_with(&game, &Config::STRONGEST, 0, &mut || false), None);
}
