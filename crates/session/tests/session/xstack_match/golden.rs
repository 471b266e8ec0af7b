//! Matches stored by earlier versions.

use std::collections::BTreeSet;

use wire::xstack_view::{MatchView, MoveView};
use xstack::XStack;

use crate::common::golden::{check, journal, logs};

#[test]
fn old_matches_give_the_same_view() {
    check::<XStack, _>(MatchView::new);
}

#[test]
fn golden_files_cover_good_and_failed_turns() {
    let mut seen = BTreeSet::new();
    for path in logs::<XStack>() {
        let journal = journal::<XStack>(&path);
        for mv in MatchView::new(journal.table(), 0).moves {
            let MoveView::Turn { put, bonus, malus, .. } = mv else {
                seen.insert("out");
                continue;
            };
            seen.extend(put.map(|_| "put"));
            seen.extend(bonus.map(|_| "bonus"));
            seen.extend((!malus.is_empty()).then_some("malus"));
        }
    }
    assert_eq!(seen, ["bonus", "malus", "out", "put"].into());
}
