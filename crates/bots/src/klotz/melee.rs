//! A game of any number of players as the Monte Carlo search sees it: everyone for themselves.

use klotz::{CellSet, Colour, Move, Position};

use super::{facts::Facts, worth::Weights};
use crate::{
    odds,
    search::mcts::{Care, SEATS, Shares, Tree},
};

/// As many moves of an inner position are considered.
const CONSIDERED: usize = 40;

/// How likely kinds of moves are the best, relative to each other.
mod likely {
    pub(super) const CAPTURE_LEADER: f32 = 8.0;
    pub(super) const CAPTURE: f32 = 3.0;
    pub(super) const SAFE_STEP: f32 = 8.0;
    pub(super) const STEP: f32 = 1.5;
    pub(super) const RISKY_STEP: f32 = 0.3;
    pub(super) const BAR_A_THREAT: f32 = 8.0;
    pub(super) const IN_THE_WAY: f32 = 0.8;
    pub(super) const QUIET: f32 = 0.06;
    pub(super) const ABSURD: f32 = 0.01;
}

/// A position as each player sees it for themselves.
#[derive(Clone)]
pub(super) struct MeleeTree<'w> {
    position: Position,
    us: Colour,
    weights: &'w Weights,
    /// Hashes of where the match has been before, sorted.
    history: &'w [u64],
}

impl<'w> MeleeTree<'w> {
    /// `history` must be sorted.
    pub(super) fn new(position: Position, history: &'w [u64], weights: &'w Weights) -> Self {
        MeleeTree { us: position.turn(), position, weights, history }
    }

    /// Every move with a weight from what it looks like.
    fn by_looks(&self, into: &mut Vec<(Move, f32)>) {
        let position = &self.position;
        let mover = position.turn();
        let facts = Facts::new(position);
        let danger = facts.danger(position, mover);
        let ours = facts.approach(mover);
        let klotz = position.own_klotz();
        let goal = mover.goal(position.goal());
        let rivals = position.seats().without(mover);
        let mut threats = CellSet::EMPTY;
        let mut way = CellSet::EMPTY;
        let mut leaders = CellSet::EMPTY;
        for rival in rivals.iter() {
            let theirs = facts.approach(rival);
            threats = threats | position.threat(rival).unwrap_or(CellSet::EMPTY);
            if theirs.race <= 3 {
                way = way | theirs.gates | theirs.first_steps;
            }
            if theirs.race <= 2 {
                leaders = leaders | position.klotz(rival).map_or(CellSet::EMPTY, CellSet::from);
            }
        }
        position.for_each_move(|mv| {
            let weight = match mv {
                Move::Slide { from, to } if from == klotz => {
                    if ours.first_steps.contains(to) {
                        likely::SAFE_STEP
                    } else if to.distance(goal) >= from.distance(goal) {
                        likely::QUIET
                    } else if danger.contains(to) {
                        likely::RISKY_STEP
                    } else {
                        likely::STEP
                    }
                }
                Move::Slide { to, .. } if to == klotz => likely::ABSURD,
                Move::Slide { to, .. } if threats.contains(to) => likely::BAR_A_THREAT,
                Move::Slide { to, .. } if leaders.contains(to) => likely::CAPTURE_LEADER,
                Move::Slide { to, .. } if position.klotz_on(to).is_some() => likely::CAPTURE,
                Move::Slide { to, .. } if way.contains(to) => likely::IN_THE_WAY,
                Move::Slide { .. } | Move::Pass => likely::QUIET,
            };
            into.push((mv, weight));
        });
    }

    /// Only what stops the next player from winning at once: everything else loses.
    fn answers(&self, into: &mut Vec<(Move, f32)>) {
        let next = self.position.seats().next_after(self.position.turn());
        if let Some(barring) = self.position.threat(next) {
            self.position.for_each_move_to(barring, |mv| into.push((mv, 1.0)));
        }
    }
}

impl Tree for MeleeTree<'_> {
    type Move = Move;

    fn mover(&self) -> usize {
        self.position.turn().index()
    }

    fn winner(&self) -> Option<usize> {
        if let Some(winner) = self.position.winner() {
            return Some(winner.index());
        }
        let mover = self.position.turn();
        self.position.threat(mover).map(|_| mover.index())
    }

    fn drawn(&self) -> Option<Shares> {
        let seats = self.position.seats();
        self.history.binary_search(&self.position.hash()).is_ok().then(|| {
            let mut shares = [0.0; SEATS];
            for colour in seats.iter() {
                // A little less than chance: bots should play on.
                shares[colour.index()] = 0.9 / f32::from(seats.len() as u8);
            }
            shares
        })
    }

    fn shares(&mut self) -> Shares {
        let facts = Facts::new(&self.position);
        let standings = self.weights.standings(&self.position, &facts);
        let mut shares = [0.0; SEATS];
        for colour in self.position.seats().iter() {
            shares[colour.index()] = odds::of_points(standings[colour.index()]);
        }
        let total = shares.iter().sum::<f32>();
        shares.map(|share| share / total)
    }

    fn moves(&mut self, care: Care, into: &mut Vec<(Move, f32)>) {
        match care {
            Care::Root => self.by_looks(into),
            Care::Inner => {
                // Others may overlook a threat, or leave it to somebody else.
                if self.position.turn() == self.us {
                    self.answers(into);
                }
                if into.is_empty() {
                    self.by_looks(into);
                    into.sort_by(|a, b| b.1.total_cmp(&a.1));
                    into.truncate(CONSIDERED);
                }
            }
        }
    }

    fn play(&mut self, mv: Move) {
        let _ = self.position.play_unchecked(mv);
    }
}
