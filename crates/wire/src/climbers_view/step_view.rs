//! Steps of a turn, as they are shown.

use climbers::{Draft, Route, Step};

use super::{BlockView, PushView, Spot, StepView};

/// Every step of a draft, in the position in which it was made.
pub fn step_views(draft: &Draft) -> Vec<StepView> {
    let mut replay = Draft::on(draft.start().clone(), *draft.options());
    draft.steps().iter().map(|&step| play(&mut replay, step)).collect()
}

/// Makes a legal step and shows it.
pub(super) fn play(draft: &mut Draft, step: Step) -> StepView {
    let text = step.to_string();
    let before = draft.clone();
    let applied = draft.add(step).expect("a step that was legal once is legal again");
    let building = draft.position().building();
    let way = || Way::new(&before, step);
    match step {
        Step::Walk { .. } => StepView::Walk { text, path: way().path },
        Step::Climb { ladder, .. } => {
            let Way { path, at } = way();
            StepView::Climb { text, ladder: ladder.into(), path, at }
        }
        Step::Bridge { ladder, .. } => {
            let Way { path, at } = way();
            StepView::Bridge { text, ladder: ladder.into(), path, at }
        }
        Step::Place(placement) => {
            let old = before.position().building().placed(placement.block);
            let new = building.placed(placement.block);
            StepView::Block {
                text,
                before: BlockView::from(&old.expect("a block that moves lies somewhere")),
                after: BlockView::from(&new.expect("a block that moved lies somewhere")),
                pushed: applied.pushed.iter().map(|&push| PushView::new(building, push)).collect(),
            }
        }
        Step::Stone { at } => StepView::Stone { text, at: Spot::new(building, at) },
    }
}

struct Way {
    path: Vec<Spot>,
    /// Where the ladder is.
    at: u32,
}

impl Way {
    fn new(draft: &Draft, step: Step) -> Way {
        let building = draft.position().building();
        let Route { cells, ladder } = draft.route(step).expect("a legal step has a way");
        let path = cells.into_iter().map(|cell| Spot::new(building, cell)).collect();
        Way { path, at: ladder.unwrap_or(0) as u32 }
    }
}
