//! Properties of any match: it can be stored, recorded and shown.

use klotz::Klotz;
use proptest::prelude::*;
use wire::klotz_view::{MatchView, MoveView};

use super::{START_MS, setup};
use crate::common::laws::{check_damaged, check_kept, clocks, commands, damages, random_match};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_match_can_be_stored_recorded_and_shown(
        players in 2..=4_usize,
        clock in clocks(),
        seed in any::<u64>(),
        commands in prop::collection::vec(commands(), 1..12),
    ) {
        let mut setup = setup(players);
        setup.clock = clock;
        let journal = random_match::<Klotz>(&setup, seed, &commands);
        check_kept(&journal, |table| MatchView::new(table, START_MS).moves);

        let view = MatchView::new(journal.table(), journal.table().last_ms());
        prop_assert_eq!(&view.setup, &setup);
        let moves = view.moves.iter().filter(|mv| !matches!(mv, MoveView::Out { .. }));
        prop_assert_eq!(view.state.ply as usize, moves.count());
    }

    #[test]
    fn a_damaged_log_is_refused_or_gives_a_valid_match(
        which in any::<prop::sample::Index>(),
        damages in damages(),
        command in commands(),
    ) {
        check_damaged::<Klotz, _>(which, &damages, &command, MatchView::new);
    }
}
