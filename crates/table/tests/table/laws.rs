//! Properties that hold for any sequence of commands.

use game::{Game, Seat};
use proptest::prelude::*;
use table::{
    Answer, BotAnswers, ClockRule, Command, Event, EventKind, Journal, Player, Setup, Takebacks,
};

use crate::common::{Pile, setup_with};

/// A command, and the time since the previous one.
type Timed = (Command<Pile>, u64);

fn seats() -> impl Strategy<Value = Seat> {
    prop::sample::select(&Seat::ALL[..])
}

fn answers() -> impl Strategy<Value = Answer> {
    prop_oneof![Just(Answer::Accept), Just(Answer::Decline)]
}

fn players() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::Human), (1..3_u8).prop_map(|level| Player::Bot { level })]
}

/// Plies and seats are drawn from a range slightly larger than the valid one, so that many commands
/// are accepted and many are not.
fn commands() -> impl Strategy<Value = Command<Pile>> {
    let ply = 0..14_u32;
    prop_oneof![
        8 => (seats(), ply.clone(), 0..5_u32)
            .prop_map(|(seat, ply, mv)| Command::PlayMove { seat, ply, mv }),
        2 => (seats(), ply.clone()).prop_map(|(seat, ply)| Command::TakeBack { seat, ply }),
        2 => (seats(), answers())
            .prop_map(|(seat, answer)| Command::AnswerTakeBack { seat, answer }),
        2 => (seats(), ply).prop_map(|(seat, ply)| Command::Redo { seat, ply }),
        1 => seats().prop_map(|seat| Command::Resign { seat }),
        1 => seats().prop_map(|seat| Command::Abort { seat }),
        2 => seats().prop_map(|seat| Command::OfferDraw { seat }),
        2 => (seats(), answers()).prop_map(|(seat, answer)| Command::AnswerDraw { seat, answer }),
        1 => Just(Command::CheckTime),
        1 => (0..900_u64).prop_map(|lost_ms| Command::RestoreTime { lost_ms }),
        1 => (seats(), players()).prop_map(|(seat, player)| Command::SetPlayer { seat, player }),
        1 => seats().prop_map(|seat| Command::Rematch { seat }),
    ]
}

fn clocks() -> impl Strategy<Value = ClockRule> {
    prop_oneof![
        Just(ClockRule::None),
        (1..2_000_u64).prop_map(|move_ms| ClockRule::PerMove { move_ms }),
        (1..5_000_u64, 0..500_u64)
            .prop_map(|(base_ms, increment_ms)| ClockRule::Increment { base_ms, increment_ms }),
    ]
}

fn setups() -> impl Strategy<Value = Setup<Pile>> {
    let takebacks = prop_oneof![Just(Takebacks::Free), Just(Takebacks::Agreement)];
    let answers = prop_oneof![Just(BotAnswers::ByTable), Just(BotAnswers::ByCommand)];
    (2..=5_usize, clocks(), prop::collection::vec(0..5_usize, 0..3), takebacks, answers).prop_map(
        |(players, clock, bots, takebacks, answers)| {
            setup_with(players, clock, &bots).with_takebacks(takebacks).with_bot_answers(answers)
        },
    )
}

/// Sometimes aims a random command at the player to move: otherwise hardly any move would be
/// played.
fn aimed(journal: &Journal<Pile>, command: Command<Pile>) -> Command<Pile> {
    match (command, journal.table().to_move()) {
        (Command::PlayMove { seat, ply, mv }, Some(to_move)) if seat.index() + ply as usize > 2 => {
            Command::PlayMove { seat: to_move, ply: journal.table().ply(), mv }
        }
        (command, _) => command,
    }
}

/// The maximum time of a seat: the start time and one increment for each of its moves.
fn most_ms(rule: ClockRule, moves: u64) -> u64 {
    match rule {
        ClockRule::None => 0,
        ClockRule::PerMove { move_ms } => move_ms,
        ClockRule::Increment { base_ms, increment_ms } => base_ms + increment_ms * moves,
    }
}

fn moves_of(journal: &Journal<Pile>, seat: Seat) -> u64 {
    let steps = journal.table().steps().iter();
    let own = steps
        .filter(|step| matches!(step.kind, table::StepKind::Played { seat: by, .. } if by == seat));
    own.count() as u64
}

fn check_state(journal: &Journal<Pile>, now_ms: u64) {
    let table = journal.table();
    assert_eq!(table.game_at(table.ply()).as_ref(), Some(table.game()));
    assert_eq!(table.to_move().is_none(), table.outcome().is_some());
    assert!(table.in_play().len() >= 2);
    assert!(table.to_move().is_none_or(|seat| table.in_play().contains(seat)));
    let over = table.outcome().is_some();
    assert!(!over || table.running().is_none());
    assert!(!over || (table.draw_offer().is_none() && table.takeback_request().is_none()));
    if let Some(waiting) = table.draw_offer().map(|offer| offer.waiting_for) {
        assert!(!waiting.is_empty() && waiting.iter().all(|seat| table.in_play().contains(seat)));
    }
    if let Some(wish) = table.takeback_request() {
        assert!(!wish.waiting_for.is_empty() && wish.ply < table.ply());
    }
    let left_ms = table.left_ms(now_ms);
    for (seat, &left) in Seat::ALL.into_iter().zip(&left_ms) {
        let most = most_ms(table.setup().clock(), moves_of(journal, seat));
        assert!(left <= most, "{seat} has {left} ms, more than {most}");
    }
    assert!(over || table.rematch().is_none());
}

fn check_events(events: &[Event<Pile>]) {
    for (event, seq) in events.iter().zip(1..) {
        assert_eq!(event.seq, seq);
        assert_eq!(event.rules_version, Pile::RULES_VERSION);
    }
    assert!(events.is_sorted_by_key(|event| event.at_ms));
}

/// An accepted command does what it says, unless a flag fell first.
fn check_granted(command: &Command<Pile>, events: &[Event<Pile>]) {
    let by_time = |kind: &EventKind<Pile>| match kind {
        EventKind::PlayerLeft { reason, .. } => *reason == game::Departure::Time,
        EventKind::MatchEnded { outcome, .. } => outcome.rule == table::TableRule::Time,
        _ => false,
    };
    match events {
        [] => assert!(matches!(command, Command::CheckTime | Command::RestoreTime { .. })),
        [first, ..] if by_time(&first.kind) => assert_eq!(events.len(), 1),
        [first, ..] => {
            let fits = match (command, &first.kind) {
                (Command::PlayMove { mv, .. }, EventKind::MovePlayed { mv: played, .. }) => {
                    mv == played
                }
                (
                    Command::TakeBack { .. },
                    EventKind::MovesTakenBack { .. } | EventKind::TakebackAsked { .. },
                )
                | (Command::AnswerTakeBack { .. }, EventKind::TakebackAnswered { .. })
                | (Command::Redo { .. }, EventKind::MovesRedone { .. })
                | (
                    Command::Resign { .. },
                    EventKind::PlayerLeft { .. } | EventKind::MatchEnded { .. },
                )
                | (Command::Abort { .. }, EventKind::MatchEnded { .. })
                | (Command::OfferDraw { .. }, EventKind::DrawOffered { .. })
                | (Command::AnswerDraw { .. }, EventKind::DrawAnswered { .. })
                | (Command::RestoreTime { .. }, EventKind::TimeRestored { .. })
                | (Command::SetPlayer { .. }, EventKind::PlayerChanged { .. })
                | (Command::Rematch { .. }, EventKind::RematchWanted { .. }) => true,
                _ => false,
            };
            assert!(fits, "{command:?} led to {first:?}");
        }
    }
}

fn check(setup: Setup<Pile>, commands: Vec<Timed>) {
    let mut now_ms = 1_000;
    let mut journal = Journal::start(setup.clone(), now_ms);
    for (command, wait_ms) in commands {
        now_ms += wait_ms;
        let command = aimed(&journal, command);
        let before = journal.clone();
        match journal.execute(&command, now_ms).map(<[_]>::to_vec) {
            Ok(events) => check_granted(&command, &events),
            Err(_) => assert_eq!(journal, before, "a refused command changed something"),
        }
        check_state(&journal, now_ms);
    }
    check_events(journal.events());
    let again = Journal::restore(setup, 1_000, journal.events().iter().cloned()).unwrap();
    assert_eq!(again, journal);
}

proptest! {
    #[test]
    fn any_sequence_of_commands_keeps_the_match_valid(
        setup in setups(),
        commands in prop::collection::vec((commands(), 0..700_u64), 0..80),
    ) {
        check(setup, commands);
    }
}
