//! What record files of every game have in common.

use ::table::{
    ClockRule, EndRule, Event, EventKind, Journal, Player, SeatSetup, Setup, SetupError, TableRule,
};
use game::{Date, Departure, EndWord, Game, Outcome, Seat, Verdict};

use super::table::rule_name;
use crate::WireError;

/// Something that happened in a recorded game.
pub(crate) enum Happened<M> {
    /// Whoever was to move did so.
    Played(M),
    /// A player left.
    Left { seat: Seat, reason: Departure },
}

/// The day a record was played on.
pub(crate) fn read_date(date: &str) -> Result<Date, WireError> {
    date.parse().map_err(|_| WireError::BadDate { text: date.to_owned() })
}

/// How a match ended by a rule of the table, in the word a record has for it.
pub(crate) fn end_word(rule: TableRule) -> EndWord {
    EndWord::new(rule_name(rule)).expect("the table's rules have names")
}

/// The end of a match by a rule of the table; ends by the rules of the game happen by themselves,
/// and what the table does not know leaves the match open.
pub(crate) fn end_of_match(by: Option<&str>, verdict: Verdict) -> Option<Outcome<TableRule>> {
    let rules = [TableRule::Resignation, TableRule::Time, TableRule::Agreement];
    let rule = rules.into_iter().find(|&rule| by == Some(rule_name(rule)))?;
    Some(Outcome { verdict, rule })
}

/// The rule of the game that ended a match, or the rule of the table.
pub(crate) fn split_rule<R>(outcome: Outcome<EndRule<R>>) -> Result<Outcome<R>, TableRule> {
    match outcome.rule {
        EndRule::Game(rule) => Ok(Outcome { verdict: outcome.verdict, rule }),
        EndRule::Table(rule) => Err(rule),
    }
}

/// The match of a recorded game: people of these names on every seat, no clock.
pub(crate) fn journal<G: Game>(
    settings: G::Settings,
    names: Vec<String>,
    happened: impl IntoIterator<Item = Happened<G::Move>>,
    end: Option<Outcome<TableRule>>,
    now_ms: u64,
) -> Result<Journal<G>, SetupError> {
    let seats = names.into_iter().map(|name| SeatSetup { name, player: Player::Human });
    let mut game = G::start(settings.clone());
    let setup = Setup::try_new(settings, seats.collect(), ClockRule::None)?;
    let left_ms = Vec::new;
    let mut kinds: Vec<EventKind<G>> = Vec::new();
    for each in happened {
        kinds.push(match each {
            Happened::Played(mv) => {
                let seat = game.to_move().expect("someone made the move");
                game.play(&mv).expect("a record is valid by construction");
                EventKind::MovePlayed { seat, mv, left_ms: left_ms() }
            }
            Happened::Left { seat, reason } => {
                game.retire(seat).expect("a record is valid by construction");
                EventKind::PlayerLeft { seat, reason, left_ms: left_ms() }
            }
        });
    }
    kinds.extend(end.map(|outcome| EventKind::MatchEnded { outcome, left_ms: left_ms() }));
    let rules_version = G::RULES_VERSION;
    let events = (1..).zip(kinds);
    let events = events.map(|(seq, kind)| Event { seq, at_ms: now_ms, rules_version, kind });
    let journal = Journal::restore(setup, now_ms, events);
    Ok(journal.expect("a record is valid by construction"))
}
