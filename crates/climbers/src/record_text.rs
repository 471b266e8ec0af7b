//! The text form of a record: `key: value` lines, an empty line, one numbered turn a line.

use std::{fmt, str::FromStr};

use game::{Date, Departure, Game, Options as _, PlayerName};

use crate::{
    Action, Climbers, Colour, ColourError, Ending, Options, Position, Record, RecordError,
    RecordProblem, Settings, TurnOrder, cell::read_number, record::apply,
};

/// Stands for a name or a date that is not known.
const UNKNOWN: &str = "?";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}", Climbers::ID)?;
        writeln!(f, "rules: {}", Climbers::RULES_VERSION)?;
        match self.date {
            Some(date) => writeln!(f, "date: {date}")?,
            None => writeln!(f, "date: {UNKNOWN}")?,
        }
        let settings = self.settings();
        for colour in settings.order().iter() {
            let name = self.player(colour).map_or(UNKNOWN, PlayerName::as_str);
            writeln!(f, "{}: {name}", colour.name())?;
        }
        writeln!(f, "options: {}", settings.options().to_text())?;
        match settings.tower() {
            Some(seed) => {
                let order: Vec<&str> = settings.order().iter().map(Colour::name).collect();
                writeln!(f, "order: {}", order.join(" "))?;
                writeln!(f, "first: {}", settings.first().name())?;
                writeln!(f, "tower: {seed}")?;
            }
            None => writeln!(f, "position: {}", settings.start())?,
        }
        writeln!(f, "result: {}", self.ending())?;
        self.write_actions(f)
    }
}

impl Record {
    /// One turn a line with its number. A player who leaves is noted where it happened and counts
    /// for nothing.
    fn write_actions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.actions().is_empty() {
            writeln!(f)?;
        }
        let mut number = 0;
        for action in self.actions() {
            match action {
                Action::Play(turn) => {
                    number += 1;
                    writeln!(f, "{number}. {turn}")?;
                }
                Action::Retire { colour, reason } => {
                    writeln!(f, "{}", retirement_text(*colour, *reason))?;
                }
            }
        }
        Ok(())
    }
}

/// `r=out` for one who gave up, `r=time` for one whose time was up.
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
        let mut game = Climbers::start(header.settings()?);
        let mut actions = Vec::new();
        for (line, text) in lines.filter(|(_, line)| !line.is_empty()) {
            let action =
                read_action(text, &mut game).map_err(|problem| RecordError { line, problem })?;
            actions.push(action);
        }
        let result = header.required("result")?;
        let ending: Ending = result.parse()?;
        let mut record = result.check(Record::of_game(&game, actions, ending))?;
        record.date = header.date()?;
        for colour in Colour::ALL {
            record.set_player(colour, header.player(colour, game.settings())?);
        }
        Ok(record)
    }
}

/// A line after the header, and what it does to the game.
fn read_action(text: &str, game: &mut Climbers) -> Result<Action, RecordProblem> {
    let action = if let Some(leaving) = read_retirement(text) {
        leaving
    } else {
        let bad = || RecordProblem::NotATurn { text: text.to_owned() };
        let (number, turn) = text.split_once(". ").ok_or_else(bad)?;
        let expected = game.turns_played() + 1;
        if number != expected.to_string() {
            return Err(RecordProblem::WrongNumber { found: number.to_owned(), expected });
        }
        Action::Play(turn.parse()?)
    };
    apply(game, &action)?;
    Ok(action)
}

/// Every key a record can have.
const KEYS: [&str; 14] = [
    "game",
    "rules",
    "date",
    Colour::Red.name(),
    Colour::Yellow.name(),
    Colour::DarkBlue.name(),
    Colour::LightBlue.name(),
    Colour::Violet.name(),
    "options",
    "order",
    "first",
    "tower",
    "position",
    "result",
];

/// The lines before the turns.
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
        if game.value != Climbers::ID {
            return Err(game.error(RecordProblem::OtherGame { game: game.value.to_owned() }));
        }
        let rules = self.required("rules")?;
        if rules.value != Climbers::RULES_VERSION.to_string() {
            let version = rules.value.to_owned();
            return Err(rules.error(RecordProblem::UnknownRules { version }));
        }
        Ok(())
    }

    fn settings(&self) -> Result<Settings, RecordError> {
        let options = match self.get("options") {
            Some(entry) => entry.check(Options::from_text(entry.value))?,
            None => Options::default(),
        };
        let Some(position) = self.get("position") else {
            let first = self.required("first")?;
            let colour = first.parse()?;
            return first.check(Settings::new(self.order()?, colour, options, self.tower()?));
        };
        for key in ["order", "first", "tower"] {
            if let Some(entry) = self.get(key) {
                return Err(entry.error(RecordProblem::SaidByPosition { key }));
            }
        }
        let start: Position = position.parse()?;
        position.check(Settings::from_position(start, options))
    }

    fn order(&self) -> Result<TurnOrder, RecordError> {
        let entry = self.required("order")?;
        let colours: Result<Vec<Colour>, ColourError> =
            entry.value.split(' ').map(str::parse).collect();
        TurnOrder::new(&entry.check(colours)?)
            .ok_or_else(|| entry.error(RecordProblem::BadOrder { text: entry.value.to_owned() }))
    }

    fn tower(&self) -> Result<u64, RecordError> {
        let entry = self.required("tower")?;
        read_number(entry.value)
            .ok_or_else(|| entry.error(RecordProblem::BadTower { text: entry.value.to_owned() }))
    }

    fn date(&self) -> Result<Option<Date>, RecordError> {
        match self.get("date") {
            Some(entry) if entry.value != UNKNOWN => entry.parse().map(Some),
            Some(_) | None => Ok(None),
        }
    }

    fn player(
        &self,
        colour: Colour,
        settings: &Settings,
    ) -> Result<Option<PlayerName>, RecordError> {
        let Some(entry) = self.get(colour.name()) else { return Ok(None) };
        if !settings.order().contains(colour) {
            return Err(entry.error(RecordProblem::NameNotInPlay { colour }));
        }
        if entry.value == UNKNOWN {
            return Ok(None);
        }
        let bad = || entry.error(RecordProblem::BadName { name: entry.value.to_owned() });
        PlayerName::new(entry.value).map(Some).ok_or_else(bad)
    }
}
