//! All moves of a position at once.
//!
//! Columns of one height are handled together: for each offset at which such a column can end, a
//! few bitboard operations find all columns that can go there.

use crate::{
    Cell, CellSet, Colour, Position, cell::STRIDE, klotz_ends::KlotzEnds, wavefront::Wavefront,
    zobrist::OFF_BOARD,
};

/// The moves of pieces that the player to move has, found but not yet listed.
#[derive(Clone, Copy)]
pub(crate) struct Slides {
    /// The columns the player may move, by height.
    columns: [CellSet; 3],
    /// Cells that may be crossed.
    free: CellSet,
    /// Cells on which a column may end.
    open: CellSet,
    klotz: Cell,
    klotz_ends: KlotzEnds,
}

/// Columns that can all move by the same offset.
#[derive(Clone, Copy)]
struct Group {
    /// From start to end, as a difference of [`Cell::index`].
    delta: i32,
    starts: CellSet,
}

/// The directions, as differences of [`Cell::index`].
const EAST: i32 = 1;
const NORTH: i32 = STRIDE;
const WEST: i32 = -1;
const SOUTH: i32 = -STRIDE;

impl Slides {
    /// The moves of `position`, as if nobody had won.
    #[inline]
    pub(crate) fn new(position: &Position) -> Slides {
        Slides::of(position, position.turn)
    }

    /// The moves that `colour`, which must be in play, would have if it were to move.
    #[inline]
    pub(crate) fn of(position: &Position, colour: Colour) -> Slides {
        let free = !(position.occupied() | CellSet::CORNERS);
        // Unused Klötze stand on centre cells and are left out with them.
        let open = (free | position.klotze) & !(CellSet::CENTRE | CellSet::CORNERS);
        let unlocked = !locked(position, colour);
        let klotz = Cell::from_index(position.klotz[colour.index()]);
        let goal = CellSet::from(colour.goal(position.goal));
        Slides {
            columns: position.columns.map(|columns| columns & unlocked),
            free,
            open,
            klotz,
            klotz_ends: KlotzEnds::new(klotz, free, (free & !CellSet::CENTRE) | goal),
        }
    }

    /// Only those moves of `colour` that end in `ends`.
    #[inline]
    pub(crate) fn of_those_to(position: &Position, colour: Colour, ends: CellSet) -> Slides {
        let all = Slides::of(position, colour);
        let klotz_ends = all.klotz_ends.within(all.klotz, ends);
        Slides { open: all.open & ends, klotz_ends, ..all }
    }

    /// No moves, for a game that is over.
    pub(crate) fn none(position: &Position) -> Slides {
        Slides {
            columns: [CellSet::EMPTY; 3],
            free: CellSet::EMPTY,
            open: CellSet::EMPTY,
            klotz: Cell::from_index(position.klotz[position.turn.index()]),
            klotz_ends: KlotzEnds::NONE,
        }
    }

    /// Columns that can move to the ends of the quadrant between two directions: straight along its
    /// first axis, and around a bend. The directions are constants, so all shifts are constant too.
    #[inline]
    fn quadrant<const A: i32, const B: i32>(&self) -> [Group; 6] {
        let (a, b) = (A, B);
        let [ones, twos, threes] = self.columns;
        let free = |delta| self.free.seen_from(delta);
        let group = |delta, starts| Group { delta, starts: starts & self.open.seen_from(delta) };
        let bend = free(a + b);
        let two_a = free(a) & free(2 * a);
        let two_b = free(b) & free(2 * b);
        [
            group(a, ones),
            group(2 * a, twos & free(a)),
            group(3 * a, threes & two_a),
            group(a + b, twos & (free(a) | free(b))),
            group(2 * a + b, threes & (two_a | free(b) & bend)),
            group(a + 2 * b, threes & (two_b | free(a) & bend)),
        ]
    }

    #[inline]
    fn groups(&self) -> [[Group; 6]; 4] {
        [
            self.quadrant::<EAST, NORTH>(),
            self.quadrant::<NORTH, WEST>(),
            self.quadrant::<WEST, SOUTH>(),
            self.quadrant::<SOUTH, EAST>(),
        ]
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        let (ones_a, twos_a) = self.count_quadrant::<EAST, NORTH>();
        let (ones_b, twos_b) = self.count_quadrant::<NORTH, WEST>();
        let (ones_c, twos_c) = self.count_quadrant::<WEST, SOUTH>();
        let (ones_d, twos_d) = self.count_quadrant::<SOUTH, EAST>();
        let (ones, carried) = add(ones_a, ones_b, ones_c);
        let (twos, fours) = add(twos_a, twos_b, twos_c);
        let (twos, more_fours) = add(twos, twos_d, carried);
        ones.len()
            + ones_d.len()
            + 2 * twos.len()
            + 4 * (fours.len() + more_fours.len())
            + self.klotz_ends.len()
    }

    /// How many ends of a quadrant each column can reach, as a two-bit number: at most three.
    #[inline]
    fn count_quadrant<const A: i32, const B: i32>(&self) -> (CellSet, CellSet) {
        let [a, aa, aaa, ab, aab, abb] = self.quadrant::<A, B>().map(|group| group.starts);
        // Sets of columns of different heights are disjoint, so they can be counted together.
        add(a | aa | aaa, ab | aab, abb)
    }

    /// Whether there are no moves.
    pub(crate) fn is_empty(&self) -> bool {
        self.klotz_ends.len() == 0
            && self.groups().as_flattened().iter().all(|group| group.starts.is_empty())
    }

    /// Visits each once, Klotz first, in a fixed order.
    #[inline]
    pub(crate) fn for_each(&self, mut visit: impl FnMut(Cell, Cell)) {
        for delta in self.klotz_ends.deltas() {
            visit(self.klotz, self.klotz.offset(delta));
        }
        for group in self.groups().as_flattened() {
            group.starts.for_each(|from| visit(from, from.offset(group.delta)));
        }
    }

    /// Where the columns can end. All columns walk at once, step by step: the highest from the
    /// beginning, lower ones for their last steps. Only the ends matter, not which column reaches
    /// them.
    #[inline]
    pub(crate) fn column_ends(&self) -> CellSet {
        let [ones, twos, threes] = self.columns;
        let front = Wavefront::first_step(threes, self.free).step(twos, self.free);
        front.last_step(ones) & self.open
    }

    /// Where the Klotz can end.
    #[inline]
    pub(crate) fn klotz_targets(&self) -> CellSet {
        self.klotz_ends.cells(self.klotz)
    }

    /// The `n`th in the order of [`Slides::for_each`].
    pub(crate) fn nth(&self, n: usize) -> Option<(Cell, Cell)> {
        let klotz = self.klotz_ends.len();
        if n < klotz {
            let delta = self.klotz_ends.deltas().nth(n)?;
            return Some((self.klotz, self.klotz.offset(delta)));
        }
        let mut rest = n - klotz;
        for group in self.groups().as_flattened() {
            let here = group.starts.len();
            if rest < here {
                let from = group.starts.nth(rest)?;
                return Some((from, from.offset(group.delta)));
            }
            rest -= here;
        }
        None
    }

    /// The pieces that have a move.
    pub(crate) fn starts(&self) -> CellSet {
        let columns = self
            .groups()
            .as_flattened()
            .iter()
            .fold(CellSet::EMPTY, |all, group| all | group.starts);
        if self.klotz_ends.len() > 0 { columns.with(self.klotz) } else { columns }
    }
}

/// Columns that carry another player's stone.
#[inline]
fn locked(position: &Position, colour: Colour) -> CellSet {
    let mut locked = CellSet::EMPTY;
    for other in 1..4 {
        let stone = position.stones[(colour.index() + other) % 4];
        // A stone off the board locks a bit of the padding.
        debug_assert!(stone == OFF_BOARD || !CellSet::CORNERS.contains(Cell::from_index(stone)));
        locked.0[usize::from(stone) / 64] |= 1 << (stone % 64);
    }
    locked
}

/// Adds three sets cell by cell: the low and the high bits of the sums.
#[inline]
fn add(a: CellSet, b: CellSet, c: CellSet) -> (CellSet, CellSet) {
    (a ^ b ^ c, (a & b) | (c & (a ^ b)))
}
