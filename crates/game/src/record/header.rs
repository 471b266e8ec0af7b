//! The lines before the moves.

use std::str::FromStr;

use super::{
    Date, Ending, PlayerName, RecordError, RecordProblem, Recorded, Side, TimeControl, UNKNOWN,
    recorded::seat_of,
};
use crate::{MAX_SEATS, Options, Refusal};

/// The keys that every game has, besides the names of its sides.
const KEYS: [&str; 6] = ["game", "rules", "date", "clock", "options", "result"];

/// The lines before the moves.
pub struct Header<'a> {
    entries: Vec<Entry<'a>>,
    /// The line number reported for a missing key.
    end: usize,
}

/// One line of a header.
#[derive(Clone, Copy)]
pub struct Entry<'a> {
    line: usize,
    key: &'static str,
    /// The value.
    pub value: &'a str,
}

impl Entry<'_> {
    fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.line, problem }
    }

    /// Adds the line to an error.
    pub fn check<T, E: Refusal>(&self, result: Result<T, E>) -> Result<T, RecordError> {
        result.map_err(|refusal| self.error(RecordProblem::Part(Box::new(refusal))))
    }

    /// The side with this name.
    pub fn side<S: Side>(&self, name: &str) -> Result<S, RecordError> {
        let unknown = || {
            let known = S::ALL.iter().map(|side| side.name()).collect();
            self.error(RecordProblem::NoSuchSide { text: name.to_owned(), known })
        };
        S::named(name).ok_or_else(unknown)
    }

    /// Parses the value.
    pub fn parse<T: FromStr<Err: Refusal>>(&self) -> Result<T, RecordError> {
        self.check(self.value.parse())
    }
}

impl<'a> Header<'a> {
    /// The line with this key, if there is one.
    pub fn get(&self, key: &str) -> Option<Entry<'a>> {
        self.entries.iter().find(|entry| entry.key == key).copied()
    }

    /// The line with this key, which is required.
    pub fn required(&self, key: &'static str) -> Result<Entry<'a>, RecordError> {
        let missing = RecordError { line: self.end, problem: RecordProblem::MissingKey { key } };
        self.get(key).ok_or(missing)
    }

    /// The line with the starting position, if there is one. It excludes lines with these keys,
    /// because the position contains the same information.
    pub fn position(&self, says: &[&'static str]) -> Result<Option<Entry<'a>>, RecordError> {
        let position = self.get("position");
        if position.is_some() {
            for &key in says {
                if let Some(entry) = self.get(key) {
                    return Err(entry.error(RecordProblem::SaidByPosition { key }));
                }
            }
        }
        Ok(position)
    }

    pub(super) fn read<G: Recorded>(
        lines: impl Iterator<Item = (usize, &'a str)>,
    ) -> Result<Header<'a>, RecordError> {
        let mut header = Header { entries: Vec::new(), end: 1 };
        for (line, text) in lines {
            header.end = line;
            let error = |problem| RecordError { line, problem };
            let (key, value) = text
                .split_once(':')
                .ok_or_else(|| error(RecordProblem::NotAHeader { text: text.to_owned() }))?;
            let key = known_key::<G>(key)
                .ok_or_else(|| error(RecordProblem::UnknownKey { key: key.to_owned() }))?;
            if header.get(key).is_some() {
                return Err(error(RecordProblem::RepeatedKey { key }));
            }
            header.entries.push(Entry { line, key, value: value.trim() });
        }
        header.rules_version::<G>()?;
        Ok(header)
    }

    /// The version of the rules of this game.
    fn rules_version<G: Recorded>(&self) -> Result<u32, RecordError> {
        let game = self.required("game")?;
        if game.value != G::ID {
            let problem = RecordProblem::OtherGame { game: game.value.to_owned(), wanted: G::ID };
            return Err(game.error(problem));
        }
        let rules = self.required("rules")?;
        let mut known = G::OLDEST_RULES_VERSION..=G::RULES_VERSION;
        known.find(|version| rules.value == version.to_string()).ok_or_else(|| {
            let (version, latest) = (rules.value.to_owned(), G::RULES_VERSION);
            rules.error(RecordProblem::UnknownRules { version, latest })
        })
    }

    pub(super) fn settings<G: Recorded>(&self) -> Result<G::Settings, RecordError> {
        let options = match self.get("options") {
            Some(entry) => entry.check(G::Options::from_text(entry.value))?,
            None => G::Options::default(),
        };
        let version = self.rules_version::<G>()?;
        let settings = G::read_settings(self, options)?;
        Ok(G::with_rules_version(settings, version).expect("the version is supported"))
    }

    pub(super) fn date(&self) -> Result<Option<Date>, RecordError> {
        self.get("date")
            .filter(|entry| entry.value != UNKNOWN)
            .map(|entry| entry.parse())
            .transpose()
    }

    pub(super) fn clock(&self) -> Result<Option<TimeControl>, RecordError> {
        self.get("clock").map(|entry| entry.parse()).transpose()
    }

    /// The known names, by seat.
    pub(super) fn players<G: Recorded>(
        &self,
        settings: &G::Settings,
    ) -> Result<[Option<PlayerName>; MAX_SEATS], RecordError> {
        let mut players = [const { None }; MAX_SEATS];
        for &side in G::Side::ALL {
            let Some(entry) = self.get(side.name()) else { continue };
            let seat = seat_of::<G>(settings, side)
                .ok_or_else(|| entry.error(RecordProblem::NameNotInPlay { side: side.name() }))?;
            if entry.value != UNKNOWN {
                let bad = || entry.error(RecordProblem::BadName { name: entry.value.to_owned() });
                players[seat.index()] = Some(PlayerName::new(entry.value).ok_or_else(bad)?);
            }
        }
        Ok(players)
    }

    pub(super) fn result<G: Recorded>(
        &self,
        settings: &G::Settings,
    ) -> Result<(Entry<'a>, Ending), RecordError> {
        let entry = self.required("result")?;
        let ending = Ending::read::<G>(entry.value, settings);
        Ok((entry, ending.map_err(|problem| entry.error(problem))?))
    }
}

/// The key, if records of this game can have it.
fn known_key<G: Recorded>(key: &str) -> Option<&'static str> {
    let sides = G::Side::ALL.iter().map(|side| side.name());
    let mut keys = KEYS.into_iter().chain(sides).chain(G::KEYS.iter().copied());
    keys.find(|&known| known == key)
}
