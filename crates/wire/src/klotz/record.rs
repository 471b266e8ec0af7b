//! Record files.

use ::klotz::{Action, Colour, Date, EndWord, Ending, Klotz, PlayerName, Record};
use ::table::{
    ClockRule, EndRule, Event, EventKind, Journal, Player, SeatSetup, Setup, StepKind, Table,
    TableRule,
};
use game::{Game, Outcome, Seat, Verdict};

use crate::convert::table::rule_name;
use crate::{Refusal, WireError};

/// The match as the text of a record file, played on this day.
pub fn write_record(table: &Table<Klotz>, date: &str) -> Result<String, Refusal> {
    let date: Date = date.parse().map_err(|_| WireError::BadDate { text: date.to_owned() })?;
    let settings = table.setup().settings().clone();
    let colour = |seat| settings.colour(seat).expect("every seat has a colour");
    let actions = table.steps().iter().filter_map(|step| match step.kind {
        StepKind::Played { mv, .. } => Some(Action::Play(mv)),
        StepKind::Left { seat, reason } => Some(Action::Retire { colour: colour(seat), reason }),
        StepKind::Ended { .. } => None,
    });
    let mut record = Record::new(settings.clone(), actions.collect(), ending(table))
        .expect("what happened at a table can be recorded");
    record.date = Some(date);
    for (seat, described) in Seat::ALL.into_iter().zip(table.setup().seats()) {
        record.set_player(colour(seat), PlayerName::new(described.name.trim()));
    }
    Ok(record.to_string())
}

fn ending(table: &Table<Klotz>) -> Ending {
    let settings = table.setup().settings();
    let Some(outcome) = table.outcome() else { return Ending::Unfinished };
    let rule = match outcome.rule {
        EndRule::Game(rule) => {
            return Ending::from_outcome(Outcome { verdict: outcome.verdict, rule }, settings);
        }
        EndRule::Table(rule) => rule,
    };
    let by = EndWord::new(rule_name(rule)).expect("the table's rules have names");
    match outcome.verdict {
        Verdict::Won(winners) => {
            let winner = winners.iter().find_map(|seat| settings.colour(seat));
            Ending::Won { winner: winner.expect("a match that was won has a winner"), by }
        }
        Verdict::Drawn => Ending::Drawn { by },
        Verdict::Abandoned => Ending::Abandoned,
    }
}

/// The match in a record file: people on every seat, no clock. A result that the table does not
/// know leaves the match open.
pub fn read_record(text: &str, now_ms: u64) -> Result<Journal<Klotz>, Refusal> {
    let record: Record = text.parse::<Record>()?;
    let settings = record.settings();
    let seats = settings.colours().iter().map(|colour| SeatSetup {
        name: record.player(colour).map_or_else(String::new, |name| name.as_str().to_owned()),
        player: Player::Human,
    });
    let setup = Setup::try_new(settings.clone(), seats.collect(), ClockRule::None)?;
    let mut game = Klotz::start(settings.clone());
    let mut kinds = Vec::with_capacity(record.actions().len() + 1);
    for action in record.actions() {
        kinds.push(match *action {
            Action::Play(mv) => {
                let seat = game.to_move().expect("someone made the move");
                game.play(&mv).expect("a record is valid by construction");
                EventKind::MovePlayed { seat, mv, left_ms: Vec::new() }
            }
            Action::Retire { colour, reason } => {
                let seat = settings.seat(colour).expect("only those in play can leave");
                game.retire(seat).expect("a record is valid by construction");
                EventKind::PlayerLeft { seat, reason, left_ms: Vec::new() }
            }
        });
    }
    kinds.extend(end_event(&record));
    let events = (1..).zip(kinds).map(|(seq, kind)| Event {
        seq,
        at_ms: now_ms,
        rules_version: Klotz::RULES_VERSION,
        kind,
    });
    let journal = Journal::restore(setup, now_ms, events);
    Ok(journal.expect("a record is valid by construction"))
}

/// The end of a match by a rule of the table; ends by the rules of the game happen by themselves.
fn end_event(record: &Record) -> Option<EventKind<Klotz>> {
    let rules = [TableRule::Resignation, TableRule::Time, TableRule::Agreement];
    let rule = rules.into_iter().find(|&rule| record.ending().by() == Some(rule_name(rule)))?;
    let verdict = match record.ending() {
        Ending::Won { winner, .. } => Verdict::Won(seat_of(record, *winner)?.into()),
        Ending::Drawn { .. } => Verdict::Drawn,
        Ending::Abandoned | Ending::Unfinished => return None,
    };
    let outcome = Outcome { verdict, rule };
    Some(EventKind::MatchEnded { outcome, left_ms: Vec::new() })
}

fn seat_of(record: &Record, colour: Colour) -> Option<Seat> {
    record.settings().seat(colour)
}
