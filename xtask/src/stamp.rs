//! "Have the inputs of this step changed since it last went well?"

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use walkdir::WalkDir;

/// A file that remembers the content of a step's inputs.
pub(crate) struct Stamp {
    file: PathBuf,
    digest: String,
}

impl Stamp {
    /// Digests the inputs: files, folders with all that is in them, and loose words such as a
    /// version. What does not exist is digested as missing.
    pub(crate) fn of(file: PathBuf, inputs: &[PathBuf], words: &[&str]) -> Result<Self> {
        let mut hasher = blake3::Hasher::new();
        for word in words {
            hasher.update(word.as_bytes()).update(b"\0");
        }
        for input in inputs {
            digest_tree(&mut hasher, input)?;
        }
        Ok(Self { file, digest: hasher.finalize().to_hex().to_string() })
    }

    /// Whether the step went well with these very inputs.
    pub(crate) fn is_fresh(&self) -> bool {
        std::fs::read_to_string(&self.file).is_ok_and(|stored| stored == self.digest)
    }

    /// Remembers that it did.
    pub(crate) fn store(&self) -> Result<()> {
        let folder = self.file.parent().expect("a stamp lies in a folder");
        std::fs::create_dir_all(folder)?;
        std::fs::write(&self.file, &self.digest)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}

fn digest_tree(hasher: &mut blake3::Hasher, input: &Path) -> Result<()> {
    if !input.exists() {
        hasher.update(b"missing\0");
        return Ok(());
    }
    for entry in WalkDir::new(input).sort_by_file_name() {
        let entry = entry?;
        if entry.file_type().is_file() {
            let name = entry.path().strip_prefix(input).unwrap_or(entry.path());
            let content = std::fs::read(entry.path())?;
            hasher.update(name.to_string_lossy().as_bytes()).update(b"\0");
            hasher.update(&(content.len() as u64).to_le_bytes()).update(&content);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Stamp;

    #[test]
    fn a_stamp_is_fresh_until_an_input_changes() {
        let folder = std::env::temp_dir().join(format!("holz-stamp-{}", std::process::id()));
        let input = folder.join("input");
        std::fs::create_dir_all(&input).unwrap();
        std::fs::write(input.join("a"), "one").unwrap();
        let stamp =
            || Stamp::of(folder.join("stamp"), std::slice::from_ref(&input), &["v1"]).unwrap();

        assert!(!stamp().is_fresh(), "never stored");
        stamp().store().unwrap();
        assert!(stamp().is_fresh());
        std::fs::write(input.join("a"), "two").unwrap();
        assert!(!stamp().is_fresh(), "content changed");
        stamp().store().unwrap();
        std::fs::write(input.join("b"), "").unwrap();
        assert!(!stamp().is_fresh(), "a new file");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
