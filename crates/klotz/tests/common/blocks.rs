//! Data files: blocks that start with `[name]`, between empty lines; `#` starts a comment.

/// One block of a data file.
pub(crate) struct Block<'a> {
    pub(crate) name: &'a str,
    pub(crate) lines: Vec<&'a str>,
}

impl<'a> Block<'a> {
    /// Removes the first line, which must start with `prefix`, and returns the rest of it.
    pub(crate) fn take(&mut self, prefix: &str) -> &'a str {
        assert!(!self.lines.is_empty(), "[{}] has no line {prefix:?}", self.name);
        let line = self.lines.remove(0);
        line.strip_prefix(prefix)
            .unwrap_or_else(|| panic!("[{}] says {line:?} instead of {prefix:?}", self.name))
    }

    /// Fails if a line is left over.
    pub(crate) fn finish(self) {
        assert!(self.lines.is_empty(), "[{}] has more to say: {:?}", self.name, self.lines);
    }
}

/// The blocks of a file; at least one, and no two with the same name.
pub(crate) fn read(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            assert!(blocks.iter().all(|block| block.name != name), "[{name}] comes twice");
            blocks.push(Block { name, lines: Vec::new() });
        } else {
            blocks.last_mut().expect("a file starts with a block").lines.push(line);
        }
    }
    assert!(!blocks.is_empty(), "a file without blocks tests nothing");
    blocks
}
