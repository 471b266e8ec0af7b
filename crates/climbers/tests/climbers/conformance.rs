//! The Climbers passes the conformance suite.

use crate::common::games;
use climbers::{Climbers, Position, RulesVersion};
use game::{Game as _, conformance::Suite};

#[test]
fn the_climbers_passes_the_conformance_suite() {
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

/// Stored games continue under the rules they were started with.
#[test]
fn version_1_passes_the_conformance_suite() {
    Suite::<Climbers>::new(|rng| games::settings(rng).with_rules(RulesVersion::V1))
        .games(15)
        .max_plies(600)
        .stale_moves(6)
        .run();
}
