use super::*;
use crate::search::MATE;

const NO_PRUNING: Pruning = Pruning {
    reverse_futility_margin: 0,
    null_move: false,
    lmr_after: 0,
    late_move_count: 0,
    quiescence_depth: 0,
};

/// A game tree of pseudo-random values: three moves everywhere, with a few losses.
struct RandomTree {
    path: Vec<u8>,
}

impl RandomTree {
    fn number(&self) -> i32 {
        let mixed = self.path.iter().fold(0x9e37_79b9_u32, |hash, &step| {
            (hash ^ u32::from(step)).wrapping_mul(0x85eb_ca6b).rotate_left(13)
        });
        (mixed % 2001).cast_signed() - 1000
    }
}

impl Tree for RandomTree {
    type Move = u8;
    type Undo = ();

    const HISTORY_SLOTS: usize = 3;

    fn side(&self) -> Side {
        if self.path.len().is_multiple_of(2) { Side::Ours } else { Side::Theirs }
    }

    fn key(&self) -> u64 {
        let add = |key: u64, &step: &u8| key.wrapping_mul(257).wrapping_add(u64::from(step));
        self.path.iter().fold(1, add)
    }

    fn seen_before(&self) -> bool {
        false
    }

    fn draw_score(&self) -> i32 {
        0
    }

    fn status(&mut self) -> Status {
        if self.number() < -920 { Status::Lost } else { Status::Open }
    }

    fn evaluate(&mut self) -> i32 {
        self.number()
    }

    fn moves(&mut self, which: MoveFilter, into: &mut Vec<RankedMove<u8>>) {
        assert_eq!(which, MoveFilter::All, "there are no threats and no forcing moves");
        into.extend((0..3).map(|mv| RankedMove { mv, rank: 0 }));
    }

    fn history_slot(&self, mv: u8) -> usize {
        mv.into()
    }

    fn play(&mut self, mv: u8) {
        self.path.push(mv);
    }

    fn null_move(&mut self) {
        unreachable!("null moves are disabled")
    }

    fn undo(&mut self, (): ()) {
        self.path.pop();
    }
}

/// The reference: minimax minimax without pruning, iterative deepening or a table. Values are those
/// of the side to move.
fn minimax(tree: &mut RandomTree, depth: u32, ply: i32) -> i32 {
    if tree.status() == Status::Lost {
        return ply - MATE;
    }
    if depth == 0 {
        return tree.evaluate();
    }
    let values = (0..3).map(|mv| {
        tree.play(mv);
        let value = -minimax(tree, depth - 1, ply + 1);
        tree.undo(());
        value
    });
    values.max().expect("three moves")
}

fn found(tree: &mut RandomTree, margin: i32, mut budget: Budget<'_>) -> SearchResult<u8> {
    search(tree, &mut TranspositionTable::new(1 << 10), &NO_PRUNING, margin, &mut budget)
}

#[test]
fn without_pruning_it_equals_minimax() {
    for start in 0..=255 {
        let mut tree = RandomTree { path: vec![start; 2] };
        let margin = i32::from(start);
        let budget = Budget { depth: 5, nodes: u64::MAX, stop: &mut || false };
        let found = found(&mut tree, margin, budget);
        let best = found.moves[0].value;
        for ScoredMove { mv, value } in found.moves {
            tree.play(mv);
            let exact = -minimax(&mut tree, found.depth - 1, 1);
            tree.undo(());
            if best - exact <= margin {
                assert_eq!(value, exact, "start {start}, move {mv}");
            } else {
                assert!(best - value > margin, "start {start}, move {mv}");
            }
        }
    }
}

#[test]
fn a_tiny_budget_still_gives_a_result() {
    let mut tree = RandomTree { path: vec![1, 2] };
    let budget = Budget { depth: 9, nodes: 1, stop: &mut || false };
    let found = found(&mut tree, 0, budget);
    assert_eq!((found.depth, found.moves.len()), (1, 3));
    assert_eq!(tree.path, [1, 2], "every move is undone");
}

#[test]
fn stopping_returns_the_last_completed_depth() {
    let mut tree = RandomTree { path: vec![3, 4] };
    let budget = Budget { depth: 40, nodes: u64::MAX, stop: &mut || true };
    let found = found(&mut tree, 0, budget);
    assert!((1..40).contains(&found.depth));
    assert_eq!(tree.path, [3, 4]);
}
