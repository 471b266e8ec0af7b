//! Reading the data of a [`Design`], with every reason why it is none.

use game::Refusal;

use crate::{
    BLOCKS, DesignName, Size,
    design::{Design, Floor, Kind, Lay, Plan, Stand},
};

/// How many blocks there are of each colour.
const OF_EACH_COLOUR: usize = 6;

/// Why a text is not a design.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "design")]
pub enum DesignError {
    /// A line that says nothing known, or something impossible.
    #[error("line {line}: {text:?} cannot be understood")]
    Malformed {
        /// Which line, from 1.
        line: usize,
        /// What it says.
        text: String,
    },
    /// A line that is needed is missing.
    #[error("the line `{what} ...` is missing")]
    Missing {
        /// How the line would begin.
        what: &'static str,
    },
    /// A number that no stand, block or floor has.
    #[error("line {line}: {number} is out of range")]
    OutOfRange {
        /// Which line, from 1.
        line: usize,
        /// The number.
        number: String,
    },
    /// Not six blocks of each colour.
    #[error("there must be 6 blocks of each colour, not {found}")]
    OfEachColour {
        /// How many there are.
        found: usize,
    },
    /// The floors use more or fewer blocks of a kind than there are.
    #[error("the pile needs {needed} blocks {kind}, but there are {there}")]
    Count {
        /// The kind's name.
        kind: String,
        /// How many the floors need.
        needed: usize,
        /// How many there are.
        there: usize,
    },
}

/// One line of the data with its number.
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl Line<'_> {
    fn malformed(&self) -> DesignError {
        DesignError::Malformed { line: self.number, text: self.text.to_owned() }
    }

    /// Reads millimetres within a range, as micrometres.
    fn length(&self, word: &str, low: f64, high: f64) -> Result<i32, DesignError> {
        let number: f64 = word.parse().map_err(|_| self.malformed())?;
        if (low..=high).contains(&number) {
            Ok((number * 1_000.0).round() as i32)
        } else {
            Err(DesignError::OutOfRange { line: self.number, number: word.to_owned() })
        }
    }

    fn lengths(&self, words: &str, low: f64, high: f64) -> Result<Vec<i32>, DesignError> {
        words.split_whitespace().map(|word| self.length(word, low, high)).collect()
    }

    fn count(&self, word: &str) -> Result<usize, DesignError> {
        word.parse().ok().filter(|&count| count <= BLOCKS).ok_or_else(|| self.malformed())
    }
}

/// What has been read so far.
#[derive(Default)]
struct Draft {
    stand: Option<Stand>,
    kinds: Vec<Kind>,
    rows: Vec<i32>,
    floors: Vec<Floor>,
    cubes: usize,
    courses: Option<Plan>,
}

impl Draft {
    fn take(&mut self, line: &Line<'_>) -> Result<(), DesignError> {
        let (word, rest) = line.text.split_once(' ').ok_or_else(|| line.malformed())?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        match (word, words.as_slice()) {
            (
                "stand",
                ["arm", arm, "depth", depth, "thickness", thickness, "crossing", crossing],
            ) => {
                self.stand = Some(Stand {
                    arm: line.length(arm, 50.0, 300.0)?,
                    depth: line.length(depth, 20.0, 200.0)?,
                    thickness: line.length(thickness, 1.0, 20.0)?,
                    crossing: line.length(crossing, 20.0, 300.0)?,
                });
            }
            ("blocks", [of_each, name, length, width, height]) => {
                let edge = |word: &str| line.length(word, 5.0, 100.0);
                let size = Size([edge(length)?, edge(height)?, edge(width)?]);
                let (name, of_each) = ((*name).to_owned(), line.count(of_each)?);
                self.kinds.push(Kind { name, of_each, size });
            }
            ("rows", _) => self.rows = line.lengths(rest, -100.0, 100.0)?,
            ("cubes", [count]) => self.cubes = line.count(count)?,
            ("courses", [from, "unit", unit, "above", above]) => {
                self.courses = Some(Plan::Courses {
                    from: line.length(from, 0.0, 200.0)?,
                    unit: line.length(unit, 5.0, 50.0)?,
                    above: line.count(above)?,
                });
            }
            ("across" | "along" | "top", _) => {
                let (height, list) = rest.split_once(':').ok_or_else(|| line.malformed())?;
                let (height, shift) = height.split_once(" by ").unwrap_or((height, "0"));
                let height = line.length(height, 0.0, 300.0)?;
                let shift = line.length(shift, -100.0, 100.0)?;
                if shift != 0 && word != "along" {
                    return Err(line.malformed());
                }
                let lay = match word {
                    "across" => Lay::Across(line.lengths(list, -150.0, 150.0)?),
                    "along" => Lay::Along(
                        list.split('|')
                            .map(|row| self.kinds_named(line, row))
                            .collect::<Result<_, _>>()?,
                    ),
                    _ => Lay::Top(self.kinds_named(line, list)?),
                };
                self.floors.push(Floor { height, shift, lay });
            }
            _ => return Err(line.malformed()),
        }
        Ok(())
    }

    fn kinds_named(&self, line: &Line<'_>, names: &str) -> Result<Vec<usize>, DesignError> {
        names
            .split_whitespace()
            .map(|name| {
                let found = self.kinds.iter().position(|kind| kind.name == name);
                found.ok_or_else(|| line.malformed())
            })
            .collect()
    }

    /// Whether the floors use each block once.
    fn check_floors(&self) -> Result<(), DesignError> {
        let place = |name: &'static str| {
            let found = self.kinds.iter().position(|kind| kind.name == name);
            found.ok_or(DesignError::Missing { what: "blocks" })
        };
        let (bar, cube) = (place("bar")?, place("cube")?);
        let mut needed = vec![0; self.kinds.len()];
        for floor in &self.floors {
            match &floor.lay {
                Lay::Across(places) => needed[bar] += places.len(),
                Lay::Along(rows) => rows.iter().flatten().for_each(|&kind| needed[kind] += 1),
                Lay::Top(kinds) => kinds.iter().for_each(|&kind| needed[kind] += 1),
            }
        }
        needed[bar] = needed[bar].saturating_sub(self.cubes);
        needed[cube] += self.cubes * self.rows.len();
        for (kind, needed) in self.kinds.iter().zip(needed) {
            let there = kind.of_each * OF_EACH_COLOUR;
            if needed != there {
                return Err(DesignError::Count { kind: kind.name.clone(), needed, there });
            }
        }
        Ok(())
    }
}

/// Reads a design; `name` is what it is called.
pub(crate) fn read(name: DesignName, text: &str) -> Result<Design, DesignError> {
    let mut draft = Draft::default();
    for (index, text) in text.lines().enumerate() {
        let text = text.trim();
        if !text.is_empty() && !text.starts_with('#') {
            draft.take(&Line { number: index + 1, text })?;
        }
    }
    let stand = draft.stand.ok_or(DesignError::Missing { what: "stand" })?;
    let found = draft.kinds.iter().map(|kind| kind.of_each).sum();
    if found != OF_EACH_COLOUR {
        return Err(DesignError::OfEachColour { found });
    }
    if draft.rows.is_empty() {
        return Err(DesignError::Missing { what: "rows" });
    }
    let plan = if let Some(courses) = draft.courses.take() {
        courses
    } else {
        draft.check_floors()?;
        Plan::Floors { floors: draft.floors, cubes: draft.cubes }
    };
    Ok(Design { name, stand, kinds: draft.kinds, rows: draft.rows, plan })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAN: &str = include_str!("../data/fan.txt");

    #[test]
    fn invalid_designs_are_refused_with_a_reason() {
        let cases = [
            ("stand arm", "stand leg", "design-malformed"),
            ("arm 115", "arm 1150", "design-out-of-range"),
            ("arm 115", "arm NaN", "design-out-of-range"),
            ("stand ", "# ", "design-missing"),
            ("rows ", "# ", "design-missing"),
            ("blocks 2 bar", "blocks 3 bar", "design-of-each-colour"),
            ("cubes 2", "cubes 3", "design-count"),
            ("top 120: bar bar", "top 120: bar", "design-count"),
            ("across 40:", "across 40 by 3:", "design-malformed"),
            ("along 60:", "along 60 by 300:", "design-out-of-range"),
            ("plank80 plank40 |", "plank80 plank70 |", "design-malformed"),
        ];
        for (old, new, code) in cases {
            assert!(FAN.contains(old), "{old}");
            let error = read(DesignName::Fan, &FAN.replace(old, new)).expect_err(new);
            assert_eq!(error.code(), code, "{new}: {error}");
        }
    }
}
