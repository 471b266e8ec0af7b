//! What a match can start from.

use game::Refusal as _;
use klotz::Colour as Rules;
use wire::command::{Clock, Command, Player};
use wire::klotz_view::{Colour, Goal, Idle, MatchSetup, Placement, Repetition};

use super::{START_MS, execute, setup, start, try_execute};

/// Changes the default setup for three and checks the refusal.
fn check(change: impl FnOnce(&mut MatchSetup), code: &str, message: &str) {
    let mut setup = setup(3);
    change(&mut setup);
    let refusal = setup.read().expect_err(message);
    assert_eq!((refusal.code(), refusal.to_string().as_str()), (code, message));
}

#[test]
fn default_setups_match_the_rules() {
    let colours = |players| setup(players).seats.iter().map(|seat| seat.colour).collect::<Vec<_>>();
    assert_eq!(colours(2), [Colour::Red, Colour::Green]);
    assert_eq!(colours(3), [Colour::Red, Colour::Yellow, Colour::Green]);
    assert_eq!(colours(4), [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue]);
    let usual = MatchSetup::for_players(2).expect("two can play");
    assert_eq!((usual.first, usual.layout.name.as_str()), (Colour::Red, "castle"));
    assert_eq!((usual.options.goal, usual.options.idle), (Goal::Near, Idle::Removed));
    assert_eq!((usual.options.repetition, usual.options.move_limit), (Repetition::Draw, 400));
    assert_eq!((usual.clock, usual.start), (Clock::None, None));
    for players in [0, 1, 5] {
        assert!(MatchSetup::for_players(players).is_err());
    }
}

#[test]
fn every_setting_round_trips() {
    let mut all = setup(4);
    all.seats.remove(1);
    all.seats[1].name = "Jörg".to_owned();
    all.seats[2].player = Player::Bot { level: 3 };
    all.first = Colour::Blue;
    all.options.goal = Goal::Far;
    all.options.idle = Idle::Stay;
    all.options.repetition = Repetition::Allowed;
    all.options.move_limit = 0;
    all.clock = Clock::Increment { base_ms: 300_000, increment_ms: 2_000 };
    let read = all.read().expect("it can be played");
    assert_eq!(read.settings().first(), Rules::Blue);
    assert_eq!(MatchSetup::from(&read), all);
    all.clock = Clock::PerMove { move_ms: 30_000 };
    assert_eq!(MatchSetup::from(&all.read().expect("it can be played")), all);
}

#[test]
fn a_match_can_start_from_a_position() {
    let mut study = setup(2);
    let empty = "..............";
    let mut rows = vec![empty; 14];
    rows[6] = ".....1.G......";
    rows[7] = "......R.......";
    let text = format!("{} RG G R=-,G=-", rows.join("/"));
    study.start = Some(text.clone());
    study.first = Colour::Green;
    let read = study.read().expect("it can be played");
    let back = MatchSetup::from(&read);
    assert_eq!(back.start.as_deref(), Some(text.as_str()));
    assert_eq!(back.layout.columns, [Placement { cell: "f8".to_owned(), height: 1 }]);
    assert_eq!(back.read().expect("it can be played again"), read);

    let refused = |change: &dyn Fn(&mut MatchSetup)| {
        let mut wrong = study.clone();
        change(&mut wrong);
        wrong.read().expect_err("a setup that contradicts its position").code()
    };
    assert_eq!(refused(&|setup| setup.first = Colour::Red), "setup-start-turn");
    assert_eq!(refused(&|setup| setup.seats[1].colour = Colour::Blue), "setup-start-seats");
    assert_eq!(refused(&|setup| setup.options.idle = Idle::Stay), "other-idle");
    assert_eq!(refused(&|setup| setup.start = Some("x".to_owned())), "bad-position");
}

#[test]
fn unplayable_setups_are_refused_with_a_reason() {
    check(
        |setup| setup.seats.swap(0, 1),
        "setup-seat-order",
        "seats must be in turn order: red, yellow, green, blue",
    );
    check(
        |setup| setup.seats[1].colour = Colour::Red,
        "setup-seat-order",
        "seats must be in turn order: red, yellow, green, blue",
    );
    check(
        |setup| setup.seats.truncate(1),
        "too-few-colours",
        "at least two colours must be in play",
    );
    check(
        |setup| setup.first = Colour::Blue,
        "first-not-in-play",
        "blue is to begin but not in play",
    );
    check(
        |setup| setup.seats[0].name = "x".repeat(41),
        "setup-name-too-long",
        &format!("the name {:?} is longer than 40 characters", "x".repeat(41)),
    );
    for level in [0, 4, 10, 19, 200] {
        check(
            |setup| setup.seats[1].player = Player::Bot { level },
            "no-such-level",
            &format!("there is no bot of level {level}"),
        );
    }
    check(
        |setup| setup.clock = Clock::PerMove { move_ms: 0 },
        "setup-clock-without-time",
        "the clock needs a time greater than zero",
    );
    check(
        |setup| setup.options.move_limit = u32::MAX,
        "option-bad-value",
        "option move_limit cannot be \"4294967295\": it is a number from 0 to 100000",
    );
    check(
        |setup| {
            setup.layout.name = "mine".to_owned();
            setup.layout.columns[0].cell = "a1".to_owned();
        },
        "layout-on-corner",
        "a1 is a corner, where no column may stand",
    );
}

#[test]
fn a_bot_level_that_does_not_exist_is_refused() {
    let mut journal = start(&setup(2));
    let command = |level| Command::SetPlayer { seat: 1, player: Player::Bot { level } };
    let refusal = try_execute(&mut journal, &command(4), START_MS).expect_err("no such bot");
    assert_eq!(refusal.code, "no-such-level");
    assert_eq!(refusal.params["level"], "4");
    // Those of today, and those that matches of earlier versions have stored.
    for level in (11..=18).chain(1..=3) {
        execute(&mut journal, &command(level));
    }
}
