//! What holds for any match: it can be stored, kept as a record, and shown.

use ::klotz::Klotz;
use proptest::prelude::*;
use wire::klotz::{MatchView, MoveView};

use super::{START_MS, setup};
use crate::common::laws::{check_damaged, check_kept, clocks, damages, random_match, wishes};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_match_can_be_stored_recorded_and_shown(
        players in 2..=4_usize,
        clock in clocks(),
        seed in any::<u64>(),
        wishes in prop::collection::vec(wishes(), 1..12),
    ) {
        let mut setup = setup(players);
        setup.clock = clock;
        let journal = random_match::<Klotz>(&setup, seed, &wishes);
        check_kept(&journal, |table| MatchView::new(table, START_MS).moves);

        let view = MatchView::new(journal.table(), journal.table().last_ms());
        prop_assert_eq!(&view.setup, &setup);
        let moves = view.moves.iter().filter(|mv| !matches!(mv, MoveView::Out { .. }));
        prop_assert_eq!(view.state.ply as usize, moves.count());
    }

    #[test]
    fn a_damaged_log_is_refused_or_still_a_match(
        which in any::<prop::sample::Index>(),
        damages in damages(),
        wish in wishes(),
    ) {
        check_damaged::<Klotz, _>(which, &damages, &wish, MatchView::new);
    }
}
