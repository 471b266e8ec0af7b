//! The dependency diagrams in ARCHITECTURE.md, compared with the code.
//!
//! Each diagram is a Mermaid block below a marker such as `<!-- diagram: crates -->`. It shows the
//! transitive reduction: an arrow that follows from a chain of others is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use cargo_metadata::{DependencyKind, MetadataCommand};
use regex::Regex;
use walkdir::WalkDir;

use crate::step::{Done, Shell};
use crate::workspace::Workspace;

const FILE: &str = "ARCHITECTURE.md";

/// Which node depends on which. Every node has an entry.
type Graph = BTreeMap<String, BTreeSet<String>>;

type ReadGraph = fn(&Workspace) -> Result<Graph>;

/// The diagrams, by the name in their markers.
const DIAGRAMS: [(&str, ReadGraph); 2] = [("crates", crates), ("web", web_folders)];

/// Prints the diagrams as the code has them.
pub(crate) fn print(workspace: &Workspace) -> Result<()> {
    for (name, graph) in DIAGRAMS {
        println!("{}\n```mermaid\n{}```\n", marker(name), mermaid(&reduced(&graph(workspace)?)));
    }
    Ok(())
}

/// Replaces the diagrams in the file by those of the code.
pub(crate) fn write(workspace: &Workspace) -> Result<()> {
    let path = workspace.path(FILE);
    let mut text = std::fs::read_to_string(&path)?;
    for (name, graph) in DIAGRAMS {
        let drawn = block(&text, name)?;
        let start = drawn.as_ptr().addr() - text.as_ptr().addr();
        let range = start..start + drawn.len();
        text.replace_range(range, &mermaid(&reduced(&graph(workspace)?)));
    }
    std::fs::write(&path, text).with_context(|| format!("cannot write {FILE}"))
}

/// Fails if a diagram differs from the code.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    let text = std::fs::read_to_string(shell.workspace.path(FILE))?;
    let mut differences = 0;
    for (name, graph) in DIAGRAMS {
        let actual = reduced(&graph(shell.workspace)?);
        let drawn = parse(block(&text, name)?);
        for difference in differences_between(&drawn, &actual) {
            shell.log(&format!("{FILE}, diagram {name}: {difference}"));
            differences += 1;
        }
    }
    if differences > 0 {
        bail!("{FILE} differs from the code; `cargo xtask diagram --write` corrects it");
    }
    Ok(Done::silent())
}

fn marker(name: &str) -> String {
    format!("<!-- diagram: {name} -->")
}

/// The Mermaid block below a marker.
fn block<'a>(text: &'a str, name: &str) -> Result<&'a str> {
    let marker = marker(name);
    text.split_once(&marker)
        .and_then(|(_, rest)| rest.split_once("```mermaid\n"))
        .and_then(|(_, rest)| rest.split_once("```"))
        .map(|(block, _)| block)
        .with_context(|| format!("{FILE} has no Mermaid diagram below {marker}"))
}

/// Reads `a --> b`, `a & b --> c & d` and lone nodes; labels, subgraphs and styles are ignored.
fn parse(block: &str) -> Graph {
    const KEYWORDS: [&str; 8] =
        ["graph", "flowchart", "subgraph", "end", "direction", "classDef", "class", "style"];
    let label = Regex::new(r"[\[({].*?[\])}]+|%%.*").expect("a valid pattern");
    let mut graph = Graph::new();
    for line in block.lines() {
        let line = label.replace_all(line, "");
        let keyword = line.split_whitespace().next().unwrap_or_default();
        if keyword.is_empty() || KEYWORDS.contains(&keyword) {
            continue;
        }
        let groups: Vec<Vec<&str>> =
            line.split("-->").map(|group| group.split('&').map(str::trim).collect()).collect();
        for node in groups.iter().flatten() {
            graph.entry((*node).to_owned()).or_default();
        }
        for pair in groups.windows(2) {
            for from in &pair[0] {
                let to = pair[1].iter().map(|&to| to.to_owned());
                graph.entry((*from).to_owned()).or_default().extend(to);
            }
        }
    }
    graph
}

fn mermaid(graph: &Graph) -> String {
    let mut text = String::from("graph TD\n");
    for (from, to) in graph {
        let to: Vec<&str> = to.iter().map(String::as_str).collect();
        let line =
            if to.is_empty() { from.clone() } else { format!("{from} --> {}", to.join(" & ")) };
        writeln!(text, "  {line}").expect("writing to a String cannot fail");
    }
    text
}

fn differences_between(drawn: &Graph, actual: &Graph) -> Vec<String> {
    let edges = |graph: &Graph| -> BTreeSet<String> {
        let nodes = graph.keys().cloned();
        let arrows =
            graph.iter().flat_map(|(from, to)| to.iter().map(move |to| format!("{from} --> {to}")));
        nodes.chain(arrows).collect()
    };
    let (drawn, actual) = (edges(drawn), edges(actual));
    let missing = actual.difference(&drawn).map(|edge| format!("`{edge}` is missing"));
    let wrong = drawn.difference(&actual).map(|edge| format!("`{edge}` is not in the code"));
    missing.chain(wrong).collect()
}

/// The transitive reduction. A graph with a cycle has no unique one and is returned as it is.
fn reduced(graph: &Graph) -> Graph {
    let reachable: BTreeMap<&str, BTreeSet<&str>> =
        graph.keys().map(|node| (node.as_str(), reachable_from(graph, node))).collect();
    if reachable.iter().any(|(node, others)| others.contains(node)) {
        return graph.clone();
    }
    let is_direct = |targets: &BTreeSet<String>, to: &str| {
        !targets.iter().any(|other| reachable[other.as_str()].contains(to))
    };
    let reduce = |targets: &BTreeSet<String>| {
        targets.iter().filter(|to| is_direct(targets, to)).cloned().collect()
    };
    graph.iter().map(|(from, targets)| (from.clone(), reduce(targets))).collect()
}

/// Every node on a path from `start`; `start` itself only if it is on a cycle.
fn reachable_from<'a>(graph: &'a Graph, start: &str) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> = graph[start].iter().map(String::as_str).collect();
    while let Some(node) = open.pop() {
        if seen.insert(node) {
            open.extend(graph[node].iter().map(String::as_str));
        }
    }
    seen
}

/// The crates of the workspace except this one, without dependencies of tests and build scripts.
fn crates(workspace: &Workspace) -> Result<Graph> {
    let mut command = MetadataCommand::new();
    command.manifest_path(workspace.path("Cargo.toml")).no_deps();
    let metadata = command.exec()?;
    let packages: Vec<_> =
        metadata.packages.iter().filter(|package| *package.name != "xtask").collect();
    // Crates are named by their folders: packages for the registry have a prefix.
    let folders: BTreeMap<&str, &str> = packages
        .iter()
        .filter_map(|package| {
            let folder = package.manifest_path.parent()?.file_name()?;
            Some((package.name.as_str(), folder))
        })
        .collect();
    let dependencies = |package: &cargo_metadata::Package| {
        let normal =
            package.dependencies.iter().filter(|other| other.kind == DependencyKind::Normal);
        normal
            .filter_map(|other| folders.get(other.name.as_str()))
            .map(|&name| name.to_owned())
            .collect()
    };
    let node = |package: &&cargo_metadata::Package| {
        (folders[package.name.as_str()].to_owned(), dependencies(package))
    };
    Ok(packages.iter().map(node).collect())
}

/// The folders in `web/src` and the imports between them, without tests.
fn web_folders(workspace: &Workspace) -> Result<Graph> {
    let source = workspace.web().join("src");
    let imports = import_pattern();
    let mut graph = Graph::new();
    for entry in WalkDir::new(&source).sort_by_file_name() {
        let entry = entry?;
        let path = entry.path().strip_prefix(&source)?;
        let is_code = path.extension().is_some_and(|end| end == "ts" || end == "svelte");
        let is_test = path.to_string_lossy().contains(".test.");
        let Some(folder) = folder_of(path) else { continue };
        if !entry.file_type().is_file() || !is_code || is_test {
            continue;
        }
        let text = std::fs::read_to_string(entry.path())?;
        let targets = graph.entry(folder.clone()).or_default();
        targets.extend(
            imported_folders(path, &text, &source, &imports).filter(|other| *other != folder),
        );
    }
    let folders: BTreeSet<String> = graph.keys().cloned().collect();
    for targets in graph.values_mut() {
        targets.retain(|target| folders.contains(target));
    }
    Ok(graph)
}

/// The top-level folder of a path in `web/src`; none for a file that is directly in it.
fn folder_of(path: &Path) -> Option<String> {
    let mut parts = path.iter();
    let first = parts.next()?.to_string_lossy().into_owned();
    parts.next().map(|_| first)
}

/// Matches the path in `from '…'` and `import('…')`, relative or by the alias `@/` for `web/src`.
fn import_pattern() -> Regex {
    Regex::new(r#"(?:\bfrom|\bimport)\s*\(?\s*['"]((?:\.|@/)[^'"]*)['"]"#).expect("a valid pattern")
}

/// The folders that a file imports from.
fn imported_folders<'a>(
    path: &'a Path,
    text: &'a str,
    source: &'a Path,
    imports: &Regex,
) -> impl Iterator<Item = String> + 'a {
    let captures = imports.captures_iter(text);
    let imports = captures.map(|found| found.get(1).expect("the group always matches").as_str());
    let imports: Vec<&str> = imports.collect();
    imports.into_iter().filter_map(move |import| {
        let target = match import.strip_prefix("@/") {
            Some(from_root) => PathBuf::from(from_root),
            None => normalized(&path.parent()?.join(import))?,
        };
        // `import '../i18n'` means the folder's index file.
        let is_folder = source.join(&target).is_dir();
        folder_of(&if is_folder { target.join("index") } else { target })
    })
}

/// Resolves `.` and `..`; none for a path that leaves the root.
fn normalized(path: &Path) -> Option<PathBuf> {
    use std::path::Component;
    let mut result = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                if !result.pop() {
                    return None;
                }
            }
            other => result.push(other),
        }
    }
    Some(result)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{
        Graph, block, differences_between, import_pattern, imported_folders, mermaid, parse,
        reduced,
    };

    fn graph(edges: &[(&str, &[&str])]) -> Graph {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        edges.iter().map(|&(from, to)| (from.to_owned(), owned(to))).collect()
    }

    #[test]
    fn mermaid_is_read_as_it_is_written() {
        let expected = graph(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[]), ("d-e", &[])]);
        assert_eq!(parse(&mermaid(&expected)), expected);
        let by_hand =
            "flowchart LR\n  a[The first] --> b & c %% why\n  b --> c\n  subgraph x\n  d-e\n  end";
        assert_eq!(parse(by_hand), expected);
        assert_eq!(parse("a --> b --> c"), graph(&[("a", &["b"]), ("b", &["c"]), ("c", &[])]));
    }

    #[test]
    fn arrows_that_follow_from_others_are_left_out() {
        let all = graph(&[("a", &["b", "c", "d"]), ("b", &["c"]), ("c", &["d"]), ("d", &[])]);
        let expected = graph(&[("a", &["b"]), ("b", &["c"]), ("c", &["d"]), ("d", &[])]);
        assert_eq!(reduced(&all), expected);
        let cycle = graph(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &["a"])]);
        assert_eq!(reduced(&cycle), cycle);
    }

    #[test]
    fn differences_name_the_arrow() {
        let drawn = graph(&[("a", &["b"]), ("b", &[])]);
        let actual = graph(&[("a", &[]), ("b", &["a"])]);
        let expected = ["`b --> a` is missing", "`a --> b` is not in the code"];
        assert_eq!(differences_between(&drawn, &actual), expected);
        assert!(differences_between(&actual, &actual).is_empty());
    }

    #[test]
    fn the_block_below_its_marker_is_used() {
        let text = "<!-- diagram: one -->\n```mermaid\na\n```\n<!-- diagram: two -->\n\n```mermaid\nb\n```\n";
        assert_eq!(block(text, "two").unwrap(), "b\n");
        assert!(block(text, "three").is_err());
    }

    #[test]
    fn imports_name_their_folder() {
        let text = "import { a } from '../ui/a';\nimport '../../style.css';\nconst b = import('./b');\n\
                    import type { C } from '../../wasm/c';\nimport d from 'three';\n\
                    import e from '@/shell/e';";
        let path = Path::new("games/klotz/board.ts");
        let folders: Vec<String> =
            imported_folders(path, text, Path::new("none"), &import_pattern()).collect();
        assert_eq!(folders, ["games", "games", "wasm", "shell"]);
    }
}
