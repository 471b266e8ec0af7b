//! X-Stack passes the conformance suite.

use game::conformance::Suite;
use xstack::XStack;

#[test]
fn x_stack_passes_the_conformance_suite() {
    Suite::<XStack>::new(crate::common::random_settings).games(40).max_plies(400).run();
}
