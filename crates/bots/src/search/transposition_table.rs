//! A transposition table with two entries per bucket: one replaced by depth, one always.

/// How a stored value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// They are equal.
    Exact,
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
}

/// The stored result of one position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<M> {
    key: u64,
    /// The best move, if one was found.
    pub mv: Option<M>,
    /// The value. Mate distances count from this position, not from the root.
    pub value: i32,
    /// The search depth behind the value.
    pub depth: i32,
    /// How the value relates to the true one.
    pub bound: Bound,
}

/// A table of fixed size. The same searches leave the same table on every machine.
pub struct TranspositionTable<M> {
    /// The entry replaced by depth comes first, then the one that is always replaced.
    buckets: Vec<[Option<Entry<M>>; 2]>,
}

impl<M: Copy> TranspositionTable<M> {
    /// Creates a table with room for at least this many entries, rounded up to a power of two.
    pub fn new(entries: usize) -> TranspositionTable<M> {
        TranspositionTable { buckets: vec![[None; 2]; entries.div_ceil(2).next_power_of_two()] }
    }

    /// Looks up a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<Entry<M>> {
        self.buckets[self.bucket(key)].iter().flatten().find(|entry| entry.key == key).copied()
    }

    /// Stores a result, replacing a shallower or older one.
    pub fn store(&mut self, key: u64, mv: Option<M>, value: i32, depth: i32, bound: Bound) {
        let at = self.bucket(key);
        let [deep, last] = &mut self.buckets[at];
        let known = [&*deep, &*last].into_iter().flatten().find(|entry| entry.key == key);
        // A result without a best move keeps the one already known.
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

    /// The bucket of a key.
    #[inline]
    fn bucket(&self, key: u64) -> usize {
        (key % self.buckets.len() as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deeper_and_the_latest_entry_are_kept() {
        let mut table = TranspositionTable::new(2);
        table.store(1, Some('a'), 10, 5, Bound::Exact);
        table.store(2, Some('b'), 20, 3, Bound::Lower);
        table.store(3, Some('c'), 30, 1, Bound::Upper);
        assert_eq!(table.probe(1).map(|entry| (entry.mv, entry.value)), Some((Some('a'), 10)));
        assert!(table.probe(2).is_none(), "neither the deepest nor the latest");
        assert_eq!(table.probe(3).map(|entry| (entry.depth, entry.bound)), Some((1, Bound::Upper)));
        table.store(4, None, 40, 6, Bound::Exact);
        assert_eq!(table.probe(1).map(|entry| entry.depth), Some(5), "moved to the second slot");
        assert_eq!(table.probe(4).map(|entry| entry.value), Some(40));
    }

    #[test]
    fn a_result_without_a_move_keeps_the_known_move() {
        let mut table = TranspositionTable::new(64);
        table.store(7, Some('a'), 10, 2, Bound::Lower);
        table.store(7, None, 5, 4, Bound::Upper);
        assert_eq!(table.probe(7).map(|entry| (entry.mv, entry.value)), Some((Some('a'), 5)));
    }
}
