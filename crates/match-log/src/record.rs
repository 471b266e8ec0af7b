//! Matches as record files.

use game::record::{
    Action, Date, EndWord, Ending, PlayerName, Record, RecordError, Recorded, TimeControl,
};
use game::{Outcome, Seat, Verdict};
use table::{
    ClockRule, EndRule, Event, EventKind, Journal, Player, SeatSetup, Setup, StepKind, Table,
    TableRule,
};

use crate::player::STORED_LEVEL_OFFSET;

/// The match as the text of a record file, played on this day.
pub fn write_record<G: Recorded>(table: &Table<G>, date: Date) -> String {
    let actions = table.steps().iter().filter_map(|step| match &step.kind {
        StepKind::Played { mv, .. } => Some(Action::Play(mv.clone())),
        StepKind::Left { seat, reason } => Some(Action::Retire { seat: *seat, reason: *reason }),
        StepKind::Ended { .. } => None,
    });
    let settings = table.setup().settings().clone();
    let mut record = Record::<G>::new(settings, actions.collect(), ending(table))
        .expect("every match at a table can be recorded");
    record.date = Some(date);
    record.clock = time_control(table.setup().clock());
    for (seat, described) in Seat::ALL.into_iter().zip(table.setup().seats()) {
        record.set_player(seat, written_name(described));
    }
    record.to_string()
}

/// The clock of a match in a record.
fn time_control(clock: ClockRule) -> Option<TimeControl> {
    match clock {
        ClockRule::None => None,
        ClockRule::PerMove { move_ms } => Some(TimeControl::PerMove { move_ms }),
        ClockRule::Increment { base_ms, increment_ms } => {
            Some(TimeControl::Increment { base_ms, increment_ms })
        }
    }
}

/// The name of a seat in a record. Bots are marked, so that a saved match can be continued against
/// them: `bot, level 2`, or `Otto (bot, level 2)`.
fn written_name(seat: &SeatSetup) -> Option<PlayerName> {
    let name = seat.name.trim();
    let Player::Bot { level } = seat.player else { return PlayerName::new(name) };
    let bot = written_bot(level);
    let full = if name.is_empty() { bot } else { format!("{name} ({bot})") };
    PlayerName::new(&full).or_else(|| PlayerName::new(name))
}

/// Levels as the page numbers them. Bots of the first version, which had three levels, keep the short
/// form that records had then.
fn written_bot(stored: u8) -> String {
    match stored.checked_sub(STORED_LEVEL_OFFSET) {
        Some(level) => format!("bot, level {level}"),
        None => format!("bot {stored}"),
    }
}

/// The stored level of a bot. Records before Holz 0.2 have the stored number itself: `bot 12`.
fn read_bot(written: &str) -> Option<Player> {
    let level = match written.strip_prefix("bot, level ") {
        Some(level) => level.parse::<u8>().ok()?.checked_add(STORED_LEVEL_OFFSET)?,
        None => written.strip_prefix("bot ")?.parse().ok()?,
    };
    crate::Player::Bot { level }.read().ok()
}

/// The seat with this name in a record. An unknown bot becomes a person of that name.
fn read_seat(written: &str) -> SeatSetup {
    let named = written.strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
    let (name, bot) = named.unwrap_or(("", written));
    match read_bot(bot) {
        Some(player) => SeatSetup { name: name.to_owned(), player },
        None => SeatSetup { name: written.to_owned(), player: Player::Human },
    }
}

fn ending<G: Recorded>(table: &Table<G>) -> Ending {
    let Some(outcome) = table.outcome() else { return Ending::Unfinished };
    let word = match outcome.rule {
        EndRule::Game(rule) => G::rule_name(rule),
        EndRule::Table(rule) => rule_name(rule),
    };
    Ending::new(outcome.verdict, EndWord::new(word).expect("rules have names in kebab case"))
}

/// The match in a record file. It goes on without a clock, because a record does not say how much time
/// was left. A result by a rule that the table does not know leaves
/// the match open.
pub fn read_record<G: Recorded>(text: &str, now_ms: u64) -> Result<Journal<G>, RecordError> {
    let record: Record<G> = text.parse()?;
    let mut game = record.game_after(0);
    let seats = Seat::first(game.seats())
        .map(|seat| read_seat(record.player(seat).map_or("", PlayerName::as_str)));
    let setup = Setup::try_new(record.settings().clone(), seats.collect(), ClockRule::None)
        .expect("a record names every seat, and its names are short enough");
    let left_ms = Vec::new;
    let mut kinds: Vec<EventKind<G>> = Vec::new();
    for action in record.actions() {
        kinds.push(match action {
            Action::Play(mv) => {
                let seat = game.to_move().expect("someone made the move");
                game.play(mv).expect("a record is valid by construction");
                EventKind::MovePlayed { seat, mv: mv.clone(), left_ms: left_ms() }
            }
            Action::Retire { seat, reason } => {
                game.retire(*seat).expect("a record is valid by construction");
                EventKind::PlayerLeft { seat: *seat, reason: *reason, left_ms: left_ms() }
            }
        });
    }
    let end = end_of_match(record.ending());
    kinds.extend(end.map(|outcome| EventKind::MatchEnded { outcome, left_ms: left_ms() }));
    let rules_version = setup.rules_version();
    let events = (1..).zip(kinds);
    let events = events.map(|(seq, kind)| Event { seq, at_ms: now_ms, rules_version, kind });
    Ok(Journal::restore(setup, now_ms, events).expect("a record is valid by construction"))
}

/// The end of a match by a rule of the table. An end by a rule of the game follows from the moves.
fn end_of_match(ending: &Ending) -> Option<Outcome<TableRule>> {
    let verdict = match ending {
        Ending::Won { winners, .. } => Verdict::Won(*winners),
        Ending::Drawn { .. } => Verdict::Drawn,
        Ending::Abandoned | Ending::Unfinished => return None,
    };
    let rules = [TableRule::Resignation, TableRule::Time, TableRule::Agreement, TableRule::Aborted];
    let rule = rules.into_iter().find(|&rule| ending.by() == Some(rule_name(rule)))?;
    Some(Outcome { verdict, rule })
}

/// The name of a rule of the table.
pub fn rule_name(rule: TableRule) -> &'static str {
    match rule {
        TableRule::Resignation => "resignation",
        TableRule::Time => "time",
        TableRule::Agreement => "agreement",
        TableRule::Aborted => "aborted",
    }
}
