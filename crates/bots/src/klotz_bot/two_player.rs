//! The two-player game tree for [principal variation search](crate::search::pvs).

use klotz::{CellSet, Colour, Height, Move, Position, Undo};

use super::{eval::Weights, position_info::PositionInfo};
use crate::search::{
    Side,
    move_ordering::{FORCING, RankedMove},
    pvs::{MoveFilter, Status, Tree},
};

/// Slightly below an even game, so that bots play on.
const DRAW_SCORE: i32 = -20;

/// The rank of a move onto the opponent's path.
const BLOCK_RANK: i32 = 4_000;
/// The rank of each step of the Klotz towards its goal.
const STEP_RANK: i32 = 3_000;

/// A position, searched for the player to move at the root.
pub(super) struct TwoPlayerTree<'w> {
    position: Position,
    us: Colour,
    weights: &'w Weights,
    /// Sorted hashes of earlier positions of the match: a repetition counts as a draw.
    history: Vec<u64>,
    /// A cache of the last position's info, by hash.
    info: Option<(u64, PositionInfo)>,
}

impl<'w> TwoPlayerTree<'w> {
    pub(super) fn new(
        position: Position,
        history: &[u64],
        weights: &'w Weights,
    ) -> TwoPlayerTree<'w> {
        let mut history = history.to_vec();
        history.sort_unstable();
        TwoPlayerTree { us: position.turn(), position, weights, history, info: None }
    }

    fn other(&self) -> Colour {
        self.position.seats().next_after(self.position.turn())
    }

    fn position_info(&mut self) -> PositionInfo {
        let hash = self.position.hash();
        match self.info {
            Some((known, info)) if known == hash => info,
            _ => {
                let info = PositionInfo::new(&self.position);
                self.info = Some((hash, info));
                info
            }
        }
    }

    /// All moves: captures, then moves of the Klotz, then moves onto the opponent's path.
    fn all(&mut self, list: &mut Vec<RankedMove<Move>>) {
        let info = self.position_info();
        let (mover, other) = (self.position.turn(), self.other());
        let theirs = info.approach(other);
        let their_way = theirs.gates | theirs.first_steps;
        let ours = info.approach(mover);
        let klotz = self.position.own_klotz();
        let goal = mover.goal(self.position.goal());
        let from_here = klotz.distance(goal).cast_signed();
        let rival = self.position.klotz(other);
        self.position.for_each_move(|mv| {
            let rank = match mv {
                Move::Slide { from, to } if from == klotz => {
                    let nearer = from_here - to.distance(goal).cast_signed();
                    // It wins or threatens to.
                    let forces = to == goal || ours.gates.contains(to);
                    nearer * STEP_RANK + if forces { FORCING } else { 0 }
                }
                Move::Slide { to, .. } if Some(to) == rival => FORCING * 2,
                // Capturing your own Klotz is legal but rarely good.
                Move::Slide { to, .. } if to == klotz => -FORCING / 4,
                Move::Slide { to, .. } if their_way.contains(to) => BLOCK_RANK,
                Move::Slide { .. } | Move::Pass => 0,
            };
            list.push(RankedMove { mv, rank });
        });
    }

    /// Moves onto the cells that parry the opponent's threat.
    fn evasions(&self, list: &mut Vec<RankedMove<Move>>) {
        let other = self.other();
        let barring = self.position.threat(other).unwrap_or(CellSet::EMPTY);
        let rival = self.position.klotz(other);
        self.position.for_each_move_to(barring, |mv| {
            let captures = mv.ends().is_some_and(|(_, to)| Some(to) == rival);
            list.push(RankedMove { mv, rank: if captures { FORCING } else { 0 } });
        });
    }

    /// Captures, and moves of the Klotz to a gate where it cannot be captured.
    fn forcing(&mut self, list: &mut Vec<RankedMove<Move>>) {
        let other = self.other();
        let rival = self.position.klotz(other).map_or(CellSet::EMPTY, CellSet::from);
        if (rival & CellSet::CENTRE).is_empty() {
            self.position
                .for_each_move_to(rival, |mv| list.push(RankedMove { mv, rank: FORCING * 2 }));
        }
        let mover = self.position.turn();
        let info = self.position_info();
        let ours = info.approach(mover);
        if ours.safe_race == 2 {
            let from = self.position.own_klotz();
            list.extend(
                ours.first_steps
                    .iter()
                    .map(|to| RankedMove { mv: Move::Slide { from, to }, rank: FORCING }),
            );
        }
    }
}

impl Tree for TwoPlayerTree<'_> {
    type Move = Move;
    type Undo = Undo;

    /// By piece height and target cell.
    const HISTORY_SLOTS: usize = 4 * 256;

    fn side(&self) -> Side {
        if self.position.turn() == self.us { Side::Ours } else { Side::Theirs }
    }

    fn key(&self) -> u64 {
        self.position.hash()
    }

    fn seen_before(&self) -> bool {
        self.history.binary_search(&self.position.hash()).is_ok()
    }

    fn draw_score(&self) -> i32 {
        DRAW_SCORE
    }

    fn status(&mut self) -> Status {
        if self.position.winner().is_some() {
            Status::Lost
        } else if self.position.threat(self.position.turn()).is_some() {
            Status::Won
        } else if self.position.threat(self.other()).is_some() {
            Status::Threatened
        } else {
            Status::Open
        }
    }

    fn evaluate(&mut self) -> i32 {
        let info = self.position_info();
        let scores = self.weights.scores(&self.position, &info);
        scores[self.position.turn().index()] - scores[self.other().index()]
    }

    fn moves(&mut self, filter: MoveFilter, list: &mut Vec<RankedMove<Move>>) {
        match filter {
            MoveFilter::All => self.all(list),
            MoveFilter::Evasions => self.evasions(list),
            MoveFilter::Forcing => self.forcing(list),
        }
    }

    fn history_slot(&self, mv: Move) -> usize {
        let Some((from, to)) = mv.ends() else { return 0 };
        let kind = self.position.height(from).map_or(0, Height::steps) as usize;
        kind * 256 + to.index()
    }

    fn play(&mut self, mv: Move) -> Undo {
        self.position.play_unchecked(mv)
    }

    fn null_move(&mut self) -> Undo {
        self.position.play_unchecked(Move::Pass)
    }

    fn undo(&mut self, undo: Undo) {
        self.position.undo(undo);
    }
}
