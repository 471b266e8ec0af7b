//! Properties of any match: it can be stored, recorded, shown and queried.

use climbers::{Climbers, Draft, Step};
use proptest::prelude::*;
use session::climbers_match::TurnDraft;
use table::Journal;
use wire::climbers_view::{MatchSetup, MatchView, MoveView, Preset};

use super::START_MS;
use crate::common::laws::{check_damaged, check_kept, clocks, commands, damages, random_match};

prop_compose! {
    fn setups()(
        players in 2..=5_usize,
        seed in any::<u32>(),
        preset in 0..2_usize,
        rounds in 1..=2_u8,
        bridges in any::<bool>(),
        clock in clocks(),
    ) -> MatchSetup {
        let mut setup = MatchSetup::draw(players, seed.into()).expect("so many can play");
        setup.options = Preset::all()[preset].options.clone();
        setup.options.rounds = rounds;
        setup.options.bridges = bridges;
        setup.clock = clock;
        setup
    }
}

/// Every answer about the next turn agrees with the rules.
fn check_turn(journal: &Journal<Climbers>) {
    let table = journal.table();
    let draft = TurnDraft::new(table);
    let rules: Draft = table.game().draft();
    if table.to_move().is_none() {
        return;
    }
    for cell in draft.reach() {
        for way in cell.ways {
            let mut there = rules.clone();
            for step in &way.steps {
                there.add(step.parse().expect("a step")).expect("a way that is shown is legal");
            }
            assert_eq!(there.turn().to_string(), way.steps.join(" "));
        }
    }
    let mut places = 0;
    for choice in draft.blocks().iter().filter(|choice| choice.refusal.is_none()) {
        for place in draft.places(&choice.block).expect("a block") {
            let corner = (i16::from(place.x), i16::from(place.y));
            for top in place.tops {
                let why = draft.why_not_place(&choice.block, corner, place.size, top.top);
                assert_eq!(why, Ok(None), "{}", top.text);
                let ghost = draft.ghost(&choice.block, corner, place.size, top.top);
                assert_eq!(ghost.map(|ghost| ghost.z), Ok(place.z), "{}", top.text);
                let step: Step = top.text.parse().expect("a step");
                assert_eq!(rules.check(step), Ok(()), "{}", top.text);
                places += 1;
            }
        }
    }
    assert_eq!(places, rules.all_placements().len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_match_can_be_stored_recorded_and_shown(
        setup in setups(),
        seed in any::<u64>(),
        commands in prop::collection::vec(commands(), 1..10),
    ) {
        let journal = random_match::<Climbers>(&setup, seed, &commands);
        check_kept(&journal, |table| MatchView::new(table, START_MS).moves);

        let view = MatchView::new(journal.table(), journal.table().last_ms());
        prop_assert_eq!(&view.setup, &setup);
        let turns = view.moves.iter().filter(|mv| !matches!(mv, MoveView::Out { .. }));
        prop_assert_eq!(view.state.ply as usize, turns.count());
        check_turn(&journal);
    }

    #[test]
    fn a_damaged_log_is_refused_or_gives_a_valid_match(
        which in any::<prop::sample::Index>(),
        damages in damages(),
        command in commands(),
    ) {
        check_damaged::<Climbers, _>(which, &damages, &command, MatchView::new);
    }
}
