//! What a match can start from.

use game::Refusal as _;
use wire::climbers_view::{Colour, Descend, MatchSetup, Preset, Tie};
use wire::command::{Clock, Command, Player};

use super::{STUDY, execute, play, seat, start, study};

/// Changes the setup and checks the refusal.
fn check(change: impl FnOnce(&mut MatchSetup), code: &str, message: &str) {
    let mut setup = study();
    change(&mut setup);
    let refusal = setup.read().expect_err(message);
    assert_eq!((refusal.code(), refusal.to_string().as_str()), (code, message));
}

#[test]
fn a_setup_is_drawn_by_its_seed() {
    for players in 2..=5 {
        let drawn = MatchSetup::draw(players, 4711).expect("so many can play");
        assert_eq!((drawn.seats.len(), drawn.tower), (players, 4711));
        assert_eq!(drawn, MatchSetup::draw(players, 4711).expect("so many can play"));
        let violet = drawn.seats.iter().any(|seat| seat.colour == Colour::Violet);
        assert_eq!(violet, players == 5);
        assert_eq!(MatchSetup::from(start(&drawn).table().setup()), drawn);
    }
    for players in [0, 1, 6] {
        let refusal = MatchSetup::draw(players, 1).expect_err("nobody can play like that");
        assert_eq!(refusal.to_string(), format!("the game is for 2 to 5 players, not {players}"));
    }
}

#[test]
fn every_setting_round_trips() {
    let mut all = MatchSetup::draw(4, 1).expect("four can play");
    all.seats[1].name = "Zoë".to_owned();
    all.seats[2].player = Player::Bot { level: 3 };
    all.seats[3] = seat(Colour::Violet);
    all.first = Some(Colour::Violet);
    all.options.pawn_before_block = false;
    all.options.descend = Descend::Forbidden;
    all.options.tie = Tie::First;
    all.options.rounds = 2;
    all.options.bridges = true;
    all.options.together = true;
    all.tower = (1 << 53) - 1;
    all.clock = Clock::PerMove { move_ms: 30_000 };
    assert_eq!(MatchSetup::from(&all.read().expect("it can be played")), all);
    let study = study();
    assert_eq!(MatchSetup::from(&study.read().expect("it can be played")), study);
}

#[test]
fn presets_match_the_rules() {
    let presets = Preset::all();
    assert_eq!((presets[0].name.as_str(), presets[1].name.as_str()), ("classic", "modern"));
    let modern = &presets[1].options;
    assert_eq!((modern.descend, modern.tie), (Descend::Forbidden, Tie::First));
    assert!(modern.together && !modern.bridges);
}

#[test]
fn unplayable_setups_are_refused() {
    check(|setup| setup.seats.truncate(1), "player-count", "the game is for 2 to 5 players, not 1");
    check(|setup| setup.seats[1].colour = Colour::Red, "setup-colour-twice", "two seats play red");
    check(
        |setup| setup.first = Some(Colour::Violet),
        "setup-start-turn",
        "in the starting position it is the turn of red, not of violet",
    );
    check(
        |setup| setup.seats.swap(0, 1),
        "setup-start-seats",
        "the starting position is for red, yellow, dark blue, the seats are for yellow, red, dark blue",
    );
    check(
        |setup| setup.options.rounds = 3,
        "option-bad-value",
        "option rounds cannot be \"3\": it is one of 1, 2",
    );
    check(
        |setup| (setup.start, setup.tower) = (None, 1 << 53),
        "tower-number",
        "tower numbers go from 0 to 9007199254740991",
    );
    check(
        |setup| setup.seats[0].player = Player::Bot { level: 9 },
        "no-such-level",
        "there is no bot of level 9",
    );
    check(
        |setup| (setup.start, setup.first) = (None, Some(Colour::Violet)),
        "first-not-in-play",
        "violet is to begin but not in play",
    );
}

#[test]
fn an_invalid_starting_position_lists_every_cause() {
    let mut setup = study();
    setup.start = Some(STUDY.replace("r@8,4", "r@10,4"));
    let refusal = setup.read().expect_err("red on dark blue");
    let refusal = wire::Refusal::from(refusal);
    assert_eq!(refusal.code, "bad-position");
    let causes: Vec<_> = refusal.causes.iter().map(|cause| cause.code.as_str()).collect();
    assert_eq!(causes, ["position-pawn-on-foreign-face", "position-best-too-low"]);
    assert_eq!(refusal.causes[0].params["face"], "dark-blue");
}

#[test]
fn a_rematch_has_the_next_starting_player_and_tower() {
    let mut journal = start(&MatchSetup::draw(2, 5).expect("two can play"));
    execute(&mut journal, &Command::Resign { seat: 0 });
    execute(&mut journal, &Command::Rematch { seat: 0 });
    let rematch = MatchSetup::from(&journal.table().rematch().expect("it was agreed"));
    assert_eq!((rematch.first, rematch.tower), (Some(rematch.seats[1].colour), 6));
    let mut next = start(&rematch);
    assert_eq!(next.table().to_move().map(game::Seat::index), Some(1));
    play(&mut next, &["-"]);
}
