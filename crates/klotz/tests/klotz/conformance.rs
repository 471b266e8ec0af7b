//! KLOTZ passes the conformance suite.

use crate::common::positions;
use game::{
    Game as _,
    conformance::{Image, Suite},
};
use klotz::{Klotz, Position, Settings, Symmetry};

#[test]
fn klotz_passes_the_conformance_suite() {
    let suite =
        Suite::<Klotz>::new(positions::settings).games(24).max_plies(420).rereading(|game| {
            let goal = game.settings().options().goal;
            let read = Position::read(&game.position_text(), goal);
            read.map(|position| position.to_string()).map_err(|error| error.to_string())
        });
    Symmetry::ALL
        .into_iter()
        .fold(suite, |suite, symmetry| suite.symmetric(image(symmetry)))
        .run_listed();
}

/// The game that starts from the mirrored or rotated position. Only moves are compared: turns in a
/// mirrored game would go counter-clockwise.
fn image(symmetry: Symmetry) -> Image<Klotz> {
    Image {
        name: format!("{symmetry:?}"),
        state: Box::new(move |game| {
            if game.outcome().is_some() {
                return game.clone();
            }
            let goal = game.settings().options().goal;
            let setup = symmetry.setup(&game.position().setup());
            let start = Position::new(&setup, goal).expect("the image of a position is one");
            let options = *game.settings().options();
            Klotz::start(Settings::from_position(start, options).expect("the game goes on"))
        }),
        mv: Box::new(move |&mv| symmetry.mv(mv)),
    }
}
