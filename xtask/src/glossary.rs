//! The `glossary` step: names listed in `xtask/glossary.txt` must not occur in code or docs, and no module
//! may shadow a crate.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use globset::{Glob, GlobSet, GlobSetBuilder};
use ignore::WalkBuilder;
use regex::{Regex, RegexSet};

use crate::shadowed_crates;
use crate::step::{Done, Shell};

const FILE: &str = "xtask/glossary.txt";

/// Extensions of code and docs. Stored games, results of benchmarks and lock files are not checked.
const CHECKED: [&str; 14] = [
    "cjs", "css", "html", "js", "md", "mjs", "py", "rs", "sh", "sql", "svelte", "toml", "ts",
    "yaml",
];

/// Checks every file of the repository that git does not ignore.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    let root = shell.workspace.root();
    let text = std::fs::read_to_string(root.join(FILE)).with_context(|| format!("no {FILE}"))?;
    let glossary = Glossary::parse(&text)?;
    let mut findings = 0;
    // `hidden(false)` includes `.ci` and `.config`.
    let mut files = WalkBuilder::new(root);
    files.hidden(false).filter_entry(|entry| entry.file_name() != ".git");
    for file in files.build() {
        let file = file?;
        let path = file.path().strip_prefix(root)?;
        let extension = path.extension().and_then(|extension| extension.to_str());
        if !file.file_type().is_some_and(|kind| kind.is_file())
            || !extension.is_some_and(|extension| CHECKED.contains(&extension))
        {
            continue;
        }
        let text = std::fs::read_to_string(file.path())
            .with_context(|| format!("cannot read {}", path.display()))?;
        for finding in glossary.findings_in(path, &text) {
            shell.log(&finding);
            findings += 1;
        }
    }
    let shadowing = shadowed_crates::findings(shell.workspace)?;
    if !shadowing.is_empty() {
        for finding in &shadowing {
            shell.log(finding);
        }
        bail!("rename these modules: {} shadow a crate", shadowing.len());
    }
    match findings {
        0 => Ok(Done::with_note(format!("{} names", glossary.entries.len()))),
        1 => bail!("1 old name; {FILE} lists the new one"),
        _ => bail!("{findings} old names; {FILE} lists the new ones"),
    }
}

struct Glossary {
    entries: Vec<Entry>,
    /// The patterns of all entries, for a single pass over each file.
    patterns: RegexSet,
}

/// A line of the file.
struct Entry {
    old: Regex,
    new: String,
    /// Where the old name is forbidden; `None` means everywhere.
    globs: Option<GlobSet>,
}

impl Glossary {
    /// Reads lines of the form `old -> new` or `old -> new in GLOB GLOB`.
    fn parse(text: &str) -> Result<Self> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let entries: Vec<Entry> = lines
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .map(|(number, line)| {
                Entry::parse(line).with_context(|| format!("{FILE}:{number}: cannot read {line:?}"))
            })
            .collect::<Result<_>>()?;
        let patterns = RegexSet::new(entries.iter().map(|entry| entry.old.as_str()))?;
        Ok(Self { entries, patterns })
    }

    /// `path:line: old name: use new name` for every old name in the path or the text of a file.
    fn findings_in(&self, path: &Path, text: &str) -> Vec<String> {
        let shown = path.display();
        let name = path.to_string_lossy();
        let mut findings = Vec::new();
        let in_text = self.patterns.matches(text);
        for index in self.patterns.matches(&name).iter().chain(&in_text) {
            let Entry { old, new, globs } = &self.entries[index];
            if globs.as_ref().is_some_and(|globs| !globs.is_match(path)) {
                continue;
            }
            findings.extend(old.find(&name).map(|found| {
                format!("{shown}: the path contains `{}`: use `{new}`", found.as_str())
            }));
            for (index, line) in text.lines().enumerate() {
                findings.extend(old.find(line).map(|found| {
                    format!("{shown}:{}: `{}`: use `{new}`", index + 1, found.as_str())
                }));
            }
        }
        findings.sort();
        findings.dedup();
        findings
    }
}

impl Entry {
    fn parse(line: &str) -> Result<Self> {
        let (old, rest) = line.split_once(" -> ").context("expected `old -> new`")?;
        let (new, globs) = match rest.split_once(" in ") {
            None => (rest, None),
            Some((new, globs)) => {
                let mut set = GlobSetBuilder::new();
                for glob in globs.split_whitespace() {
                    set.add(Glob::new(glob)?);
                }
                (new, Some(set.build()?))
            }
        };
        // ASCII word boundaries: Unicode ones would make the search ten times slower.
        let old = Regex::new(&format!(r"(?-u:\b)(?:{})(?-u:\b)", old.trim()))?;
        Ok(Self { old, new: new.trim().to_owned(), globs })
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::Glossary;

    fn check(glossary: &str, path: &str, text: &str, expected: &[&str]) {
        let glossary = Glossary::parse(glossary).unwrap();
        assert_eq!(glossary.findings_in(Path::new(path), text), expected);
    }

    #[test]
    fn old_names_are_found_with_file_and_line() {
        let text = "struct Gizmo;\nlet gizmo = Gizmos;\nGizmo::new()";
        let expected = ["a.rs:1: `Gizmo`: use `Widget`", "a.rs:3: `Gizmo`: use `Widget`"];
        check("# comment\n\nGizmo -> Widget", "a.rs", text, &expected);
    }

    #[test]
    fn patterns_are_regular_expressions() {
        let text = "the gizmo of a widget\nstruct Gizmo<'a>";
        check("struct Gizmo -> Widget", "a.rs", text, &["a.rs:2: `struct Gizmo`: use `Widget`"]);
    }

    #[test]
    fn globs_limit_where_a_name_is_forbidden() {
        let glossary = "gizmo -> widget in crates/x/** web/**/*.ts";
        check(
            glossary,
            "crates/x/src/a.rs",
            "gizmo",
            &["crates/x/src/a.rs:1: `gizmo`: use `widget`"],
        );
        check(glossary, "web/src/a.ts", "gizmo", &["web/src/a.ts:1: `gizmo`: use `widget`"]);
        check(glossary, "web/src/a.svelte", "gizmo", &[]);
    }

    #[test]
    fn paths_are_checked_as_well() {
        let expected = ["src/gizmo/a.rs: the path contains `gizmo/`: use `widget/`"];
        check("gizmo/ -> widget/", "src/gizmo/a.rs", "fn a() {}", &expected);
        let expected = ["src/gizmo.rs: the path contains `gizmo.rs`: use `widget.rs`"];
        check(r"gizmo\.rs -> widget.rs", "src/gizmo.rs", "", &expected);
    }

    #[test]
    fn unreadable_lines_are_rejected() {
        for text in ["Gizmo", "( -> x", "a -> b in ["] {
            let error = Glossary::parse(text).err().unwrap().to_string();
            assert!(error.starts_with("xtask/glossary.txt:1:"), "{error}");
        }
    }
}
