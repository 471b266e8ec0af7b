//! Properties of any match: it can be stored, recorded and shown.

use proptest::prelude::*;
use wire::xstack_view::{MatchSetup, MatchView, MoveView};
use xstack::{BLOCKS, XStack};

use super::{START_MS, two_players};
use crate::common::laws::{check_damaged, check_kept, clocks, commands, damages, random_match};

prop_compose! {
    fn setups()(
        players in 2..=5_usize,
        seed in 0..1_u64 << 53,
        rounds in 1..=2_u8,
        clock in clocks(),
    ) -> MatchSetup {
        let mut setup = two_players();
        setup.seats = vec![setup.seats[0].clone(); players];
        setup.seed = seed;
        setup.options.rounds = rounds;
        setup.piles = vec![setup.piles[0].clone(); rounds.into()];
        setup.clock = clock;
        setup
    }
}

/// Every block is on the X, in front of someone, or out of the game.
fn check_blocks(view: &MatchView) {
    let position = &view.position;
    let trays = position
        .players
        .iter()
        .map(|player| player.bonus.len() + player.malus.len() + player.cancelled.len());
    assert_eq!(position.on_x as usize + trays.sum::<usize>(), BLOCKS);
    let lying = position.poses.iter().flatten().count();
    assert_eq!((position.on_x as usize, position.poses.len()), (lying, BLOCKS));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_match_can_be_stored_recorded_and_shown(
        setup in setups(),
        seed in any::<u64>(),
        commands in prop::collection::vec(commands(), 1..8),
    ) {
        let journal = random_match::<XStack>(&setup, seed, &commands);
        check_kept(&journal, |table| MatchView::new(table, START_MS).moves);

        let view = MatchView::new(journal.table(), journal.table().last_ms());
        prop_assert_eq!(&view.setup, &setup);
        let turns = view.moves.iter().filter(|mv| !matches!(mv, MoveView::Out { .. }));
        prop_assert_eq!(view.state.ply as usize, turns.count());
        check_blocks(&view);
    }

    #[test]
    fn a_damaged_log_is_refused_or_gives_a_valid_match(
        which in any::<prop::sample::Index>(),
        damages in damages(),
        command in commands(),
    ) {
        check_damaged::<XStack, _>(which, &damages, &command, MatchView::new);
    }
}
