//! What holds for any match: it can be stored, kept as a record, shown, and asked about.

use ::climbers::{Climbers, Draft, Step};
use game::Game;
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::Journal;
use wire::climbers::{MatchSetup, MatchView, MoveView, TurnDraft, presets};
use wire::table::{Clock, Command};
use wire::{read_log, read_record, write_log, write_record};

use crate::{START_MS, golden, start, try_execute};

/// Plays at random, with a wish or a departure now and then.
fn random_match(setup: &MatchSetup, seed: u64, wishes: &[Command]) -> Journal<Climbers> {
    let mut journal = start(setup);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut now_ms = START_MS;
    for wish in wishes {
        now_ms += 300;
        // Most of them are refused, which must do no harm.
        let _ = try_execute(&mut journal, wish, now_ms);
        for _ in 0..3 {
            let game = journal.table().game();
            let Some(seat) = journal.table().to_move() else { break };
            let Some(turn) = game.random_move(&mut rng) else { break };
            let text = game.write_move(&turn);
            let (seat, ply) = (seat.index() as u8, journal.table().ply());
            try_execute(&mut journal, &Command::PlayMove { seat, ply, text }, now_ms)
                .expect("a legal turn");
        }
    }
    journal
}

fn wishes() -> impl Strategy<Value = Command> {
    let seat = 0..5_u8;
    prop_oneof![
        (seat.clone(), 0..30_u32).prop_map(|(seat, ply)| Command::TakeBack { seat, ply }),
        (seat.clone(), 0..30_u32).prop_map(|(seat, ply)| Command::Redo { seat, ply }),
        seat.clone().prop_map(|seat| Command::OfferDraw { seat }),
        (seat.clone(), any::<bool>())
            .prop_map(|(seat, accept)| Command::AnswerDraw { seat, accept }),
        seat.clone().prop_map(|seat| Command::Resign { seat }),
        seat.prop_map(|seat| Command::Rematch { seat }),
        Just(Command::CheckTime),
    ]
}

prop_compose! {
    fn setups()(
        players in 2..=5_usize,
        seed in any::<u32>(),
        preset in 0..2_usize,
        rounds in 1..=2_u8,
        bridges in any::<bool>(),
        clock in prop_oneof![
            Just(Clock::None),
            Just(Clock::PerMove { move_ms: 250 }),
            Just(Clock::Increment { base_ms: 2_000, increment_ms: 10 }),
        ],
    ) -> MatchSetup {
        let mut setup = MatchSetup::draw(players, seed.into()).expect("so many can play");
        setup.options = presets()[preset].options.clone();
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
            assert_eq!(draft.why_not_place(&choice.block, corner, place.size), Ok(None));
            for top in place.tops {
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
        wishes in prop::collection::vec(wishes(), 1..10),
    ) {
        let journal = random_match(&setup, seed, &wishes);
        let restored = read_log(&write_log(&journal));
        prop_assert_eq!(restored.as_ref(), Ok(&journal));

        let view = MatchView::new(journal.table(), journal.table().last_ms());
        prop_assert_eq!(&view.setup, &setup);
        let turns = view.moves.iter().filter(|mv| !matches!(mv, MoveView::Out { .. }));
        prop_assert_eq!(view.ply as usize, turns.count());

        let text = write_record(journal.table(), "2026-01-31").expect("a date");
        let again = read_record::<Climbers>(&text, START_MS).expect("a record");
        prop_assert_eq!(again.table().game(), journal.table().game());
        prop_assert_eq!(again.table().outcome(), journal.table().outcome());
        prop_assert_eq!(MatchView::new(again.table(), START_MS).moves, view.moves);
        prop_assert_eq!(write_record(again.table(), "2026-01-31"), Ok(text));
        check_turn(&journal);
    }

    #[test]
    fn a_log_with_another_digit_is_refused_or_still_a_match(
        which in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        digit in b'0'..=b'9',
    ) {
        let logs = golden::logs();
        let mut log = golden::read(&logs[which.index(logs.len())]).into_bytes();
        let digits: Vec<usize> = (0..log.len()).filter(|&at| log[at].is_ascii_digit()).collect();
        log[digits[at.index(digits.len())]] = digit;
        let log = String::from_utf8(log).expect("a digit is text");
        if let Ok(journal) = read_log::<Climbers>(&log) {
            MatchView::new(journal.table(), journal.table().last_ms());
            let again = read_log(&write_log(&journal));
            prop_assert_eq!(again.as_ref(), Ok(&journal));
        }
    }
}
