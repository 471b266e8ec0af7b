//! The laws every game obeys.

use game::conformance::Suite;
use xstack::XStack;

#[test]
fn x_stack_obeys_the_laws_of_games() {
    Suite::<XStack>::new(crate::common::random_settings).games(40).max_plies(400).run();
}
