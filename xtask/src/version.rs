//! Versions of tools.

use std::process::Command;

/// The first two numbers of a version.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Version(pub(crate) u32, pub(crate) u32);

impl Version {
    /// What `program --version` prints; none if it cannot be run.
    pub(crate) fn of(program: &str) -> Option<Self> {
        let output = Command::new(program).arg("--version").output().ok()?;
        Self::read(&String::from_utf8_lossy(&output.stdout)).filter(|_| output.status.success())
    }

    /// The first word that looks like a version: `rustc 1.95.0 (5980 2026-04-14)`, `v20.19.1`, `1.95`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        text.split_whitespace().find_map(|word| {
            let mut numbers = word.trim_start_matches('v').split('.').map(str::parse);
            Some(Self(numbers.next()?.ok()?, numbers.next()?.ok()?))
        })
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0, self.1)
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn versions_are_read_from_the_output_of_tools() {
        let check = |text, expected| assert_eq!(Version::read(text), expected, "{text}");
        check("rustc 1.95.0 (59807616e 2026-04-14)", Some(Version(1, 95)));
        check("v20.19.1\n", Some(Version(20, 19)));
        check("1.95", Some(Version(1, 95)));
        check("rustc 1.96.0-nightly (x 2026-01-01)", Some(Version(1, 96)));
        check("no such thing", None);
        check("", None);
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(Version(20, 9) < Version(20, 19));
        assert!(Version(1, 95) < Version(2, 0));
    }
}
