//! What every game must obey, obeyed by The Climbers.

use crate::common::games;
use climbers::{Climbers, Position, RulesVersion};
use game::{Game as _, conformance::Suite};

#[test]
fn the_climbers_obey_the_laws_of_all_games() {
    Suite::<Climbers>::new(|rng| games::settings(rng))
        .games(40)
        .max_plies(600)
        .stale_moves(6)
        .rereading(|game| {
            let read = game.position_text().parse::<Position>();
            read.map(|position| position.to_string()).map_err(|error| error.to_string())
        })
        .run();
}

/// Stored games are played on by the rules they were started under.
#[test]
fn games_under_version_1_obey_them_too() {
    Suite::<Climbers>::new(|rng| games::settings(rng).with_rules(RulesVersion::V1))
        .games(15)
        .max_plies(600)
        .stale_moves(6)
        .run();
}
