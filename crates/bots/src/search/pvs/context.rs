//! The recursive part of the search.

use super::{MoveFilter, Pruning, Status, Tree};
use crate::search::{
    Budget, MATE, Side, is_mate,
    move_ordering::{FORCING, KillersAndHistory, RankedMove, select_best},
    transposition_table::{Bound, TranspositionTable},
};

/// The budget was used up before there was a result.
#[derive(Clone, Copy, Debug)]
pub(super) struct OutOfBudget;

/// The state of a search.
pub(super) struct SearchContext<'r, 'b, T: Tree> {
    pub(super) tree: &'r mut T,
    table: &'r mut TranspositionTable<T::Move>,
    pruning: &'r Pruning,
    pub(super) budget: &'r mut Budget<'b>,
    /// The depth of this iteration.
    pub(super) depth: i32,
    pub(super) nodes: u64,
    ordering: KillersAndHistory<T::Move>,
    /// The hashes of the positions from the root to here.
    path: Vec<u64>,
    /// Whether the previous move was a null move: two in a row are not allowed.
    after_null_move: bool,
    /// Move lists to reuse, to avoid allocation.
    move_lists: Vec<Vec<RankedMove<T::Move>>>,
}

/// The ply and the alpha-beta window.
#[derive(Clone, Copy)]
struct Window {
    ply: usize,
    alpha: i32,
    beta: i32,
}

impl<'r, 'b, T: Tree> SearchContext<'r, 'b, T> {
    pub(super) fn new(
        tree: &'r mut T,
        table: &'r mut TranspositionTable<T::Move>,
        pruning: &'r Pruning,
        budget: &'r mut Budget<'b>,
    ) -> Self {
        let path = vec![tree.key()];
        SearchContext {
            tree,
            table,
            pruning,
            budget,
            depth: 0,
            nodes: 0,
            ordering: KillersAndHistory::new(T::HISTORY_SLOTS),
            path,
            after_null_move: false,
            move_lists: Vec::new(),
        }
    }

    /// The value of the current position for the side that has just moved.
    pub(super) fn child(
        &mut self,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, OutOfBudget> {
        self.search(depth, Window { ply, alpha: -beta, beta: -alpha }).map(|value| -value)
    }

    /// The late move reduction of the quiet move at index `at`.
    pub(super) fn reduction(&self, depth: i32, at: usize) -> i32 {
        let after = self.pruning.lmr_after;
        if after == 0 || at < after || depth < 2 {
            return 0;
        }
        1 + depth.ilog2().cast_signed() * (at / after).ilog2().cast_signed() / 3
    }

    /// The value of the current position for the side to move.
    fn search(&mut self, depth: i32, window: Window) -> Result<i32, OutOfBudget> {
        let Window { ply, alpha, beta } = window;
        let after_null_move = std::mem::take(&mut self.after_null_move);
        let status = self.tree.status();
        if let Some(value) = self.visit(status, ply)? {
            return Ok(value);
        }
        if depth <= 0 {
            return self.quiescence(status, self.pruning.quiescence_depth, window);
        }
        let key = self.tree.key();
        if self.tree.seen_before() || self.path.contains(&key) {
            return Ok(self.draw_score());
        }
        let entry = self.table.probe(key);
        if let Some(entry) = entry.filter(|entry| entry.depth >= depth) {
            let value = value_from_table(entry.value, ply);
            let is_cutoff = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if is_cutoff {
                return Ok(value);
            }
        }
        self.path.push(key);
        let found = match self.prune_node(status, depth, window, after_null_move) {
            Ok(None) => self.search_moves(status, entry.and_then(|entry| entry.mv), depth, window),
            Ok(Some(value)) => Ok((value, None)),
            Err(OutOfBudget) => Err(OutOfBudget),
        };
        self.path.pop();
        let (value, mv) = found?;
        let bound = if value >= beta {
            Bound::Lower
        } else if value > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store(key, mv, value_to_table(value, ply), depth, bound);
        Ok(value)
    }

    /// Counts the position and returns its value if the result is known.
    #[inline]
    fn visit(&mut self, status: Status, ply: usize) -> Result<Option<i32>, OutOfBudget> {
        self.nodes += 1;
        // Depth 1 is always completed.
        if self.depth > 1
            && (self.nodes >= self.budget.nodes
                || (self.nodes.is_multiple_of(1024) && (self.budget.stop)()))
        {
            return Err(OutOfBudget);
        }
        Ok(match status {
            Status::Lost => Some(plies(ply) - MATE),
            Status::Won => Some(MATE - plies(ply + 1)),
            Status::Threatened | Status::Open => None,
        })
    }

    /// Reverse futility and null-move pruning: a value that makes it unnecessary to search any
    /// move.
    fn prune_node(
        &mut self,
        status: Status,
        depth: i32,
        window: Window,
        after_null_move: bool,
    ) -> Result<Option<i32>, OutOfBudget> {
        let Window { ply, alpha, beta } = window;
        let narrow = beta - alpha == 1;
        if status == Status::Threatened || !narrow || is_mate(beta) {
            return Ok(None);
        }
        let Pruning { reverse_futility_margin, null_move, .. } = *self.pruning;
        if reverse_futility_margin == 0 && !null_move {
            return Ok(None);
        }
        let static_eval = self.tree.evaluate();
        if reverse_futility_margin > 0
            && depth <= 3
            && static_eval - reverse_futility_margin * depth >= beta
        {
            return Ok(Some(static_eval));
        }
        if null_move && !after_null_move && depth >= 2 && static_eval >= beta {
            let undo = self.tree.null_move();
            self.after_null_move = true;
            let value = self.child(depth - 3 - depth / 4, ply + 1, beta - 1, beta);
            self.tree.undo(undo);
            self.after_null_move = false;
            let value = value?;
            if value >= beta {
                // A mate found after a null move is not proven.
                return Ok(Some(if is_mate(value) { beta } else { value }));
            }
        }
        Ok(None)
    }

    /// The value and the best move; no move if all failed low.
    fn search_moves(
        &mut self,
        status: Status,
        hash_move: Option<T::Move>,
        depth: i32,
        window: Window,
    ) -> Result<(i32, Option<T::Move>), OutOfBudget> {
        let threatened = status == Status::Threatened;
        let mut moves = self.take_move_list();
        self.tree
            .moves(if threatened { MoveFilter::Evasions } else { MoveFilter::All }, &mut moves);
        let result = if moves.is_empty() {
            Ok((if threatened { plies(window.ply + 2) - MATE } else { self.draw_score() }, None))
        } else {
            let tree = &*self.tree;
            self.ordering.rank_moves(&mut moves, hash_move, window.ply, tree.side(), |mv| {
                tree.history_slot(mv)
            });
            self.search_ranked(&mut moves, threatened, depth, window)
        };
        self.move_lists.push(moves);
        result
    }

    fn search_ranked(
        &mut self,
        moves: &mut [RankedMove<T::Move>],
        threatened: bool,
        depth: i32,
        window: Window,
    ) -> Result<(i32, Option<T::Move>), OutOfBudget> {
        let Window { ply, alpha: floor, beta } = window;
        let side = self.tree.side();
        // Threat extension: evasions are few, so one more ply is cheap.
        let depth = if threatened && plies(ply) < 2 * self.depth { depth + 1 } else { depth };
        let late_move_limit =
            self.pruning.late_move_count * (depth * depth).unsigned_abs() as usize;
        let prune_late_moves =
            self.pruning.late_move_count > 0 && !threatened && depth <= 3 && beta - floor == 1;
        // Every move that is not an evasion loses.
        let mut best = if threatened { plies(ply + 2) - MATE } else { -MATE };
        let mut best_mv = None;
        let mut alpha = floor;
        for at in 0..moves.len() {
            select_best(moves, at);
            let RankedMove { mv, rank } = moves[at];
            let quiet = rank < FORCING && !threatened;
            if prune_late_moves && quiet && at >= late_move_limit && best > -MATE / 2 {
                break;
            }
            let undo = self.tree.play(mv);
            let value = if at == 0 {
                self.child(depth - 1, ply + 1, alpha, beta)
            } else {
                let reduction = if quiet { self.reduction(depth, at) } else { 0 };
                self.search_later_move(depth - 1, reduction, Window { ply: ply + 1, alpha, beta })
            };
            self.tree.undo(undo);
            let value = value?;
            if value > best {
                best = value;
            }
            if value > alpha {
                alpha = value;
                best_mv = Some(mv);
            }
            if alpha >= beta {
                if quiet {
                    let failed = moves[..at].iter().filter(|tried| tried.rank < FORCING);
                    let tree = &*self.tree;
                    self.ordering.record_cutoff(
                        mv,
                        failed.map(|tried| tried.mv),
                        depth,
                        ply,
                        side,
                        |mv| tree.history_slot(mv),
                    );
                }
                break;
            }
        }
        Ok((best, best_mv))
    }

    /// Searches a move after the first: zero window and reduced depth, then full depth, then the
    /// full window.
    fn search_later_move(
        &mut self,
        depth: i32,
        reduction: i32,
        window: Window,
    ) -> Result<i32, OutOfBudget> {
        let Window { ply, alpha, beta } = window;
        let mut value = self.child(depth - reduction, ply, alpha, alpha + 1)?;
        if value > alpha && reduction > 0 {
            value = self.child(depth, ply, alpha, alpha + 1)?;
        }
        if value > alpha && value < beta {
            value = self.child(depth, ply, alpha, beta)?;
        }
        Ok(value)
    }

    /// Quiescence search: captures, threats and evasions only. The position has been visited and
    /// its result is open.
    fn quiescence(
        &mut self,
        status: Status,
        left: u32,
        window: Window,
    ) -> Result<i32, OutOfBudget> {
        let Window { ply, mut alpha, beta } = window;
        let threatened = status == Status::Threatened;
        let mut best = if threatened && left > 0 {
            plies(ply + 2) - MATE
        } else {
            let static_eval = self.tree.evaluate();
            if static_eval >= beta || left == 0 {
                return Ok(static_eval);
            }
            alpha = alpha.max(static_eval);
            static_eval
        };
        let mut moves = self.take_move_list();
        self.tree
            .moves(if threatened { MoveFilter::Evasions } else { MoveFilter::Forcing }, &mut moves);
        for at in 0..moves.len() {
            select_best(&mut moves, at);
            let undo = self.tree.play(moves[at].mv);
            let value = self.quiescence_child(left - 1, Window { ply: ply + 1, alpha, beta });
            self.tree.undo(undo);
            let Ok(value) = value else {
                self.move_lists.push(moves);
                return Err(OutOfBudget);
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.move_lists.push(moves);
        Ok(best)
    }

    /// The value for the side that has just moved.
    fn quiescence_child(&mut self, left: u32, window: Window) -> Result<i32, OutOfBudget> {
        let Window { ply, alpha, beta } = window;
        let status = self.tree.status();
        if let Some(value) = self.visit(status, ply)? {
            return Ok(-value);
        }
        let window = Window { ply, alpha: -beta, beta: -alpha };
        self.quiescence(status, left, window).map(|value| -value)
    }

    /// The draw score for the side to move.
    fn draw_score(&self) -> i32 {
        match self.tree.side() {
            Side::Ours => self.tree.draw_score(),
            Side::Theirs => -self.tree.draw_score(),
        }
    }

    fn take_move_list(&mut self) -> Vec<RankedMove<T::Move>> {
        let mut list = self.move_lists.pop().unwrap_or_default();
        list.clear();
        list
    }
}

/// A ply as a score.
fn plies(ply: usize) -> i32 {
    i32::try_from(ply).expect("plies are few")
}

/// Mate scores count from the root in the search and from the position itself in the table.
fn value_to_table(value: i32, ply: usize) -> i32 {
    if is_mate(value) { value + value.signum() * plies(ply) } else { value }
}

fn value_from_table(value: i32, ply: usize) -> i32 {
    if is_mate(value) { value - value.signum() * plies(ply) } else { value }
}
