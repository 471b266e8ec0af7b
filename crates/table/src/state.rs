//! Where a match stands.

use game::{Departure, Game, Outcome, Seat, SeatSet};

use crate::{Clock, EndRule, Player, Setup, TableRule};

/// One match at one moment: the fold of its events so far over its setup.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    pub(crate) setup: Setup<G>,
    /// The number of the last event.
    pub(crate) seq: u32,
    /// When the last event happened.
    pub(crate) last_ms: u64,
    pub(crate) players: Vec<Player>,
    pub(crate) game: G,
    /// Who has not left the game.
    pub(crate) in_play: SeatSet,
    pub(crate) clock: Clock,
    pub(crate) steps: Vec<Step<G>>,
    /// What was taken back: the step to be redone first is the last one.
    pub(crate) undone: Vec<Step<G>>,
    pub(crate) draw: Option<DrawOffer>,
    pub(crate) takeback: Option<TakebackWish>,
    /// The position in which each seat last offered a draw or asked to take back.
    pub(crate) last_wishes: Vec<LastWishes>,
    pub(crate) rematch_wanted: SeatSet,
    pub(crate) rematch_agreed: bool,
}

/// A step of the match that can be taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// What happened.
    pub kind: StepKind<G>,
    /// What each seat had left afterwards; empty without a clock.
    pub left_ms: Vec<u64>,
}

/// What happened in a step.
#[derive(Clone, PartialEq, Debug)]
pub enum StepKind<G: Game> {
    /// A move was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The move.
        mv: G::Move,
    },
    /// A player left a game that went on.
    Left {
        /// Who left.
        seat: Seat,
        /// Why.
        reason: Departure,
    },
    /// The match ended by a rule of the table.
    Ended {
        /// Who won, and by which rule.
        outcome: Outcome<TableRule>,
    },
}

impl<G: Game> StepKind<G> {
    /// Whether it is a move: steps are counted, named and jumped to by moves.
    pub fn is_move(&self) -> bool {
        matches!(self, StepKind::Played { .. })
    }
}

/// A draw offer that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawOffer {
    /// Who offered it.
    pub by: Seat,
    /// Who has yet to answer.
    pub waiting_for: SeatSet,
}

/// A wish to take back that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakebackWish {
    /// Who asked.
    pub by: Seat,
    /// Who has yet to answer.
    pub waiting_for: SeatSet,
    /// How many moves shall remain.
    pub ply: u32,
}

/// The ply at which a seat last wished for something; one wish in a position is enough.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct LastWishes {
    pub(crate) draw: Option<u32>,
    pub(crate) takeback: Option<u32>,
}

impl<G: Game> Table<G> {
    /// The match before its first move.
    pub fn start(setup: Setup<G>, now_ms: u64) -> Self {
        let game = G::start(setup.settings().clone());
        let seats = game.seats();
        Table {
            seq: 0,
            last_ms: now_ms,
            players: setup.seats().iter().map(|seat| seat.player).collect(),
            in_play: Seat::first(seats).collect(),
            clock: Clock::new(setup.clock(), seats, now_ms),
            steps: Vec::new(),
            undone: Vec::new(),
            draw: None,
            takeback: None,
            last_wishes: vec![LastWishes::default(); seats],
            rematch_wanted: SeatSet::EMPTY,
            rematch_agreed: false,
            game,
            setup,
        }
    }

    /// What was agreed before the first move.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The number of the last event, 0 before the first.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// When the last event happened, or the match started.
    pub fn last_ms(&self) -> u64 {
        self.last_ms
    }

    /// The game being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who makes the moves of each seat now.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who has not left the game.
    pub fn in_play(&self) -> SeatSet {
        self.in_play
    }

    /// Whose turn it is; nobody's when the match is over.
    pub fn to_move(&self) -> Option<Seat> {
        if self.outcome().is_some() { None } else { self.game.to_move() }
    }

    /// How many moves have been played.
    pub fn ply(&self) -> u32 {
        count_moves(&self.steps)
    }

    /// Everything that led here, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How many moves that were taken back can be played again.
    pub fn redoable(&self) -> u32 {
        count_moves(&self.undone)
    }

    /// How the match ended, once it has.
    pub fn outcome(&self) -> Option<Outcome<EndRule<G::EndRule>>> {
        match self.steps.last().map(|step| &step.kind) {
            Some(StepKind::Ended { outcome }) => Some(outcome.map_rule(EndRule::Table)),
            _ => self.game.outcome().map(|outcome| outcome.map_rule(EndRule::Game)),
        }
    }

    /// The seat whose time runs, if any.
    pub fn running(&self) -> Option<Seat> {
        if self.clock.counts() && self.ply() > 0 { self.to_move() } else { None }
    }

    /// What every seat has left at this time; empty without a clock.
    pub fn left_ms(&self, now_ms: u64) -> Vec<u64> {
        self.clock.left_at(self.running(), now_ms)
    }

    /// The draw offer that waits for answers, if any.
    pub fn draw_offer(&self) -> Option<&DrawOffer> {
        self.draw.as_ref()
    }

    /// The wish to take back that waits for answers, if any.
    pub fn takeback_wish(&self) -> Option<&TakebackWish> {
        self.takeback.as_ref()
    }

    /// Who has asked for a rematch so far.
    pub fn rematch_wanted(&self) -> SeatSet {
        self.rematch_wanted
    }

    /// The setup of the next match, once everyone has agreed to play it.
    pub fn rematch(&self) -> Option<Setup<G>> {
        self.rematch_agreed.then(|| self.setup.for_rematch(&self.players))
    }

    /// The game as it was after so many moves (and whatever happened before the next one), played
    /// again from the start. `None` if not so many have been played.
    pub fn game_at(&self, ply: u32) -> Option<G> {
        let kept = self.steps_until(ply)?;
        Some(replay(&self.setup, &self.steps[..kept]).0)
    }

    /// How many steps come before the move that follows the first `ply` moves; all of them if none
    /// follows. `None` if not so many have been played.
    pub(crate) fn steps_until(&self, ply: u32) -> Option<usize> {
        if ply > self.ply() {
            return None;
        }
        let mut moves = self.steps.iter().enumerate().filter(|(_, step)| step.kind.is_move());
        Some(moves.nth(ply as usize).map_or(self.steps.len(), |(index, _)| index))
    }

    /// How many steps remain when the match goes back to `ply` moves. Going back to the last move
    /// takes back what came after it.
    pub(crate) fn steps_after_takeback(&self, ply: u32) -> Option<usize> {
        if ply == self.ply() {
            let last_move = self.steps.iter().rposition(|step| step.kind.is_move());
            return Some(last_move.map_or(0, |index| index + 1));
        }
        self.steps_until(ply)
    }

    /// How many of the steps taken back are played again to reach `ply` moves: with the last move
    /// everything that followed it directly. `None` if so many moves cannot be reached.
    pub(crate) fn steps_to_redo(&self, ply: u32) -> Option<usize> {
        let wanted = ply.checked_sub(self.ply())?;
        if wanted > self.redoable() {
            return None;
        }
        let next = self.undone.iter().rev().enumerate();
        let mut next = next.filter(|(_, step)| step.kind.is_move());
        Some(next.nth(wanted as usize).map_or(self.undone.len(), |(index, _)| index))
    }
}

fn count_moves<G: Game>(steps: &[Step<G>]) -> u32 {
    steps.iter().filter(|step| step.kind.is_move()).count() as u32
}

/// The game and who is left in it after these steps, which have happened before.
pub(crate) fn replay<G: Game>(setup: &Setup<G>, steps: &[Step<G>]) -> (G, SeatSet) {
    let mut game = G::start(setup.settings().clone());
    let mut in_play: SeatSet = Seat::first(game.seats()).collect();
    for step in steps {
        match &step.kind {
            StepKind::Played { mv, .. } => {
                game.play(mv).expect("a move that was legal once is legal again");
            }
            StepKind::Left { seat, .. } => {
                game.retire(*seat).expect("a player who could leave once can leave again");
                in_play = in_play.without(*seat);
            }
            StepKind::Ended { .. } => {}
        }
    }
    (game, in_play)
}
