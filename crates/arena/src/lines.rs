//! Lines of bounded length.

use std::io::{self, BufRead, Read as _};

/// The longest line of the protocol, in bytes: a turn of X-Stack with every movement of the hand
/// has room in it many times over.
pub const MAX_LINE: usize = 1 << 20;

/// Something that was read up to the end of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// A line of more than [`MAX_LINE`] bytes. What is left of it will be skipped.
    TooLong,
    /// A line that is not UTF-8.
    NotText,
    /// There is nothing more to read.
    End,
}

/// Reads lines, but none that is too long.
pub struct Lines<R> {
    from: R,
    /// The line before was too long: its rest comes first.
    in_long_line: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of a reader.
    pub fn new(from: R) -> Lines<R> {
        Lines { from, in_long_line: false }
    }

    /// The next line.
    pub fn read(&mut self) -> io::Result<Line> {
        if self.in_long_line {
            self.from.skip_until(b'\n')?;
            self.in_long_line = false;
        }
        let mut bytes = Vec::new();
        let most = MAX_LINE as u64 + 1;
        self.from.by_ref().take(most).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(Line::End);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > MAX_LINE {
            self.in_long_line = true;
            return Ok(Line::TooLong);
        }
        Ok(String::from_utf8(bytes).map_or(Line::NotText, Line::Text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one() {
        let long = "x".repeat(MAX_LINE);
        let text = format!("one\n\n{long}\n{long}x and more\nafter\nlast");
        let mut lines = Lines::new(text.as_bytes());
        let mut next = || lines.read().expect("memory can be read");
        assert_eq!(next(), Line::Text("one".to_owned()));
        assert_eq!(next(), Line::Text(String::new()));
        assert_eq!(next(), Line::Text(long.clone()));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), Line::Text("after".to_owned()), "the rest of the long line is skipped");
        assert_eq!(next(), Line::Text("last".to_owned()));
        assert_eq!(next(), Line::End);
    }

    #[test]
    fn what_is_no_text_is_told_apart() {
        let mut lines = Lines::new(&b"\xff\xfe\nafter\n"[..]);
        assert_eq!(lines.read().expect("memory can be read"), Line::NotText);
        assert_eq!(lines.read().expect("memory can be read"), Line::Text("after".to_owned()));
    }
}
