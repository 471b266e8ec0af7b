//! What holds for any match: it can be stored, kept as a record, and shown.

use ::klotz::Klotz;
use game::Game;
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::Journal;
use wire::klotz::{MatchView, MoveView};
use wire::table::{Clock, Command};
use wire::{read_log, read_record, write_log, write_record};

use crate::{START_MS, golden, setup, start, try_execute};

/// Plays at random, with a wish or a departure now and then.
fn random_match(players: usize, clock: Clock, seed: u64, wishes: &[Command]) -> Journal<Klotz> {
    let mut timed = setup(players);
    timed.clock = clock;
    let mut journal = start(&timed);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut now_ms = START_MS;
    for wish in wishes {
        now_ms += 300;
        // Most of them are refused, which must do no harm.
        let _ = try_execute(&mut journal, wish, now_ms);
        for _ in 0..3 {
            let game = journal.table().game();
            let Some(seat) = journal.table().to_move() else { break };
            let Some(mv) = game.random_move(&mut rng) else { break };
            let text = game.write_move(&mv);
            let (seat, ply) = (seat.index() as u8, journal.table().ply());
            try_execute(&mut journal, &Command::PlayMove { seat, ply, text }, now_ms)
                .expect("a legal move");
        }
    }
    journal
}

fn wishes() -> impl Strategy<Value = Command> {
    let seat = 0..4_u8;
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

fn clocks() -> impl Strategy<Value = Clock> {
    prop_oneof![
        Just(Clock::None),
        Just(Clock::PerMove { move_ms: 250 }),
        Just(Clock::Increment { base_ms: 2_000, increment_ms: 10 }),
    ]
}

/// Something that happens to a file.
#[derive(Clone, Debug)]
enum Damage {
    /// A byte becomes another.
    Byte(prop::sample::Index, u8),
    /// A digit becomes another, which often makes sense.
    Digit(prop::sample::Index, u8),
    /// A line is lost.
    Lose(prop::sample::Index),
    /// Two lines change places.
    Swap(prop::sample::Index, prop::sample::Index),
}

impl Damage {
    fn apply(&self, log: &mut Vec<u8>) {
        let lines = || log.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>();
        match self {
            Damage::Byte(at, byte) => {
                let at = at.index(log.len());
                log[at] = *byte;
            }
            Damage::Digit(at, digit) => {
                let digits = (0..log.len()).filter(|&at| log[at].is_ascii_digit());
                let digits: Vec<usize> = digits.collect();
                log[digits[at.index(digits.len())]] = *digit;
            }
            Damage::Lose(at) => {
                let mut lines = lines();
                lines.remove(at.index(lines.len()));
                *log = lines.join(&b'\n');
            }
            Damage::Swap(one, other) => {
                let mut lines = lines();
                let count = lines.len();
                lines.swap(one.index(count), other.index(count));
                *log = lines.join(&b'\n');
            }
        }
    }
}

fn damages() -> impl Strategy<Value = Damage> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        1 => (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Byte(at, byte)),
        4 => (at(), b'0'..=b'9').prop_map(|(at, digit)| Damage::Digit(at, digit)),
        1 => at().prop_map(Damage::Lose),
        1 => (at(), at()).prop_map(|(one, other)| Damage::Swap(one, other)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_match_can_be_stored_recorded_and_shown(
        players in 2..=4_usize,
        clock in clocks(),
        seed in any::<u64>(),
        wishes in prop::collection::vec(wishes(), 1..12),
    ) {
        let journal = random_match(players, clock, seed, &wishes);
        let log = write_log(&journal);
        let restored = read_log(&log);
        prop_assert_eq!(restored.as_ref(), Ok(&journal));

        let view = MatchView::new(journal.table(), journal.table().last_ms());
        let moves = view.moves.iter().filter(|mv| !matches!(mv, MoveView::Out { .. }));
        prop_assert_eq!(view.ply as usize, moves.count());

        let text = write_record(journal.table(), "2026-01-31").expect("a date");
        let again = read_record::<Klotz>(&text, START_MS).expect("a record");
        prop_assert_eq!(again.table().game(), journal.table().game());
        prop_assert_eq!(again.table().outcome(), journal.table().outcome());
        // Whoever left did so for the same reason.
        prop_assert_eq!(MatchView::new(again.table(), START_MS).moves, view.moves);
        prop_assert_eq!(write_record(again.table(), "2026-01-31"), Ok(text));
    }

    #[test]
    fn a_damaged_log_is_refused_or_still_a_match(
        which in any::<prop::sample::Index>(),
        damage in prop::collection::vec(damages(), 1..4),
        wish in wishes(),
    ) {
        let logs = golden::logs();
        let mut log = golden::read(&logs[which.index(logs.len())]).into_bytes();
        for damage in &damage {
            damage.apply(&mut log);
        }
        let Ok(log) = String::from_utf8(log) else { return Ok(()) };
        if let Ok(mut journal) = read_log::<Klotz>(&log) {
            let now_ms = journal.table().last_ms();
            let _ = try_execute(&mut journal, &wish, now_ms);
            MatchView::new(journal.table(), now_ms);
            let written = write_log(&journal);
            let again = read_log(&written);
            prop_assert_eq!(again.as_ref(), Ok(&journal));
        }
    }
}
