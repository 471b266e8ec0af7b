//! Record files of KLOTZ.

use ::klotz::{Action, Ending, Klotz, Record};
use ::table::{Journal, StepKind, Table};
use game::{PlayerName, Seat, Verdict};

use crate::Refusal;
use crate::convert::record::{Happened, end_of_match, end_word, journal, read_date, split_rule};

/// The match as the text of a record file, played on this day.
pub fn write_record(table: &Table<Klotz>, date: &str) -> Result<String, Refusal> {
    let date = read_date(date)?;
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
    let by = match split_rule(outcome) {
        Ok(outcome) => return Ending::from_outcome(outcome, settings),
        Err(rule) => end_word(rule),
    };
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
    let record = text.parse::<Record>()?;
    let settings = record.settings();
    let seat = |colour| settings.seat(colour).expect("only those in play can leave or win");
    let names = settings.colours().iter().map(|colour| {
        record.player(colour).map_or_else(String::new, |name| name.as_str().to_owned())
    });
    let happened = record.actions().iter().map(|action| match *action {
        Action::Play(mv) => Happened::Played(mv),
        Action::Retire { colour, reason } => Happened::Left { seat: seat(colour), reason },
    });
    let verdict = match *record.ending() {
        Ending::Won { winner, .. } => Some(Verdict::Won(seat(winner).into())),
        Ending::Drawn { .. } => Some(Verdict::Drawn),
        Ending::Abandoned | Ending::Unfinished => None,
    };
    let end = verdict.and_then(|verdict| end_of_match(record.ending().by(), verdict));
    Ok(journal(settings.clone(), names.collect(), happened, end, now_ms)?)
}
