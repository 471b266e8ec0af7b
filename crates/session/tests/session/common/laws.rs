//! Properties of any match of any game: it can be stored and recorded, and a damaged file does no
//! harm.

use game::record::{Date, Recorded};
use match_log::{StoredGame, read_log, read_record, write_log, write_record};
use proptest::prelude::*;
use proptest::sample::Index;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Journal, Table};
use wire::command::{Clock, Command};

use super::{START_MS, golden, start, try_execute};

/// Plays randomly, with a few requests and departures.
pub(crate) fn random_match<G: StoredGame>(
    setup: &G::MatchSetup,
    seed: u64,
    commands: &[Command],
) -> Journal<G> {
    let mut journal = start(setup);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut now_ms = START_MS;
    for command in commands {
        now_ms += 300;
        // Most of them are refused, which must do no harm.
        let _ = try_execute(&mut journal, command, now_ms);
        for _ in 0..3 {
            let game: &G = journal.table().game();
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

pub(crate) fn commands() -> impl Strategy<Value = Command> {
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

pub(crate) fn clocks() -> impl Strategy<Value = Clock> {
    prop_oneof![
        Just(Clock::None),
        Just(Clock::PerMove { move_ms: 250 }),
        Just(Clock::Increment { base_ms: 2_000, increment_ms: 10 }),
    ]
}

/// A match round-trips as a log and as a record, including the reasons of departures.
pub(crate) fn check_kept<G: StoredGame + Recorded, V: PartialEq + std::fmt::Debug>(
    journal: &Journal<G>,
    moves: impl Fn(&Table<G>) -> Vec<V>,
) {
    assert_eq!(read_log(&write_log(journal)).as_ref(), Ok(journal));
    let date: Date = "2026-01-31".parse().expect("a date");
    let text = write_record(journal.table(), date);
    let again = read_record::<G>(&text, START_MS).expect("a record");
    assert!(again.table().game() == journal.table().game());
    assert_eq!(again.table().outcome(), journal.table().outcome());
    assert_eq!(moves(again.table()), moves(journal.table()));
    let lines = text.lines().filter(|line| !line.starts_with("clock: "));
    let without_clock = lines.chain([""]).collect::<Vec<_>>().join("\n");
    assert_eq!(write_record(again.table(), date), without_clock);
}

/// Something that happens to a file.
#[derive(Clone, Debug)]
pub(crate) enum Damage {
    /// A byte becomes another.
    Byte(Index, u8),
    /// A digit becomes another, which often makes sense.
    Digit(Index, u8),
    /// A line is lost.
    Lose(Index),
    /// Two lines change places.
    Swap(Index, Index),
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

pub(crate) fn damages() -> impl Strategy<Value = Vec<Damage>> {
    let at = any::<Index>;
    let damage = prop_oneof![
        1 => (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Byte(at, byte)),
        4 => (at(), b'0'..=b'9').prop_map(|(at, digit)| Damage::Digit(at, digit)),
        1 => at().prop_map(Damage::Lose),
        1 => (at(), at()).prop_map(|(one, other)| Damage::Swap(one, other)),
    ];
    prop::collection::vec(damage, 1..4)
}

/// A damaged log is refused, or still that of a match that can be shown, played on and stored.
pub(crate) fn check_damaged<G: StoredGame, V>(
    which: Index,
    damages: &[Damage],
    command: &Command,
    view: fn(&Table<G>, u64) -> V,
) {
    let logs = golden::logs::<G>();
    let mut log = golden::read(&logs[which.index(logs.len())]).into_bytes();
    for damage in damages {
        damage.apply(&mut log);
    }
    let Ok(log) = String::from_utf8(log) else { return };
    if let Ok(mut journal) = read_log::<G>(&log) {
        let now_ms = journal.table().last_ms();
        let _ = try_execute(&mut journal, command, now_ms);
        view(journal.table(), now_ms);
        assert_eq!(read_log(&write_log(&journal)).as_ref(), Ok(&journal));
    }
}
