//! What was measured so far, in a file, a line each: measuring for hours can be broken off and gone on
//! with.

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

/// What was found at one thing that was looked at, as counts.
type Counts = Vec<usize>;

/// The kind of a thing that is measured, and which one of its kind.
type Key = (String, usize);

/// What was measured so far.
pub(super) struct Ledger {
    path: Option<PathBuf>,
    /// What the results depend on, in a line. Those of another simulation are of no use.
    under: String,
    known: Mutex<BTreeMap<Key, (Vec<String>, Counts)>>,
}

impl Ledger {
    /// The ledger in a file, as far as it was made under the same conditions; without a file
    /// nothing is kept.
    pub(super) fn open(path: Option<&Path>, under: &str) -> io::Result<Ledger> {
        let text = path.filter(|path| path.exists()).map(fs::read_to_string).transpose()?;
        let known = text.map_or_else(BTreeMap::new, |text| read(&text, under));
        let ledger =
            Ledger { path: path.map(Path::to_owned), under: under.to_owned(), known: known.into() };
        ledger.tidy()?;
        Ok(ledger)
    }

    /// Looks at so many things of a kind, on all cores, but at none that was looked at before. `names`
    /// are those of the counts.
    pub(super) fn each<const N: usize>(
        &self,
        kind: &str,
        names: [&str; N],
        count: usize,
        look: impl Fn(usize) -> [usize; N] + Sync,
    ) -> Vec<[usize; N]> {
        let missing: Vec<usize> =
            (0..count).filter(|&number| self.find::<N>(kind, number).is_none()).collect();
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let next = Mutex::new(missing.into_iter());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let number = next.lock().unwrap_or_else(PoisonError::into_inner).next();
                        let Some(number) = number else { return };
                        self.keep(kind, number, names, look(number));
                    }
                });
            }
        });
        let found = (0..count).map(|number| self.find(kind, number));
        found.map(|counts| counts.expect("it was looked at")).collect()
    }

    fn find<const N: usize>(&self, kind: &str, number: usize) -> Option<[usize; N]> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(kind.to_owned(), number))?.1.as_slice().try_into().ok()
    }

    fn keep<const N: usize>(
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
            written.expect("results can be kept");
        }
        known.insert(key, entry);
    }

    /// Writes everything that is known in order.
    pub(super) fn tidy(&self) -> io::Result<()> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut text = format!("{}\n", self.under);
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
        write!(line, "{comma} {name} {count}").expect("a string takes everything");
    }
    line.push('\n');
    line
}

/// All whole lines, if the first one says that they were found under the same conditions.
fn read(text: &str, under: &str) -> BTreeMap<Key, (Vec<String>, Counts)> {
    let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    if lines.next() != Some(under) {
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

    /// Looks at things and tells what was found and how many had to be looked at.
    fn looked(path: &Path, under: &str, count: usize) -> (Vec<[usize; 2]>, usize) {
        let looks = AtomicUsize::new(0);
        let ledger = Ledger::open(Some(path), under).unwrap();
        let found = ledger.each("kind.of thing", ["number", "its square"], count, |number| {
            looks.fetch_add(1, Ordering::Relaxed);
            [number, number * number]
        });
        ledger.tidy().unwrap();
        (found, looks.into_inner())
    }

    #[test]
    fn nothing_is_looked_at_twice_unless_the_conditions_have_changed() {
        let path = std::env::temp_dir().join(format!("holz-ledger-{}.txt", std::process::id()));
        assert_eq!(looked(&path, "a", 3), (vec![[0, 0], [1, 1], [2, 4]], 3));
        assert_eq!(looked(&path, "a", 11), ((0..11).map(|n| [n, n * n]).collect(), 8));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("a\nkind.of thing 0: number 0, its square 0\n"), "{text}");
        assert!(text.ends_with("kind.of thing 10: number 10, its square 100\n"), "{text}");

        // A line that was being written when the power went is looked at again.
        fs::write(&path, text.trim_end().strip_suffix('0').unwrap()).unwrap();
        assert_eq!(looked(&path, "a", 11).1, 1);
        assert_eq!(looked(&path, "b", 2).1, 2);
        fs::remove_file(&path).unwrap();
    }
}
