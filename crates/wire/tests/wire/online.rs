//! Setups as they are sent when people play over the network.

use wire::command::Player;
use wire::klotz_view;
use wire::online::{Game, TableSetup};

#[test]
fn a_setup_names_its_game() {
    let setup = TableSetup::Klotz(klotz_view::MatchSetup::for_players(3).unwrap());
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
fn seat_names_are_those_of_their_occupants() {
    let mut setup = TableSetup::Klotz(klotz_view::MatchSetup::for_players(2).unwrap());
    setup.set_names(["Anna", "Bert"]);
    let TableSetup::Klotz(named) = &setup else { panic!("a match of KLOTZ") };
    assert_eq!([&named.seats[0].name, &named.seats[1].name], ["Anna", "Bert"]);
    assert_eq!(setup.players(), [Player::Human, Player::Human]);
}
