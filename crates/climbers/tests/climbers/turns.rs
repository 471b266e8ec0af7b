//! Turns, ties and the end of a game: whose move it is, when pawns arrive, what leaving does.

use crate::common::{
    games::{self, below},
    ledger::Ledger,
};
use climbers::{Climbers, Colour, EndRule, Position, Record, RulesVersion, Settings, Turn};
use game::{Game as _, Seat, Verdict};
use rand_pcg::{
    Pcg64Mcg,
    rand_core::{Rng as _, SeedableRng},
};

const RED: Seat = Seat::ALL[0];
const YELLOW: Seat = Seat::ALL[1];

/// Plays games in which players leave at any time, and compares every position with the ledger.
#[test]
fn turns_and_ties_equal_the_reference_ledger() {
    let wanted = std::env::var("CLIMBERS_POSITIONS")
        .map_or(6_000, |count| count.parse().expect("CLIMBERS_POSITIONS is a number"));
    let (mut positions, mut ties, mut arrivals_below_best, mut ended_by_leaving) = (0, 0, 0, 0);
    for seed in 0.. {
        if positions >= wanted {
            break;
        }
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = Climbers::start(games::settings(&mut rng));
        let mut ledger = Ledger::new(&game);
        while let Some(turn) = game.random_move(&mut rng) {
            if rng.next_u32().is_multiple_of(12) {
                let seat = Seat::ALL[below(&mut rng, game.seats())];
                if game.retire(seat).is_ok() {
                    ledger.left(game.settings().colour(seat).expect("a seat has a colour"));
                    ledger.end_turn_if_done();
                    ended_by_leaving += u32::from(ledger.is_over);
                }
            } else {
                let before = game.clone();
                game.play(&turn).expect("random turns are legal");
                let mover = before.position().mover();
                let best = |game: &Climbers| game.position().best(mover);
                ledger.moved(&game, best(&game) != best(&before));
                ledger.end_turn_if_done();
            }
            compare(&game, &ledger, seed);
            positions += 1;
            ties += u32::from(ledger.has_tie());
            let below_best = |colour| {
                let position = game.position();
                position.arrived(colour) > position.best(colour).turn
            };
            arrivals_below_best += u32::from(game.position().order().iter().any(below_best));
        }
    }
    assert!(ties > 100, "there were only {ties} ties");
    assert!(arrivals_below_best > 100, "only {arrivals_below_best} pawns came down");
    assert!(ended_by_leaving > 0, "no game ended because a player left");
}

fn compare(game: &Climbers, ledger: &Ledger, seed: u64) {
    let position = game.position();
    let place = format!("seed {seed}: {position}");
    assert_eq!(game.mover(), ledger.mover(), "{place}");
    assert_eq!(game.is_last_chance() && !ledger.is_over, ledger.is_last_chance(), "{place}");
    for colour in position.order().iter() {
        assert_eq!(position.arrived(colour) as usize, ledger.arrived(colour), "{colour}, {place}");
    }
    let on_table = |colour: &Colour| position.arrived(*colour) == 0;
    if position.order().iter().filter(on_table).count() < 2 {
        assert_eq!(game.ranking(), ledger.ranking(), "{place}");
    }
    let result = game.outcome().map(|outcome| match outcome.verdict {
        Verdict::Won(seats) => {
            (game.settings().colour(seats.iter().next().expect("a winner")), outcome.rule)
        }
        Verdict::Drawn => (None, outcome.rule),
    });
    assert_eq!(result, ledger.is_over.then(|| ledger.result()), "{place}");
}

fn game_under(rules: RulesVersion, text: &str, options: &str) -> Climbers {
    let options = game::Options::from_text(options).expect("options");
    let settings = Settings::from_position(games::position(text), options).expect("it goes on");
    Climbers::start(settings.with_rules(rules))
}

fn game_from(text: &str, options: &str) -> Climbers {
    game_under(RulesVersion::LATEST, text, options)
}

fn play(game: &mut Climbers, turns: &[&str]) {
    for text in turns {
        let turn = game.read_move(text).expect(text);
        game.play(&turn).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn field(game: &Climbers, at: usize) -> String {
    game.position_text().split(' ').nth(at).unwrap_or_default().to_owned()
}

/// Red has been at 8 and came down to 6 after yellow, who has never been higher.
#[test]
fn a_pawn_that_comes_down_arrives_there() {
    let text = "D9@4,1:2x2x4:g;C1@6,1:2x2x2:g;C2@4,1:2x2x2:g;D8@6,1:2x2x4:g;C3@4,1:2x2x2:g \
                r@4,1;y@6,1 y r:-;y:- - - 2 r:8/5;y:6/7";
    for (rules, leader) in [
        (RulesVersion::V1, Colour::Yellow),
        (RulesVersion::V2, Colour::Red),
        (RulesVersion::V3, Colour::Red),
    ] {
        let mut game = game_under(rules, text, "rounds=2");
        play(&mut game, &["-", "w7,1"]);
        assert_eq!(game.position().height(Colour::Red), Some(6));
        assert_eq!(game.ranking()[0], leader, "{rules:?}");
    }
}

#[test]
fn arrivals_are_judged_at_the_end_of_a_turn() {
    // A stair of one and two units.
    let text = "H9@2,1:2x2x1:g;C1@4,1:2x2x2:g r@0,0;y@0,2 r r:-;y:- - - 0 r:0/0;y:0/0";
    let mut game = game_from(text, "rounds=2");
    play(&mut game, &["w2,1"]);
    assert_eq!((field(&game, 7), field(&game, 8)), ("r:1/1;y:0/0".into(), "r:1;y:0".into()));
    play(&mut game, &["w3,1", "w4,1 w2,2"]);
    assert_eq!(field(&game, 7), "r:2/3;y:1/2", "red has been up there in between");
    assert_eq!(field(&game, 8), "r:1;y:2", "but stands no higher than before");
    assert_eq!(game.ranking(), [Colour::Yellow, Colour::Red]);
    play(&mut game, &["-", "w0,0", "-", "w2,1"]);
    assert_eq!(field(&game, 8), "r:7;y:2", "going down and up again is arriving");
}

/// Three players on a stair; each follows the others' turns.
const TOGETHER: &str = "H9@2,1:2x2x1:g;C1@4,1:2x2x2:g r@4,1;y@5,1;d@5,2 r \
                        r:-;y:-;d:- - - 0 r:2/1;y:2/2;d:2/3";

#[test]
fn followers_who_come_down_in_one_turn_arrive_one_after_the_other() {
    let mut game = game_from(TOGETHER, "together=yes");
    play(&mut game, &["w2,1", "w3,1", "w3,2"]);
    assert_eq!(field(&game, 8), "r:4;y:5;d:6");
    assert_eq!(game.ranking(), [Colour::DarkBlue, Colour::Yellow, Colour::Red]);
}

#[test]
fn turn_numbers_do_not_fall_when_a_player_leaves() {
    let text = "H9@2,1:2x2x1:g;C1@4,1:2x2x2:g r@4,1;y@0,2;d@0,4 r r:-;y:-;d:- - - 0 \
                r:2/20;y:0/0;d:0/0";
    let mut game = game_from(text, "");
    assert_eq!(game.turn_number(), 21);
    play(&mut game, &["-", "w2,1"]);
    game.retire(RED).expect("two are left");
    assert_eq!(game.turn_number(), 23);
    play(&mut game, &["w3,1"]);
    assert_eq!(field(&game, 8), "y:22;d:23");
    let mut before = game_under(RulesVersion::V1, text, "");
    before.retire(RED).expect("two are left");
    assert_eq!(before.turn_number(), 1, "they did under version 1");
}

/// Red leaves before their turn, and while others follow it: nobody loses a walk.
#[test]
fn others_follow_the_turn_of_a_player_who_left() {
    for moves in [&[][..], &["-"], &["-", "-"]] {
        let mut game = game_from(TOGETHER, "together=yes");
        play(&mut game, moves);
        game.retire(RED).expect("two are left");
        let follower = if moves.len() < 2 { "y" } else { "d" };
        assert_eq!(field(&game, 2), format!("r>{follower}/y"));
        let text = game.position_text();
        assert_eq!(text.parse::<Position>().expect(&text), *game.position());
        assert_eq!(game.position().next_turn(), Colour::Yellow);
        if follower == "y" {
            play(&mut game, &["w3,1"]);
        }
        assert_eq!(field(&game, 2), "r>d/y");
        play(&mut game, &["w3,2"]);
        assert_eq!((field(&game, 2), game.position().barren()), ("y".into(), 1));
    }
}

#[test]
fn the_next_player_can_leave_while_others_follow_a_departed_players_turn() {
    let text = "H9@2,1:2x2x1:g r@0,0;y@0,2;d@0,4;l@0,6 r r:-;y:-;d:-;l:- - - 0 \
                r:0/0;y:0/0;d:0/0;l:0/0";
    let mut game = game_from(text, "together=yes");
    play(&mut game, &["-", "-"]);
    game.retire(RED).expect("three are left");
    assert_eq!(field(&game, 2), "r>d/y");
    game.retire(YELLOW).expect("two are left");
    assert_eq!(field(&game, 2), "r>d/d");
    play(&mut game, &["-"]);
    assert_eq!(field(&game, 2), "r>l/d");
    play(&mut game, &["-"]);
    assert_eq!(field(&game, 2), "d");
}

/// Red has missed the last chance, yellow and dark blue may still follow.
#[test]
fn a_missed_last_chance_stays_missed_when_a_follower_leaves() {
    let at_last_chance = TOGETHER.replace("- - 0", "- - 3");
    for (rules, is_over) in [(RulesVersion::V1, false), (RulesVersion::V2, true)] {
        let mut game = game_under(rules, &at_last_chance, "together=yes");
        assert!(game.is_last_chance());
        play(&mut game, &["-"]);
        game.retire(YELLOW).expect("two are left");
        assert_eq!(game.outcome(), None, "dark blue may still climb");
        play(&mut game, &["-"]);
        assert_eq!(game.outcome().is_some(), is_over, "{rules:?}");
        assert_eq!(game.is_last_chance(), !is_over, "{rules:?}");
    }
}

#[test]
fn the_game_ends_when_the_last_to_follow_a_missed_last_chance_leaves() {
    let mut game = game_from(&TOGETHER.replace("- - 0", "- - 3"), "together=yes");
    play(&mut game, &["-", "-"]);
    game.retire(Seat::ALL[2]).expect("two are left");
    let outcome = game.outcome().expect("nobody can climb any more");
    assert_eq!((outcome.verdict, outcome.rule), (Verdict::Won(YELLOW.into()), EndRule::Arrival));
    assert_eq!(game.to_move(), None);
}

#[test]
fn leaving_with_the_last_chance_misses_it() {
    let text = "C1@4,1:2x2x2:g r@0,0;y@4,1;d@0,4 r r:-;y:-;d:- - - 3 r:0/0;y:2/1;d:0/0";
    let mut game = game_from(text, "");
    assert!(game.is_last_chance());
    game.retire(RED).expect("two are left");
    let outcome = game.outcome().expect("red would have passed");
    assert_eq!((outcome.verdict, outcome.rule), (Verdict::Won(YELLOW.into()), EndRule::Highest));
    let mut before = game_under(RulesVersion::V1, text, "");
    before.retire(RED).expect("two are left");
    assert!(before.is_last_chance(), "yellow had it next under version 1");
}

#[test]
fn leaving_during_your_turn_counts_as_a_barren_turn_without_a_block() {
    let text = "C1@4,1:2x2x2:g r@0,0;y@0,2;d@0,4;l@0,6 r r:-;y:-;d:-;l:- - C1 1 \
                r:0/0;y:0/0;d:0/0;l:0/0";
    let mut game = game_from(text, "");
    game.retire(RED).expect("three are left");
    assert_eq!(
        (field(&game, 2), field(&game, 5), field(&game, 6)),
        ("y".into(), "-".into(), "2".into())
    );
}

#[test]
fn records_keep_the_version_of_their_rules() {
    let text = include_str!("../data/records/left.txt");
    let old: Record = text.parse().expect("records of version 1 can be read");
    assert_eq!(old.settings().rules(), RulesVersion::V1);
    assert_eq!(old.to_string(), text);
    assert_eq!(old.game().position_text().split(' ').count(), 8, "as it was written then");
    let new: Record =
        text.replace("rules: 1", "rules: 2").parse().expect("the same game under version 2");
    assert_eq!(new.settings().rules(), RulesVersion::V2);
    assert_eq!(new.game().position_text().split(' ').count(), 9);
    let with_option = "together=no last_chance=no";
    let (header, _) = text.split_once("result: ").expect("a record has a result");
    let newest = header.replace("rules: 1", "rules: 3").replace("together=no", with_option);
    let newest = format!("{newest}result: unfinished\n");
    let newest: Record = newest.parse().expect("the option is known");
    assert!(newest.to_string().contains(with_option));
    let rematch = Climbers::settings_for_rematch(old.settings());
    assert_eq!(rematch.rules(), RulesVersion::LATEST);
}

#[test]
fn a_position_without_arrivals_derives_them_from_best_heights() {
    let text = "C1@2,2:2x2x2:g r@0,0;y@2,2 y r:-;y:- - - 2 r:6/3;y:2/1";
    assert_eq!(games::position(text).to_string(), format!("{text} r:3;y:1"));
    let mut game = game_from(text, "");
    game.play(&Turn::PASS).expect("a pass is legal");
    assert_eq!(game.turn_number(), 7, "the sixth turn was the first of this game");
}
