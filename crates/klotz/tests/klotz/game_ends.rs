//! How games end: wins, draws, limits, passes, players who leave.

use game::{Game, Outcome, RetireError, Seat, Verdict};
use klotz::{
    Colour, ColourSet, EndRule, Illegal, Klotz, Layout, Options, Position, Settings, SettingsError,
    options::{Goal, Idle, Repetition},
};

/// The layout on which the moves of these tests are legal.
fn diamond() -> Layout {
    Layout::named("diamond").expect("a built-in layout").clone()
}

fn game(players: usize, options: Options) -> Klotz {
    let colours = ColourSet::for_players(players).expect("two to four");
    let settings = Settings::new(colours, Colour::Red, options, diamond());
    Klotz::start(settings.expect("these can play"))
}

/// Plays moves given as text.
fn play(game: &mut Klotz, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.read_move(text).expect(text);
        game.play(&mv).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn drawn(rule: EndRule) -> Outcome<EndRule> {
    Outcome { verdict: Verdict::Drawn, rule }
}

/// Both players move out and back again.
const OUT_AND_BACK: &str = "b2-b3 m13-m12 b3-b2 m12-m13";

#[test]
fn the_third_repetition_is_a_draw() {
    let mut game = game(2, Options::default());
    play(&mut game, OUT_AND_BACK);
    // The stones lie on columns now: this is not the start again.
    assert_eq!(game.occurrences(), 1);
    play(&mut game, OUT_AND_BACK);
    assert_eq!((game.occurrences(), game.outcome()), (2, None));
    // Both out for the third time. (Red alone was out with green's stone still off the board, once.)
    play(&mut game, "b2-b3 m13-m12");
    assert_eq!(game.outcome(), Some(drawn(EndRule::Repetition)));
    assert_eq!(game.to_move(), None);
    assert_eq!(game.moves_played(), 10);
}

#[test]
fn repetition_can_be_allowed() {
    let options = Options { repetition: Repetition::Allowed, ..Options::default() };
    let mut game = game(2, options);
    for _ in 0..6 {
        play(&mut game, OUT_AND_BACK);
        assert_eq!((game.occurrences(), game.history()), (1, &[game.position().hash()][..]));
    }
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_limit_draws_unless_the_last_move_wins() {
    let to_the_corner = "g7-g3 m13-m12 g3-e1 m12-m13";
    let mut limited = game(2, Options { move_limit: 4, ..Options::default() });
    play(&mut limited, to_the_corner);
    assert_eq!(limited.outcome(), Some(drawn(EndRule::MoveLimit)));
    let mv = limited.read_move("e1-a1").expect("a move");
    assert_eq!(limited.play(&mv), Err(Illegal::GameOver));

    let mut won = game(2, Options { move_limit: 5, ..Options::default() });
    play(&mut won, to_the_corner);
    play(&mut won, "e1-a1#");
    let verdict = Verdict::Won(Seat::ALL[0].into());
    assert_eq!(won.outcome(), Some(Outcome { verdict, rule: EndRule::Corner }));

    let mut endless = game(2, Options { move_limit: 0, ..Options::default() });
    play(&mut endless, to_the_corner);
    assert_eq!(endless.outcome(), None);
}

#[test]
fn the_far_corner_wins_with_that_option() {
    let mut game = game(2, Options { goal: Goal::Far, ..Options::default() });
    play(&mut game, "g7-k7 b2-b3 k7-n8 b3-b2 n8-m11 b2-b3 m11-n14#");
    let verdict = Verdict::Won(Seat::ALL[0].into());
    assert_eq!(game.outcome(), Some(Outcome { verdict, rule: EndRule::Corner }));
}

#[test]
fn a_captured_klotz_starts_again() {
    let mut game = game(2, Options::default());
    // Red's Klotz comes out two cells from a column of height 2, which green uses.
    play(&mut game, "g7-f4 d4xf4");
    assert_eq!(game.position().klotz(Colour::Red), Some(Colour::Red.centre()));
    assert_eq!(game.position().stone(Colour::Green), Some("f4".parse().expect("a cell")));
}

#[test]
fn a_player_without_moves_passes() {
    let shut_in = "............../............../............../............../............../\
                   ............../......YG....../............../............../............../\
                   ............../............../.3............/.R1........... RYG R R=-,Y=b2,G=c1";
    let position: Position = shut_in.parse().expect("a position");
    let settings = Settings::from_position(position, Options::default()).expect("it goes on");
    let mut game = Klotz::start(settings);
    play(&mut game, "-- b2-b5");
    assert_eq!(game.moves_played(), 2);
    assert_eq!(game.turn(), Some(Colour::Green));
}

#[test]
fn a_player_who_leaves_takes_stone_and_klotz_along() {
    let mut game = game(3, Options::default());
    play(&mut game, "b2-b3 d11-d13");
    assert_eq!(game.retire(Seat::ALL[1]), Ok(()));
    assert_eq!(game.position().seats().to_string(), "RG");
    assert_eq!(game.position().klotz(Colour::Yellow), None);
    assert_eq!(game.position().stone(Colour::Yellow), None);
    assert_eq!(game.turn(), Some(Colour::Green));
    // Seats keep their numbers.
    assert_eq!(game.to_move(), Some(Seat::ALL[2]));
    assert_eq!(game.retire(Seat::ALL[1]), Err(RetireError::NotInGame(Seat::ALL[1])));
    assert_eq!(game.retire(Seat::ALL[0]), Err(RetireError::LastTwo(Seat::ALL[0])));
    // The column that carried yellow's stone is anyone's again.
    play(&mut game, "d13-d11");
}

#[test]
fn the_klotz_of_a_player_who_leaves_goes_home_if_klotze_stay() {
    let mut game = game(4, Options { idle: Idle::Stay, ..Options::default() });
    play(&mut game, "g7-g3");
    assert_eq!(game.retire(Seat::ALL[0]), Ok(()));
    assert_eq!(game.position().klotz(Colour::Red), Some(Colour::Red.centre()));
    assert_eq!(game.turn(), Some(Colour::Yellow));
    // The one to move leaves: the next is to move.
    assert_eq!(game.retire(Seat::ALL[1]), Ok(()));
    assert_eq!(game.turn(), Some(Colour::Green));
}

#[test]
fn invalid_settings_are_refused_with_a_reason() {
    let none = Options::default();
    let red = ColourSet::EMPTY.with(Colour::Red);
    let check = |settings: Result<Settings, SettingsError>, message: &str| {
        assert_eq!(settings.expect_err(message).to_string(), message);
    };
    check(Settings::new(red, Colour::Red, none, diamond()), "at least two colours must be in play");
    check(
        Settings::new(red.with(Colour::Blue), Colour::Green, none, diamond()),
        "green is to begin but not in play",
    );
    let far = Options { goal: Goal::Far, ..none };
    let start = *Settings::default().start();
    check(Settings::from_position(start, far), "the position is not one for the option goal=far");
    let stay = Options { idle: Idle::Stay, ..none };
    let two = *Settings::for_players(2).expect("two can play").start();
    check(
        Settings::from_position(two, stay),
        "yellow is not in play: by the option idle=stay its Klotz stays on its centre cell",
    );
    assert_eq!(Settings::for_players(1), None);
    assert_eq!(Settings::for_players(5), None);
}
