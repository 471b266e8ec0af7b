//! Detects whether the inputs of a step have changed since it last succeeded.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use walkdir::WalkDir;

/// A hash of a step's inputs, and the file that stores the hash of the last success.
pub(crate) struct Fingerprint {
    file: PathBuf,
    hash: String,
}

impl Fingerprint {
    /// Hashes files, folders with their content, and strings such as a version. A missing input is
    /// hashed as missing.
    pub(crate) fn of(file: PathBuf, inputs: &[PathBuf], strings: &[&str]) -> Result<Self> {
        let mut hasher = blake3::Hasher::new();
        for string in strings {
            hasher.update(string.as_bytes()).update(b"\0");
        }
        for input in inputs {
            hash_tree(&mut hasher, input)?;
        }
        Ok(Self { file, hash: hasher.finalize().to_hex().to_string() })
    }

    /// Whether the step last succeeded with these inputs.
    pub(crate) fn is_fresh(&self) -> bool {
        std::fs::read_to_string(&self.file).is_ok_and(|stored| stored == self.hash)
    }

    /// Stores the hash after the step has succeeded.
    pub(crate) fn store(&self) -> Result<()> {
        let folder = self.file.parent().expect("the file is in a folder");
        std::fs::create_dir_all(folder)?;
        std::fs::write(&self.file, &self.hash)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}

fn hash_tree(hasher: &mut blake3::Hasher, input: &Path) -> Result<()> {
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
    use super::Fingerprint;

    #[test]
    fn fingerprint_is_fresh_until_an_input_changes() {
        let folder = std::env::temp_dir().join(format!("holz-fingerprint-{}", std::process::id()));
        let input = folder.join("input");
        std::fs::create_dir_all(&input).unwrap();
        std::fs::write(input.join("a"), "one").unwrap();
        let fingerprint = || {
            Fingerprint::of(folder.join("fingerprint"), std::slice::from_ref(&input), &["v1"])
                .unwrap()
        };

        assert!(!fingerprint().is_fresh(), "never stored");
        fingerprint().store().unwrap();
        assert!(fingerprint().is_fresh());
        std::fs::write(input.join("a"), "two").unwrap();
        assert!(!fingerprint().is_fresh(), "content changed");
        fingerprint().store().unwrap();
        std::fs::write(input.join("b"), "").unwrap();
        assert!(!fingerprint().is_fresh(), "a new file");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
