//! The turns worth thinking about: pawn, block, pawn, stone.

use climbers::{Block, Cell, Draft, Placement, Step, StepKind, Tools, Turn};

use super::{
    builder,
    config::Breadth,
    prices::Prices,
    sketch::Sketch,
    spoiler,
    worth::{Judge, UNIT, pawn},
};

/// A turn, where it leads, and what that is worth to who makes it.
pub(super) struct Candidate {
    pub(super) turn: Turn,
    /// The turn of the next player, with nothing done yet.
    pub(super) after: Draft,
    pub(super) value: i32,
}

impl Candidate {
    /// Of turns that come to the same, the shortest is made.
    pub(super) fn effort(&self) -> i32 {
        (self.turn.steps().len() as u32).cast_signed()
    }
}

/// The turns worth thinking about, best first; there is at least one. When `stop` says yes, only
/// those found so far.
pub(super) fn candidates(
    start: &Draft,
    judge: &Judge,
    breadth: &Breadth,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<Candidate> {
    let mut turns = Turns { judge, found: Vec::new() };
    turns.add(start.clone());
    for first in ends(start, judge, breadth.first_ends) {
        turns.add(first);
    }
    turns.found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    if start.may(StepKind::Block).is_ok() {
        // Before the block moves: where the pawn is, and the best it can do by itself.
        let mut firsts = vec![start.clone()];
        for candidate in &turns.found {
            if firsts.len() <= breadth.firsts && !candidate.turn.is_pass() {
                firsts.extend(replayed(start, candidate.turn.steps()));
            }
        }
        for first in firsts {
            if stop() {
                break;
            }
            if first.may(StepKind::Block).is_ok() {
                turns.add_blocks(&first, breadth, stop);
            }
        }
    }
    turns.found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    turns.add_stones(start, breadth, stop);
    turns.found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    turns.found
}

/// Adds turns that somebody else has thought of; all are sorted again, best first.
pub(super) fn add_all(
    found: &mut Vec<Candidate>,
    start: &Draft,
    judge: &Judge,
    suggested: Vec<Turn>,
) {
    let mut turns = Turns { judge, found: std::mem::take(found) };
    for turn in suggested {
        if turns.found.iter().all(|known| known.turn != turn)
            && let Some(draft) = replayed(start, turn.steps())
        {
            turns.add(draft);
        }
    }
    turns.found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    *found = turns.found;
}

struct Turns<'a> {
    judge: &'a Judge,
    found: Vec<Candidate>,
}

impl Turns<'_> {
    /// Adds a turn that is ended.
    fn add(&mut self, draft: Draft) {
        let turn = draft.turn();
        let after = Draft::on(draft.end(), self.judge.options);
        let mut candidate = Candidate { turn, after, value: 0 };
        candidate.value = self.judge.value(&candidate.after, |_, _, _| 0) - candidate.effort();
        self.found.push(candidate);
    }

    /// Adds turns that go on by moving a block.
    fn add_blocks(&mut self, first: &Draft, breadth: &Breadth, stop: &mut dyn FnMut() -> bool) {
        for placement in self.placements(first, breadth) {
            if stop() {
                return;
            }
            let mut built = first.clone();
            if built.add(Step::Place(placement)).is_err() {
                continue;
            }
            for end in ends(&built, self.judge, breadth.last_ends) {
                self.add(end);
            }
            self.add(built);
        }
    }

    /// The moves of blocks worth thinking about: those that help us, those that hurt others.
    fn placements(&self, first: &Draft, breadth: &Breadth) -> Vec<Placement> {
        let position = first.position();
        let Some(pawn) = pawn(position, self.judge.us, self.judge.options) else {
            return Vec::new();
        };
        let sketch = Sketch::new(position);
        let mut stairs = builder::stairs(first, &sketch, pawn);
        let mut all = Vec::new();
        // A few that lead highest whatever they cost: there may be no other turn to use ladders in.
        for (prices, keep) in
            [(self.judge.prices(position), breadth.steps), (Prices::LOW, breadth.steps / 4)]
        {
            stairs.sort_by_key(|stair| std::cmp::Reverse(prices.best(stair.peaks, pawn.tools)));
            all.extend(stairs.drain(..keep.min(stairs.len())).map(|stair| stair.placement));
        }
        if breadth.spoilers > 0 {
            let faces = spoiler::faces(position, &sketch, self.judge, breadth.faces);
            for placement in spoiler::placements(first, &faces, self.judge, breadth.spoilers) {
                if !all.contains(&placement) {
                    all.push(placement);
                }
            }
        }
        all
    }

    /// Ends the best turns with the stone as well.
    fn add_stones(&mut self, start: &Draft, breadth: &Breadth, stop: &mut dyn FnMut() -> bool) {
        let best = self.found.iter().take(breadth.stones);
        let best: Vec<Turn> = best.map(|candidate| candidate.turn.clone()).collect();
        for turn in best {
            let Some(draft) = replayed(start, turn.steps()) else { continue };
            if draft.may(StepKind::Stone).is_err() {
                return;
            }
            let sketch = Sketch::new(draft.position());
            for (face, _) in spoiler::faces(draft.position(), &sketch, self.judge, breadth.faces) {
                if stop() {
                    return;
                }
                let at = draft.position().building().visible(face).next();
                let mut closed = draft.clone();
                if at.is_some_and(|at| closed.add(Step::Stone { at }).is_ok()) {
                    self.add(closed);
                }
            }
        }
    }
}

/// The draft with some more steps.
pub(super) fn replayed(draft: &Draft, steps: &[Step]) -> Option<Draft> {
    let mut draft = draft.clone();
    for &step in steps {
        draft.add(step).ok()?;
    }
    Some(draft)
}

/// The best places the pawn can go to now: at most `keep` by what they are worth, and the highest
/// whatever they cost. One on each face for each price is enough.
fn ends(draft: &Draft, judge: &Judge, keep: usize) -> Vec<Draft> {
    let position = draft.position();
    let Some(reach) = draft.reach() else { return Vec::new() };
    let prices = judge.prices(position);
    let tools = position.tools(judge.us);
    let mut known: Vec<(Option<Block>, Tools)> = Vec::new();
    let mut found: Vec<End> = Vec::new();
    for cell in reach.cells() {
        let face = position.building().top(cell);
        for cost in reach.costs(cell) {
            if known.contains(&(face, cost)) {
                continue;
            }
            known.push((face, cost));
            let height = position.building().height(cell);
            let worth = UNIT * i32::from(height) + prices.of(tools.minus(cost));
            found.push(End { cell, cost, height, worth });
        }
    }
    found.sort_by_key(|end| std::cmp::Reverse(end.worth));
    let highest = found.iter().skip(keep).max_by_key(|end| end.height).copied();
    found.truncate(keep);
    found.extend(highest);
    let follow = |end: End| {
        let steps = reach.steps(end.cell, end.cost)?;
        replayed(draft, &steps)
    };
    found.into_iter().filter_map(follow).collect()
}

/// Where a pawn may end.
#[derive(Clone, Copy, Debug)]
struct End {
    cell: Cell,
    cost: Tools,
    height: u8,
    worth: i32,
}
