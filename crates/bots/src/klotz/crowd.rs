//! A game of three or four as the deep search sees it: the bot against all the others.

use klotz::{Approach, CellSet, Colour, ColourSet, Height, Move, Position};

use super::{facts::Facts, worth::Weights};
use crate::search::{
    Side,
    order::{FORCING, Ranked},
    pvs::{Outlook, Tree, Which},
};

/// A drawn game is a little worse than an even one: bots should play on.
const DRAWN: i32 = -20;

/// What a cell of a rival's way adds to the rank of a move that takes it.
const IN_THE_WAY: i32 = 4_000;
/// What a step towards the goal adds to the rank of a move of the Klotz.
const A_STEP: i32 = 3_000;

/// What the others are thought to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// Each of them moves in turn, against the bot.
    Paranoid,
    /// Only one of them moves before it is the bot's turn again: whoever hurts it most.
    BestReply,
}

/// A move and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    colour: Colour,
    pub(super) mv: Move,
}

/// A position, searched on behalf of the player to move at its root.
pub(super) struct CrowdTree<'w> {
    position: Position,
    us: Colour,
    others: Others,
    weights: &'w Weights,
    /// Hashes of where the match has been before, sorted. Going round in circles wins nothing.
    history: Vec<u64>,
    /// The facts of the position with this hash: they are asked for more than once.
    facts: Option<(u64, Facts)>,
}

impl<'w> CrowdTree<'w> {
    pub(super) fn new(
        position: Position,
        history: &[u64],
        others: Others,
        weights: &'w Weights,
    ) -> CrowdTree<'w> {
        let mut history = history.to_vec();
        history.sort_unstable();
        CrowdTree { us: position.turn(), position, others, weights, history, facts: None }
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

    /// Those who may move now.
    fn movers(&self) -> ColourSet {
        let turn = self.position.turn();
        if turn == self.us || self.others == Others::Paranoid {
            ColourSet::EMPTY.with(turn)
        } else {
            self.rivals_of_us()
        }
    }

    fn rivals_of_us(&self) -> ColourSet {
        self.position.seats().without(self.us)
    }

    /// Those whom the side to move wants to stop.
    fn rivals(&self) -> ColourSet {
        match self.side() {
            Side::Ours => self.rivals_of_us(),
            Side::Theirs => ColourSet::EMPTY.with(self.us),
        }
    }

    /// The cells of which one has to be taken to stop every threat against the side to move.
    fn barring(&self) -> Option<CellSet> {
        // An opponent in the middle of the round leaves it to the last of them to stop the bot.
        let last = self.position.seats().next_after(self.position.turn()) == self.us;
        if self.side() == Side::Theirs && self.others == Others::Paranoid && !last {
            return None;
        }
        let threats = self.rivals().iter().filter_map(|rival| self.position.threat(rival));
        threats.reduce(|all, one| all & one)
    }

    /// Visits what each of those who may move can do.
    fn for_each_mover(&self, mut visit: impl FnMut(Colour, &Position)) {
        for colour in self.movers().iter() {
            let mut position = self.position;
            position.give_turn_to(colour);
            visit(colour, &position);
        }
    }

    fn all(&mut self, into: &mut Vec<Ranked<Step>>) {
        let facts = self.facts();
        let rivals = self.rivals();
        let way =
            |colour: Colour| facts.approach(colour).gates | facts.approach(colour).first_steps;
        let their_way = rivals.iter().fold(CellSet::EMPTY, |cells, rival| cells | way(rival));
        self.for_each_mover(|colour, position| {
            let klotz = position.own_klotz();
            let goal = colour.goal(position.goal());
            let from_here = klotz.distance(goal).cast_signed();
            let gates = facts.approach(colour).gates;
            position.for_each_move(|mv| {
                let rank = match mv {
                    Move::Pass => 0,
                    Move::Slide { from, to } if from == klotz => {
                        let nearer = from_here - to.distance(goal).cast_signed();
                        let forces = to == goal || gates.contains(to);
                        nearer * A_STEP + if forces { FORCING } else { 0 }
                    }
                    Move::Slide { to, .. } => match position.klotz_on(to) {
                        Some(victim) if rivals.contains(victim) => {
                            FORCING * 2 - advance(facts.approach(victim))
                        }
                        // Sending oneself or an ally home is rarely wise.
                        Some(_) => -FORCING / 4,
                        None if their_way.contains(to) => IN_THE_WAY,
                        None => 0,
                    },
                };
                into.push(Ranked { mv: Step { colour, mv }, rank });
            });
        });
    }

    fn answers(&self, into: &mut Vec<Ranked<Step>>) {
        let barring = self.barring().unwrap_or(CellSet::EMPTY);
        self.for_each_mover(|colour, position| {
            position.for_each_move_to(barring, |mv| {
                let captures = mv.ends().is_some_and(|(_, to)| position.klotz_on(to).is_some());
                let rank = if captures { FORCING } else { 0 };
                into.push(Ranked { mv: Step { colour, mv }, rank });
            });
        });
    }

    /// Captures of rivals who are about to arrive, and runs to a gate where nobody can capture.
    fn forcing(&mut self, into: &mut Vec<Ranked<Step>>) {
        let facts = self.facts();
        let near = self.rivals().iter().filter(|&rival| facts.approach(rival).race <= 2);
        let targets = near.filter_map(|rival| self.position.klotz(rival)).collect::<CellSet>();
        self.for_each_mover(|colour, position| {
            if !targets.is_empty() {
                position.for_each_move_to(targets, |mv| {
                    into.push(Ranked { mv: Step { colour, mv }, rank: FORCING * 2 });
                });
            }
            let ours = facts.approach(colour);
            if ours.safe_race == 2 {
                let from = position.own_klotz();
                into.extend(ours.first_steps.iter().map(|to| {
                    let mv = Move::Slide { from, to };
                    Ranked { mv: Step { colour, mv }, rank: FORCING }
                }));
            }
        });
    }
}

/// Whoever is nearer to the goal is captured rather.
fn advance(approach: &Approach) -> i32 {
    (approach.race * 8 + approach.safe_race).cast_signed()
}

impl Tree for CrowdTree<'_> {
    type Move = Step;
    /// Positions are small: keeping one is quicker than working out what has changed.
    type Undo = Position;

    /// By colour, kind of piece and end.
    const SLOTS: usize = 16 * 256;

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
            // Moves that win are played at the root alone: the winner is never to move.
            Outlook::Lost
        } else if self.movers().iter().any(|colour| self.position.threat(colour).is_some()) {
            Outlook::Won
        } else if self.barring().is_some() {
            Outlook::Pressed
        } else {
            Outlook::Open
        }
    }

    /// Our standing against the best of the others, who count a little each as well: it is the
    /// leader one has to stop.
    fn evaluate(&mut self) -> i32 {
        let facts = self.facts();
        let standings = self.weights.standings(&self.position, &facts);
        let rivals = self.rivals_of_us();
        let others = || rivals.iter().map(|rival| standings[rival.index()]);
        let leader = others().max().unwrap_or(0);
        let rest = others().sum::<i32>() - leader;
        let ours = standings[self.us.index()]
            - leader
            - (rest - leader * (rivals.len().cast_signed() as i32 - 1)) / 8;
        match self.side() {
            Side::Ours => ours,
            Side::Theirs => -ours,
        }
    }

    fn moves(&mut self, which: Which, into: &mut Vec<Ranked<Step>>) {
        match which {
            Which::All => self.all(into),
            Which::Answers => self.answers(into),
            Which::Forcing => self.forcing(into),
        }
    }

    fn slot(&self, step: Step) -> usize {
        let Some((from, to)) = step.mv.ends() else { return 0 };
        let kind = self.position.height(from).map_or(0, Height::steps) as usize;
        (step.colour.index() * 4 + kind) * 256 + to.index()
    }

    fn play(&mut self, step: Step) -> Position {
        let before = self.position;
        self.position.give_turn_to(step.colour);
        let _ = self.position.play_unchecked(step.mv);
        if self.others == Others::BestReply && step.colour != self.us {
            self.position.give_turn_to(self.us);
        }
        before
    }

    fn skip(&mut self) -> Position {
        let before = self.position;
        let next = match self.others {
            Others::BestReply if self.side() == Side::Theirs => self.us,
            Others::BestReply | Others::Paranoid => {
                self.position.seats().next_after(self.position.turn())
            }
        };
        self.position.give_turn_to(next);
        before
    }

    fn undo(&mut self, before: Position) {
        self.position = before;
    }
}
