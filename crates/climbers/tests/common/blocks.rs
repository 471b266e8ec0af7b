//! Data files with blocks of lines: `# a comment`, then lines that start with a sign, and an empty
//! line between blocks. Unknown lines are refused.

/// One block: its lines without their signs, by sign.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The line in the file at which it begins.
    pub(crate) line: usize,
    lines: Vec<(char, String)>,
}

impl Entry {
    /// The one line with this sign.
    pub(crate) fn one(&self, sign: char) -> &str {
        let mut found = self.all(sign);
        let (Some(line), None) = (found.next(), found.next()) else {
            panic!("line {}: one {sign:?} is needed", self.line);
        };
        line
    }

    /// All lines with this sign.
    pub(crate) fn all(&self, sign: char) -> impl Iterator<Item = &str> {
        self.lines.iter().filter(move |(other, _)| *other == sign).map(|(_, line)| line.as_str())
    }
}

/// Reads a file whose lines begin with one of these signs and a space.
pub(crate) fn read(text: &str, signs: &[char]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut fresh = true;
    for (at, line) in text.lines().enumerate() {
        if line.is_empty() {
            fresh = true;
            continue;
        }
        if line.starts_with('#') {
            continue;
        }
        let sign = line.chars().next().expect("the line is not empty");
        let rest = line.strip_prefix(sign).and_then(|rest| rest.strip_prefix(' '));
        let (true, Some(rest)) = (signs.contains(&sign), rest) else {
            panic!("line {}: {line:?} is not understood", at + 1);
        };
        if fresh {
            entries.push(Entry { line: at + 1, lines: Vec::new() });
            fresh = false;
        }
        entries.last_mut().expect("just made").lines.push((sign, rest.to_owned()));
    }
    entries
}
