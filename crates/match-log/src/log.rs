//! The log of a match: a header line, then a line for each event.

use game::{AnyRefusal, Refusal};
use serde::{Deserialize, Serialize};
use table::{BotAnswers, Journal, Takebacks};

use crate::event::StoredEvent;
use crate::{InvalidSetup, StoredGame};

/// The version of the stored form.
const FORMAT: u32 = 1;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Header<S> {
    format: u32,
    game: String,
    rules: u32,
    started_ms: u64,
    takebacks: StoredTakebacks,
    bot_answers: StoredBotAnswers,
    setup: S,
}

/// What every header says, whatever its version: enough to know whether to read on.
#[derive(Deserialize)]
struct Label {
    format: u32,
    game: String,
    rules: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StoredTakebacks {
    Free,
    Agreement,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StoredBotAnswers {
    ByTable,
    ByCommand,
}

/// The match as lines of JSON.
pub fn write_log<G: StoredGame>(journal: &Journal<G>) -> String {
    let setup = journal.table().setup();
    let mut log = header_line(setup, journal.started_ms());
    log.push('\n');
    // The text of a move depends on its position, so the match is replayed.
    let mut table = table::Table::start(setup.clone(), journal.started_ms());
    for event in journal.events() {
        log.push_str(&event_line(event, table.game()));
        log.push('\n');
        table.apply(event).expect("an event that happened once can happen again");
    }
    log
}

/// The header line of a log, without a line break.
pub fn header_line<G: StoredGame>(setup: &table::Setup<G>, started_ms: u64) -> String {
    json(&Header {
        format: FORMAT,
        game: G::ID.to_owned(),
        rules: setup.rules_version(),
        started_ms,
        takebacks: match setup.takebacks() {
            Takebacks::Free => StoredTakebacks::Free,
            Takebacks::Agreement => StoredTakebacks::Agreement,
        },
        bot_answers: match setup.bot_answers() {
            BotAnswers::ByTable => StoredBotAnswers::ByTable,
            BotAnswers::ByCommand => StoredBotAnswers::ByCommand,
        },
        setup: G::write_setup(setup),
    })
}

/// The line of an event, without a line break; `game` is the game before it.
pub fn event_line<G: StoredGame>(event: &table::Event<G>, game: &G) -> String {
    json(&StoredEvent::new(event, game))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}

/// Reads what [`write_log`] writes.
pub fn read_log<G: StoredGame>(log: &str) -> Result<Journal<G>, LogError> {
    let mut lines = log.lines();
    let (setup, started_ms) = read_header(lines.next().unwrap_or_default())
        .map_err(|problem| LogError { line: 1, problem })?;
    let mut journal = Journal::start(setup, started_ms);
    for (text, line) in lines.zip(2..) {
        read_event(text, &mut journal).map_err(|problem| LogError { line, problem })?;
    }
    Ok(journal)
}

fn read_header<G: StoredGame>(text: &str) -> Result<(table::Setup<G>, u64), LogProblem> {
    if text.is_empty() {
        return Err(LogProblem::Empty);
    }
    let label: Label = read_json(text)?;
    if label.format != FORMAT {
        return Err(LogProblem::Format { found: label.format });
    }
    if label.game != G::ID {
        return Err(LogProblem::OtherGame { wanted: G::ID, found: label.game });
    }
    let unknown = LogProblem::Rules { known: G::RULES_VERSION, found: label.rules };
    if !G::knows_rules_version(label.rules) {
        return Err(unknown);
    }
    let header: Header<G::MatchSetup> = read_json(text)?;
    let setup = G::read_setup(&header.setup).map_err(LogProblem::Setup)?;
    let setup = setup.with_rules_version(label.rules).ok_or(unknown)?;
    let setup = setup.with_takebacks(match header.takebacks {
        StoredTakebacks::Free => Takebacks::Free,
        StoredTakebacks::Agreement => Takebacks::Agreement,
    });
    let setup = setup.with_bot_answers(match header.bot_answers {
        StoredBotAnswers::ByTable => BotAnswers::ByTable,
        StoredBotAnswers::ByCommand => BotAnswers::ByCommand,
    });
    Ok((setup, header.started_ms))
}

/// Reads the next line of a log and applies its event, or says why it cannot have happened and changes
/// nothing.
pub fn read_line<G: StoredGame>(text: &str, journal: &mut Journal<G>) -> Result<(), LogError> {
    let line = journal.events().len() + 2;
    read_event(text, journal).map_err(|problem| LogError { line, problem })
}

/// Applies the event of a line.
fn read_event<G: StoredGame>(text: &str, journal: &mut Journal<G>) -> Result<(), LogProblem> {
    let stored: StoredEvent = read_json(text)?;
    let event = stored.read(journal.table().game()).map_err(LogProblem::Event)?;
    journal.append(event).map_err(|error| LogProblem::Event(error.into()))
}

fn read_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, LogProblem> {
    serde_json::from_str(text).map_err(|error| LogProblem::NotJson { reason: error.to_string() })
}

/// What is wrong with a stored match, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LogError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: LogProblem,
}

/// What can be wrong with a line of a stored match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "log")]
pub enum LogProblem {
    /// The log is empty.
    #[error("there is no match")]
    Empty,
    /// Not the JSON that was expected.
    #[error("it can't be read: {reason}")]
    NotJson {
        /// What the JSON reader said.
        #[refusal(name = "detail")]
        reason: String,
    },
    /// Written by a newer version of the program.
    #[error("it uses format {found}; this program supports format {FORMAT}")]
    Format {
        /// The version it was written in.
        #[refusal(skip)]
        found: u32,
    },
    /// A match of another game.
    #[error("it is a match of {found:?}, not {wanted}")]
    OtherGame {
        /// The game that was wanted.
        #[refusal(skip)]
        wanted: &'static str,
        /// The game it is of.
        #[refusal(skip)]
        found: String,
    },
    /// Played by rules this program does not know.
    #[error("it uses version {found} of the rules; this program supports version {known}")]
    Rules {
        /// The version this program knows.
        #[refusal(skip)]
        known: u32,
        /// The version it was played by.
        #[refusal(skip)]
        found: u32,
    },
    /// A setup that cannot be played.
    #[error("the setup is not playable: {0}")]
    Setup(#[refusal(cause)] InvalidSetup),
    /// An event that cannot have happened.
    #[error("impossible event: {0}")]
    Event(#[refusal(cause)] AnyRefusal),
}

/// Written by hand, because it adds the line to the problem's parameters.
impl Refusal for LogError {
    fn code(&self) -> &'static str {
        self.problem.code()
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        let mut params = vec![("line", self.line.to_string())];
        params.extend(self.problem.params());
        params
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        self.problem.causes()
    }
}
