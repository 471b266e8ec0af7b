//! Matches stored by earlier versions.

use std::collections::BTreeSet;

use climbers::Climbers;
use wire::climbers_view::{MatchView, MoveView, StepView};

use crate::common::golden::{check, journal, logs};

#[test]
fn old_matches_give_the_same_view() {
    check::<Climbers, _>(MatchView::new);
}

#[test]
fn golden_files_cover_every_kind_of_step() {
    let mut seen = BTreeSet::new();
    for path in logs::<Climbers>() {
        let journal = journal::<Climbers>(&path);
        for mv in MatchView::new(journal.table(), 0).moves {
            let MoveView::Turn { steps, follows, .. } = mv else {
                seen.insert("out");
                continue;
            };
            if follows {
                seen.insert("follows");
            }
            if steps.is_empty() {
                seen.insert("pass");
            }
            for step in steps {
                seen.insert(match step {
                    StepView::Walk { .. } => "walk",
                    StepView::Climb { .. } => "climb",
                    StepView::Bridge { .. } => "bridge",
                    StepView::Block { pushed, .. } if pushed.is_empty() => "block",
                    StepView::Block { .. } => "push",
                    StepView::Stone { .. } => "stone",
                });
            }
        }
    }
    let expected = ["block", "bridge", "climb", "follows", "out", "pass", "push", "stone", "walk"];
    assert_eq!(seen, expected.into());
}
