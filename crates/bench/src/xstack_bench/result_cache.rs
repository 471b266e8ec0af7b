//! A file of measurements, one per line, so that hours of measuring can be interrupted and resumed.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs::{self, OpenOptions},
    io::{self, Write as _},
    num::NonZero,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    thread,
};

/// Limits the number of cores.
const THREADS_VARIABLE: &str = "HOLZ_FEEL_THREADS";

/// The counts of one measurement.
type Counts = Vec<usize>;

/// The kind of measurement and its number.
type Key = (String, usize);

/// All measurements so far.
pub(super) struct ResultCache {
    path: Option<PathBuf>,
    /// What the results depend on; results of another version are discarded.
    version: String,
    known: Mutex<BTreeMap<Key, (Vec<String>, Counts)>>,
}

impl ResultCache {
    /// Reads the file if it has the same version. Without a path nothing is stored.
    pub(super) fn open(path: Option<&Path>, version: &str) -> io::Result<ResultCache> {
        let text = path.filter(|path| path.exists()).map(fs::read_to_string).transpose()?;
        let known = text.map_or_else(BTreeMap::new, |text| read(&text, version));
        let cache = ResultCache {
            path: path.map(Path::to_owned),
            version: version.to_owned(),
            known: known.into(),
        };
        cache.rewrite()?;
        Ok(cache)
    }

    /// Runs `count` measurements of a kind on all cores, except those already stored. `names` are the
    /// names of the counts.
    pub(super) fn each<const N: usize>(
        &self,
        kind: &str,
        names: [&str; N],
        count: usize,
        measure: impl Fn(usize) -> [usize; N] + Sync,
    ) -> Vec<[usize; N]> {
        let missing: Vec<usize> =
            (0..count).filter(|&number| self.find::<N>(kind, number).is_none()).collect();
        let threads = std::env::var(THREADS_VARIABLE).ok().and_then(|text| text.parse().ok());
        let threads =
            threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
        let next = Mutex::new(missing.into_iter());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let number = next.lock().unwrap_or_else(PoisonError::into_inner).next();
                        let Some(number) = number else { return };
                        self.store(kind, number, names, measure(number));
                    }
                });
            }
        });
        let found = (0..count).map(|number| self.find(kind, number));
        found.map(|counts| counts.expect("it was measured")).collect()
    }

    fn find<const N: usize>(&self, kind: &str, number: usize) -> Option<[usize; N]> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(kind.to_owned(), number))?.1.as_slice().try_into().ok()
    }

    fn store<const N: usize>(
        &self,
        kind: &str,
        number: usize,
        names: [&str; N],
        counts: [usize; N],
    ) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (kind.to_owned(), number);
        let entry = (names.map(str::to_owned).to_vec(), counts.to_vec());
        if let Some(path) = &self.path {
            let file = OpenOptions::new().append(true).open(path);
            let written = file.and_then(|mut file| file.write_all(line(&key, &entry).as_bytes()));
            written.expect("the file is writable");
        }
        known.insert(key, entry);
    }

    /// Writes all measurements in order.
    pub(super) fn rewrite(&self) -> io::Result<()> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut text = format!("{}\n", self.version);
        for (key, entry) in known.iter() {
            text.push_str(&line(key, entry));
        }
        self.path.as_ref().map_or(Ok(()), |path| fs::write(path, text))
    }
}

/// `xstack.fan.game 3: turns 36, fallen 6`.
fn line((kind, number): &Key, (names, counts): &(Vec<String>, Counts)) -> String {
    let mut line = format!("{kind} {number}:");
    for (at, (name, count)) in names.iter().zip(counts).enumerate() {
        let comma = if at == 0 { "" } else { "," };
        write!(line, "{comma} {name} {count}").expect("writing to a String cannot fail");
    }
    line.push('\n');
    line
}

/// All complete lines, if the first line has the same version.
fn read(text: &str, version: &str) -> BTreeMap<Key, (Vec<String>, Counts)> {
    let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    if lines.next() != Some(version) {
        return BTreeMap::new();
    }
    lines.filter_map(read_line).collect()
}

fn read_line(line: &str) -> Option<(Key, (Vec<String>, Counts))> {
    let (key, counts) = line.split_once(": ")?;
    let (kind, number) = key.rsplit_once(' ')?;
    let mut entry = (Vec::new(), Vec::new());
    for part in counts.split(", ") {
        let (name, count) = part.rsplit_once(' ')?;
        entry.0.push(name.to_owned());
        entry.1.push(count.parse().ok()?);
    }
    Some(((kind.to_owned(), number.parse().ok()?), entry))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Returns the measurements and how many were new.
    fn measure(path: &Path, version: &str, count: usize) -> (Vec<[usize; 2]>, usize) {
        let runs = AtomicUsize::new(0);
        let cache = ResultCache::open(Some(path), version).unwrap();
        let found = cache.each("kind.of thing", ["number", "its square"], count, |number| {
            runs.fetch_add(1, Ordering::Relaxed);
            [number, number * number]
        });
        cache.rewrite().unwrap();
        (found, runs.into_inner())
    }

    #[test]
    fn measurements_are_reused_unless_the_version_changes() {
        let path = std::env::temp_dir().join(format!("holz-cache-{}.txt", std::process::id()));
        assert_eq!(measure(&path, "a", 3), (vec![[0, 0], [1, 1], [2, 4]], 3));
        assert_eq!(measure(&path, "a", 11), ((0..11).map(|n| [n, n * n]).collect(), 8));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("a\nkind.of thing 0: number 0, its square 0\n"), "{text}");
        assert!(text.ends_with("kind.of thing 10: number 10, its square 100\n"), "{text}");

        // An incomplete last line is measured again.
        fs::write(&path, text.trim_end().strip_suffix('0').unwrap()).unwrap();
        assert_eq!(measure(&path, "a", 11).1, 1);
        assert_eq!(measure(&path, "b", 2).1, 2);
        fs::remove_file(&path).unwrap();
    }
}
