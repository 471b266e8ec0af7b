//! A transposition table: what is already known about positions that are reached again.

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<M> {
    key: u64,
    /// The move that was best, if one was.
    pub mv: Option<M>,
    /// The value, as seen from the position itself.
    pub value: i32,
    /// How many moves it rests on.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

/// A table of a fixed size. The same searches leave the same table, whatever the machine.
pub struct Table<M> {
    /// Pairs of entries: the deeper of what came first, and the last.
    pairs: Vec<[Option<Entry<M>>; 2]>,
}

impl<M: Copy> Table<M> {
    /// A table of at least this many entries, rounded up to a power of two.
    pub fn new(entries: usize) -> Table<M> {
        Table { pairs: vec![[None; 2]; entries.div_ceil(2).next_power_of_two()] }
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry<M>> {
        self.pairs[self.at(key)].iter().flatten().find(|entry| entry.key == key).copied()
    }

    /// Remembers what was found, in the place of something less deep or older.
    pub fn put(&mut self, key: u64, mv: Option<M>, value: i32, depth: i32, bound: Bound) {
        let at = self.at(key);
        let [deep, last] = &mut self.pairs[at];
        let known = [&*deep, &*last].into_iter().flatten().find(|entry| entry.key == key);
        // A search that found no best move does not make one forgotten.
        let mv = mv.or_else(|| known.and_then(|entry| entry.mv));
        let entry = Some(Entry { key, mv, value, depth, bound });
        if deep.is_none_or(|old| old.key == key || old.depth <= depth) {
            if deep.is_some_and(|old| old.key != key) {
                *last = *deep;
            }
            *deep = entry;
        } else {
            *last = entry;
        }
    }

    /// The low bits say where, the whole key says what.
    #[inline]
    fn at(&self, key: u64) -> usize {
        (key % self.pairs.len() as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deeper_entry_and_the_last_one_stay() {
        let mut table = Table::new(2);
        table.put(1, Some('a'), 10, 5, Bound::Exact);
        table.put(2, Some('b'), 20, 3, Bound::AtLeast);
        table.put(3, Some('c'), 30, 1, Bound::AtMost);
        assert_eq!(table.get(1).map(|entry| (entry.mv, entry.value)), Some((Some('a'), 10)));
        assert!(table.get(2).is_none(), "neither the deeper nor the last");
        assert_eq!(table.get(3).map(|entry| (entry.depth, entry.bound)), Some((1, Bound::AtMost)));
        table.put(4, None, 40, 6, Bound::Exact);
        assert_eq!(table.get(1).map(|entry| entry.depth), Some(5), "it has moved aside");
        assert_eq!(table.get(4).map(|entry| entry.value), Some(40));
    }

    #[test]
    fn a_best_move_is_not_forgotten_for_want_of_another() {
        let mut table = Table::new(64);
        table.put(7, Some('a'), 10, 2, Bound::AtLeast);
        table.put(7, None, 5, 4, Bound::AtMost);
        assert_eq!(table.get(7).map(|entry| (entry.mv, entry.value)), Some((Some('a'), 5)));
    }
}
