//! Counts of positions.

use klotz::{Counting, Settings, perft};

#[test]
fn the_default_game_has_the_counts_of_the_rules() {
    let start = *Settings::default().start();
    for counting in [Counting::Bulk, Counting::EachLeaf] {
        assert_eq!(perft(&start, 0, counting), 1);
        assert_eq!(perft(&start, 1, counting), 163);
        assert_eq!(perft(&start, 2, counting), 25_444);
        assert_eq!(perft(&start, 3, counting), 3_793_306);
    }
}
