use super::*;
use crate::search::DECIDED;

const NO_PRUNING: Pruning =
    Pruning { ahead: 0, null_moves: false, reduce_after: 0, quiet_moves: 0, quiescence: 0 };

/// A tree of random numbers: every position has three moves and is lost now and then.
struct Numbers {
    path: Vec<u8>,
}

impl Numbers {
    fn number(&self) -> i32 {
        let mixed = self.path.iter().fold(0x9e37_79b9_u32, |hash, &step| {
            (hash ^ u32::from(step)).wrapping_mul(0x85eb_ca6b).rotate_left(13)
        });
        (mixed % 2001).cast_signed() - 1000
    }
}

impl Tree for Numbers {
    type Move = u8;
    type Undo = ();

    const SLOTS: usize = 3;

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

    fn drawn(&self) -> i32 {
        0
    }

    fn outlook(&mut self) -> Outlook {
        if self.number() < -920 { Outlook::Lost } else { Outlook::Open }
    }

    fn evaluate(&mut self) -> i32 {
        self.number()
    }

    fn moves(&mut self, which: Which, into: &mut Vec<Ranked<u8>>) {
        assert_eq!(which, Which::All, "nothing presses and nothing is forced");
        into.extend((0..3).map(|mv| Ranked { mv, rank: 0 }));
    }

    fn slot(&self, mv: u8) -> usize {
        mv.into()
    }

    fn play(&mut self, mv: u8) {
        self.path.push(mv);
    }

    fn skip(&mut self) {
        unreachable!("not without pruning")
    }

    fn undo(&mut self, (): ()) {
        self.path.pop();
    }
}

/// The second witness: no pruning, no deepening, no memory. Values are those of the side to move.
fn plain(tree: &mut Numbers, depth: u32, ply: i32) -> i32 {
    if tree.outlook() == Outlook::Lost {
        return ply - DECIDED;
    }
    if depth == 0 {
        return tree.evaluate();
    }
    let values = (0..3).map(|mv| {
        tree.play(mv);
        let value = -plain(tree, depth - 1, ply + 1);
        tree.undo(());
        value
    });
    values.max().expect("three moves")
}

fn found(tree: &mut Numbers, margin: i32, mut budget: Budget<'_>) -> Found<u8> {
    search(tree, &mut Table::new(1 << 10), &NO_PRUNING, margin, &mut budget)
}

#[test]
fn without_pruning_it_is_minimax() {
    for start in 0..=255 {
        let mut tree = Numbers { path: vec![start; 2] };
        let margin = i32::from(start);
        let budget = Budget { depth: 5, nodes: u64::MAX, stop: &mut || false };
        let found = found(&mut tree, margin, budget);
        let best = found.moves[0].value;
        for Scored { mv, value } in found.moves {
            tree.play(mv);
            let exact = -plain(&mut tree, found.depth - 1, 1);
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
fn a_spent_budget_still_gives_an_answer() {
    let mut tree = Numbers { path: vec![1, 2] };
    let budget = Budget { depth: 9, nodes: 1, stop: &mut || false };
    let found = found(&mut tree, 0, budget);
    assert_eq!((found.depth, found.moves.len()), (1, 3));
    assert_eq!(tree.path, [1, 2], "every move is taken back");
}

#[test]
fn stopping_gives_the_last_finished_depth() {
    let mut tree = Numbers { path: vec![3, 4] };
    let budget = Budget { depth: 40, nodes: u64::MAX, stop: &mut || true };
    let found = found(&mut tree, 0, budget);
    assert!((1..40).contains(&found.depth));
    assert_eq!(tree.path, [3, 4]);
}
