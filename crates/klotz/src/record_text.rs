//! The text form of a record: `key: value` lines, an empty line, numbered moves.

use std::{fmt, str::FromStr};

use game::{Date, Departure, Game, Options as _, PlayerName};

use crate::{
    Action, Colour, ColourSet, Ending, Klotz, Layout, Move, Options, Position, Record, RecordError,
    RecordProblem, Settings, record::apply,
};

/// Stands for a name or a date that is not known.
const UNKNOWN: &str = "?";

/// Separates the name of a layout that is not built in from its cells.
const LAYOUT_SEPARATOR: &str = " = ";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}", Klotz::ID)?;
        writeln!(f, "rules: {}", Klotz::RULES_VERSION)?;
        match self.date {
            Some(date) => writeln!(f, "date: {date}")?,
            None => writeln!(f, "date: {UNKNOWN}")?,
        }
        let settings = self.settings();
        for colour in settings.colours().iter() {
            let name = self.player(colour).map_or(UNKNOWN, PlayerName::as_str);
            writeln!(f, "{colour}: {name}")?;
        }
        writeln!(f, "options: {}", settings.options().to_text())?;
        match settings.layout() {
            Some(layout) => {
                writeln!(f, "first: {}", settings.first())?;
                write!(f, "layout: {}", layout.name())?;
                if !layout.is_builtin() {
                    write!(f, "{LAYOUT_SEPARATOR}{}", layout.cells_text())?;
                }
                writeln!(f)?;
            }
            None => writeln!(f, "position: {}", settings.start())?,
        }
        writeln!(f, "result: {}", self.ending())?;
        self.write_actions(f)
    }
}

impl Record {
    /// One round a line, each with the number of its first move. A player who leaves is noted
    /// where it happened and counts for nothing.
    fn write_actions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut game = Klotz::start(self.settings().clone());
        // Who has yet to move, or to leave, before the round is over.
        let mut waiting = ColourSet::EMPTY;
        for &action in self.actions() {
            let (text, colour) = match action {
                Action::Play(mv) => (game.write_move(&mv), game.position().turn()),
                Action::Retire { colour, reason } => (retirement_text(colour, reason), colour),
            };
            if waiting.is_empty() {
                write!(f, "\n{}.", game.moves_played() + 1)?;
                waiting = game.position().seats();
            }
            write!(f, " {text}")?;
            waiting = waiting.without(colour);
            apply(&mut game, action).expect("a record is valid by construction");
        }
        if self.actions().is_empty() { Ok(()) } else { writeln!(f) }
    }
}

/// `G=out` for one who gave up, `G=time` for one whose time was up.
fn retirement_text(colour: Colour, reason: Departure) -> String {
    let word = match reason {
        Departure::Resignation => "out",
        Departure::Time => "time",
    };
    format!("{}={word}", colour.letter())
}

fn read_retirement(text: &str) -> Option<Action> {
    let reasons = [Departure::Resignation, Departure::Time];
    let mut leavings = Colour::ALL.into_iter().flat_map(|colour| reasons.map(|why| (colour, why)));
    let (colour, reason) = leavings.find(|&(colour, why)| text == retirement_text(colour, why))?;
    Some(Action::Retire { colour, reason })
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end()));
        let header = Header::read(lines.by_ref().take_while(|(_, line)| !line.is_empty()))?;
        let mut game = Klotz::start(header.settings()?);
        let mut actions = Vec::new();
        for (line, text) in lines {
            for word in text.split_whitespace() {
                read_word(word, &mut game, &mut actions)
                    .map_err(|problem| RecordError { line, problem })?;
            }
        }
        let result = header.required("result")?;
        let ending: Ending = result.parse()?;
        let mut record = result.check(Record::of_game(&game, actions, ending))?;
        record.date = header.date()?;
        for colour in game.settings().colours().iter() {
            record.set_player(colour, header.player(colour)?);
        }
        Ok(record)
    }
}

/// A move number, a move or a retirement.
fn read_word(word: &str, game: &mut Klotz, actions: &mut Vec<Action>) -> Result<(), RecordProblem> {
    if let Some(number) = word.strip_suffix('.') {
        let expected = game.moves_played() + 1;
        return if number == expected.to_string() {
            Ok(())
        } else {
            Err(RecordProblem::WrongNumber { found: number.to_owned(), expected })
        };
    }
    let action = match read_retirement(word) {
        Some(leaving) => leaving,
        None => Action::Play(word.parse::<Move>()?),
    };
    apply(game, action)
        .map_err(|refusal| RecordProblem::Refused { text: word.to_owned(), refusal })?;
    actions.push(action);
    Ok(())
}

/// Every key a record can have.
const KEYS: [&str; 12] = [
    "game", "rules", "date", "red", "yellow", "green", "blue", "options", "first", "layout",
    "position", "result",
];

/// The lines before the moves.
struct Header<'a> {
    entries: Vec<Entry<'a>>,
    /// The line on which something missing is missed.
    end: usize,
}

#[derive(Clone, Copy)]
struct Entry<'a> {
    line: usize,
    key: &'static str,
    value: &'a str,
}

impl Entry<'_> {
    fn error(&self, problem: impl Into<RecordProblem>) -> RecordError {
        RecordError { line: self.line, problem: problem.into() }
    }

    fn check<T, E: Into<RecordProblem>>(&self, result: Result<T, E>) -> Result<T, RecordError> {
        result.map_err(|error| self.error(error))
    }

    fn parse<T: FromStr<Err: Into<RecordProblem>>>(&self) -> Result<T, RecordError> {
        self.check(self.value.parse())
    }
}

impl<'a> Header<'a> {
    fn read(lines: impl Iterator<Item = (usize, &'a str)>) -> Result<Header<'a>, RecordError> {
        let mut header = Header { entries: Vec::new(), end: 1 };
        for (line, text) in lines {
            header.end = line;
            let error = |problem| RecordError { line, problem };
            let (key, value) = text
                .split_once(':')
                .ok_or_else(|| error(RecordProblem::NotAHeader { text: text.to_owned() }))?;
            let key = KEYS
                .into_iter()
                .find(|&known| known == key)
                .ok_or_else(|| error(RecordProblem::UnknownKey { key: key.to_owned() }))?;
            if header.get(key).is_some() {
                return Err(error(RecordProblem::RepeatedKey { key }));
            }
            header.entries.push(Entry { line, key, value: value.trim() });
        }
        header.check_version()?;
        Ok(header)
    }

    fn get(&self, key: &str) -> Option<Entry<'a>> {
        self.entries.iter().find(|entry| entry.key == key).copied()
    }

    fn required(&self, key: &'static str) -> Result<Entry<'a>, RecordError> {
        let missing = RecordError { line: self.end, problem: RecordProblem::MissingKey { key } };
        self.get(key).ok_or(missing)
    }

    fn check_version(&self) -> Result<(), RecordError> {
        let game = self.required("game")?;
        if game.value != Klotz::ID {
            return Err(game.error(RecordProblem::OtherGame { game: game.value.to_owned() }));
        }
        let rules = self.required("rules")?;
        if rules.value != Klotz::RULES_VERSION.to_string() {
            return Err(
                rules.error(RecordProblem::UnknownRules { version: rules.value.to_owned() })
            );
        }
        Ok(())
    }

    fn settings(&self) -> Result<Settings, RecordError> {
        let options = match self.get("options") {
            Some(entry) => entry.check(Options::from_text(entry.value))?,
            None => Options::default(),
        };
        let named: ColourSet =
            Colour::ALL.into_iter().filter(|colour| self.get(colour.name()).is_some()).collect();
        if let Some(position) = self.get("position") {
            for key in ["layout", "first"] {
                if let Some(entry) = self.get(key) {
                    return Err(entry.error(RecordProblem::SaidByPosition { key }));
                }
            }
            let start = position.check(Position::read(position.value, options.goal))?;
            let seats = start.seats();
            if named != seats {
                return Err(position.error(RecordProblem::OtherPlayers { named, seats }));
            }
            position.check(Settings::from_position(start, options))
        } else {
            let first = self.required("first")?;
            let colour = first.value.parse().map_err(|_| {
                first.error(RecordProblem::BadColour { text: first.value.to_owned() })
            })?;
            first.check(Settings::new(named, colour, options, self.layout()?))
        }
    }

    fn layout(&self) -> Result<Layout, RecordError> {
        let entry = self.required("layout")?;
        match entry.value.split_once(LAYOUT_SEPARATOR) {
            Some((name, cells)) => entry.check(Layout::from_text(name, cells)),
            None => Layout::named(entry.value).cloned().ok_or_else(|| {
                entry.error(RecordProblem::UnknownLayout { name: entry.value.to_owned() })
            }),
        }
    }

    fn date(&self) -> Result<Option<Date>, RecordError> {
        match self.get("date") {
            Some(entry) if entry.value != UNKNOWN => entry.parse().map(Some),
            Some(_) | None => Ok(None),
        }
    }

    fn player(&self, colour: Colour) -> Result<Option<PlayerName>, RecordError> {
        match self.get(colour.name()) {
            Some(entry) if entry.value != UNKNOWN => {
                let name = PlayerName::new(entry.value).ok_or_else(|| {
                    entry.error(RecordProblem::BadName { name: entry.value.to_owned() })
                })?;
                Ok(Some(name))
            }
            Some(_) | None => Ok(None),
        }
    }
}
