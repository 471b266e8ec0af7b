//! Properties that hold in every game, for all options and players.

use std::collections::BTreeMap;

use crate::common::games::{self, below};
use climbers::{
    Block, Climbers, Colour, Draft, EndRule, Illegal, Position, Step, Tools, Turn,
    options::{Descend, Switch},
};
use game::{Game as _, Seat, Verdict};
use rand_pcg::{
    Pcg64Mcg,
    rand_core::{Rng as _, SeedableRng},
};

/// More turns than any game can have: every pawn has a best that can rise a hundred times.
const ENDLESS: u32 = 5_000;

fn games(default: u64) -> u64 {
    std::env::var("CLIMBERS_GAMES")
        .map_or(default, |games| games.parse().expect("CLIMBERS_GAMES is a number"))
}

/// Plays games to their end and shows every turn: the game before it, and after.
fn each_turn(mut see: impl FnMut(&Climbers, &Climbers)) -> Vec<Climbers> {
    let mut ended = Vec::new();
    for seed in 0..games(70) {
        let mut rng = Pcg64Mcg::seed_from_u64(1000 + seed);
        let mut game = Climbers::start(games::settings(&mut rng));
        while let Some(turn) = game.random_move(&mut rng) {
            let before = game.clone();
            game.play(&turn).expect("random turns are legal");
            see(&before, &game);
            assert!(game.turns_played() < ENDLESS, "seed {seed} does not end");
            if rng.next_u32().is_multiple_of(60) {
                let _ = game.retire(Seat::ALL[below(&mut rng, game.seats())]);
            }
        }
        ended.push(game);
    }
    ended
}

/// `can_move_pawn` and `can_move_block` take shortcuts; the lists are right.
#[test]
fn can_move_agrees_with_reach_and_placements() {
    let (mut stuck, mut nowhere) = (0, 0);
    let mut check = |draft: &Draft| {
        let goes = draft.reach().is_some_and(|reach| reach.cells().next().is_some());
        assert_eq!(draft.can_move_pawn(), goes, "{}", draft.position());
        stuck += usize::from(!goes);
        for block in Block::ALL {
            let places = draft.placements(block);
            assert_eq!(draft.can_move_block(block), !places.is_empty(), "{block}");
            nowhere += usize::from(places.is_empty());
        }
    };
    games::each_moment(150, |game, rng| {
        let mut draft = game.draft();
        check(&draft);
        for step in game.random_move(rng).unwrap_or_default().steps() {
            draft.add(*step).expect("random turns are legal");
            check(&draft);
        }
    });
    assert!(stuck > 0 && nowhere > 0, "every case turned up");
}

#[test]
fn every_game_ends_by_a_missed_last_chance() {
    let mut rules = BTreeMap::new();
    for game in each_turn(|_, _| ()) {
        let outcome = game.outcome().expect("it ended");
        let position = game.position();
        assert!(position.is_over(*game.options()) && position.follower().is_none());
        let heights = || position.order().iter().filter_map(|colour| position.height(colour));
        let highest = heights().max().expect("somebody plays");
        let at_top = heights().filter(|&height| height == highest).count();
        match outcome.verdict {
            Verdict::Won(seats) => {
                let winner = seats.iter().next().expect("somebody won");
                let colour = game.settings().colour(winner).expect("with a colour");
                assert_eq!(seats.len(), 1);
                assert_eq!(position.height(colour), Some(highest));
                assert_eq!(game.ranking()[0], colour);
                let rule = if at_top > 1 { EndRule::Arrival } else { EndRule::Highest };
                assert_eq!(outcome.rule, rule);
            }
            Verdict::Drawn => assert_eq!((highest, outcome.rule), (0, EndRule::NobodyClimbed)),
        }
        *rules.entry(outcome.rule.name()).or_insert(0) += 1;
    }
    assert!(rules.len() >= 2, "{rules:?}");
}

#[test]
fn tools_never_return_and_best_heights_never_fall() {
    each_turn(|before, after| {
        let (old, new) = (before.position(), after.position());
        for colour in new.order().iter() {
            assert!(new.tools(colour).is_within(old.tools(colour)), "{colour} got a tool");
            assert!(new.best(colour).height >= old.best(colour).height, "{colour} fell");
            assert!(new.height(colour) <= Some(new.best(colour).height));
            if new.best(colour) != old.best(colour) {
                assert_eq!(new.best(colour).turn, before.turn_number());
                assert_eq!(new.barren(), 0);
            }
            if old.mover() != colour {
                assert_eq!(new.height(colour), old.height(colour), "{colour} was not to move");
            }
            if before.options().descend == Descend::Forbidden {
                assert!(new.height(colour) >= old.height(colour), "{colour} went down");
            }
        }
        assert_eq!(after.turn_number(), before.turn_number() + 1);
        assert!(new.turn_number() <= after.turn_number(), "the game never falls behind");
    });
}

#[test]
fn turns_rotate_and_stones_expire() {
    each_turn(|before, after| {
        let (old, new) = (before.position(), after.position());
        let next = old.order().next_after(old.mover());
        let together = before.options().together == Switch::On;
        // Following ends at the active player or, if they have left, at the next one.
        let active_left = !old.order().contains(old.turn());
        let last = if active_left { old.next_turn() } else { old.turn() };
        if together && next != last {
            assert_eq!((new.turn(), new.follower()), (old.turn(), Some(next)));
        } else {
            assert_eq!((new.turn(), new.follower()), (old.next_turn(), None));
            assert_eq!(new.stone(new.turn()), None, "the stone leaves when the turn begins");
        }
        for colour in new.order().iter().filter(|&colour| colour != new.mover()) {
            if old.stone(colour).is_some() {
                assert_eq!(new.stone(colour), old.stone(colour), "stones lie still");
            }
        }
    });
}

/// The whole position round-trips at the end of every turn.
#[test]
fn every_position_of_a_game_is_valid() {
    each_turn(|_, after| {
        let position = after.position();
        assert_eq!(Position::new(&position.setup()).as_ref(), Ok(position));
    });
}

/// Every kind of step occurs; otherwise the other properties would prove little.
#[test]
fn random_games_contain_every_kind_of_step() {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let mut pushed = 0;
    for seed in 0..games(100) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = Climbers::start(games::settings(&mut rng));
        while let Some(turn) = game.random_move(&mut rng) {
            let mut draft = game.draft();
            for &step in turn.steps() {
                *kinds.entry(format!("{:?}", step.kind())).or_default() += 1;
                pushed += draft.add(step).expect("random turns are legal").pushed.len();
            }
            game.play(&turn).expect("random turns are legal");
        }
    }
    assert_eq!(kinds.len(), 7, "{kinds:?}");
    assert!(kinds.values().all(|&count| count > 0), "{kinds:?}");
    assert!(pushed > 0);
}

/// Red and yellow beside a stair of one and two units, nothing else to climb.
const STAIR: &str = "H9@2,1:2x2x1:g;C1@4,1:2x2x2:g r@0,0;y@0,2 r r:-;y:- - - 0 r:0/0;y:0/0";

fn game_from(text: &str, options: &str) -> Climbers {
    let options = game::Options::from_text(options).expect("options");
    let start = games::position(text);
    Climbers::start(climbers::Settings::from_position(start, options).expect("the game goes on"))
}

fn play(game: &mut Climbers, turn: &str) {
    let turn = game.read_move(turn).expect(turn);
    game.play(&turn).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
}

#[test]
fn a_barren_round_leads_to_the_last_chance() {
    let mut game = game_from(STAIR, "");
    play(&mut game, "w2,1");
    assert_eq!(game.position().barren(), 0);
    play(&mut game, "-");
    assert!(!game.is_last_chance());
    play(&mut game, "w0,1");
    assert!(game.is_last_chance(), "going down is barren");
    play(&mut game, "w3,1");
    assert_eq!(game.position().barren(), 0, "the last chance was used");
    play(&mut game, "w2,1");
    assert_eq!(game.position().barren(), 1, "red has been that high before");
    play(&mut game, "-");
    play(&mut game, "w3,2");
    assert_eq!(game.outcome().map(|outcome| outcome.rule), Some(EndRule::Arrival));
    assert_eq!(game.ranking(), [Colour::Red, Colour::Yellow], "red came up again last");
    assert_eq!(game.to_move(), None);
}

#[test]
fn with_two_rounds_the_last_chance_comes_after_twice_as_many_turns() {
    let mut game = game_from(STAIR, "rounds=2");
    for _ in 0..4 {
        assert!(!game.is_last_chance());
        play(&mut game, "-");
    }
    assert!(game.is_last_chance());
    play(&mut game, "-");
    assert_eq!(game.outcome().map(|outcome| outcome.rule), Some(EndRule::NobodyClimbed));
}

#[test]
fn without_a_last_chance_the_game_ends_when_everybody_has_failed_to_climb() {
    for (options, turns) in [("last_chance=no", 2), ("last_chance=no rounds=2", 4)] {
        let mut game = game_from(STAIR, options);
        for turn in 1..=turns {
            assert_eq!(game.is_last_chance(), turn == turns, "{options}");
            play(&mut game, "-");
        }
        let rule = game.outcome().map(|outcome| outcome.rule);
        assert_eq!(rule, Some(EndRule::NobodyClimbed), "{options}");
    }
}

#[test]
fn without_a_last_chance_followers_still_save_the_game() {
    let mut game = game_from(STAIR, "last_chance=no together=yes");
    for turn in ["-", "-", "-"] {
        play(&mut game, turn);
    }
    assert_eq!(game.position().barren(), 2, "both have failed, but red may still follow");
    assert_eq!(game.outcome(), None);
    play(&mut game, "w2,1");
    assert_eq!((game.position().barren(), game.outcome()), (0, None), "red climbed");
    for _ in 0..4 {
        play(&mut game, "-");
    }
    assert_eq!(game.outcome().map(|outcome| outcome.rule), Some(EndRule::Highest));
}

/// The stair has steps of one unit: red at its foot gains by following, at its top no more.
#[test]
fn followers_are_worth_asking_if_they_gain_something() {
    let mut game = game_from(STAIR, "together=yes");
    assert!(game.draft().is_worth_asking(), "always in a turn of one's own");
    play(&mut game, "-");
    assert!(game.draft().is_worth_asking(), "yellow can climb the stair");
    play(&mut game, "w4,1");
    play(&mut game, "-");
    assert!(game.draft().is_worth_asking(), "and so can red");
    play(&mut game, "w5,1");
    play(&mut game, "-");
    assert!(!game.draft().is_worth_asking(), "yellow is on top already");
}

#[test]
fn the_first_to_arrive_wins_with_tie_first() {
    let mut game = game_from(STAIR, "tie=first");
    for turn in ["w4,1", "w5,1", "-", "-", "-"] {
        play(&mut game, turn);
    }
    assert_eq!(game.ranking(), [Colour::Red, Colour::Yellow]);
    assert!(game.outcome().is_some());
}

#[test]
fn followers_count_for_the_turn_they_follow() {
    let mut game = game_from(STAIR, "together=yes");
    play(&mut game, "-");
    assert_eq!(game.position().to_string().split(' ').nth(2), Some("r>y"));
    assert_eq!(game.position().barren(), 1, "barren so far");
    play(&mut game, "w4,1");
    assert_eq!(game.position().barren(), 0, "yellow climbed in red's turn");
    assert_eq!((game.position().turn(), game.position().follower()), (Colour::Yellow, None));
    play(&mut game, "-");
    play(&mut game, "w5,1");
    // Both are at two; red arrived later, in yellow's turn.
    assert_eq!(game.ranking(), [Colour::Red, Colour::Yellow]);
    for _ in 0..5 {
        play(&mut game, "-");
    }
    assert_eq!(game.outcome(), None, "red's last chance is over, but yellow may still follow");
    play(&mut game, "-");
    assert!(game.outcome().is_some());
}

#[test]
fn nobody_loses_the_last_chance_because_somebody_leaves() {
    let text = "C1@4,1:2x2x2:g r@0,0;y@0,2;d@0,4 r r:-;y:-;d:- - - 3 r:0/0;y:0/0;d:0/0";
    let mut game = game_from(text, "");
    assert!(game.is_last_chance());
    game.retire(Seat::ALL[1]).expect("two are left");
    assert_eq!(game.outcome(), None);
    assert!(game.is_last_chance());
    game.retire(Seat::ALL[0]).expect_err("two must stay");
}

#[test]
fn a_leaving_player_takes_pawn_and_stone_along() {
    let text = "C1@4,1:2x2x2:g;C2@6,1:2x2x2:g r@4,1;y@0,2;d@0,4 y r:sl;y:-;d:- r@6,1 - 0 r:2/1;y:0/0;d:0/0";
    let mut game = game_from(text, "");
    assert!(game.draft().block_refusal("C1".parse().expect("a block")).is_some());
    game.retire(Seat::ALL[0]).expect("two are left");
    for block in ["C1", "C2"] {
        assert_eq!(game.draft().block_refusal(block.parse().expect("a block")), None);
    }
    assert_eq!(game.position().pawn(Colour::Red), None);
    assert_eq!(game.position().tools(Colour::Red), Tools::NONE);
    play(&mut game, "-");
    play(&mut game, "-");
    assert_eq!(game.mover(), Some(Colour::Yellow), "red is skipped");
}

#[test]
fn steps_can_be_undone_until_the_turn_ends() {
    let game = game_from(STAIR, "");
    let mut draft = game.draft();
    let step = |text: &str| text.parse::<Step>().expect("a step");
    assert_eq!(draft.add(step("w2,1")).expect("legal").new_best, Some(1));
    draft.add(step("C1@4,3:2x2x2:r")).expect_err("it would touch nothing");
    draft.add(step("C1@4,2:2x2x2:r")).expect("legal");
    assert_eq!(draft.turn().to_string(), "w2,1 C1@4,2:2x2x2:r");
    assert_eq!(draft.undo(), Some(step("C1@4,2:2x2x2:r")));
    assert_eq!(draft.undo(), Some(step("w2,1")));
    assert_eq!(draft.undo(), None);
    assert_eq!(draft, game.draft());
}

#[test]
fn full_turns_and_finished_games_accept_no_steps() {
    let mut game = game_from(STAIR, "");
    let mut draft = game.draft();
    let back_and_forth = ["w0,1", "w0,0"].map(|text| text.parse::<Step>().expect("a step"));
    for at in 0..climbers::MAX_STEPS {
        draft.add(back_and_forth[at % 2]).expect("there are steps left");
    }
    assert_eq!(draft.add(back_and_forth[0]), Err(Illegal::TurnTooLong));
    for _ in 0..3 {
        play(&mut game, "-");
    }
    assert_eq!(game.play(&Turn::PASS), Err(Illegal::GameOver));
    assert_eq!(game.draft().may(climbers::StepKind::Walk), Err(Illegal::GameOver));
    assert!(game.draft().all_placements().is_empty() && game.draft().reach().is_none());
}
