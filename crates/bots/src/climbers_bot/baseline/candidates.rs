//! Turn generation: walk, block, walk, stone.

use climbers::{Block, Cell, Draft, Placement, Step, StepKind, Tools, Turn};

use super::{
    blocking,
    eval::{Evaluator, pawn},
    height_grid::HeightGrid,
    step_blocks,
    tool_values::ToolValues,
};
use crate::climbers_bot::{config::Breadth, score::UNIT};

/// A turn, the position after it, and its value for the mover.
pub(super) struct Candidate {
    pub(super) turn: Turn,
    /// The start of the next player's turn.
    pub(super) after: Draft,
    pub(super) value: i32,
}

impl Candidate {
    /// Of equal turns, prefer the shortest.
    pub(super) fn length_penalty(&self) -> i32 {
        (self.turn.steps().len() as u32).cast_signed()
    }
}

/// Promising turns, best first; at least one. Returns early when `stop` returns true.
pub(super) fn candidates(
    start: &Draft,
    evaluator: &Evaluator,
    breadth: &Breadth,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<Candidate> {
    let mut turns = CandidateList { evaluator, found: Vec::new() };
    turns.add(start.clone());
    for first in ends(start, evaluator, breadth.walk_ends) {
        turns.add(first);
    }
    turns.found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    if start.may(StepKind::Block).is_ok() {
        // A block can move before the first walk, or after the best walks.
        let mut starts = vec![start.clone()];
        for candidate in &turns.found {
            if starts.len() <= breadth.starts && !candidate.turn.is_pass() {
                starts.extend(with_steps(start, candidate.turn.steps()));
            }
        }
        for first in starts {
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

/// Adds turns from another source, and sorts.
pub(super) fn add_suggested(
    found: &mut Vec<Candidate>,
    start: &Draft,
    evaluator: &Evaluator,
    suggested: Vec<Turn>,
) {
    let mut turns = CandidateList { evaluator, found: std::mem::take(found) };
    for turn in suggested {
        if turns.found.iter().all(|known| known.turn != turn)
            && let Some(draft) = with_steps(start, turn.steps())
        {
            turns.add(draft);
        }
    }
    turns.found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    *found = turns.found;
}

struct CandidateList<'a> {
    evaluator: &'a Evaluator,
    found: Vec<Candidate>,
}

impl CandidateList<'_> {
    /// Adds a finished turn.
    fn add(&mut self, draft: Draft) {
        let turn = draft.turn();
        let after = Draft::on(draft.end(), self.evaluator.options);
        let mut candidate = Candidate { turn, after, value: 0 };
        candidate.value =
            self.evaluator.eval(&candidate.after, |_, _, _| 0) - candidate.length_penalty();
        self.found.push(candidate);
    }

    /// Adds turns that continue with a block.
    fn add_blocks(&mut self, first: &Draft, breadth: &Breadth, stop: &mut dyn FnMut() -> bool) {
        for placement in self.placements(first, breadth) {
            if stop() {
                return;
            }
            let mut built = first.clone();
            if built.add(Step::Place(placement)).is_err() {
                continue;
            }
            for end in ends(&built, self.evaluator, breadth.final_ends) {
                self.add(end);
            }
            self.add(built);
        }
    }

    /// Promising placements: steps for us, and blocks against opponents.
    fn placements(&self, first: &Draft, breadth: &Breadth) -> Vec<Placement> {
        let position = first.position();
        let Some(pawn) = pawn(position, self.evaluator.us, self.evaluator.options) else {
            return Vec::new();
        };
        let grid = HeightGrid::new(position);
        let mut step_blocks = step_blocks::step_blocks(first, &grid, pawn);
        let mut all = Vec::new();
        // Also keep a few that lead highest at any cost: this may be the last turn to use ladders.
        for (tool_values, keep) in [
            (self.evaluator.tool_values(position), breadth.step_blocks),
            (ToolValues::NEARLY_FREE, breadth.step_blocks / 4),
        ] {
            step_blocks.sort_by_key(|step_block| {
                std::cmp::Reverse(tool_values.best_outcome(step_block.max_heights, pawn.tools))
            });
            all.extend(
                step_blocks
                    .drain(..keep.min(step_blocks.len()))
                    .map(|step_block| step_block.placement),
            );
        }
        if breadth.blocking_moves > 0 {
            let faces =
                blocking::needed_faces(position, &grid, self.evaluator, breadth.blocked_faces);
            for placement in
                blocking::blocking_placements(first, &faces, self.evaluator, breadth.blocking_moves)
            {
                if !all.contains(&placement) {
                    all.push(placement);
                }
            }
        }
        all
    }

    /// Adds variants of the best turns with a stone at the end.
    fn add_stones(&mut self, start: &Draft, breadth: &Breadth, stop: &mut dyn FnMut() -> bool) {
        let best = self.found.iter().take(breadth.stones);
        let best: Vec<Turn> = best.map(|candidate| candidate.turn.clone()).collect();
        for turn in best {
            let Some(draft) = with_steps(start, turn.steps()) else { continue };
            if draft.may(StepKind::Stone).is_err() {
                return;
            }
            let grid = HeightGrid::new(draft.position());
            for (face, _) in blocking::needed_faces(
                draft.position(),
                &grid,
                self.evaluator,
                breadth.blocked_faces,
            ) {
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

/// Adds steps to a draft; `None` if one is illegal.
pub(in super::super) fn with_steps(draft: &Draft, steps: &[Step]) -> Option<Draft> {
    let mut draft = draft.clone();
    for &step in steps {
        draft.add(step).ok()?;
    }
    Some(draft)
}

/// The best ends of a walk: at most `keep` by value, and the highest at any cost. One cell per face
/// and ladder set is enough.
fn ends(draft: &Draft, evaluator: &Evaluator, keep: usize) -> Vec<Draft> {
    let position = draft.position();
    let Some(reach) = draft.reach() else { return Vec::new() };
    let tool_values = evaluator.tool_values(position);
    let tools = position.tools(evaluator.us);
    let mut known: Vec<(Option<Block>, Tools)> = Vec::new();
    let mut found: Vec<WalkEnd> = Vec::new();
    for cell in reach.cells() {
        let face = position.building().top(cell);
        for cost in reach.costs(cell) {
            if known.contains(&(face, cost)) {
                continue;
            }
            known.push((face, cost));
            let height = position.building().height(cell);
            let value = UNIT * i32::from(height) + tool_values.total(tools.minus(cost));
            found.push(WalkEnd { cell, cost, height, value });
        }
    }
    found.sort_by_key(|end| std::cmp::Reverse(end.value));
    let highest = found.iter().skip(keep).max_by_key(|end| end.height).copied();
    found.truncate(keep);
    found.extend(highest);
    let follow = |end: WalkEnd| {
        let steps = reach.steps(end.cell, end.cost)?;
        with_steps(draft, &steps)
    };
    found.into_iter().filter_map(follow).collect()
}

/// The end of a walk.
#[derive(Clone, Copy, Debug)]
struct WalkEnd {
    cell: Cell,
    cost: Tools,
    height: u8,
    value: i32,
}
