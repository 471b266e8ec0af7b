//! Reads lines of bounded length.

use std::io::{self, BufRead, Read as _};

/// The maximum length of a line, in bytes. An X-Stack turn with its whole gesture is much shorter.
pub const MAX_LINE: usize = 1 << 20;

/// The result of reading a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line without its line break.
    Text(String),
    /// A line of more than [`MAX_LINE`] bytes. The next read skips the rest of it.
    TooLong,
    /// A line that is not UTF-8.
    NotUtf8,
    /// End of input.
    End,
}

/// A line reader with a limit.
pub struct LineReader<R> {
    from: R,
    /// The rest of a too long line comes first.
    in_long_line: bool,
}

impl<R: BufRead> LineReader<R> {
    /// Reads lines from a reader.
    pub fn new(from: R) -> LineReader<R> {
        LineReader { from, in_long_line: false }
    }

    /// The next line.
    pub fn read(&mut self) -> io::Result<Line> {
        if self.in_long_line {
            self.from.skip_until(b'\n')?;
            self.in_long_line = false;
        }
        let mut bytes = Vec::new();
        let limit = MAX_LINE as u64 + 1;
        self.from.by_ref().take(limit).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(Line::End);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > MAX_LINE {
            self.in_long_line = true;
            return Ok(Line::TooLong);
        }
        Ok(String::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one() {
        let long = "x".repeat(MAX_LINE);
        let text = format!("one\n\n{long}\n{long}x and more\nafter\nlast");
        let mut lines = LineReader::new(text.as_bytes());
        let mut next = || lines.read().expect("reading from memory cannot fail");
        assert_eq!(next(), Line::Text("one".to_owned()));
        assert_eq!(next(), Line::Text(String::new()));
        assert_eq!(next(), Line::Text(long.clone()));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), Line::Text("after".to_owned()), "the rest of the long line is skipped");
        assert_eq!(next(), Line::Text("last".to_owned()));
        assert_eq!(next(), Line::End);
    }

    #[test]
    fn invalid_utf8_is_reported() {
        let mut lines = LineReader::new(&b"\xff\xfe\nafter\n"[..]);
        assert_eq!(lines.read().expect("reading from memory cannot fail"), Line::NotUtf8);
        assert_eq!(
            lines.read().expect("reading from memory cannot fail"),
            Line::Text("after".to_owned())
        );
    }
}
