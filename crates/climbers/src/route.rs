//! The route of a pawn in one step, cell by cell. No rule needs it, but every animation does.

use std::{cmp::Reverse, collections::BinaryHeap};

use crate::{Cell, Direction, Draft, Ladder, Step, cell::CELLS, regions::RegionId, walker::Walker};

/// The cells of a pawn's route, including start and end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The cells, each beside the one before it; only a bridge leads farther.
    pub cells: Vec<Cell>,
    /// Where the ladder is: it leads from the cell with this index to the next.
    pub ladder: Option<usize>,
}

impl Draft {
    /// The route of the pawn if this step came next: short, without needless ups and downs, and
    /// around other pawns where possible. `None` for steps that are refused or move no pawn.
    pub fn route(&self, step: Step) -> Option<Route> {
        self.check(step).ok()?;
        let walker = self.walker();
        match step {
            Step::Walk { to } => Search::new(&walker, None).route(to),
            Step::Climb { ladder, to } => {
                let across = Across { into: walker.regions.of(to), ladder, by: By::Climb };
                Search::new(&walker, Some(across)).route(to)
            }
            Step::Bridge { ladder, to } => {
                let across = Across { into: walker.regions.of(to), ladder, by: By::Bridge };
                Search::new(&walker, Some(across)).route(to)
            }
            Step::Place(_) | Step::Stone { .. } => None,
        }
    }
}

/// A step with a ladder: from the pawn's region straight into another.
#[derive(Clone, Copy)]
struct Across {
    into: RegionId,
    ladder: Ladder,
    by: By,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Climb,
    Bridge,
}

/// A cell, and whether the ladder has been used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Node {
    cell: Cell,
    crossed: bool,
}

impl Node {
    const COUNT: usize = 2 * CELLS;

    const fn index(self) -> usize {
        self.cell.index() + if self.crossed { CELLS } else { 0 }
    }
}

/// Costs of a route: mostly its length.
const CELL: u32 = 10;
const HEIGHT: u32 = 2;
const OTHER_PAWN: u32 = 25;

/// The cheapest routes from the pawn's cell.
struct Search<'a> {
    walker: &'a Walker<'a>,
    across: Option<Across>,
    costs: [u32; Node::COUNT],
    before: [Option<Node>; Node::COUNT],
    waiting: BinaryHeap<Reverse<(u32, Node)>>,
}

impl<'a> Search<'a> {
    fn new(walker: &'a Walker<'a>, across: Option<Across>) -> Search<'a> {
        Search {
            walker,
            across,
            costs: [u32::MAX; Node::COUNT],
            before: [None; Node::COUNT],
            waiting: BinaryHeap::new(),
        }
    }

    fn route(mut self, to: Cell) -> Option<Route> {
        let start = self.walker.position.player(self.walker.colour).pawn;
        let end = Node { cell: to, crossed: self.across.is_some() };
        self.reach(Node { cell: start, crossed: false }, 0, None);
        while let Some(Reverse((cost, node))) = self.waiting.pop() {
            if node == end {
                return Some(self.back_from(end));
            }
            if cost == self.costs[node.index()] {
                self.spread(node, cost);
            }
        }
        None
    }

    fn reach(&mut self, node: Node, cost: u32, before: Option<Node>) {
        if cost < self.costs[node.index()] {
            self.costs[node.index()] = cost;
            self.before[node.index()] = before;
            self.waiting.push(Reverse((cost, node)));
        }
    }

    fn spread(&mut self, from: Node, cost: u32) {
        let region = self.walker.regions.of(from.cell);
        for cell in from.cell.neighbours() {
            if self.is_beside(region, self.walker.regions.of(cell)) {
                self.go(from, Node { cell, ..from }, cost);
            }
        }
        if let Some(across) = self.across.filter(|_| !from.crossed) {
            for cell in self.over(from.cell, across) {
                self.go(from, Node { cell, crossed: true }, cost);
            }
        }
    }

    fn go(&mut self, from: Node, to: Node, cost: u32) {
        let building = self.walker.position.building();
        let rise = building.height(from.cell).abs_diff(building.height(to.cell));
        let pawn = if self.walker.is_taken(to.cell) { OTHER_PAWN } else { 0 };
        self.reach(to, cost + CELL + HEIGHT * u32::from(rise) + pawn, Some(from));
    }

    /// Whether the pawn can walk from a cell of one region to one of another beside it. Before and
    /// after a ladder it stays in its region.
    fn is_beside(&self, from: RegionId, to: RegionId) -> bool {
        from == to
            || self.across.is_none()
                && self.walker.is_open(to)
                && self.walker.is_free_step(self.walker.rise(from, to))
    }

    /// Where the ladder leads from a cell.
    fn over(&self, from: Cell, across: Across) -> Vec<Cell> {
        let lands = |cell: &Cell| self.walker.regions.of(*cell) == across.into;
        match across.by {
            By::Climb => from.neighbours().filter(lands).collect(),
            By::Bridge => {
                let ends = Direction::ALL.into_iter().flat_map(|direction| {
                    let gaps = 1..=across.ladder.length();
                    gaps.filter_map(move |gap| from.steps(direction, gap + 1))
                });
                let spans = |end: &Cell| self.walker.span(from, *end, across.ladder).is_ok();
                ends.filter(lands).filter(spans).collect()
            }
        }
    }

    fn back_from(&self, end: Node) -> Route {
        let mut nodes = vec![end];
        while let Some(before) = self.before[nodes[nodes.len() - 1].index()] {
            nodes.push(before);
        }
        nodes.reverse();
        let ladder = nodes.iter().position(|node| node.crossed).map(|at| at - 1);
        Route { cells: nodes.into_iter().map(|node| node.cell).collect(), ladder }
    }
}
