//! What travels when people play from different places.

use ::klotz::Klotz;
use table::Journal;
use wire::online::{Game, TableSetup};
use wire::table::{Clock, Player};
use wire::{climbers, event_line, header_line, klotz, read_line, read_log, write_log};

use crate::common::{START_MS, on_diamond, play, start};

#[test]
fn a_log_can_be_sent_line_by_line() {
    let mut journal: Journal<Klotz> = start(&on_diamond(2));
    let header = header_line(journal.table().setup(), START_MS);
    let mut follower: Journal<Klotz> = read_log(&header).unwrap();
    for text in ["g7-e5", "c6xe5", "b2-b3"] {
        let game = journal.table().game().clone();
        play(&mut journal, &[text]);
        let line = event_line(journal.events().last().unwrap(), &game);
        assert!(!line.contains('\n'));
        read_line(&line, &mut follower).unwrap();
        // The same event does not happen twice, and the line it would have is named.
        let error = read_line(&line, &mut follower).unwrap_err();
        assert_eq!(error.line, follower.events().len() + 2);
        assert_eq!(follower, journal);
    }
    assert_eq!(write_log(&follower), write_log(&journal));
}

#[test]
fn a_setup_says_of_which_game_it_is() {
    let setup = TableSetup::Klotz(klotz::MatchSetup::for_players(3).unwrap());
    let json = serde_json::to_value(&setup).unwrap();
    assert_eq!(json["game"], "klotz");
    assert_eq!(json["setup"]["seats"].as_array().unwrap().len(), 3);
    assert_eq!(serde_json::from_value::<TableSetup>(json).unwrap(), setup);
    assert_eq!(setup.game(), Game::Klotz);
    for game in Game::ALL {
        assert_eq!(Game::named(game.name()), Some(game));
        assert_eq!(serde_json::to_value(game).unwrap(), game.name());
    }
}

#[test]
fn names_are_those_of_who_sits_there() {
    let mut setup = TableSetup::Klotz(klotz::MatchSetup::for_players(2).unwrap());
    setup.set_names(["Anna", "Bert"]);
    let TableSetup::Klotz(named) = &setup else { panic!("a match of KLOTZ") };
    assert_eq!([&named.seats[0].name, &named.seats[1].name], ["Anna", "Bert"]);
    assert_eq!(setup.players(), [Player::Human, Player::Human]);
}

#[test]
fn strangers_agree_on_what_matters() {
    let tower = |seed, change: fn(&mut climbers::MatchSetup)| {
        let mut setup = climbers::MatchSetup::draw(2, seed).unwrap();
        change(&mut setup);
        TableSetup::Climbers(setup).pairing_key()
    };
    let usual = tower(1, |_| ());
    assert_eq!(tower(2, |setup| setup.seats[0].name = "Anna".into()), usual);
    assert_ne!(tower(1, |setup| setup.clock = Clock::PerMove { move_ms: 60_000 }), usual);
    assert_ne!(tower(1, |setup| setup.options.bridges ^= true), usual);
    let three = TableSetup::Climbers(climbers::MatchSetup::draw(3, 1).unwrap());
    assert_ne!(three.pairing_key(), usual);
    let klotz = TableSetup::Klotz(klotz::MatchSetup::for_players(2).unwrap());
    assert_ne!(klotz.pairing_key(), usual);
}

/// Somebody could send a pile of their own under the number of a drawn one.
#[cfg(feature = "sim")]
#[test]
fn piles_that_are_to_be_drawn_are_drawn_whatever_was_sent() {
    use wire::xstack::MatchSetup;

    let honest = MatchSetup::draw(2, 7).unwrap();
    let other = MatchSetup::draw(2, 8).unwrap();
    let mut setup = MatchSetup { piles: other.piles, ..honest.clone() };
    setup.prepare().unwrap();
    assert_eq!(setup, honest);
    let mut endless = MatchSetup { piles: Vec::new(), ..honest };
    endless.options.rounds = 200;
    assert!(endless.prepare().is_err(), "nobody has so many piles drawn");
}
