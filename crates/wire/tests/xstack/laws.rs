//! What holds for any match: it can be stored, kept as a record, and shown.

use game::Game;
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::Journal;
use wire::table::{Clock, Command};
use wire::xstack::{MatchSetup, MatchView, MoveView};
use wire::{read_log, read_record, write_log, write_record};
use xstack::{BLOCKS, XStack};

use crate::{START_MS, golden, start, try_execute, two_players};

/// Plays at random, with a wish or a departure now and then.
fn random_match(setup: &MatchSetup, seed: u64, wishes: &[Command]) -> Journal<XStack> {
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
        seed in 0..1_u64 << 53,
        rounds in 1..=2_u8,
        clock in prop_oneof![
            Just(Clock::None),
            Just(Clock::PerMove { move_ms: 250 }),
            Just(Clock::Increment { base_ms: 2_000, increment_ms: 10 }),
        ],
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
    let trays = position.players.iter().map(|player| {
        player.bonus.len() + player.malus.len() + player.cancelled.len()
    });
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
        wishes in prop::collection::vec(wishes(), 1..8),
    ) {
        let journal = random_match(&setup, seed, &wishes);
        let restored = read_log(&write_log(&journal));
        prop_assert_eq!(restored.as_ref(), Ok(&journal));

        let view = MatchView::new(journal.table(), journal.table().last_ms());
        prop_assert_eq!(&view.setup, &setup);
        let turns = view.moves.iter().filter(|mv| !matches!(mv, MoveView::Out { .. }));
        prop_assert_eq!(view.ply as usize, turns.count());
        check_blocks(&view);

        let text = write_record(journal.table(), "2026-01-31").expect("a date");
        let again = read_record::<XStack>(&text, START_MS).expect("a record");
        prop_assert_eq!(again.table().game(), journal.table().game());
        prop_assert_eq!(again.table().outcome(), journal.table().outcome());
        prop_assert_eq!(MatchView::new(again.table(), START_MS).moves, view.moves);
        prop_assert_eq!(write_record(again.table(), "2026-01-31"), Ok(text));
    }

    #[test]
    fn a_log_with_another_letter_is_refused_or_still_a_match(
        which in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        letter in "[A-Za-z0-9_-]",
    ) {
        let logs = golden::logs();
        let mut log = golden::read(&logs[which.index(logs.len())]).into_bytes();
        let letters: Vec<usize> =
            (0..log.len()).filter(|&at| log[at].is_ascii_alphanumeric()).collect();
        log[letters[at.index(letters.len())]] = letter.as_bytes()[0];
        let log = String::from_utf8(log).expect("a letter is text");
        if let Ok(journal) = read_log::<XStack>(&log) {
            MatchView::new(journal.table(), journal.table().last_ms());
            let again = read_log(&write_log(&journal));
            prop_assert_eq!(again.as_ref(), Ok(&journal));
        }
    }
}
