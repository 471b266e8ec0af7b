//! The rules of blocks, pawns and stones a second time: written from their text, as plainly as
//! possible, and sharing nothing with the crate but the values it hands out.

use std::collections::{BTreeMap, BTreeSet};

use climbers::{
    Block, Cell, Colour, Face, Kind, Options, Placement, Pose, Position,
    options::{Descend, Switch},
};

/// A cell as numbers, so that stepping off the table is no special case.
pub(crate) type Spot = (i32, i32);

/// What is on top of a cell: a block, or the table.
type Face2 = Option<Block>;

/// Everything a reference has to see.
#[derive(Clone)]
pub(crate) struct Table {
    /// Every cube of one unit that is filled, and by which block.
    filled: BTreeMap<(i32, i32, i32), Block>,
    /// The height and the top of every cell, as counted by [`Table::survey`].
    surface: Vec<(i32, Face2)>,
    /// The cells of every region, and which of them each cell is in.
    regions: Vec<Vec<Spot>>,
    region_of: Vec<usize>,
    tops: BTreeMap<Block, Face>,
    at: BTreeMap<Block, Placement>,
    pub(crate) pawns: Vec<(Colour, Spot)>,
    stones: Vec<Spot>,
    last: Option<Block>,
    mover: Colour,
}

pub(crate) fn spot(cell: Cell) -> Spot {
    (i32::from(cell.x()), i32::from(cell.y()))
}

fn on_table((x, y): Spot) -> bool {
    (0..32).contains(&x) && (0..32).contains(&y)
}

fn everywhere() -> impl Iterator<Item = Spot> {
    (0..32).flat_map(|y| (0..32).map(move |x| (x, y)))
}

fn index((x, y): Spot) -> usize {
    usize::try_from(y * 32 + x).expect("on the table")
}

fn neighbours((x, y): Spot) -> Vec<Spot> {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        .into_iter()
        .filter(|&at| on_table(at))
        .collect()
}

fn footprint(placement: Placement) -> Vec<Spot> {
    let (x, y) = spot(placement.at);
    let mut cells = Vec::new();
    for dx in 0..i32::from(placement.pose.x()) {
        for dy in 0..i32::from(placement.pose.y()) {
            cells.push((x + dx, y + dy));
        }
    }
    cells
}

impl Table {
    /// The blocks stacked again in the order in which the position's text lists them.
    pub(crate) fn new(position: &Position) -> Table {
        let setup = position.setup();
        let mut table = Table {
            filled: BTreeMap::new(),
            surface: vec![(0, None); 1024],
            regions: Vec::new(),
            region_of: Vec::new(),
            tops: BTreeMap::new(),
            at: BTreeMap::new(),
            pawns: setup.pawns.iter().map(|&(colour, cell)| (colour, spot(cell))).collect(),
            stones: setup.stones.iter().map(|&(_, cell)| spot(cell)).collect(),
            last: setup.last,
            mover: position.mover(),
        };
        for placement in &setup.blocks {
            table.stack(*placement);
        }
        table.survey();
        table
    }

    fn stack(&mut self, placement: Placement) {
        let cells = footprint(placement);
        let base = self.count(cells[0]);
        for &(x, y) in &cells {
            assert_eq!(self.count((x, y)), base, "{placement} overhangs");
            for z in base..base + i32::from(placement.pose.h()) {
                let before = self.filled.insert((x, y, z), placement.block);
                assert_eq!(before, None, "{placement} overlaps");
            }
        }
        self.tops.insert(placement.block, placement.top);
        self.at.insert(placement.block, placement);
    }

    pub(crate) fn lift(&mut self, block: Block) {
        self.filled.retain(|_, filling| *filling != block);
        self.survey();
    }

    /// The cubes of a cell, counted from the table up to the first that is missing.
    fn count(&self, (x, y): Spot) -> i32 {
        (0..200).find(|&z| !self.filled.contains_key(&(x, y, z))).expect("no tower is so high")
    }

    /// Looks at every cell once.
    fn survey(&mut self) {
        for at in everywhere() {
            let height = self.count(at);
            let hole = self.filled.range((at.0, at.1, height)..=(at.0, at.1, 200)).next();
            assert_eq!(hole, None, "there is a hole below");
            let top = self.filled.get(&(at.0, at.1, height - 1)).copied();
            self.surface[index(at)] = (height, top);
        }
        self.regions.clear();
        self.region_of = vec![usize::MAX; 1024];
        for at in everywhere() {
            if self.region_of[index(at)] == usize::MAX {
                let region = self.flood(at);
                for &cell in &region {
                    self.region_of[index(cell)] = self.regions.len();
                }
                self.regions.push(region);
            }
        }
    }

    pub(crate) fn height(&self, at: Spot) -> i32 {
        self.surface[index(at)].0
    }

    pub(crate) fn face(&self, at: Spot) -> Face2 {
        self.surface[index(at)].1
    }

    fn visible(&self, face: Face2) -> Vec<Spot> {
        everywhere().filter(|&at| self.face(at) == face).collect()
    }

    fn has_stone(&self, face: Face2) -> bool {
        face.is_some() && self.stones.iter().any(|&stone| self.face(stone) == face)
    }

    fn has_pawn(&self, face: Face2) -> bool {
        self.pawns.iter().any(|&(_, pawn)| self.face(pawn) == face)
    }

    /// "Any block may be moved that carries no pawn, no stone and no block, except the one the
    /// previous player moved."
    pub(crate) fn may_be_moved(&self, block: Block) -> bool {
        let Some(&placement) = self.at.get(&block) else { return false };
        let carries_block =
            footprint(placement).into_iter().any(|cell| self.face(cell) != Some(block));
        !carries_block
            && !self.has_pawn(Some(block))
            && !self.has_stone(Some(block))
            && self.last != Some(block)
    }

    /// Every lawful placement of a block, by trying every pose, colour and cell.
    pub(crate) fn placements(&self, block: Block) -> BTreeSet<Placement> {
        let mut found = BTreeSet::new();
        if !self.may_be_moved(block) {
            return found;
        }
        let mut lifted = self.clone();
        lifted.lift(block);
        for &(x, y, h) in sizes(block.kind()) {
            let pose = Pose::new(x, y, h).expect("the size of a block");
            for cell in Cell::all() {
                let anywhere = Placement { block, at: cell, pose, top: Face::Grey };
                if !lifted.bears(anywhere) {
                    continue;
                }
                for top in Face::ALL {
                    let placement = Placement { top, ..anywhere };
                    if shows(block, pose, top) && self.at[&block] != placement {
                        found.insert(placement);
                    }
                }
            }
        }
        found
    }

    /// Flat, on the table, in contact, not on a stone, and with room for the pawns under it.
    fn bears(&self, placement: Placement) -> bool {
        let cells = footprint(placement);
        if !cells.iter().all(|&cell| on_table(cell)) {
            return false;
        }
        let base = self.height(cells[0]);
        if !cells.iter().all(|&cell| self.height(cell) == base) {
            return false;
        }
        let stands_on_block = base > 0;
        let top = base + i32::from(placement.pose.h());
        let beside_block = cells.iter().flat_map(|&cell| neighbours(cell)).any(|(x, y)| {
            !cells.contains(&(x, y)) && (base..top).any(|z| self.filled.contains_key(&(x, y, z)))
        });
        let on_stone = cells.iter().any(|&cell| self.has_stone(self.face(cell)));
        (stands_on_block || beside_block) && !on_stone && self.pushed(placement).is_some()
    }

    /// Where the covered pawns end, in turn order from the mover; `None` if one finds no room.
    pub(crate) fn pushed(&self, placement: Placement) -> Option<Vec<(Colour, Spot)>> {
        let cells = footprint(placement);
        let mut pawns = self.pawns.clone();
        let start = pawns.iter().position(|&(colour, _)| colour == self.mover)?;
        let mut moved = Vec::new();
        for at in (0..pawns.len()).map(|at| (start + at) % self.pawns.len()) {
            let (colour, (x, y)) = pawns[at];
            if !cells.contains(&(x, y)) {
                continue;
            }
            let mut room = self.visible(self.face((x, y)));
            room.retain(|cell| !cells.contains(cell) && pawns.iter().all(|(_, pawn)| pawn != cell));
            room.sort_by_key(|&(to_x, to_y)| ((to_x - x).abs() + (to_y - y).abs(), to_y, to_x));
            let to = *room.first()?;
            pawns[at].1 = to;
            moved.push((colour, to));
        }
        Some(moved)
    }

    /// Whether a pawn may be in the region of a cell at all, its own pawn left aside.
    fn may_enter(&self, colour: Colour, at: Spot) -> bool {
        let face = self.face(at);
        let Some(block) = face else { return true };
        let top = self.tops[&block];
        if top != Face::Grey && top.letter() != colour.letter() {
            return false;
        }
        if self.has_stone(face) {
            return false;
        }
        top != Face::Grey || self.has_room(colour, at)
    }

    fn is_free(&self, colour: Colour, at: Spot) -> bool {
        self.pawns.iter().all(|&(other, pawn)| other == colour || pawn != at)
    }

    /// "A connected set (along x or y) of visible cells on the top of one block, or of the table."
    fn flood(&self, at: Spot) -> Vec<Spot> {
        let face = self.face(at);
        let mut region = BTreeSet::from([at]);
        let mut rest = vec![at];
        while let Some(cell) = rest.pop() {
            for next in neighbours(cell) {
                if self.face(next) == face && region.insert(next) {
                    rest.push(next);
                }
            }
        }
        region.into_iter().collect()
    }

    fn region(&self, at: Spot) -> &[Spot] {
        &self.regions[self.region_of[index(at)]]
    }

    fn has_room(&self, colour: Colour, at: Spot) -> bool {
        self.region(at).iter().any(|&cell| self.is_free(colour, cell))
    }

    /// Every cell the pawn can end on, with the smallest sets of ladders, by searching over single
    /// cells and sets of used ladders.
    pub(crate) fn reach(
        &self,
        colour: Colour,
        ladders: &[char],
        options: Options,
    ) -> BTreeSet<(Spot, String)> {
        let start = self.pawns.iter().find(|&&(owner, _)| owner == colour).expect("it plays").1;
        let stand = |at: Spot| self.has_room(colour, at);
        let mut seen = BTreeSet::from([(start, String::new())]);
        let mut rest = vec![(start, String::new())];
        while let Some((at, used)) = rest.pop() {
            let mut go = |to: Spot, used: String| {
                if seen.insert((to, used.clone())) {
                    rest.push((to, used));
                }
            };
            for to in neighbours(at) {
                let same = self.face(to) == self.face(at);
                let rise = self.height(to) - self.height(at);
                if same {
                    go(to, used.clone());
                } else if self.may_enter(colour, to) {
                    let down = rise < 0 && options.descend == Descend::Forbidden;
                    if rise <= 1 && !down {
                        go(to, used.clone());
                    }
                    for (ladder, length) in [('s', 2), ('l', 4)] {
                        let usable = ladders.contains(&ladder) && !used.contains(ladder);
                        if usable && (2..=length).contains(&rise) && stand(at) && stand(to) {
                            go(to, with(&used, ladder));
                        }
                    }
                }
            }
            if options.bridges == Switch::On {
                for (ladder, length) in [('s', 2), ('l', 4)] {
                    if ladders.contains(&ladder) && !used.contains(ladder) {
                        for to in self.bridges(at, length, options.descend) {
                            if self.may_enter(colour, to) && stand(at) && stand(to) {
                                go(to, with(&used, ladder));
                            }
                        }
                    }
                }
            }
        }
        let mut cheapest = BTreeSet::new();
        for (at, used) in &seen {
            let cheaper = |other: &str| {
                other != used
                    && other.chars().all(|ladder| used.contains(ladder))
                    && seen.contains(&(*at, other.to_owned()))
            };
            let free = *at != start && self.is_free(colour, *at);
            if free && !["", "s", "l", "sl"].into_iter().any(cheaper) {
                cheapest.insert((*at, if used.is_empty() { "-".to_owned() } else { used.clone() }));
            }
        }
        cheapest
    }

    /// The ends of all bridges from a cell, to other regions.
    fn bridges(&self, (x, y): Spot, length: i32, descend: Descend) -> Vec<Spot> {
        let mut ends = Vec::new();
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            for between in 1..=length {
                let to = (x + dx * (between + 1), y + dy * (between + 1));
                if !on_table(to) {
                    break;
                }
                let (low, high) = (f64::from(self.height((x, y))), f64::from(self.height(to)));
                let level = |step: i32| {
                    low + (high - low) * f64::from(step) / f64::from(between + 1) + 1e-9
                };
                let clear = (1..=between).all(|step| {
                    f64::from(self.height((x + dx * step, y + dy * step))) <= level(step)
                });
                let slope = self.height(to) - self.height((x, y));
                let down = slope < 0 && descend == Descend::Forbidden;
                if clear && slope.abs() <= length && !down && !self.region((x, y)).contains(&to) {
                    ends.push(to);
                }
            }
        }
        ends
    }
}

/// The used ladders and one more, always in the same order.
fn with(used: &str, ladder: char) -> String {
    ['s', 'l'].into_iter().filter(|&each| each == ladder || used.contains(each)).collect()
}

/// The table of the rules.
fn sizes(kind: Kind) -> &'static [(u8, u8, u8)] {
    match kind {
        Kind::Half => &[(2, 2, 1), (1, 2, 2), (2, 1, 2)],
        Kind::Cube => &[(2, 2, 2)],
        Kind::Double => &[(2, 2, 4), (4, 2, 2), (2, 4, 2)],
        Kind::Big => &[(2, 2, 6), (6, 2, 2), (2, 6, 2)],
    }
}

/// Whether a block can show a colour on top in a pose, from the list of which pair is where.
fn shows(block: Block, pose: Pose, top: Face) -> bool {
    let name = block.to_string();
    let number: u8 = name[1..].parse().expect("a number");
    let (pair, pair_up) = match (&name[..1], number) {
        ("C", _) => return true,
        ("G", _) => return top == Face::Grey,
        ("H", 1..=4) => ("ry", pose.h() == 1),
        ("H", 5..=8) => ("dl", pose.h() == 1),
        ("H", _) => ("vg", pose.h() == 1),
        ("D", 1..=3) => ("ry", pose.h() == 4),
        ("D", 4..=6) => ("dl", pose.h() == 4),
        (_, _) => ("vg", pose.h() == 4),
    };
    pair.contains(top.letter()) == pair_up
}
