//! A game of two as the deep search sees it.

use klotz::{CellSet, Colour, Height, Move, Position, Undo};

use super::{facts::Facts, worth::Weights};
use crate::search::{
    Side,
    order::{FORCING, Ranked},
    pvs::{Outlook, Tree, Which},
};

/// A drawn game is a little worse than an even one: bots should play on.
const DRAWN: i32 = -20;

/// What a cell of the rival's way adds to the rank of a move that takes it.
const IN_THE_WAY: i32 = 4_000;
/// What a step towards the goal adds to the rank of a move of the Klotz.
const A_STEP: i32 = 3_000;

/// A position of two players, searched on behalf of the one to move at its root.
pub(super) struct DuelTree<'w> {
    position: Position,
    us: Colour,
    weights: &'w Weights,
    /// Hashes of where the match has been before, sorted. Going round in circles wins nothing.
    history: Vec<u64>,
    /// The facts of the position with this hash: they are asked for more than once.
    facts: Option<(u64, Facts)>,
}

impl<'w> DuelTree<'w> {
    pub(super) fn new(position: Position, history: &[u64], weights: &'w Weights) -> DuelTree<'w> {
        let mut history = history.to_vec();
        history.sort_unstable();
        DuelTree { us: position.turn(), position, weights, history, facts: None }
    }

    fn other(&self) -> Colour {
        self.position.seats().next_after(self.position.turn())
    }

    fn facts(&mut self) -> Facts {
        let hash = self.position.hash();
        match self.facts {
            Some((known, facts)) if known == hash => facts,
            _ => {
                let facts = Facts::new(&self.position);
                self.facts = Some((hash, facts));
                facts
            }
        }
    }

    /// All moves: captures first, then runs, then what stands in the rival's way.
    fn all(&mut self, into: &mut Vec<Ranked<Move>>) {
        let facts = self.facts();
        let (mover, other) = (self.position.turn(), self.other());
        let theirs = facts.approach(other);
        let their_way = theirs.gates | theirs.first_steps;
        let ours = facts.approach(mover);
        let klotz = self.position.own_klotz();
        let goal = mover.goal(self.position.goal());
        let from_here = klotz.distance(goal).cast_signed();
        let rival = self.position.klotz(other);
        self.position.for_each_move(|mv| {
            let rank = match mv {
                Move::Slide { from, to } if from == klotz => {
                    let nearer = from_here - to.distance(goal).cast_signed();
                    // Winning, or threatening to.
                    let forces = to == goal || ours.gates.contains(to);
                    nearer * A_STEP + if forces { FORCING } else { 0 }
                }
                Move::Slide { to, .. } if Some(to) == rival => FORCING * 2,
                // Sending oneself home is legal, and rarely wise.
                Move::Slide { to, .. } if to == klotz => -FORCING / 4,
                Move::Slide { to, .. } if their_way.contains(to) => IN_THE_WAY,
                Move::Slide { .. } | Move::Pass => 0,
            };
            into.push(Ranked { mv, rank });
        });
    }

    /// Whatever takes one of the cells that keep the rival's Klotz out.
    fn answers(&self, into: &mut Vec<Ranked<Move>>) {
        let other = self.other();
        let barring = self.position.threat(other).unwrap_or(CellSet::EMPTY);
        let rival = self.position.klotz(other);
        self.position.for_each_move_to(barring, |mv| {
            let captures = mv.ends().is_some_and(|(_, to)| Some(to) == rival);
            into.push(Ranked { mv, rank: if captures { FORCING } else { 0 } });
        });
    }

    /// Captures of the rival, and runs to a gate where nobody can capture.
    fn forcing(&mut self, into: &mut Vec<Ranked<Move>>) {
        let other = self.other();
        let rival = self.position.klotz(other).map_or(CellSet::EMPTY, CellSet::from);
        if (rival & CellSet::CENTRE).is_empty() {
            self.position.for_each_move_to(rival, |mv| into.push(Ranked { mv, rank: FORCING * 2 }));
        }
        let mover = self.position.turn();
        let facts = self.facts();
        let ours = facts.approach(mover);
        if ours.safe_race == 2 {
            let from = self.position.own_klotz();
            into.extend(
                ours.first_steps
                    .iter()
                    .map(|to| Ranked { mv: Move::Slide { from, to }, rank: FORCING }),
            );
        }
    }
}

impl Tree for DuelTree<'_> {
    type Move = Move;
    type Undo = Undo;

    /// By kind of piece and end.
    const SLOTS: usize = 4 * 256;

    fn side(&self) -> Side {
        if self.position.turn() == self.us { Side::Ours } else { Side::Theirs }
    }

    fn key(&self) -> u64 {
        self.position.hash()
    }

    fn seen_before(&self) -> bool {
        self.history.binary_search(&self.position.hash()).is_ok()
    }

    fn drawn(&self) -> i32 {
        DRAWN
    }

    fn outlook(&mut self) -> Outlook {
        if self.position.winner().is_some() {
            Outlook::Lost
        } else if self.position.threat(self.position.turn()).is_some() {
            Outlook::Won
        } else if self.position.threat(self.other()).is_some() {
            Outlook::Pressed
        } else {
            Outlook::Open
        }
    }

    fn evaluate(&mut self) -> i32 {
        let facts = self.facts();
        let standings = self.weights.standings(&self.position, &facts);
        standings[self.position.turn().index()] - standings[self.other().index()]
    }

    fn moves(&mut self, which: Which, into: &mut Vec<Ranked<Move>>) {
        match which {
            Which::All => self.all(into),
            Which::Answers => self.answers(into),
            Which::Forcing => self.forcing(into),
        }
    }

    fn slot(&self, mv: Move) -> usize {
        let Some((from, to)) = mv.ends() else { return 0 };
        let kind = self.position.height(from).map_or(0, Height::steps) as usize;
        kind * 256 + to.index()
    }

    fn play(&mut self, mv: Move) -> Undo {
        self.position.play_unchecked(mv)
    }

    fn skip(&mut self) -> Undo {
        self.position.play_unchecked(Move::Pass)
    }

    fn undo(&mut self, undo: Undo) {
        self.position.undo(undo);
    }
}
